import type { Clock } from "../../client/clock.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { podIdentity } from "../container/podIdentity.ts";

/** What a pod is given for a while. */
export interface Credential {
  readonly expiresAtMs: number;
  /** From then on another is asked for. */
  readonly renewAtMs: number;
}

export interface CredentialsOptions<A, C extends Credential> {
  /** Asks the API for one; an aborted signal ends what waits. */
  readonly request: (pod: Pod, asked: A, signal: AbortSignal) => Promise<C>;
  /** Tells apart what one pod asks for. */
  readonly keyOf: (pod: Pod, asked: A) => string;
  readonly clock: Clock;
}

export interface Credentials<A, C extends Credential> {
  /** One that is valid; a new one once it is time. */
  readonly get: (pod: Pod, asked: A, signal?: AbortSignal) => Promise<C>;
  /** Forgets those of a pod that is gone. */
  readonly forget: (podUid: string) => void;
}

/** @limit Tokens, and certificates, that a node agent keeps for pods: the one used longest ago is asked for again. */
const maxKept = 4096;

/** Keeps the credentials of a node's pods. While the API gives no other, the old one goes on until it expires. */
export function keepCredentials<A, C extends Credential>(options: CredentialsOptions<A, C>): Credentials<A, C> {
  const { request, keyOf, clock } = options;
  const kept = new Map<string, C>();
  const pending = new Map<string, Promise<C>>();

  async function renewed(key: string, asking: Promise<C>): Promise<C> {
    const old = kept.get(key);
    try {
      const issued = await asking;
      kept.set(key, issued);
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
      return issued;
    } catch (error) {
      if (old !== undefined && old.expiresAtMs > clock.nowMs()) return old;
      throw error;
    }
  }

  return {
    get: async (pod, asked, signal = new AbortController().signal) => {
      const key = `${podIdentity(pod).uid}/${keyOf(pod, asked)}`;
      const old = kept.get(key);
      if (old !== undefined && clock.nowMs() < old.renewAtMs) {
        kept.delete(key);
        kept.set(key, old); // to the end, as the last that was used
        return old;
      }
      const asking = pending.get(key) ?? renewed(key, request(pod, asked, signal)).finally(() => pending.delete(key));
      pending.set(key, asking);
      return await asking;
    },
    forget: (podUid) => {
      for (const key of kept.keys()) if (key.startsWith(`${podUid}/`)) kept.delete(key);
    },
  };
}
