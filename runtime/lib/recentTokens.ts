import { hash } from "node:crypto";

/** Milliseconds for which a token that was verified is not verified again. */
export const verifiedMs = 10_000;

/** @limit Verified tokens kept, of each kind: the oldest are verified again. */
const maxTokens = 1000;

interface Question<T> {
  /** Milliseconds since the epoch. */
  readonly nowMs: number;
  /** Finds out; undefined and errors are not kept. */
  readonly ask: () => T | undefined | Promise<T | undefined>;
  /** What the answer depends on besides the token. */
  readonly about?: string;
}

/**
 * What was found out of tokens, for a while. Tokens that are not known leave nothing behind, and requests that come
 * together with the same one share the answer. Tokens are kept as digests: no credential stays in memory, and how long
 * a look takes says nothing of those that are there.
 */
export class RecentTokens<T> {
  readonly #forMs: number;
  readonly #known = new Map<string, { readonly value: T; readonly untilMs: number }>();
  readonly #asking = new Map<string, Promise<T | undefined>>();

  constructor(forMs: number) {
    this.#forMs = forMs;
  }

  /** At once where the token is known. */
  find(token: string, { nowMs, ask, about = "" }: Question<T>): T | undefined | Promise<T | undefined> {
    const key = hash("sha256", `${about}\0${token}`, "base64");
    const known = this.#known.get(key);
    if (known !== undefined && known.untilMs > nowMs) return known.value;
    const asking = this.#asking.get(key);
    if (asking !== undefined) return asking;
    const found = ask();
    if (!(found instanceof Promise)) return this.#keep(key, found, nowMs);
    const kept = found.then((value) => this.#keep(key, value, nowMs)).finally(() => this.#asking.delete(key));
    this.#asking.set(key, kept);
    return kept;
  }

  #keep(key: string, value: T | undefined, nowMs: number): T | undefined {
    this.#known.delete(key);
    if (value === undefined) return undefined;
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size >= maxTokens) this.#known.delete(oldest);
    this.#known.set(key, { value, untilMs: nowMs + this.#forMs });
    return value;
  }
}
