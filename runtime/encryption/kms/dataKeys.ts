import type { Cipher } from "../ciphers.ts";
import { cipherOfKey, identityOf, type SealedKey } from "./envelope.ts";
import type { KmsClient } from "./kmsClient.ts";

/** @limit Decrypted data keys kept: the least recently used are dropped, and the plugin is asked again. */
export const maxDataKeys = 4096;
/**
 * Keys of this server's own making that are kept besides: what was just written must be readable.
 * @limit Keys of this server kept besides: the oldest is dropped.
 */
const maxOwnKeys = 16;
/** Milliseconds in which the plugin is not asked again for a key that it did not decrypt. */
const refusedMs = 1000;

/** A key that the plugin did not decrypt. */
interface Refused {
  readonly error: Error;
  /** When, on the monotonic clock. */
  readonly timeMs: number;
}

/** Data keys of one plugin, decrypted: values are read with them without asking it each time. */
export class DataKeys {
  readonly #client: Pick<KmsClient, "decrypt">;
  /** By identity, the least recently used first. */
  readonly #known = new Map<string, Cipher | Refused>();
  readonly #own = new Map<string, Cipher>();
  readonly #asked = new Map<string, Promise<void>>();

  constructor(client: Pick<KmsClient, "decrypt">) {
    this.#client = client;
  }

  add(key: SealedKey, cipher: Cipher): void {
    this.#own.set(identityOf(key), cipher);
    if (this.#own.size > maxOwnKeys) dropFirst(this.#own);
  }

  /** Throws an Error when the key was not fetched, or could not be. */
  cipherFor(key: SealedKey): Cipher {
    const identity = identityOf(key);
    const own = this.#own.get(identity);
    if (own !== undefined) return own;
    const known = this.#known.get(identity);
    if (known === undefined) throw new Error("failed to decrypt DEK, error: the plugin has not decrypted it yet");
    if ("error" in known) throw known.error;
    this.#keep(identity, known);
    return known;
  }

  /** Asks the plugin for a key; undefined when it is here. `cipherFor` has its answer. */
  fetch(key: SealedKey): Promise<void> | undefined {
    const identity = identityOf(key);
    const known = this.#own.get(identity) ?? this.#known.get(identity);
    const isAsked = known === undefined || ("error" in known && performance.now() - known.timeMs > refusedMs);
    if (!isAsked) return undefined;
    let asked = this.#asked.get(identity);
    if (asked === undefined) {
      asked = this.#decrypt(key).then((outcome) => {
        this.#asked.delete(identity);
        this.#keep(identity, outcome);
      });
      this.#asked.set(identity, asked);
    }
    return asked;
  }

  async #decrypt(key: SealedKey): Promise<Cipher | Refused> {
    const { keyId, encryptedDekSource: ciphertext, annotations, encryptedDekSourceType } = key;
    try {
      return cipherOfKey(encryptedDekSourceType, await this.#client.decrypt({ ciphertext, keyId, annotations }));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const failure = new Error(`failed to decrypt DEK, error: ${reason}`, { cause: error });
      return { error: failure, timeMs: performance.now() };
    }
  }

  #keep(identity: string, outcome: Cipher | Refused): void {
    this.#known.delete(identity);
    this.#known.set(identity, outcome);
    if (this.#known.size > maxDataKeys) dropFirst(this.#known);
  }
}

function dropFirst(map: Map<string, unknown>): void {
  const [first] = map.keys();
  if (first !== undefined) map.delete(first);
}
