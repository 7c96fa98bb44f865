import { TokenBucket } from "../schema/tokenBucket.ts";

interface Subject {
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
  readonly uid: string;
  readonly fieldPath?: string | undefined;
}

interface Text {
  readonly type: "Normal" | "Warning";
  readonly reason: string;
  readonly message: string;
  readonly annotations?: Readonly<Record<string, string>> | undefined;
}

/** An event as it is to be written: those with the same key are counted together. */
export interface CountedEvent {
  readonly key: string;
  readonly text: Text;
  /** The object has had so many of late that this one is counted at most. */
  readonly isTooMany: boolean;
}

/** @limit Different messages of one reason about one object: further ones are one event, with the last of them. */
const maxMessages = 10;
/** How long after the last of them a reason begins anew. */
const sameMs = 600_000;
/** @limit Events about one object and of one type at once: further ones are counted, one in five minutes is written. */
const objectBurst = 25;
const objectPerSecond = 1 / 300;
/** @limit Objects and reasons whose events are remembered: the oldest begins anew. */
const maxKnown = 4096;

interface Reason {
  readonly messages: Set<string>;
  lastMs: number;
}

/** Sees to it that neither a message that is always another nor one that comes for ever fills the store. */
export class SimilarEvents {
  readonly #reasons = new Map<string, Reason>();
  readonly #objects = new Map<string, TokenBucket>();

  /** Takes one of the object's events. */
  see(subject: Subject, text: Text, atMs: number): CountedEvent {
    const { kind, namespace, name, uid } = subject;
    const object = JSON.stringify([kind, namespace, name, uid, text.type]);
    const bucket = this.#objects.get(object) ?? new TokenBucket({ qps: objectPerSecond, burst: objectBurst });
    remember(this.#objects, object, bucket);
    const isTooMany = !bucket.takeIfAny(atMs);
    const reason = JSON.stringify([object, text.reason]);
    const known = this.#reasons.get(reason);
    const seen =
      known === undefined || atMs - known.lastMs > sameMs ? { messages: new Set<string>(), lastMs: 0 } : known;
    remember(this.#reasons, reason, seen);
    seen.lastMs = atMs;
    seen.messages.add(text.message);
    if (seen.messages.size < maxMessages) {
      return { key: JSON.stringify([reason, subject.fieldPath, text.message]), text, isTooMany };
    }
    const [any = ""] = seen.messages;
    seen.messages.delete(any);
    const message = `(combined from similar events): ${text.message}`;
    return { key: reason, text: { ...text, message }, isTooMany };
  }
}

/** Puts an entry last, and drops the first where there are too many. */
function remember<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > maxKnown && oldest !== undefined) map.delete(oldest);
}
