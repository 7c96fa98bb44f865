import type { X509Certificate } from "node:crypto";
import type { Clock } from "../../client/clock.ts";
import { pause } from "../../lib/pause.ts";
import type { CertificatePair, CertificateStore, KeptCertificate } from "./certificateStore.ts";

export interface KeepOptions {
  readonly store: CertificateStore;
  readonly request: () => Promise<CertificatePair>;
  /** Whether the certificate is the one that the agent wants now; another is replaced at once. */
  readonly isFit: (certificate: X509Certificate) => boolean;
  readonly clock: Pick<Clock, "nowMs">;
  /** In [0, 1). */
  readonly random: () => number;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

const firstRetryMs = 1000;
const lastRetryMs = 60_000;
/** Timers wait some weeks at most, and clocks are put forward. */
const longestWaitMs = 3_600_000;

/** Has a certificate made anew before it ends, until the signal ends that. Resolves then. */
export async function keepCertificate(options: KeepOptions): Promise<void> {
  const { store, request, isFit, clock, random, signal, onError } = options;
  let share = random();
  let retryMs = firstRetryMs;
  while (!signal.aborted) {
    const kept = store.read();
    const dueMs = kept !== undefined && isFit(kept.x509) ? renewalMs(kept, share) : 0;
    const leftMs = dueMs - clock.nowMs();
    if (leftMs > 0) {
      await pause(Math.min(leftMs, longestWaitMs), signal);
      continue;
    }
    try {
      store.write(await request(), clock.nowMs());
      const issued = store.read();
      if (issued === undefined || !isFit(issued.x509) || renewalMs(issued, 0) <= clock.nowMs()) {
        throw new Error("the certificate that was issued is not the one that was asked for, or ends at once");
      }
      share = random();
      retryMs = firstRetryMs;
    } catch (error) {
      if (signal.aborted) return;
      onError(error);
      await pause(retryMs, signal);
      retryMs = Math.min(retryMs * 2, lastRetryMs);
    }
  }
}

/**
 * When a certificate is to be renewed, in milliseconds since the epoch: after seven to nine tenths of its lifetime, so
 * that the nodes of a cluster that was made at one time do not all ask at one time.
 */
export function renewalMs({ x509 }: Pick<KeptCertificate, "x509">, share: number): number {
  const [from, to] = [Date.parse(x509.validFrom), Date.parse(x509.validTo)];
  return from + (to - from) * (0.7 + 0.2 * share);
}
