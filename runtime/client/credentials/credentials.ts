import { unlessAborted } from "../abort.ts";
import type { Clock } from "../clock.ts";
import { systemClock } from "../clock.ts";
import type { Credential } from "./credential.ts";
import type { ExecConfig } from "./execCredential.ts";
import { KubeconfigError } from "../kubeconfigError.ts";
import type { TokenSource } from "../options.ts";
import { readFileUpTo } from "../readFileUpTo.ts";

/** How to get a credential: fixed, from a file that is rotated, or from a program. The first that is given counts. */
export interface AuthConfig {
  readonly cert?: string | Uint8Array;
  readonly key?: string | Uint8Array;
  /** Where `cert` and `key` were read from, if they were; these files are read again. */
  readonly certFile?: string;
  readonly keyFile?: string;
  readonly token?: string;
  readonly tokenFile?: string;
  readonly username?: string;
  readonly password?: string;
  readonly exec?: ExecConfig;
  /** Where it is given, nothing else counts. */
  readonly tokenSource?: TokenSource;
}

export interface CredentialSource {
  current(signal?: AbortSignal): Promise<Credential>;
  readonly renewable: boolean;
  /** The server refused this one: the next `current` gets another. */
  expire(credential: Credential): void;
}

/** The files of a token and of a certificate are read again after this time. */
const fileMs = 60_000;

export async function credentialSource(auth: AuthConfig, clock: Clock = systemClock): Promise<CredentialSource> {
  const certificate = certificateReader(auth);
  const { token, tokenFile, exec, tokenSource } = auth;
  if (tokenSource !== undefined) {
    return renewed(clock, async () => {
      const { token: fresh, expiresAtMs } = await tokenSource();
      return { credential: { authorization: `Bearer ${fresh}` }, expiresAtMs };
    });
  }
  if (exec !== undefined && token === undefined && tokenFile === undefined && auth.username === undefined) {
    const { runExecCredential } = await import("./execCredential.ts");
    return renewed(clock, async () => {
      const { credential, expiresAtMs } = await runExecCredential(exec);
      return { credential: { ...(await certificate()), ...credential }, expiresAtMs };
    });
  }
  const isOfFiles = auth.certFile !== undefined || (tokenFile !== undefined && token === undefined);
  const authorization = authorizationReader(auth);
  const read = async () => ({ ...(await certificate()), ...(await authorization()) });
  if (!isOfFiles) return fixed(await read());
  return renewed(clock, async () => ({ credential: await read(), expiresAtMs: clock.nowMs() + fileMs }));
}

function authorizationReader(auth: AuthConfig): () => Promise<Pick<Credential, "authorization">> {
  const { token, tokenFile, username, password = "" } = auth;
  if (token !== undefined) return async () => ({ authorization: `Bearer ${token}` });
  if (tokenFile !== undefined) {
    const read = tokenReader(tokenFile);
    return async () => ({ authorization: `Bearer ${await read()}` });
  }
  if (username === undefined) return async () => ({});
  return async () => ({ authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}` });
}

/** @limit File of a token: it counts as one that cannot be read. */
const maxTokenBytes = 1024 * 1024;

/** Gives the token as it is now, or as it was while the file is away or empty: the next one may be on its way. */
function tokenReader(file: string): () => Promise<string> {
  let held = "";
  return async () => {
    try {
      held = (await readFileUpTo(file, maxTokenBytes)).toString("utf8").trim() || held;
    } catch (cause) {
      if (held === "") throw new KubeconfigError(file, "the token file cannot be read", cause);
    }
    if (held === "") throw new KubeconfigError(file, "the token file is empty");
    return held;
  };
}

type Pair = Pick<Credential, "cert" | "key">;

/** Gives the certificate as it is now. While it has not changed it is the same object, whose connections are kept. */
function certificateReader({ cert, key, certFile, keyFile }: AuthConfig): () => Promise<Pair> {
  let held: Pair = cert === undefined || key === undefined ? {} : { cert, key };
  if (certFile === undefined || keyFile === undefined) return async () => held;
  return async () => {
    const next = await readPair(certFile, keyFile);
    if (next !== undefined && !(isSame(next.cert, held.cert) && isSame(next.key, held.key))) held = next;
    return held;
  };
}

/** @limit File of a certificate or of its key that is read again: the pair before is used on. */
const maxPairFileBytes = 16 * 1024 * 1024;

/** Undefined while the files hold no pair: one of them may have been replaced before the other. */
async function readPair(certFile: string, keyFile: string): Promise<Required<Pair> | undefined> {
  const { createSecureContext } = await import("node:tls");
  try {
    const [cert, key] = await Promise.all([certFile, keyFile].map((each) => readFileUpTo(each, maxPairFileBytes)));
    if (cert === undefined || key === undefined) return undefined;
    createSecureContext({ cert, key });
    return { cert, key };
  } catch {
    return undefined;
  }
}

function isSame(one: string | Uint8Array, other: string | Uint8Array | undefined): boolean {
  return other !== undefined && Buffer.from(one).equals(Buffer.from(other));
}

function fixed(credential: Credential): CredentialSource {
  return { current: async () => credential, renewable: false, expire: () => {} };
}

/** Gets a credential once for all who wait, and again when its time is over or the server refused it. */
function renewed(
  clock: Clock,
  get: () => Promise<{ readonly credential: Credential; readonly expiresAtMs: number }>,
): CredentialSource {
  let held: { readonly credential: Credential; readonly expiresAtMs: number } | undefined;
  let getting: Promise<Credential> | undefined;
  async function renew(): Promise<Credential> {
    try {
      held = await get();
      return held.credential;
    } finally {
      getting = undefined;
    }
  }
  return {
    renewable: true,
    async current(signal) {
      if (held !== undefined && clock.nowMs() < held.expiresAtMs) return held.credential;
      getting ??= renew();
      return unlessAborted(getting, signal);
    },
    expire(credential) {
      if (held?.credential === credential) held = undefined;
    },
  };
}
