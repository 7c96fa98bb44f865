import type { JsonObject, ManagedFieldsEntryLike } from "../schema/index.ts";
import { canonicalElement, compareElements, ItemError } from "./element.ts";
import { type FieldSet, isEmpty, leaf, node, union } from "./fieldSet.ts";
import { isObject } from "./shape.ts";

/** Who wrote what: an entry of metadata.managedFields. */
export interface Manager {
  readonly manager: string;
  readonly operation: "Apply" | "Update";
  /** The version in which the fields are named. */
  readonly apiVersion: string;
  readonly subresource: string;
  /** RFC 3339, of the last write that changed anything; absent in entries that a client made without. */
  readonly time: string | undefined;
  readonly fields: FieldSet;
}

/** By what a manager is known: an applier has one set whatever the version. */
export type Identity = Pick<Manager, "manager" | "operation" | "apiVersion" | "subresource">;

/** Two entries of one object never have the same. Its order is that of messages. */
export function idOf({ manager, operation, apiVersion, subresource }: Identity): string {
  let id = manager === "" ? "{" : `{"manager":${JSON.stringify(manager)},`;
  id += `"operation":"${operation}"`;
  if (operation !== "Apply" && apiVersion !== "") id += `,"apiVersion":"${apiVersion}"`;
  return subresource === "" ? `${id}}` : `${id},"subresource":"${subresource}"}`;
}

/** The managers of an object by id. */
export type Managers = ReadonlyMap<string, Manager>;

/** Reads entries that the server has written. */
export function storedManagers(entries: readonly ManagedFieldsEntryLike[] = []): Map<string, Manager> {
  const managers = new Map<string, Manager>();
  for (const entry of entries) {
    const manager = managerOf(entry, (entry.fieldsV1 ?? leaf) as FieldSet);
    managers.set(idOf(manager), manager);
  }
  return managers;
}

/** Reads entries as a client sent them; undefined when one of them is wrong, or there are none. */
export function sentManagers(entries: readonly ManagedFieldsEntryLike[] = []): Map<string, Manager> | undefined {
  const managers = new Map<string, Manager>();
  for (const entry of entries) {
    const { operation, apiVersion = "", fieldsType } = entry;
    if (operation !== "Apply" && operation !== "Update") return undefined;
    if (apiVersion === "" || fieldsType !== "FieldsV1") return undefined;
    const fields = sentSet((entry.fieldsV1 ?? {}) as JsonObject);
    if (fields === undefined) return undefined;
    const manager = managerOf(entry, fields);
    managers.set(idOf(manager), manager);
  }
  return managers.size === 0 ? undefined : managers;
}

/** Entries that can be read, but whose operation is none: they are left for validation to refuse. */
export function haveUnknownOperation(entries: readonly ManagedFieldsEntryLike[] = []): boolean {
  if (entries.some(({ apiVersion = "", fieldsType }) => apiVersion === "" || fieldsType !== "FieldsV1")) return false;
  return entries.some(({ operation }) => operation !== "Apply" && operation !== "Update");
}

/** A client clears all that is known of managers by an empty list, or by a list of one empty entry. */
export function isReset(entries: readonly ManagedFieldsEntryLike[] | undefined): boolean {
  if (entries === undefined || entries.length > 1) return false;
  const [only] = entries;
  return only === undefined || Object.keys(only).length === 0;
}

function managerOf(entry: ManagedFieldsEntryLike, fields: FieldSet): Manager {
  const { manager = "", operation, apiVersion = "", subresource = "", time } = entry;
  return { manager, operation: operation === "Apply" ? "Apply" : "Update", apiVersion, subresource, time, fields };
}

function sentSet({ ".": _self, ...fields }: JsonObject): FieldSet | undefined {
  try {
    return canonicalNode(fields);
  } catch (error) {
    if (error instanceof ItemError) return undefined;
    throw error;
  }
}

/** The same set in its one form; itself when it has that. */
function canonicalNode(from: JsonObject): FieldSet {
  const nodes = new Map<string, FieldSet>();
  let isSame = true;
  let previous = "";
  for (const [key, value] of Object.entries(from)) {
    if (key === ".") {
      isSame &&= previous === "" && isObject(value) && isEmpty(value as FieldSet);
      continue;
    }
    const element = canonicalElement(key);
    if (!isObject(value)) throw new ItemError(`an object expected at ${key}`);
    const below = canonicalNode(value);
    isSame &&=
      element === key && below === (value as unknown) && (previous === "" || compareElements(previous, key) < 0);
    previous = key;
    if (element !== undefined) nodes.set(element, below);
  }
  if (isSame) return from as unknown as FieldSet;
  const sorted = Object.fromEntries([...nodes].sort(([a], [b]) => compareElements(a, b)));
  return node(sorted, Object.hasOwn(from, ".")) ?? leaf;
}

/** How many managers an object may have whose operation is Update. */
const maxUpdaters = 10;

/** The oldest updaters beyond the limit become one a version, which has what they had. */
export function capped(managers: Managers): Managers {
  if (managers.size <= maxUpdaters) return managers;
  const updaters = [...managers].filter(([, each]) => each.operation === "Update");
  if (updaters.length <= maxUpdaters) return managers;
  updaters.sort(([a, one], [b, other]) => secondsOf(one) - secondsOf(other) || (a < b ? -1 : 1));
  const kept = new Map(managers);
  const firsts = new Map<string, string>();
  let count = updaters.length;
  for (const [id, updater] of updaters) {
    if (count <= maxUpdaters) break;
    const { apiVersion } = updater;
    const first = firsts.get(apiVersion);
    if (first === undefined) {
      firsts.set(apiVersion, id);
      continue;
    }
    const bucket: Identity = { manager: "ancient-changes", operation: "Update", apiVersion, subresource: "" };
    const bucketId = idOf(bucket);
    const before = kept.get(bucketId) ?? kept.get(first);
    kept.delete(first);
    kept.delete(id);
    kept.set(bucketId, { ...bucket, time: updater.time, fields: union(updater.fields, before?.fields ?? leaf) });
    count -= 1;
  }
  return kept;
}

function secondsOf({ time }: Manager): number {
  return time === undefined ? 0 : Math.floor(Date.parse(time) / 1000);
}

/** As the entries of an object: appliers first, then by time and name. */
export function entriesOf(managers: Managers): ManagedFieldsEntryLike[] {
  return [...managers.values()]
    .filter((each) => !isEmpty(each.fields))
    .sort(compareManagers)
    .map(entryOf);
}

function entryOf({ manager, operation, apiVersion, time, fields, subresource }: Manager): ManagedFieldsEntryLike {
  const entry: ManagedFieldsEntryLike = manager === "" ? { operation } : { manager, operation };
  entry.apiVersion = apiVersion;
  if (time !== undefined) entry.time = time;
  entry.fieldsType = "FieldsV1";
  entry.fieldsV1 = fields;
  if (subresource !== "") entry.subresource = subresource;
  return entry;
}

function compareManagers(a: Manager, b: Manager): number {
  return (
    compareTexts(a.operation, b.operation) ||
    secondsOf(a) - secondsOf(b) ||
    compareTexts(a.manager, b.manager) ||
    compareTexts(a.apiVersion, b.apiVersion) ||
    compareTexts(a.subresource, b.subresource)
  );
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
