import type { Clock } from "./clock.ts";
import { systemClock } from "./clock.ts";
import type { Credential } from "./credential.ts";
import type { ExecConfig } from "./execCredential.ts";

/** How to get a credential: fixed, from a file that is rotated, or from a program. The first that is given counts. */
export interface AuthConfig {
  readonly cert?: string | Uint8Array;
  readonly key?: string | Uint8Array;
  readonly token?: string;
  readonly tokenFile?: string;
  readonly username?: string;
  readonly password?: string;
  readonly exec?: ExecConfig;
}

export interface CredentialSource {
  current(signal?: AbortSignal): Promise<Credential>;
  readonly renewable: boolean;
  /** The server refused this one: the next `current` gets another. */
  expire(credential: Credential): void;
}

/** A token file is read again after this time. */
const tokenFileMs = 60_000;

export async function credentialSource(auth: AuthConfig, clock: Clock = systemClock): Promise<CredentialSource> {
  const certificate: Credential =
    auth.cert === undefined || auth.key === undefined ? {} : { cert: auth.cert, key: auth.key };
  const { token, tokenFile, exec } = auth;
  if (token !== undefined) return fixed({ ...certificate, authorization: `Bearer ${token}` });
  if (tokenFile !== undefined) {
    const { readFile } = await import("node:fs/promises");
    return renewed(clock, async () => {
      const text = await readFile(tokenFile, "utf8");
      const credential = { ...certificate, authorization: `Bearer ${text.trim()}` };
      return { credential, expiresAtMs: clock.nowMs() + tokenFileMs };
    });
  }
  if (auth.username !== undefined) {
    const pair = Buffer.from(`${auth.username}:${auth.password ?? ""}`).toString("base64");
    return fixed({ ...certificate, authorization: `Basic ${pair}` });
  }
  if (exec === undefined) return fixed(certificate);
  const { runExecCredential } = await import("./execCredential.ts");
  return renewed(clock, async () => {
    const { credential, expiresAtMs } = await runExecCredential(exec);
    return { credential: { ...certificate, ...credential }, expiresAtMs };
  });
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
      const credential = await getting;
      signal?.throwIfAborted();
      return credential;
    },
    expire(credential) {
      if (held?.credential === credential) held = undefined;
    },
  };
}
