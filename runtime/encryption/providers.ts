import { type Cipher, cipherOf } from "./ciphers.ts";
import type { ProviderConfig } from "./configuration.ts";

/** What came out of storage. A stale value is rewritten by the next update of its object. */
export interface Opened {
  readonly value: Uint8Array;
  readonly isStale: boolean;
}

/** One way to store values, known by what the stored bytes begin with. */
export interface Provider {
  /** E.g. "orch:enc:aescbc:v1:key1:"; "" for values as they are. */
  readonly prefix: Buffer;
  /** Throws an Error while it cannot encrypt. */
  readonly seal: (plain: Uint8Array, storageKey: string) => Buffer;
  /** Of the bytes after the prefix. Throws an Error that says why they cannot be read. */
  readonly open: (sealed: Uint8Array, storageKey: string) => Opened;
  /** To be awaited before `open` where what it needs lies elsewhere; undefined when it is here. Never rejects. */
  readonly prepare?: (sealed: Uint8Array) => Promise<void> | undefined;
}

/** What all encrypted values begin with: "orch:enc:". `apiDomain` is the platform's. */
export function encryptedPrefix(apiDomain: string): string {
  return `${apiDomain.split(".")[0]}:enc:`;
}

/** Makes the KMS provider of a configuration, with the prefix of its values. */
export type KmsProviders = (config: Extract<ProviderConfig, { kind: "kms" }>, prefix: Buffer) => Provider;

/** The providers of a list in its order; one with several keys is one for each key. */
export function providersOf(
  configs: readonly ProviderConfig[],
  { apiDomain, kms }: { readonly apiDomain: string; readonly kms: KmsProviders },
): readonly Provider[] {
  const common = encryptedPrefix(apiDomain);
  return configs.flatMap((config): Provider[] => {
    if (config.kind === "identity") return [identity(common)];
    if (config.kind === "kms") return [kms(config, Buffer.from(`${common}kms:v2:${config.name}:`))];
    return config.keys.map(({ name, secret }) => ({
      prefix: Buffer.from(`${common}${config.kind}:v1:${name}:`),
      ...provided(cipherOf(config.kind, secret)),
    }));
  });
}

function provided({ seal, open }: Cipher): Omit<Provider, "prefix"> {
  return { seal, open: (sealed, storageKey) => ({ value: open(sealed, storageKey), isStale: false }) };
}

/** Values as they are; what is encrypted is not taken for one. */
export function identity(common: string): Provider {
  const encrypted = Buffer.from(common);
  return {
    prefix: Buffer.alloc(0),
    seal: (plain) => Buffer.from(plain.buffer, plain.byteOffset, plain.byteLength),
    open(value) {
      if (startsWith(value, encrypted)) throw new Error("identity transformer tried to read encrypted data");
      return { value, isStale: false };
    },
  };
}

export function seal(providers: readonly Provider[], plain: Uint8Array, storageKey: string): Uint8Array {
  const [first] = providers;
  if (first === undefined) return plain;
  const sealed = first.seal(plain, storageKey);
  return first.prefix.length === 0 ? sealed : Buffer.concat([first.prefix, sealed]);
}

/** Reads with the providers whose prefix the bytes have. Throws an Error with what each of them said. */
export function open(providers: readonly Provider[], stored: Uint8Array, storageKey: string): Opened {
  const errors: string[] = [];
  for (const [index, provider] of providers.entries()) {
    if (!startsWith(stored, provider.prefix)) continue;
    try {
      const { value, isStale } = provider.open(stored.subarray(provider.prefix.length), storageKey);
      return { value, isStale: isStale || index > 0 };
    } catch (error) {
      // That encrypted bytes are not plain says nothing where others could have read them.
      if (provider.prefix.length === 0 && providers.length > 1) continue;
      errors.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(errors.length === 0 ? "no matching prefix found" : errors.join(", "));
}

/** To be awaited before `open` of the same bytes; undefined when there is nothing to wait for. */
export function prepare(providers: readonly Provider[], stored: Uint8Array): Promise<void> | undefined {
  const provider = providers.find((each) => each.prepare !== undefined && startsWith(stored, each.prefix));
  return provider?.prepare?.(stored.subarray(provider.prefix.length));
}

export function startsWith(bytes: Uint8Array, prefix: Buffer): boolean {
  return bytes.byteLength >= prefix.length && prefix.compare(bytes, 0, prefix.length) === 0;
}
