import { readFileSync, statSync } from "node:fs";
import {
  apiserverEncryptionConfigControllerAutomaticReloadLastTimestampSeconds,
  apiserverEncryptionConfigControllerAutomaticReloadsTotal,
  apiserverEncryptionConfigControllerLastConfigInfo,
} from "../../generated/metrics.ts";
import type { HealthCheck } from "../component/pages/healthChecks.ts";
import type { Decryption } from "./decryption.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import { hashOfText, reloadMeter } from "../metrics/reloadMeter.ts";
import type { GroupResource } from "../schema/index.ts";
import { type ResourceOfKey, resourceOfKey, type StoredKind } from "../storage/resourceOfKey.ts";
import { StorageError } from "../storage/storage.ts";
import type { Transformer } from "../storage/transformed.ts";
import { type EncryptionEntry, maxConfigurationBytes, parseConfiguration } from "./configuration.ts";
import { openKmsProvider, type KmsProvider } from "./kms/kmsProvider.ts";
import {
  encryptedPrefix,
  identity,
  open,
  type Opened,
  prepare,
  type Provider,
  providersOf,
  seal,
} from "./providers.ts";
import { entriesFor } from "./resources.ts";
import { readerOf, type Transformation, transformationMeter } from "./transformationMeter.ts";
import { repeat } from "../lib/repeat.ts";

export interface EncryptionOptions {
  readonly file: string;
  /** How often the file is looked at for changes, in milliseconds; absent: only at the start. */
  readonly reloadMs?: number;
  /** How long a start waits for a KMS plugin that does not answer, in milliseconds. */
  readonly startMs?: number;
  /** Of the platform, such as "acme.dev". */
  readonly apiDomain: string;
  /** All built-in kinds, served or not. */
  readonly descriptors: readonly StoredKind[];
  /** The key under which a store keeps what others read too; absent: the key as it is. */
  readonly keyInStore?: ((key: string) => string) | undefined;
  readonly logError: (message: string, error: unknown) => void;
  readonly metrics: MetricRegistry;
  /** Of the server among others, in metrics; absent: it has none. */
  readonly serverId?: string | undefined;
}

/** Encryption of what is stored, as a file says. */
export interface Encryption extends Decryption {
  readonly transformer: Transformer;
  readonly stop: () => void;
}

/** How often the field looks for changes of the file, in milliseconds. */
export const defaultReloadMs = 60_000;
/** @limit KMS plugins at the start of a server: it starts without them, and is not ready. */
const defaultStartMs = 10_000;

/**
 * Reads the configuration and reaches its KMS plugins. Throws an Error that says what is wrong with the file. What is
 * wrong with a later version of it is logged, and the one before stays.
 */
export async function openEncryption(options: EncryptionOptions): Promise<Encryption> {
  const { file, reloadMs, startMs = defaultStartMs, apiDomain, descriptors, logError, metrics } = options;
  const meter = reloadMeter({
    ...{ metrics, serverId: options.serverId ?? "" },
    reloads: apiserverEncryptionConfigControllerAutomaticReloadsTotal,
    times: apiserverEncryptionConfigControllerAutomaticReloadLastTimestampSeconds,
    info: apiserverEncryptionConfigControllerLastConfigInfo,
  });
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const read = (text: string) => parseConfiguration(text, { file, apiDomain });
  let seen = readConfigurationFile(file);
  let live = await liveConfiguration(read(seen), { apiDomain, startMs, changed });
  meter.holds(hashOfText(seen));
  const reload = async () => {
    const text = readConfigurationFile(file);
    if (text === seen) return;
    const next = await liveConfiguration(read(text), { apiDomain, startMs, changed });
    const problem = await firstProblem(next.kms);
    if (problem !== undefined) {
      next.stop();
      throw problem;
    }
    live.stop();
    live = next;
    seen = text;
    meter.reloaded("success");
    meter.holds(hashOfText(text));
    changed();
  };
  const onError = (error: unknown, { isNew }: { readonly isNew: boolean }) => {
    meter.reloaded("failure");
    if (isNew) logError("cannot reload the encryption configuration, so the old one stays", error);
  };
  const upkeep = reloadMs === undefined ? undefined : repeat(reload, { everyMs: reloadMs, onError });
  return {
    transformer: transformerOf(() => live, {
      resourceOf: resourceOfKey(descriptors),
      keyInStore: options.keyInStore ?? ((key) => key),
      count: transformationMeter(metrics),
    }),
    checks: reloadMs === undefined ? checksOf(live.kms) : [checkOfAll(() => live.kms)],
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      void upkeep?.stop();
      live.stop();
    },
  };
}

function readConfigurationFile(file: string): string {
  try {
    const { size } = statSync(file);
    if (size > maxConfigurationBytes) throw new Error(`it has more than ${maxConfigurationBytes} bytes`);
    return readFileSync(file, "utf8");
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(`--encryption-provider-config: cannot read ${file}: ${cause}`, { cause: error });
  }
}

