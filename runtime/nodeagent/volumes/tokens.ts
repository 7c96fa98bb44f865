import type { Clock } from "../../client/clock.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { podIdentity } from "../container/podIdentity.ts";
import type { IssuedToken, TokenAsked } from "./objectSource.ts";

export interface TokensOptions {
  /** Asks the API for a token. */
  readonly request: (pod: Pod, asked: TokenAsked) => Promise<IssuedToken>;
  readonly clock: Clock;
  /** Numbers in [0, 1): pods that started together do not renew together. */
  readonly random?: () => number;
}

export interface Tokens {
  /** A token that is valid; a new one once the old has lived 80 % of its time, or a day. */
  readonly get: (pod: Pod, asked: TokenAsked) => Promise<IssuedToken>;
  /** Forgets those of a pod that is gone. */
  readonly forget: (podUid: string) => void;
}

/** @limit Service account tokens that a node agent keeps: the one that was used longest ago is asked for again. */
const maxTokens = 4096;
const dayMs = 24 * 3600_000;

interface Kept extends IssuedToken {
  readonly renewAtMs: number;
}

/** Keeps the tokens of a node's pods. While the API cannot be asked, the old one goes on until it expires. */
export function keepTokens({ request, clock, random = Math.random }: TokensOptions): Tokens {
  const kept = new Map<string, Kept>();
  const pending = new Map<string, Promise<IssuedToken>>();

  async function renew(key: string, pod: Pod, asked: TokenAsked): Promise<IssuedToken> {
    const nowMs = clock.nowMs();
    const old = kept.get(key);
    try {
      const issued = await request(pod, asked);
      const lifeMs = Math.min(issued.expiresAtMs - nowMs, asked.expirationSeconds * 1000);
      const renewAtMs = nowMs + Math.min(lifeMs * 0.8, dayMs) - random() * Math.min(10_000, lifeMs / 10);
      kept.set(key, { ...issued, renewAtMs });
      const [oldest] = kept.keys();
      if (kept.size > maxTokens && oldest !== undefined) kept.delete(oldest);
      return issued;
    } catch (error) {
      if (old !== undefined && old.expiresAtMs > nowMs) return old;
      throw error;
    }
  }

  return {
    get: async (pod, asked) => {
      const key = keyOf(pod, asked);
      const old = kept.get(key);
      if (old !== undefined && clock.nowMs() < old.renewAtMs) {
        kept.delete(key);
        kept.set(key, old); // to the end, as the last that was used
        return old;
      }
      const asking = pending.get(key) ?? renew(key, pod, asked).finally(() => pending.delete(key));
      pending.set(key, asking);
      return await asking;
    },
    forget: (podUid) => {
      for (const key of kept.keys()) if (key.startsWith(`${podUid}/`)) kept.delete(key);
    },
  };
}

function keyOf(pod: Pod, { audience, expirationSeconds }: TokenAsked): string {
  const { uid } = podIdentity(pod);
  return `${uid}/${pod.spec?.serviceAccountName ?? ""}/${expirationSeconds}/${audience}`;
}
