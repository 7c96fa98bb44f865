import { randomBytes } from "node:crypto";
import { EncryptedDEKSourceType as KeyForm } from "../../../generated/pb/kms/v2/envelope_pb.ts";
import { pause } from "../../lib/pause.ts";
import type { Cipher } from "../ciphers.ts";
import type { ProviderConfig } from "../configuration.ts";
import type { Opened, Provider } from "../providers.ts";
import { DataKeys } from "./dataKeys.ts";
import {
  checkKeyId,
  checkSealedKey,
  cipherOfKey,
  decodeEnvelope,
  encodeEnvelope,
  type SealedKey,
  seedBytes,
} from "./envelope.ts";
import { kmsClient, type KmsClient } from "./kmsClient.ts";

/** Milliseconds between two looks at a plugin that is well, and at one that is not. */
const wellMs = 60_000;
const illMs = 10_000;
/** Milliseconds after which a check asks the plugin again. */
const checkMs = 3000;
/** @limit Time since the last good answer of a KMS plugin: writes of what it encrypts fail. */
const validMs = 3 * 60_000;
/** Milliseconds between the tries of a start. */
const startPauseMs = 1000;

export interface KmsProvider extends Provider {
  /** The plugin has answered, or was waited for long enough. Never rejects. */
  readonly started: Promise<void>;
  /** Throws an Error that says what is wrong with the plugin. */
  readonly check: () => Promise<void>;
  readonly stop: () => void;
}

export interface KmsProviderOptions {
  readonly prefix: Buffer;
  /** Milliseconds that a start waits for the plugin. */
  readonly startMs: number;
  /** Called when the plugin answers after it did not. */
  readonly recovered: () => void;
}

/** Encrypts with data keys that a plugin keeps the key to: a new one at each start, and when the plugin's changes. */
export function openKmsProvider(
  { socketPath, timeoutMs }: Extract<ProviderConfig, { kind: "kms" }>,
  { prefix, startMs, recovered }: KmsProviderOptions,
): KmsProvider {
  const plugin = new KmsPlugin(kmsClient(socketPath, timeoutMs), recovered);
  return {
    prefix,
    seal: (plain, storageKey) => plugin.seal(plain, storageKey),
    open: (sealed, storageKey) => plugin.open(sealed, storageKey),
    prepare: (sealed) => plugin.prepare(sealed),
    started: plugin.start(startMs),
    check: () => plugin.check(),
    stop: () => plugin.stop(),
  };
}

/** What is written with at present. */
interface WriteKey {
  readonly key: SealedKey;
  readonly cipher: Cipher;
}

class KmsPlugin {
  readonly #client: KmsClient;
  readonly #dataKeys: DataKeys;
  readonly #recovered: () => void;
  readonly #ending = new AbortController();
  #writeKey: WriteKey | undefined;
  /** On the monotonic clock. */
  #validUntilMs = 0;
  #lookedMs = Number.NEGATIVE_INFINITY;
  #problem: Error | undefined;
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(client: KmsClient, recovered: () => void) {
    this.#client = client;
    this.#dataKeys = new DataKeys(client);
    this.#recovered = recovered;
  }

  async start(startMs: number): Promise<void> {
    const endMs = performance.now() + startMs;
    await this.#look();
    while (this.#problem !== undefined && performance.now() < endMs && !this.#ending.signal.aborted) {
      await pause(startPauseMs, this.#ending.signal);
      await this.#look();
    }
  }

  seal(plain: Uint8Array, storageKey: string): Buffer {
    const writeKey = this.#writeKey;
    if (writeKey === undefined) throw this.#problem ?? new Error("the KMS plugin has not answered yet");
    if (performance.now() > this.#validUntilMs) {
      const reason = this.#problem?.message ?? "it was not asked";
      throw new Error(`the KMS plugin has not confirmed its key for too long: ${reason}`);
    }
    return encodeEnvelope(writeKey.key, writeKey.cipher.seal(plain, storageKey));
  }

  open(sealed: Uint8Array, storageKey: string): Opened {
    const envelope = decodeEnvelope(sealed);
    const value = this.#dataKeys.cipherFor(envelope).open(envelope.encryptedData, storageKey);
    const current = this.#writeKey?.key;
    const isStale =
      current !== undefined &&
      (envelope.keyId !== current.keyId || envelope.encryptedDekSourceType !== current.encryptedDekSourceType);
    return { value, isStale };
  }

  prepare(sealed: Uint8Array): Promise<void> | undefined {
    try {
      return this.#dataKeys.fetch(decodeEnvelope(sealed));
    } catch {
      return undefined; // `open` says what is wrong with it
    }
  }

  async check(): Promise<void> {
    if (performance.now() - this.#lookedMs > checkMs) await this.#look();
    if (this.#problem !== undefined) throw this.#problem;
  }

  stop(): void {
    this.#ending.abort();
    clearTimeout(this.#timer);
    this.#client.close();
  }

  /** Asks how the plugin is; never rejects. */
  #look(): Promise<void> {
    this.#looking ??= this.#ask().then((problem) => {
      const wasIll = this.#problem !== undefined;
      this.#looking = undefined;
      this.#lookedMs = performance.now();
      this.#problem = problem;
      this.#arrange();
      if (wasIll && problem === undefined) this.#recovered();
    });
    return this.#looking;
  }

  #arrange(): void {
    clearTimeout(this.#timer);
    if (this.#ending.signal.aborted) return;
    this.#timer = setTimeout(() => void this.#look(), this.#problem === undefined ? wellMs : illMs).unref();
  }

  async #ask(): Promise<Error | undefined> {
    try {
      const { version, healthz, keyId } = await this.#client.status();
      if (version !== "v2" && version !== "v2beta1") throw new Error(`expected KMSv2 API version v2, got ${version}`);
      if (healthz !== "ok") throw new Error(`got unexpected healthz status: ${healthz}`);
      checkKeyId(keyId);
      const validUntilMs = performance.now() + validMs;
      if (this.#writeKey?.key.keyId !== keyId) this.#writeKey = await this.#newKey(keyId);
      this.#validUntilMs = validUntilMs;
      return undefined;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  async #newKey(keyId: string): Promise<WriteKey> {
    const seed = randomBytes(seedBytes);
    const form = KeyForm.HKDF_SHA256_XNONCE_AES_GCM_SEED;
    const answer = await this.#client.encrypt(seed);
    const { ciphertext: encryptedDekSource, annotations } = answer;
    const key = { keyId: answer.keyId, encryptedDekSource, annotations, encryptedDekSourceType: form };
    checkSealedKey(key);
    // The plugin's key has changed between the two answers, or it does not know its own: the next look tells.
    if (key.keyId !== keyId) throw new Error(`the KMS plugin reports key ${keyId} and encrypted with ${key.keyId}`);
    const cipher = cipherOfKey(form, seed);
    this.#dataKeys.add(key, cipher);
    return { key, cipher };
  }
}