/** A configuration in use. */
interface Live {
  readonly providersFor: (resource: GroupResource) => readonly Provider[];
  readonly kms: readonly KmsProvider[];
  readonly stop: () => void;
}

async function liveConfiguration(
  entries: readonly EncryptionEntry[],
  {
    apiDomain,
    startMs,
    changed,
  }: { readonly apiDomain: string; readonly startMs: number; readonly changed: () => void },
): Promise<Live> {
  const kms: KmsProvider[] = [];
  const openKms: Parameters<typeof providersOf>[1]["kms"] = (config, prefix) => {
    const provider = openKmsProvider(config, { prefix, startMs, recovered: changed });
    kms.push(provider);
    return provider;
  };
  const made = entries.map(({ resources, providers }) => {
    return { resources, providers: providersOf(providers, { apiDomain, kms: openKms }) };
  });
  const plain = [identity(encryptedPrefix(apiDomain))];
  const known = new Map<GroupResource, readonly Provider[]>();
  await Promise.all(kms.map((each) => each.started));
  return {
    providersFor(resource) {
      let providers = known.get(resource);
      if (providers === undefined) {
        const covering = entriesFor(made, resource);
        providers = covering.length === 0 ? plain : covering.flatMap((each) => each.providers);
        known.set(resource, providers);
      }
      return providers;
    },
    kms,
    stop: () => {
      for (const each of kms) each.stop();
    },
  };
}

interface TransformerOptions {
  readonly resourceOf: ResourceOfKey;
  readonly keyInStore: (key: string) => string;
  readonly count: (each: Transformation) => void;
}

function transformerOf(live: () => Live, { resourceOf, keyInStore, count }: TransformerOptions): Transformer {
  const opened = (providers: readonly Provider[], stored: Uint8Array, key: string): Opened => {
    const bound = keyInStore(key);
    if (bound === key) return open(providers, stored, key);
    try {
      return open(providers, stored, bound);
    } catch (error) {
      return openFormer(providers, stored, key) ?? rethrow(error);
    }
  };
  const providersOfKey = (key: string) => {
    const resource = resourceOf(key);
    return resource === undefined ? undefined : live().providersFor(resource);
  };
  return {
    toStored(value, key) {
      const providers = providersOfKey(key);
      if (providers === undefined) return value;
      const made = { type: "to_storage", resource: resourceOf(key), provider: providers[0] } as const;
      try {
        const stored = seal(providers, value, keyInStore(key));
        count({ ...made, status: "OK" });
        return stored;
      } catch (error) {
        count({ ...made, status: "Unknown" });
        const reason = error instanceof Error ? error.message : String(error);
        throw new StorageError("failed", key, `${key} cannot be encrypted: ${reason}`, { cause: error });
      }
    },
    fromStored(stored, { key }) {
      const providers = providersOfKey(key);
      if (providers === undefined) return stored;
      const provider = readerOf(providers, stored);
      const made = { type: "from_storage", resource: resourceOf(key), provider } as const;
      try {
        const { value } = opened(providers, stored, key);
        count({ ...made, status: "OK" });
        return value;
      } catch (error) {
        count({ ...made, status: "Unknown" });
        throw error;
      }
    },
    prepare(items) {
      const waiting = items.flatMap(({ key, value }) => prepare(providersOfKey(key) ?? [], value) ?? []);
      return waiting.length === 0 ? undefined : Promise.all(waiting).then(() => undefined);
    },
    isStale(stored, key) {
      const providers = providersOfKey(key);
      try {
        return providers !== undefined && opened(providers, stored, key).isStale;
      } catch {
        return false; // a reader reports what it cannot read
      }
    },
  };
}

/** Values were once bound to keys without the prefix of their store; the next update binds them to the whole key. */
function openFormer(providers: readonly Provider[], stored: Uint8Array, key: string): Opened | undefined {
  try {
    return { ...open(providers, stored, key), isStale: true };
  } catch {
    return undefined;
  }
}

function rethrow(error: unknown): never {
  throw error;
}

async function firstProblem(kms: readonly KmsProvider[]): Promise<Error | undefined> {
  for (const each of kms) {
    try {
      await each.check();
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
  return undefined;
}

function checksOf(kms: readonly KmsProvider[]): HealthCheck[] {
  return kms.map(({ check }, index) => ({ name: `kms-provider-${index}`, group: "kms-providers", check }));
}

/** Plugins come and go with a file that is reloaded, so one check stands for all of them. */
function checkOfAll(kms: () => readonly KmsProvider[]): HealthCheck {
  const check = async () => {
    await Promise.all(kms().map((each) => each.check()));
  };
  return { name: "kms-providers", check };
}
