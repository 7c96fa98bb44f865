import {
  type Fields,
  fieldsOf,
  itemsOf,
  type Path,
  readConfiguration,
  type Report,
} from "../configuration/configurationFile.ts";
import { durationMs } from "../schema/duration.ts";
import { dotted } from "../schema/fieldPath.ts";
import { type CipherName, keyLengths } from "./ciphers.ts";
import { parseGroupResource } from "./resources.ts";
import { maskOf, resourceProblems } from "./resourceProblems.ts";

/** How some resources are stored: the first provider writes, all of them read. */
export interface EncryptionEntry {
  /** E.g. "secrets", "deployments.apps", "*.apps", "*.*". */
  readonly resources: readonly string[];
  readonly providers: readonly ProviderConfig[];
}

export type ProviderConfig =
  | { readonly kind: "identity" }
  | { readonly kind: CipherName; readonly keys: readonly { readonly name: string; readonly secret: Buffer }[] }
  | { readonly kind: "kms"; readonly name: string; readonly socketPath: string; readonly timeoutMs: number };

export interface ConfigurationContext {
  /** As messages name it. */
  readonly file: string;
  /** Of the platform, such as "acme.dev". */
  readonly apiDomain: string;
}

/** @limit Encryption configuration: the file is refused. */
export const maxConfigurationBytes = 1024 * 1024;
/** @limit Call of a KMS plugin: the call fails. */
const defaultKmsTimeoutMs = 3000;

/**
 * Reads an EncryptionConfiguration, in YAML or JSON. Throws an Error whose lines are "file:line:column: field: what is
 * wrong"; secrets are never in it.
 */
export function parseConfiguration(text: string, context: ConfigurationContext): readonly EncryptionEntry[] {
  return readConfiguration(text, context.file, (value, report) => readEntries(value, { report, context }));
}

interface Reading {
  readonly report: Report;
  readonly context: ConfigurationContext;
}

const kindName = "EncryptionConfiguration";

function readEntries(value: unknown, reading: Reading): readonly EncryptionEntry[] {
  const { report, context } = reading;
  const apiVersion = `apiserver.config.${context.apiDomain}/v1`;
  const fields = fieldsOf(value, { path: [], known: ["apiVersion", "kind", "resources"], report });
  if (fields === undefined) return [];
  const isOld = fields.kind === "EncryptionConfig" && fields.apiVersion === "v1";
  if (!isOld && (fields.kind !== kindName || fields.apiVersion !== apiVersion)) {
    report(["kind"], `the file must hold an ${kindName} of ${apiVersion}`);
    return [];
  }
  const kmsNames = new Set<string>();
  const wholes = new Set<string>();
  const path = ["resources"];
  return itemsOf(fields.resources, { path, what: "resources", report }).flatMap((each, index) => {
    return readEntry(each, { ...reading, path: [...path, index], kmsNames, wholes });
  });
}

interface EntryReading extends Reading {
  readonly path: Path;
  /** Names of KMS providers so far. */
  readonly kmsNames: Set<string>;
  /** Entries so far that are for a group, or for everything: "*.", "*.apps", "*.*". */
  readonly wholes: Set<string>;
}

function readEntry(value: unknown, reading: EntryReading): EncryptionEntry[] {
  const { report, path } = reading;
  const fields = fieldsOf(value, { path, known: ["resources", "providers"], report });
  if (fields === undefined) return [];
  const resourcesPath = [...path, "resources"];
  const providersPath = [...path, "providers"];
  const texts = itemsOf(fields.resources, { path: resourcesPath, what: dotted(resourcesPath), report });
  const resources = texts.flatMap((each, index) => {
    if (typeof each === "string" && each !== "") return [each];
    report([...resourcesPath, index], "must be the name of a resource");
    return [];
  });
  const { apiDomain } = reading.context;
  for (const { index, message } of resourceProblems(resources.map(parseGroupResource), { resources, apiDomain })) {
    report(index === undefined ? resourcesPath : [...resourcesPath, index], message);
  }
  for (const [index, each] of resources.entries()) {
    const rule = maskOf(each, reading.wholes);
    if (rule !== undefined) report([...resourcesPath, index], `is masked by earlier rule "${rule}"`);
  }
  for (const each of resources) if (each.startsWith("*.")) reading.wholes.add(each);
  const list = itemsOf(fields.providers, { path: providersPath, what: dotted(providersPath), report });
  const providers = list.flatMap((each, index) => readProvider(each, { ...reading, path: [...providersPath, index] }));
  return [{ resources, providers }];
}

const providerNames = ["identity", "aesgcm", "aescbc", "secretbox", "kms"] as const;

