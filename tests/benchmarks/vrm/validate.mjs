// Khronos' validator on VRM or GLB files: errors and warnings, and an exit code of 1 where there are errors.
//   npm install gltf-validator (in a folder outside the repository)
//   NODE_PATH=FOLDER/node_modules node tests/benchmarks/vrm/validate.mjs FILE…
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { delimiter } from "node:path";

const require = createRequire((process.env.NODE_PATH ?? ".").split(delimiter)[0] + "/");
const validator = require("gltf-validator");
const IGNORED = ["UNSUPPORTED_EXTENSION", "UNUSED_OBJECT"]; // it does not know VRM, nor what VRM uses

for (const file of process.argv.slice(2)) {
  const report = await validator.validateBytes(new Uint8Array(readFileSync(file)), { ignoredIssues: IGNORED });
  const { numErrors, numWarnings, numInfos, messages } = report.issues;
  console.log(`${file}: ${numErrors} errors, ${numWarnings} warnings, ${numInfos} notes`);
  for (const message of messages.slice(0, 20)) {
    console.log(`  ${message.severity} ${message.code} ${message.pointer ?? ""} ${message.message}`);
  }
  process.exitCode ||= numErrors ? 1 : 0;
}
