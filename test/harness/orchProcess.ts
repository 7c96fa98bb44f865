import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "./kubectl.ts";

/** The program as a user starts it: a process of its own, made from the bundle. */
export interface OrchProcess {
  readonly url: string;
  readonly kubeconfig: string;
  readonly dataDir: string;
  /** Lines of standard output until it was ready. */
  readonly lines: readonly string[];
  readonly pid: number;
  /** What it has written to standard error so far. */
  readonly errors: () => string;
  /** Sends a signal (default SIGTERM) and waits for the end. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<Ending>;
  /** Stops it if it still runs and removes the data directory, unless the caller named one. */
  readonly close: () => Promise<void>;
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<Pick<Ending, "code" | "signal">>;
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly tookMs: number;
}

/** Controllers, or a node agent, in a process of their own. */
export interface ControllerManager extends Pick<OrchProcess, "pid" | "errors" | "stop"> {
  /** Lines of standard output so far. */
  readonly lines: () => readonly string[];
  /** Resolves when standard output has a line of this form. */
  readonly saying: (form: RegExp) => Promise<unknown>;
}

export interface OrchOptions {
  /** Default `up`. */
  readonly command?: "up" | "apiserver";
  readonly args?: readonly string[];
  /** Default a temporary one that `close` removes. */
  readonly dataDir?: string;
  /** Variables beside those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds until a start counts as failed; default 60,000. */
  readonly startTimeoutMs?: number;
  /** How many files and connections the process may have open; default: as this one. */
  readonly openFiles?: number;
  /** Runs the sources, and not the bundle. */
  readonly fromSources?: boolean;
  /** Gets standard error, in place of `errors`. */
  readonly logFile?: string;
}

/** As patient as tests are: on a busy machine a start takes many times its second. */
const defaultStartTimeoutMs = 60_000;
const readyLine = /^\w+: ready on (\S+) \(kubeconfig (.+)\)$/m;

/**
 * Starts the program on a free port and resolves when it says that it is ready; rejects with its output when it ends
 * before.
 */
export async function startOrch(options: OrchOptions = {}): Promise<OrchProcess> {
  await ensureBundle();
  const { command = "up", args = [] } = options;
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "orch-data-"));
  const started = launch([command, "--data-dir", dataDir, "--secure-port", "0", ...args], options);
  const [, url = "", kubeconfig = ""] = await started.saying(readyLine, options.startTimeoutMs);
  const { child, lines, errors, stop, ended } = started;
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) await stop("SIGTERM");
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, kubeconfig, dataDir, lines: lines(), pid: child.pid ?? 0, errors, stop, close, ended };
}

/**
 * Starts controllers against a server and resolves when they say that they are ready, or what `form` matches. They give
 * the lease back at their end, unless the arguments say otherwise, so that the next controllers need not wait for it.
 */
export async function startControllerManager(
  args: readonly string[],
  form = /^\w+: controllers ready on /m,
): Promise<ControllerManager> {
  await ensureBundle();
  const ownPort = args.includes("--secure-port") ? [] : ["--secure-port", "0"]; // several run at once
  const release = ["--feature-gates", "ControllerManagerReleaseLeaderElectionLockOnExit=true"];
  const { child, saying, lines, errors, stop } = launch(["controller-manager", ...release, ...ownPort, ...args]);
  await saying(form);
  return { pid: child.pid ?? 0, saying, lines, errors, stop };
}

/** A node agent in a process of its own; resolves when it says that it is ready for pods. */
export async function startNodeAgentProcess(args: readonly string[]): Promise<ControllerManager> {
  await ensureBundle();
  const { child, saying, lines, errors, stop } = launch(["nodeagent", ...args]);
  await saying(/^\w+: node \S+ is ready for pods/m);
  return { pid: child.pid ?? 0, saying, lines, errors, stop };
}