function readProvider(value: unknown, reading: EntryReading): ProviderConfig[] {
  const { report, path } = reading;
  const fields = fieldsOf(value, { path, known: providerNames, report });
  if (fields === undefined) return [];
  const named = providerNames.filter((each) => fields[each] !== undefined);
  const [kind] = named;
  if (kind === undefined) {
    report(path, `provider does not contain any of the expected providers: ${providerNames.join(", ")}`);
    return [];
  }
  if (named.length > 1) {
    report(path, "more than one provider specified in a single element, should split into different list elements");
    return [];
  }
  const own = { ...reading, path: [...path, kind] };
  if (kind === "kms") return readKms(fields[kind], own);
  if (kind !== "identity") return readKeys(kind, fields[kind], own);
  fieldsOf(fields[kind], { path: own.path, known: [], report });
  return [{ kind }];
}

function readKeys(kind: CipherName, value: unknown, { report, path }: EntryReading): ProviderConfig[] {
  const fields = fieldsOf(value, { path, known: ["keys"], report });
  if (fields === undefined) return [];
  const keysPath = [...path, "keys"];
  const names = new Set<string>();
  const keys = itemsOf(fields.keys, { path: keysPath, what: "keys", report }).flatMap((each, index) => {
    const at = [...keysPath, index];
    const key = fieldsOf(each, { path: at, known: ["name", "secret"], report });
    if (key === undefined) return [];
    const name = textOf(key, { field: "name", path: at, what: "key", report });
    if (name.includes(":")) report([...at, "name"], "must not contain ':'");
    if (name !== "" && names.has(name)) report([...at, "name"], `duplicate key name ${name}, names must be unique`);
    names.add(name);
    const text = textOf(key, { field: "secret", path: at, what: "key", report });
    if (text === "") return [];
    const secret = Buffer.from(text, "base64");
    const lengths = keyLengths[kind];
    if (secret.toString("base64") !== text.replaceAll(/[\r\n]/g, ""))
      report([...at, "secret"], "secrets must be base64 encoded");
    else if (!lengths.includes(secret.length)) {
      const expected = `got ${secret.length}, expected one of [${lengths.join(" ")}]`;
      report([...at, "secret"], `secret is not of the expected length, ${expected}`);
    }
    return [{ name, secret }];
  });
  return [{ kind, keys }];
}

const kmsFields = ["apiVersion", "name", "endpoint", "timeout", "cachesize"];

function readKms(value: unknown, { report, path, kmsNames }: EntryReading): ProviderConfig[] {
  const fields = fieldsOf(value, { path, known: kmsFields, report });
  if (fields === undefined) return [];
  const { apiVersion = "v1", timeout, cachesize } = fields;
  if (apiVersion !== "v2") {
    const text = `unsupported apiVersion ${String(apiVersion)} for KMS provider, only v2 is supported`;
    report([...path, "apiVersion"], text);
  }
  const name = textOf(fields, { field: "name", path, what: "provider", report });
  if (name.includes(":")) report([...path, "name"], `invalid KMS provider name ${name}, must not contain ':'`);
  if (kmsNames.has(name)) report([...path, "name"], `duplicate KMS provider name ${name}, names must be unique`);
  kmsNames.add(name);
  if (cachesize !== undefined) report([...path, "cachesize"], "cachesize is not supported in v2");
  const timeoutMs = timeout === undefined ? defaultKmsTimeoutMs : (durationMs(String(timeout)) ?? 0);
  if (timeoutMs <= 0) report([...path, "timeout"], "timeout should be a positive value");
  const endpoint = textOf(fields, { field: "endpoint", path, what: "kms", report });
  const { scheme = "", rest = "" } = /^(?<scheme>[^:]*):\/\/(?<rest>.*)$/.exec(endpoint)?.groups ?? {};
  if (endpoint !== "" && scheme !== "unix") {
    const text = `unsupported scheme ${JSON.stringify(scheme)} for KMS provider, only unix is supported`;
    report([...path, "endpoint"], text);
  }
  return [{ kind: "kms", name, socketPath: socketPathOf(rest), timeoutMs }];
}

/** "unix:///run/kms.sock" is a file; "unix:///@kms" and "unix://@kms" are abstract. */
function socketPathOf(rest: string): string {
  const abstract = /^\/?@(.*)$/.exec(rest)?.[1];
  return abstract === undefined ? rest : `\0${abstract}`;
}

/** A text that must be there and not be empty. */
function textOf(
  fields: Fields,
  { field, path, what, report }: { field: string; path: Path; what: string; report: Report },
): string {
  const value = fields[field];
  if (typeof value === "string" && value !== "") return value;
  report([...path, field], `${field} is a mandatory field for a ${what}`);
  return "";
}
