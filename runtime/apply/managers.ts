import { isObject, type JsonObject, type ManagedFieldsEntryLike } from "../schema/index.ts";
import { canonicalElement, inElementOrder, ItemError } from "./element.ts";
import { type FieldSet, isEmpty, leaf, node, unionOf } from "./fieldSet.ts";
import { addTo } from "../schema/groups.ts";

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

/**
 * Managers that one object may have; each is looked at by every write.
 * @limit Managers of an object: 422.
 */
export const maxManagers = 1000;

/** More entries than an object may have: they are left for validation to refuse. */
export function areTooMany(entries: readonly ManagedFieldsEntryLike[] = []): boolean {
  return entries.length > maxManagers;
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
  for (const [key, value] of Object.entries(from)) {
    if (key === ".") {
      isSame &&= nodes.size === 0 && isObject(value) && isEmpty(value as FieldSet);
      continue;
    }
    const element = canonicalElement(key);
    if (!isObject(value)) throw new ItemError(`an object expected at ${key}`);
    const below = canonicalNode(value);
    isSame &&= element === key && below === (value as unknown);
    if (element !== undefined) nodes.set(element, below);
  }
  const entries = [...nodes];
  const sorted = inElementOrder(entries);
  if (isSame && sorted === entries) return from as unknown as FieldSet;
  return node(Object.fromEntries(sorted), Object.hasOwn(from, ".")) ?? leaf;
}

/** @limit Managers of an object whose operation is Update: the oldest are merged. */
const maxUpdaters = 10;

/** The oldest updaters beyond the limit become one a version, which has what they had. */
export function capped(managers: Managers): Managers {
  if (managers.size <= maxUpdaters) return managers;
  const updaters = byAge(managers);
  if (updaters.length <= maxUpdaters) return managers;
  const kept = new Map(managers);
  const firsts = new Map<string, Manager>();
  const joined = new Map<string, Manager[]>();
  let count = updaters.length;
  for (const updater of updaters) {
    if (count <= maxUpdaters) break;
    const { apiVersion } = updater;
    if (!firsts.has(apiVersion)) {
      firsts.set(apiVersion, updater);
      continue;
    }
    addTo(joined, apiVersion, updater);
    count -= 1;
  }
  for (const [apiVersion, others] of joined) join(kept, firsts.get(apiVersion), others);
  return kept;
}

/** Managers whose operation is Update, the oldest first. */
function byAge(managers: Managers): Manager[] {
  return [...managers]
    .filter(([, each]) => each.operation === "Update")
    .map(([id, updater]) => ({ id, updater, seconds: secondsOf(updater) }))
    .sort((a, b) => a.seconds - b.seconds || (a.id < b.id ? -1 : 1))
    .map(({ updater }) => updater);
}

/** Makes one manager of those of a version. The one that was made of others before takes them in, where it is there. */
function join(kept: Map<string, Manager>, first: Manager | undefined, others: readonly Manager[]): void {
  const last = others.at(-1);
  if (first === undefined || last === undefined) return;
  const { apiVersion } = last;
  const bucket: Identity = { manager: "ancient-changes", operation: "Update", apiVersion, subresource: "" };
  const bucketId = idOf(bucket);
  const taker = kept.get(bucketId) ?? first;
  for (const each of [taker, ...others]) kept.delete(idOf(each));
  const fields = unionOf([taker, ...others].map((each) => each.fields));
  kept.set(bucketId, { ...bucket, time: last.time, fields });
}

function secondsOf({ time }: Manager): number {
  return time === undefined ? 0 : Math.floor(Date.parse(time) / 1000);
}

/** As the entries of an object: appliers first, then by time and name. */
export function entriesOf(managers: Managers): ManagedFieldsEntryLike[] {
  return [...managers.values()]
    .filter((each) => !isEmpty(each.fields))
    .map((manager) => ({ manager, seconds: secondsOf(manager) }))
    .sort(
      (a, b) =>
        compareTexts(a.manager.operation, b.manager.operation) ||
        a.seconds - b.seconds ||
        compareNames(a.manager, b.manager),
    )
    .map(({ manager }) => entryOf(manager));
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

function compareNames(a: Manager, b: Manager): number {
  return (
    compareTexts(a.manager, b.manager) ||
    compareTexts(a.apiVersion, b.apiVersion) ||
    compareTexts(a.subresource, b.subresource)
  );
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
