import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generated } from "../../generated/index.ts";
import { type Encryption, type EncryptionOptions, openEncryption } from "../../runtime/encryption/encryption.ts";
import type { MetricRegistry } from "../../runtime/metrics/metricRegistry.ts";
import { newMetrics } from "../harness/metrics.ts";

/** A folder with an EncryptionConfiguration in it. */
export interface ConfigurationFile {
  readonly folder: string;
  readonly file: string;
  readonly write: (entries: readonly Entry[]) => void;
  readonly remove: () => void;
}

export interface Entry {
  readonly resources: readonly string[];
  readonly providers: readonly object[];
}

export function configurationFile(entries: readonly Entry[]): ConfigurationFile {
  const folder = mkdtempSync(join(tmpdir(), "orch-enc-"));
  const file = join(folder, "encryption.yaml");
  const write = (resources: readonly Entry[]) => {
    const head = { apiVersion: "apiserver.config.orch.io/v1", kind: "EncryptionConfiguration" };
    writeFileSync(file, JSON.stringify({ ...head, resources }));
  };
  write(entries);
  return { folder, file, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function keyed(name: string, ...keyNames: readonly string[]): object {
  return { [name]: { keys: keyNames.map((each) => ({ name: each, secret: secretOf(each) })) } };
}

/** A key of 32 bytes that depends on the name. */
function secretOf(name: string): string {
  return Buffer.from(name.padEnd(32, "-")).toString("base64");
}

export const identity = { identity: {} };

export interface OpenOptions {
  readonly reloadMs?: number;
  readonly errors?: string[];
  readonly metrics?: MetricRegistry;
  /** Default: the built-in kinds. */
  readonly descriptors?: EncryptionOptions["descriptors"];
  readonly keyInStore?: EncryptionOptions["keyInStore"];
}

export function open(
  file: string,
  { reloadMs, errors = [], descriptors = generated.resources, metrics = newMetrics(), keyInStore }: OpenOptions = {},
): Promise<Encryption> {
  return openEncryption({
    file,
    apiDomain: "orch.io",
    descriptors,
    keyInStore,
    startMs: 0,
    metrics,
    logError: (message, error) => errors.push(`${message}: ${error instanceof Error ? error.message : String(error)}`),
    ...(reloadMs === undefined ? {} : { reloadMs }),
  });
}

/** Encryption by the entries, from a file that is gone. */
export async function encryptionOf(entries: readonly Entry[], options: OpenOptions = {}): Promise<Encryption> {
  const { file, remove } = configurationFile(entries);
  try {
    return await open(file, options);
  } finally {
    remove();
  }
}
