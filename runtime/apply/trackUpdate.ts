import { atOnce } from "../lib/work.ts";
import type { ApiObject, JsonObject, ManagedFieldsEntryLike } from "../schema/index.ts";
import { isStatusError, TextEntry } from "../schema/index.ts";
import { type Comparison, compare } from "./compare.ts";
import { ItemError } from "./element.ts";
import { difference, type FieldSet, isEmpty, leaf, union } from "./fieldSet.ts";
import { newFieldsText } from "./fieldsOf.ts";
import {
  areTooMany,
  capped,
  entriesOf,
  idOf,
  isReset,
  type Manager,
  type Managers,
  sentManagers,
  storedManagers,
} from "./managers.ts";
import { refitted } from "./refit.ts";
import type { InSteps } from "../schema/steps.ts";
import { shapeIn, type Version, type Versions } from "./versions.ts";

/** Who writes, how and when. */
export interface Writer {
  readonly manager: string;
  /** "" for the object itself. */
  readonly subresource: string;
  /** RFC 3339, to the second. */
  readonly time: string;
  readonly versions: Versions;
}

/**
 * Fills metadata.managedFields of an object that is about to be written other than by an apply: the writer gets the
 * fields that the write adds or changes, all others lose them. `old` is what is stored. An object without
 * entries stays so, and where items cannot be distinguished, or a webhook does not convert the object into the version
 * of a manager, the entries stay as they were.
 */
export function trackUpdate(object: ApiObject, old: ApiObject | undefined, writer: Writer): void {
  atOnce(trackInSteps(object, old, writer));
}

/** The same, and others may have a turn between its steps. */
export function* trackInSteps(object: ApiObject, old: ApiObject | undefined, writer: Writer): InSteps<void> {
  object.metadata ??= {};
  const sent = object.metadata.managedFields;
  if (writer.subresource === "" && areTooMany(sent)) return;
  let entries: ManagedFieldsEntryLike[] | undefined;
  try {
    entries = yield* old === undefined ? createdEntries(object, writer) : updatedEntries(object, old, writer);
  } catch (error) {
    if (!(error instanceof ItemError) && !isStatusError(error)) throw error;
    entries = old?.metadata?.managedFields;
  }
  if (entries === undefined || entries.length === 0) delete object.metadata.managedFields;
  else object.metadata.managedFields = entries;
}

function* createdEntries(object: ApiObject, writer: Writer): InSteps<ManagedFieldsEntryLike[]> {
  const { versions, manager, subresource, time } = writer;
  const { apiVersion, shape } = versions.own;
  const text = newFieldsText(object as JsonObject, shape);
  const sent = sentManagers(object.metadata?.managedFields);
  if (sent !== undefined) {
    const comparison = { written: JSON.parse(text) as FieldSet, removed: leaf };
    return entriesOf(
      capped(yield* withWrite(sent, comparison, { writer, comparisons: { in: () => same(comparison) } })),
    );
  }
  if (text === "{}") return [];
  const entry = new TextEntry({ manager, apiVersion, time }, text);
  return [subresource === "" ? entry : { ...entry, subresource }];
}

function* same(comparison: Comparison): InSteps<Comparison> {
  yield;
  return comparison;
}

function* updatedEntries(
  object: ApiObject,
  old: ApiObject,
  writer: Writer,
): InSteps<ManagedFieldsEntryLike[] | undefined> {
  const before = old.metadata?.managedFields;
  const sent = writer.subresource === "" ? object.metadata?.managedFields : undefined;
  if (isReset(sent)) return undefined;
  const stated = sentManagers(sent);
  if (stated === undefined && before === undefined) return undefined;
  const managers = refitted(stated ?? storedManagers(before), writer.versions);
  yield;
  const comparison = yield* compare(old as JsonObject, object as JsonObject, writer.versions.own.shape);
  if (isEmpty(comparison.written) && isEmpty(comparison.removed)) {
    return stated === undefined ? before : entriesOf(capped(ofServedVersions(managers, writer.versions)));
  }
  const comparisons = new Comparisons(comparison, { before: old, after: object, versions: writer.versions });
  const written = yield* withWrite(managers, comparison, { writer, comparisons });
  yield;
  return entriesOf(capped(written));
}

function ofServedVersions(managers: Managers, versions: Versions): Map<string, Manager> {
  return new Map([...managers].filter(([, { apiVersion }]) => shapeIn(versions, apiVersion) !== undefined));
}

/** The writer has what it wrote, beside what it had and is still there; the others have what it did not touch. */
function* withWrite(
  managers: Map<string, Manager>,
  { written, removed }: Comparison,
  of: { readonly writer: Writer; readonly comparisons: Pick<Comparisons, "in"> },
): InSteps<Managers> {
  if (isEmpty(written)) return yield* withoutFields(managers, of.comparisons);
  const { manager, subresource, time, versions } = of.writer;
  const { apiVersion } = versions.own;
  const operation = "Update";
  const id = idOf({ manager, operation, apiVersion, subresource });
  const before = managers.get(id);
  managers.delete(id);
  const left = yield* withoutFields(managers, of.comparisons);
  const stays = yield* difference(before?.fields ?? leaf, removed);
  yield;
  const fields = yield* union(stays, written);
  const entry = { manager, operation, apiVersion, subresource, fields } as const;
  return left.set(id, { ...entry, time });
}

/** Managers without the fields that a write takes from them; those of versions that are gone, and those with none. */
export function* withoutFields(
  managers: Managers,
  comparisons: Pick<Comparisons, "in">,
): InSteps<Map<string, Manager>> {
  const left = new Map<string, Manager>();
  for (const [id, manager] of managers) {
    const comparison = yield* comparisons.in(manager.apiVersion);
    if (comparison === undefined) continue;
    const fields = yield* difference(yield* difference(manager.fields, comparison.written), comparison.removed);
    if (!isEmpty(fields)) left.set(id, fields === manager.fields ? manager : { ...manager, fields });
    yield;
  }
  return left;
}

/** Of a write, what it does to fields in each version; made when first asked for. */
export class Comparisons {
  readonly #write: ComparedWrite;
  readonly #known: Map<string, Comparison | undefined>;

  constructor(own: Comparison, write: ComparedWrite) {
    this.#write = write;
    this.#known = new Map([[write.versions.own.apiVersion, own]]);
  }

  /** Undefined in a version that is not served. */
  *in(apiVersion: string): InSteps<Comparison | undefined> {
    if (this.#known.has(apiVersion)) return this.#known.get(apiVersion);
    const { before, after, versions } = this.#write;
    const version = versions.find(apiVersion);
    const found = version === undefined ? undefined : yield* comparedIn(version, before, after);
    this.#known.set(apiVersion, found);
    return found;
  }
}

interface ComparedWrite {
  readonly before: ApiObject;
  readonly after: ApiObject;
  readonly versions: Versions;
}

function* comparedIn(version: Version, before: ApiObject, after: ApiObject): InSteps<Comparison> {
  const was = yield* version.from(before);
  const is = yield* version.from(after);
  return yield* compare(was as JsonObject, is as JsonObject, version.shape);
}
