import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { ensureBundle, runOrch, startOrch } from "../harness/orchProcess.ts";
import { root } from "../harness/kubectl.ts";
import { suite } from "../harness/suite.ts";

const test = suite("e2e/ending");

/** A user's package, where `npx orch` finds the program. */
const folder = mkdtempSync(join(tmpdir(), "orch-ending-"));
const dataDir = join(folder, "data");
/** All servers of this file have one port and one data folder: each start shows that both are free again. */
let port = 0;

test.before(async () => {
  await ensureBundle();
  const bin = join(folder, "node_modules/.bin");
  mkdirSync(bin, { recursive: true });
  const program = `#!/bin/sh\nexec node ${join(root, "dist/main.js")} "$@"\n`;
  writeFileSync(join(bin, "orch"), program, { mode: 0o755 });
  const scripts = { serve: "orch", daemon: "setsid orch" };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "user", private: true, scripts }));
  const orch = await startOrch({ dataDir });
  port = Number(new URL(orch.url).port);
  await orch.stop();
});
test.after(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  /** What the test started: npm, npx, a shell or the server itself. */
  readonly outer: ChildProcess;
  readonly server: number;
  /** Of all of them, so far. */
  readonly output: () => string;
}

/** Starts words that end as `orch` would, and waits until the server is ready. */
async function start(words: readonly string[], cwd = folder): Promise<Started> {
  const [program = "", ...args] = [...words, "--data-dir", dataDir, "--secure-port", String(port)];
  const outer = spawn(program, args, { cwd, stdio: ["ignore", "pipe", "pipe"], detached: true, env: environment() });
  let text = "";
  for (const stream of [outer.stdout, outer.stderr]) stream.on("data", (chunk) => (text += chunk));
  await until(
    () => /ready on/.test(text) || (outer.exitCode ?? 0) !== 0,
    () => text,
  );
  const [server] = serversNow();
  assert.ok(server !== undefined && /ready on/.test(text), `it did not start:\n${text}`);
  return { outer, server, output: () => text };
}

/** As a terminal has it, not as the `npm test` that runs this file. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("npm_"));
  return { ...Object.fromEntries(own), PATH: `${join(folder, "node_modules/.bin")}:${process.env.PATH}` };
}

/** Ids of the servers of this file. */
function serversNow(): number[] {
  return readdirSync("/proc")
    .filter((each) => /^\d+$/.test(each))
    .map(Number)
    .filter((pid) => {
      const words = commandOf(pid);
      return /(^|\/)node$/.test(words[0] ?? "") && words.includes(dataDir);
    });
}

function commandOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    return []; // it ended meanwhile
  }
}

async function until(isSo: () => boolean, explain: () => string): Promise<void> {
  const endMs = performance.now() + 60_000;
  while (!isSo()) {
    assert.ok(performance.now() < endMs, `it takes too long: ${explain()}`);
    await sleep(20);
  }
}

/** Waits until no server is left, and nothing listens. */
async function isOver({ output }: Started): Promise<void> {
  await until(
    () => serversNow().length === 0,
    () => `still there: ${serversNow().join(" ")}\n${output()}`,
  );
  assert.is(await isListening(), false);
}

function isListening(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

const npmStart = ["npm", "start", "--"];
/** Without controllers, whose start takes as long again; above and below there are servers that have them. */
const npx = ["npx", "orch", "apiserver"];
const abandoned = /npm, which started this process, has ended: stopping\n/;

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
  test(`${signal} ends a server in good order`, async () => {
    const { outer } = await start(["node", join(root, "dist/main.js"), "up"]);
    const ended = new Promise((resolve) => outer.once("exit", (code, by) => resolve([code, by])));
    outer.kill(signal);
    assert.equal(await ended, [0, null]);
  });
}

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL"] as const) {
  test(`${signal} to npm start ends its server`, async () => {
    const started = await start(npmStart, root);
    started.outer.kill(signal);
    await isOver(started);
  });
}

for (const signal of ["SIGTERM", "SIGHUP", "SIGKILL"] as const) {
  test(`${signal} to npx ends its server`, async () => {
    const started = await start(npx);
    started.outer.kill(signal);
    await isOver(started);
    assert.match(started.output(), abandoned);
  });
}

test("a server whose output nobody reads any more ends in good order with its npx", async () => {
  const started = await start(npx);
  for (const stream of [started.outer.stdout, started.outer.stderr]) stream?.destroy();
  started.outer.kill("SIGKILL");
  await isOver(started);
  const { code, out } = await runOrch(["storage", "check", "--data-dir", dataDir]);
  assert.equal([code, /socket|claim/i.test(out)], [0, false]);
});

test("ctrl-c, which the terminal sends to all and npm passes on as well, ends a server in good order", async () => {
  const started = await start(npx);
  process.kill(-(started.outer.pid ?? 0), "SIGINT");
  await isOver(started);
});

test("the end of the shell between npm and a server ends the server", async () => {
  const started = await start(["npm", "run", "serve", "--", "up"]);
  const shell = Number(readFileSync(`/proc/${started.server}/stat`, "utf8").split(" ")[3]);
  assert.equal(commandOf(shell).slice(0, 2), ["sh", "-c"]);
  process.kill(shell, "SIGKILL");
  await isOver(started);
  assert.match(started.output(), abandoned);
});

/** Longer than a server takes to see that npm is gone. */
const unseenMs = 1500;

for (const [what, words] of [
  ["a server in the background outlives its shell", ["sh", "-c", 'orch "$@" & sleep 1', "sh", "up"]],
  ["a server of nohup outlives its shell, and a hangup", ["bash", "-c", 'nohup orch "$@" & sleep 1', "bash", "up"]],
  ["a server of setsid outlives the npm that started it", ["npm", "run", "daemon", "--", "up"]],
] as const) {
  test(what, async () => {
    const started = await start(words);
    if (words[0] === "npm") started.outer.kill("SIGKILL");
    await until(
      () => started.outer.signalCode !== null || started.outer.exitCode !== null,
      () => "the shell lives",
    );
    if (what.includes("hangup")) process.kill(started.server, "SIGHUP");
    await sleep(unseenMs);
    assert.equal([serversNow(), await isListening()], [[started.server], true]);
    process.kill(started.server, "SIGTERM");
    await isOver(started);
  });
}

test("generate --watch ends with the npm that started it", async () => {
  const spec = join(folder, "spec");
  mkdirSync(spec, { recursive: true });
  const words = [
    "exec",
    "--offline",
    "--call",
    `node ${join(root, "codegen/start.mjs")} --spec ${spec} --out ${folder}/out --watch`,
  ];
  const npm = spawn("npm", words, { cwd: folder, stdio: ["ignore", "pipe", "pipe"], env: environment() });
  let text = "";
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (chunk) => (text += chunk));
  await until(
    () => text.includes("watching for changes"),
    () => text,
  );
  const closed = new Promise((resolve) => npm.once("close", resolve)); // its output ends with the last that holds it
  npm.kill("SIGKILL");
  await closed;
});

test("after all of this the data folder opens", async () => {
  const orch = await startOrch({ dataDir });
  assert.ok(existsSync(join(dataDir, "admin.kubeconfig")));
  await orch.stop();
});

test.run();
