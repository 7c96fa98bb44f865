import type { ServerOptions } from "node:https";
import type { TlsLimits } from "./tlsLimits.ts";

/** What a port shows and whom it believes; PEM texts. */
export interface ServingTls {
  readonly cert: string;
  readonly key: string;
  /** Whom the certificates of clients are signed by, "" for none yet; absent: no client shows one. */
  readonly clientCa?: string | undefined;
  /** Of versions and ciphers. */
  readonly limits?: TlsLimits;
}

/** What a server of Node takes: a certificate that does not hold is refused by what answers, not by the handshake. */
export function secureOptions({ cert, key, clientCa, limits }: ServingTls): ServerOptions {
  return {
    ...{ cert, key, ...limits },
    // Without an authority of its own Node would believe those of the field, none of which names clients of this port.
    ...(clientCa === undefined
      ? {}
      : { requestCert: true, rejectUnauthorized: false, ca: clientCa === "" ? [] : clientCa }),
  };
}

const followMs = 2000;

export interface FollowTls {
  /** Takes what has changed, for the next connections. */
  readonly renew: (tls: ServingTls) => void;
  /** What cannot be used leaves all as it was. */
  readonly onError: (error: unknown) => void;
}

/** Gives a port what has changed. Returns how to end that. */
export function followTls(tls: () => ServingTls, { renew, onError }: FollowTls): () => void {
  let shown = JSON.stringify(tls());
  const timer = setInterval(() => {
    try {
      const now = tls();
      const next = JSON.stringify(now);
      if (next === shown) return;
      shown = next; // what cannot be used is an error once
      renew(now);
    } catch (error) {
      onError(error);
    }
  }, followMs);
  timer.unref();
  return () => clearInterval(timer);
}
