// `node [FLAGS OF V8] codegen/bundle/warm.mjs PROGRAM TEXT ARGUMENTS`: runs a bundled program until it has printed a
// text and is at rest, and keeps what V8 compiled of it where launch.mjs looks.
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import v8 from "node:v8";
import { compiled, headOf, run, running } from "./launch.mjs";

const [, , program, ready, ...args] = process.argv;

/** For what a server begins as it starts and does not wait for: informers, the first looks of controllers. */
const restMs = 2000;

// What is kept fits the flags as they are when a program starts; servers set some of their own.
v8.setFlagsFromString = () => {};
syncBuiltinESMExports();

const folder = mkdtempSync(join(tmpdir(), "warm-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
process.argv.splice(1, process.argv.length, program, ...args.map((each) => each.replace("FOLDER", folder)));
const printed = new Promise((resolve) => {
  for (const stream of [process.stdout, process.stderr]) {
    stream.write = (text) => {
      if (String(text).includes(ready)) resolve();
      return true;
    };
  }
});
run(compiled(program.replace(/\.js$/, ".cjs")), pathToFileURL(program).href);
await printed;
await sleep(restMs);
for (const { script, sourceSum, cachePath } of running) {
  const content = script.createCachedData();
  const made = `${cachePath}.${process.pid}`; // a start meanwhile reads all of it or nothing
  writeFileSync(made, Buffer.concat([headOf(sourceSum, content), content]));
  renameSync(made, cachePath);
}
process.exit();