/** `node join` in a process below another program; resolves when its agent says that it is ready for pods. */
export async function startJoinedNode(
  below: readonly string[],
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ControllerManager> {
  await ensureBundle();
  const { child, saying, lines, errors, stop } = launch([...args], { env, below });
  await saying(/^\w+: node \S+ is ready for pods/m);
  return { pid: child.pid ?? 0, saying, lines, errors, stop };
}

function launch(
  args: readonly string[],
  {
    env = {},
    openFiles,
    fromSources = false,
    below = [],
    logFile,
  }: Pick<OrchOptions, "env" | "openFiles" | "fromSources" | "logFile"> & { readonly below?: readonly string[] } = {},
) {
  const isServer = ["up", "apiserver", "controller-manager", "nodeagent"].includes(args[0] ?? "");
  const format = isServer && !args.includes("--logging-format") ? ["--logging-format", "text"] : [];
  const program = fromSources ? ["--import", "tsx", join(root, "runtime/cli/main.ts")] : [main];
  const limit = openFiles === undefined ? [] : ["bash", "-c", `ulimit -n ${openFiles} && exec "$0" "$@"`];
  const [file = "", ...rest] = [...below, ...limit, process.execPath, ...program, ...args, ...format];
  const child = spawn(file, rest, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", logFile === undefined ? "pipe" : openSync(logFile, "a")],
  });
  const output = { out: "", err: "" };
  child.stdout?.on("data", (chunk) => (output.out += chunk));
  child.stderr?.on("data", (chunk) => (output.err += chunk));
  const ended = endOf(child);
  const endWithThis = () => void child.kill("SIGKILL");
  process.once("exit", endWithThis);
  void ended.then(() => process.off("exit", endWithThis));
  return {
    child,
    ended,
    /** Resolves when standard output has a line of this form. */
    saying: (form: RegExp, timeoutMs = defaultStartTimeoutMs) => waitFor(form, { child, output, timeoutMs }),
    lines: () => output.out.trimEnd().split("\n"),
    errors: () => output.err,
    stop: async (signal: NodeJS.Signals = "SIGTERM") => {
      const startedMs = performance.now();
      child.kill(signal);
      return { ...(await ended), tookMs: performance.now() - startedMs };
    },
  };
}

/** Runs the program to its end, for calls that print something or refuse. */
export async function runOrch(
  args: readonly string[],
  onStart: (child: ChildProcess) => void = () => {},
): Promise<{ code: number | null; out: string; err: string }> {
  await ensureBundle();
  const child = spawn(process.execPath, [main, ...args], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  let out = "";
  let err = "";
  child.stdout?.on("data", (chunk) => (out += chunk));
  child.stderr?.on("data", (chunk) => (err += chunk));
  onStart(child);
  const timer = setTimeout(() => child.kill("SIGKILL"), defaultStartTimeoutMs);
  const { code } = await endOf(child);
  clearTimeout(timer);
  return { code, out, err };
}

const main = join(root, "dist/main.js");

async function waitFor(
  form: RegExp,
  started: {
    readonly child: ChildProcess;
    readonly output: { readonly out: string; readonly err: string };
    readonly timeoutMs: number;
  },
): Promise<RegExpExecArray> {
  const { child, output, timeoutMs } = started;
  const deadlineMs = performance.now() + timeoutMs;
  while (performance.now() < deadlineMs) {
    const match = form.exec(output.out);
    if (match !== null) return match;
    if (child.exitCode !== null) break;
    await sleep(10);
  }
  child.kill("SIGKILL");
  throw new Error(`it did not get ready:\n${output.out}${output.err}`);
}

function endOf(child: ChildProcess): Promise<Pick<Ending, "code" | "signal">> {
  return new Promise((resolve) => child.on("close", (code, signal) => resolve({ code, signal })));
}

/** Milliseconds after which another process that bundles is taken for dead. */
const bundleTimeoutMs = 120_000;

/** Resolves when dist/ is made from the sources that there were when this process first asked. */
export function ensureBundle(): Promise<void> {
  ensured ??= bundleOnce();
  return ensured;
}

let ensured: Promise<void> | undefined;

/**
 * Bundles when dist/ is missing or older than a source; test files run side by side, so one of them does it for all.
 */
async function bundleOnce(): Promise<void> {
  const lock = join(root, "node_modules/.bundle-lock");
  while (isStale()) {
    if (tryLock(lock)) {
      try {
        if (isStale()) execFileSync(process.execPath, [join(root, "codegen/bundle.mjs")], { cwd: root, stdio: "pipe" });
      } finally {
        rmdirSync(lock);
      }
      return;
    }
    await sleep(50);
  }
}

function tryLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > bundleTimeoutMs) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

function isStale(): boolean {
  const lastOutput = statSync(join(root, "dist/openapi/v2.json"), { throwIfNoEntry: false });
  const isWhole = [main, "dist/types/runtime/index.d.ts", "dist/openapi.d.ts"].every((each) =>
    existsSync(resolve(root, each)),
  );
  if (!isWhole || lastOutput === undefined) return true;
  const bundledMs = statSync(main).mtimeMs;
  return [...filesOf("runtime"), ...filesOf("generated"), ...filesOf("codegen")].some(
    (each) => (statSync(join(root, each), { throwIfNoEntry: false })?.mtimeMs ?? 0) > bundledMs,
  );
}

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true }).map((each) => join(folder, String(each)));
}
