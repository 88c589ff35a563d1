/* icuuc.dll is a part of Windows 10 to which Qt 6.10 and later link; Wine has none. It knows no encodings. */
#define EXPORT __declspec(dllexport)
#define U_FILE_ACCESS_ERROR 4

int __stdcall DllMain(void *module, unsigned reason, void *reserved) { return 1; }

EXPORT void *ucnv_open(const char *name, int *error) {
  if (error) *error = U_FILE_ACCESS_ERROR;
  return 0;
}
EXPORT int ucnv_countAvailable(void) { return 0; }
EXPORT void *ucnv_getAvailableName(int number) { return 0; }
EXPORT void *ucnv_getStandardName(const char *name, const char *standard, int *error) { return 0; }
EXPORT void *ucnv_getName(void *converter, int *error) { return 0; }
EXPORT int ucnv_getMaxCharSize(void *converter) { return 1; }
EXPORT int ucnv_toUCountPending(void *converter, int *error) { return 0; }
EXPORT int ucnv_fromUCountPending(void *converter, int *error) { return 0; }

#define NOTHING(name) EXPORT void name(void) {}
NOTHING(ucnv_close)
NOTHING(ucnv_reset)
NOTHING(ucnv_fromUnicode)
NOTHING(ucnv_toUnicode)
NOTHING(ucnv_getToUCallBack)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NOTHING(ucnv_getFromUCallBack)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
