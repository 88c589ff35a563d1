/* python3.dll forwards the stable ABI to python311.dll; python3.def lists what. */
int __stdcall DllMain(void *module, unsigned reason, void *reserved) { return 1; }
