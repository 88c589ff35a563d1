// Loads VRM files with @pixiv/three-vrm and uses them: what it read, and an exit code of 1 where it fails.
//   npm install three @pixiv/three-vrm (in a folder outside the repository)
//   NODE_PATH=FOLDER/node_modules node tests/benchmarks/vrm/three_vrm.mjs FILE…
import { readFileSync } from "node:fs";
import { delimiter } from "node:path";
import { pathToFileURL } from "node:url";

const FOLDER = (process.env.NODE_PATH ?? ".").split(delimiter)[0];
const load = (path) => import(pathToFileURL(`${FOLDER}/${path}`).href);

// What the loader asks of a browser: pictures become empty ones.
globalThis.self = globalThis;
globalThis.createImageBitmap = async () => ({ width: 1, height: 1, close() {} });
URL.createObjectURL = () => "blob:nothing";
URL.revokeObjectURL = () => {};

const THREE = await load("three/build/three.module.js");
const { GLTFLoader } = await load("three/examples/jsm/loaders/GLTFLoader.js");
const { VRMLoaderPlugin } = await load("@pixiv/three-vrm/lib/three-vrm.module.js");
THREE.ImageBitmapLoader.prototype.load = function (url, onLoad) {
  setTimeout(() => onLoad({ width: 1, height: 1, close() {} }));
};
THREE.TextureLoader.prototype.load = function (url, onLoad) {
  const texture = new THREE.Texture();
  setTimeout(() => onLoad(texture));
  return texture;
};

async function judge(file) {
  const bytes = readFileSync(file);
  const loader = new GLTFLoader();
  loader.register((parser) => new VRMLoaderPlugin(parser));
  const gltf = await loader.parseAsync(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length), "");
  const vrm = gltf.userData.vrm;
  if (!vrm) throw new Error("no VRM");
  const bones = Object.keys(vrm.humanoid.humanBones);
  const expressions = vrm.expressionManager.expressions.map((each) => each.expressionName);
  const heights = Object.fromEntries(
    ["hips", "spine", "head", "leftHand", "leftFoot"].map((name) => {
      const place = vrm.humanoid.getRawBoneNode(name).getWorldPosition(new THREE.Vector3());
      return [name, place.toArray().map((each) => Number(each.toFixed(3)))];
    }),
  );
  for (const name of expressions) vrm.expressionManager.setValue(name, 1);
  for (let step = 0; step < 60; step++) vrm.update(1 / 60);
  const joints = vrm.springBoneManager?.joints.size ?? 0;
  const materials = vrm.materials.filter((each) => each.isMToonMaterial).length;
  let finite = true;
  gltf.scene.traverse((each) => (finite &&= each.matrixWorld.elements.every(Number.isFinite)));
  if (!finite) throw new Error("bones fly away");
  console.log(
    `${file}: VRM ${vrm.meta.metaVersion}, ${vrm.meta.name} by ${vrm.meta.authors}; ${bones.length} bones,` +
      ` ${expressions.length} expressions, ${joints} spring joints, ${vrm.springBoneManager?.colliders.length ?? 0} colliders, ${materials} MToon,` +
      ` look at ${vrm.lookAt?.applier?.constructor.name ?? "nothing"}`,
  );
  console.log("  ", JSON.stringify(heights));
}

for (const file of process.argv.slice(2)) {
  try {
    await judge(file);
  } catch (error) {
    console.log(`${file}: ${error.stack}`);
    process.exitCode = 1;
  }
}
