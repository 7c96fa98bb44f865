import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as assert from "uvu/assert";
import { normalize, rewriteOutputs, type Step } from "./transcript.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Why the tests cannot run kubectl; undefined when they can. */
export function missingKubectl(): string | undefined {
  try {
    const text = execFileSync("kubectl", ["version", "--client", "--output=json"], { encoding: "utf8" });
    const minor = Number.parseInt(JSON.parse(text).clientVersion.minor, 10);
    return minor >= oldestMinor ? undefined : `kubectl is 1.${minor}, its output was recorded with 1.${oldestMinor}`;
  } catch {
    return "kubectl is not on the path";
  }
}

/** Older ones lack commands that the transcripts use, and word their output differently. */
const oldestMinor = 32;

/** A user's shell: a home folder, a kubectl cache and a kubeconfig of its own. */
export interface Shell {
  /** Runs a command line in bash; the output holds both streams as they came. Never rejects for an exit code. */
  readonly run: (command: string) => Promise<{ output: string; code: number }>;
  readonly home: string;
  readonly close: () => void;
}

export interface ShellOptions {
  readonly kubeconfig: string;
  /** Namespace of commands that name none; default "default". */
  readonly namespace?: string;
  /** Folder that commands run in; default the repository. */
  readonly cwd?: string;
  /** Variables that commands have besides. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Milliseconds after which a command is ended. */
const commandTimeoutMs = 30_000;

export function openShell({ kubeconfig, namespace = "default", cwd = root, env: more }: ShellOptions): Shell {
  const home = mkdtempSync(join(tmpdir(), "orch-home-"));
  const config = join(home, "kubeconfig");
  const text = readFileSync(kubeconfig, "utf8").replace(/^( *)context:$/m, `$&\n$1  namespace: ${namespace}`);
  assert.match(text, `namespace: ${namespace}`, "the kubeconfig has no context to set a namespace in");
  writeFileSync(config, text, { mode: 0o600 });
  mkdirSync(join(home, "bin"));
  // The path of the cache cannot be set by an environment variable in every version of kubectl; HOME moves it in all.
  const env = {
    PATH: `${join(home, "bin")}${delimiter}${process.env["PATH"] ?? ""}`,
    HOME: home,
    TMPDIR: "/tmp",
    KUBECONFIG: config,
    TZ: "UTC",
    LC_ALL: "C.UTF-8",
    GOGC: "off", // kubectl ends before it would be worth it
    ...more,
  };
  const run: Shell["run"] = (command) =>
    new Promise((resolve) => {
      const options = { cwd, env, timeout: commandTimeoutMs, maxBuffer: 64 << 20 };
      execFile("bash", ["-c", `set -o pipefail\n{ ${command}\n} 2>&1`], options, (error, stdout) => {
        resolve({ output: stdout, code: error === null ? 0 : typeof error.code === "number" ? error.code : -1 });
      });
    });
  return { run, home, close: () => rmSync(home, { recursive: true, force: true }) };
}

/** A line by which kubectl says that it failed. */
const failure =
  /^(error|Error|The \w+ ".*" is invalid|The request is invalid|the server doesn't have|Unable to connect)/m;

/**
 * Runs steps one after another and compares what each prints, and that it fails exactly if its output says so. With
 * UPDATE_TRANSCRIPTS=1 the outputs in the file are brought up to date instead.
 */
export async function checkSteps(steps: readonly Step[], options: { shell: Shell; file: string }): Promise<void> {
  const { shell, file } = options;
  const results: { step: Step; output: string }[] = [];
  const isUpdate = process.env["UPDATE_TRANSCRIPTS"] === "1";
  for (const step of steps) {
    const { output, code } = await shell.run(step.command);
    results.push({ step, output });
    if (isUpdate) continue;
    assert.is(normalize(output), normalize(step.output), `$ ${step.command}`);
    assert.is(code !== 0, failure.test(step.output), `$ ${step.command}\nexit code ${code}\n${output}`);
  }
  if (isUpdate) rewriteOutputs(file, results);
}
