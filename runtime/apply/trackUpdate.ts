import { atOnce } from "../lib/work.ts";
import type { ApiObject, JsonObject, ManagedFieldsEntryLike } from "../schema/index.ts";
import { TextEntry } from "../schema/index.ts";
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
  haveUnknownOperation,
} from "./managers.ts";
import { refitted } from "./refit.ts";
import type { InSteps } from "../schema/steps.ts";
import type { Versions } from "./versions.ts";

/** Who writes, how and when. */
export interface Writer {
  readonly manager: string;
  /** "" for the object itself. */
  readonly subresource: string;
  /** RFC 3339, to the second. */
  readonly time: string;
  /** Entries have the time that they had, and new ones none. */
  readonly keepsTimes?: boolean;
  readonly versions: Versions;
}

/**
 * Fills metadata.managedFields of an object that is about to be written other than by an apply: the writer gets the
 * fields that the write adds or changes, all others lose them. `old` is what is stored. An object without
 * entries stays so, and where items cannot be distinguished the entries stay as they were.
 */
export function trackUpdate(object: ApiObject, old: ApiObject | undefined, writer: Writer): void {
  atOnce(trackInSteps(object, old, writer));
}

/** The same, and others may have a turn between its steps. */
export function* trackInSteps(object: ApiObject, old: ApiObject | undefined, writer: Writer): InSteps<void> {
  object.metadata ??= {};
  const sent = object.metadata.managedFields;
  if (writer.subresource === "" && (areTooMany(sent) || haveUnknownOperation(sent))) return;
  let entries: ManagedFieldsEntryLike[] | undefined;
  try {
    entries = old === undefined ? createdEntries(object, writer) : yield* updatedEntries(object, old, writer);
  } catch (error) {
    if (!(error instanceof ItemError)) throw error;
    entries = old?.metadata?.managedFields;
  }
  if (entries === undefined || entries.length === 0) delete object.metadata.managedFields;
  else object.metadata.managedFields = entries;
}

function createdEntries(object: ApiObject, writer: Writer): ManagedFieldsEntryLike[] {
  const { versions, manager, subresource, time } = writer;
  const { apiVersion, shape } = versions.own;
  const text = newFieldsText(object as JsonObject, shape);
  const sent = sentManagers(object.metadata?.managedFields);
  if (sent !== undefined) {
    const comparison = { written: JSON.parse(text) as FieldSet, removed: leaf };
    return entriesOf(capped(atOnce(withWrite(sent, comparison, { writer, comparisonIn: () => comparison }))));
  }
  if (text === "{}") return [];
  const entry = new TextEntry({ manager, apiVersion, time }, text);
  return [subresource === "" ? entry : { ...entry, subresource }];
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
    return stated === undefined ? before : entriesOf(capped(managers));
  }
  const comparisonIn = comparisons(comparison, { before: old, after: object, versions: writer.versions });
  const written = yield* withWrite(managers, comparison, { writer, comparisonIn });
  yield;
  return entriesOf(capped(written));
}

/** The writer has what it wrote, beside what it had and is still there; the others have what it did not touch. */
function* withWrite(
  managers: Map<string, Manager>,
  { written, removed }: Comparison,
  of: { readonly writer: Writer; readonly comparisonIn: (apiVersion: string) => Comparison | undefined },
): InSteps<Managers> {
  if (isEmpty(written)) return yield* withoutFields(managers, of.comparisonIn);
  const { manager, subresource, time, keepsTimes, versions } = of.writer;
  const { apiVersion } = versions.own;
  const operation = "Update";
  const id = idOf({ manager, operation, apiVersion, subresource });
  const before = managers.get(id);
  managers.delete(id);
  const left = yield* withoutFields(managers, of.comparisonIn);
  const stays = yield* difference(before?.fields ?? leaf, removed);
  yield;
  const fields = yield* union(stays, written);
  const entry = { manager, operation, apiVersion, subresource, fields } as const;
  return left.set(id, { ...entry, time: keepsTimes === true ? before?.time : time });
}

/** Managers without the fields that a write takes from them; those of versions that are gone, and those with none. */
export function* withoutFields(
  managers: Managers,
  comparisonIn: (apiVersion: string) => Comparison | undefined,
): InSteps<Map<string, Manager>> {
  const left = new Map<string, Manager>();
  for (const [id, manager] of managers) {
    const comparison = comparisonIn(manager.apiVersion);
    if (comparison === undefined) continue;
    const fields = yield* difference(yield* difference(manager.fields, comparison.written), comparison.removed);
    if (!isEmpty(fields)) left.set(id, fields === manager.fields ? manager : { ...manager, fields });
    yield;
  }
  return left;
}

/** Of a write, what it does to fields in each version; made when first asked for. */
export function comparisons(
  own: Comparison,
  { before, after, versions }: { readonly before: ApiObject; readonly after: ApiObject; readonly versions: Versions },
): (apiVersion: string) => Comparison | undefined {
  const known = new Map<string, Comparison | undefined>([[versions.own.apiVersion, own]]);
  return (apiVersion) => {
    if (known.has(apiVersion)) return known.get(apiVersion);
    const version = versions.find(apiVersion);
    const found =
      version === undefined
        ? undefined
        : atOnce(compare(version.from(before) as JsonObject, version.from(after) as JsonObject, version.shape));
    known.set(apiVersion, found);
    return found;
  };
}
