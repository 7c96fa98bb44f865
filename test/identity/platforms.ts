import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { root } from "../harness/kubectl.ts";
import { ensureBundle } from "../harness/orchProcess.ts";

/** Folder that git ignores; what is made for one test file serves the others, and the next run. */
const folder = join(root, ".orch/identities");

/** Milliseconds after which another process that generates is taken for dead. */
const generateTimeoutMs = 60_000;

/**
 * The folder of the package's kinds generated for a platform file, made anew when a source is newer; `name` names it.
 */
export async function generatedFor(name: string, platformFile: string): Promise<string> {
  const out = join(folder, name);
  const stamp = join(folder, `${name}.stamp`);
  const lock = join(folder, `${name}.lock`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await ensureBundle();
  while (isStale(stamp, platformFile)) {
    if (tryLock(lock)) {
      try {
        const startMs = Date.now();
        await generate(["--platform", platformFile, "--out", out]);
        writeFileSync(stamp, `${startMs}`);
      } finally {
        rmdirSync(lock);
      }
      break;
    }
    await sleep(100);
  }
  return out;
}

/** Runs the generator to its end; rejects with what it printed when it fails. */
async function generate(args: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, ["codegen/start.mjs", ...args], { cwd: root });
}

function isStale(stamp: string, platformFile: string): boolean {
  const madeMs = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return [platformFile, ...filesOf("spec"), ...filesOf("codegen"), ...filesOf("runtime/schema")].some(
    (each) => statSync(each).mtimeMs > madeMs,
  );
}

function tryLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > generateTimeoutMs) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

function filesOf(path: string): string[] {
  return readdirSync(join(root, path), { recursive: true }).map((each) => join(root, path, String(each)));
}
