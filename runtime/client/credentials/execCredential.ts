import type { Credential } from "./credential.ts";
import { KubeconfigError } from "../kubeconfigError.ts";

/** A user's `exec` entry: a program that prints an ExecCredential. */
export interface ExecConfig {
  readonly apiVersion: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly installHint: string;
  /** Folder of the kubeconfig: a command with a slash is relative to it. */
  readonly folder: string;
  /** The file and user that named the command, for messages. */
  readonly source: string;
  /** What the program learns of the server, where the user has provideClusterInfo. */
  readonly cluster?: object;
}

/** @limit Credential plugin: an error. */
const timeoutMs = 60_000;
/** @limit Output of a credential plugin: an error. */
const maxOutputBytes = 1024 * 1024;

/** Runs the program and reads what it prints. Throws KubeconfigError when it fails or prints something else. */
export async function runExecCredential(
  exec: ExecConfig,
): Promise<{ readonly credential: Credential; readonly expiresAtMs: number }> {
  const { execFile } = await import("node:child_process");
  const { resolve } = await import("node:path");
  const command = exec.command.includes("/") ? resolve(exec.folder, exec.command) : exec.command;
  const info = {
    kind: "ExecCredential",
    apiVersion: exec.apiVersion,
    spec: { interactive: false, cluster: exec.cluster },
  };
  const env = { ...process.env, ...exec.env, KUBERNETES_EXEC_INFO: JSON.stringify(info) };
  const output = await new Promise<string>((done, fail) => {
    // A program that passes over other signals is ended, too.
    const limits = { env, timeout: timeoutMs, killSignal: "SIGKILL", maxBuffer: maxOutputBytes } as const;
    const child = execFile(command, [...exec.args], limits, (error, stdout) => {
      if (error === null) return done(stdout);
      const missing = "code" in error && String(error.code) === "ENOENT";
      // Its message ends with what the program printed.
      const detail = missing ? `not found. ${exec.installHint}` : error.message;
      fail(new KubeconfigError(exec.source, `the credential program "${command}": ${detail.trim()}`));
    });
    child.stdin?.on("error", () => {}); // it has ended, or there is none
    child.stdin?.end(); // one that asks shall not wait for an answer
  });
  return readExecCredential(exec, output);
}

function readExecCredential(exec: ExecConfig, output: string) {
  const fail = (detail: string, cause?: unknown) =>
    new KubeconfigError(exec.source, `the credential program "${exec.command}" ${detail}`, cause);
  let parsed: ExecCredentialLike;
  try {
    parsed = JSON.parse(output);
  } catch (cause) {
    throw fail("printed no JSON", cause);
  }
  if (parsed?.kind !== "ExecCredential") throw fail("printed no ExecCredential");
  if (parsed.apiVersion !== exec.apiVersion) {
    throw fail(`printed apiVersion "${parsed.apiVersion}" where the kubeconfig says "${exec.apiVersion}"`);
  }
  // "" and null say nothing, as in the field.
  const { token, clientCertificateData: cert, clientKeyData: key, expirationTimestamp } = parsed.status ?? {};
  if (!token && !(cert && key)) {
    throw fail("printed neither status.token nor status.clientCertificateData with clientKeyData");
  }
  const credential: Credential = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(cert && key ? { cert, key } : {}),
  };
  const expiresAtMs = expirationTimestamp ? Date.parse(expirationTimestamp) : Number.POSITIVE_INFINITY;
  if (Number.isNaN(expiresAtMs)) throw fail(`printed the expirationTimestamp "${expirationTimestamp}"`);
  return { credential, expiresAtMs };
}

interface ExecCredentialLike {
  readonly kind?: string;
  readonly apiVersion?: string;
  readonly status?: {
    readonly token?: string | null;
    readonly clientCertificateData?: string | null;
    readonly clientKeyData?: string | null;
    readonly expirationTimestamp?: string | null;
  };
}
