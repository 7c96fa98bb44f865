import { deepEqual } from "../schema/deepEqual.ts";
import type { ApiObject, JsonObject, ManagedFieldsEntryLike } from "../schema/index.ts";
import type { InSteps } from "../schema/steps.ts";
import { type Comparison, compare } from "./compare.ts";
import { type Conflict, conflictError } from "./conflicts.ts";
import { difference, type FieldSet, intersection, isEmpty, leaf } from "./fieldSet.ts";
import { newFieldsText, statedFields } from "./fieldsOf.ts";
import { allowedConflicts } from "./lastApplied.ts";
import { entriesOf, idOf, type Manager, type Managers, storedManagers } from "./managers.ts";
import { merge } from "./merge.ts";
import { prune } from "./prune.ts";
import { refitted } from "./refit.ts";
import { Comparisons, type Writer, withoutFields } from "./trackUpdate.ts";

/** A configuration that has no problems, without what its request may not set. */
export interface ApplyOptions {
  readonly configuration: JsonObject;
  /** All that the body says, where that is more. */
  readonly sent?: JsonObject;
  readonly writer: Writer;
  /** Takes fields from their owners. */
  readonly force: boolean;
  /** Reads the merged object as its kind; every part of the result is new. */
  readonly decode: (merged: JsonObject) => InSteps<ApiObject>;
  /** The part of an object that the request's sub-resource speaks of. */
  readonly partOf: (object: ApiObject) => ApiObject;
  /** What a sub-resource lets the result be that was to be `after`; absent: just that. */
  readonly written?: (before: ApiObject, after: ApiObject) => ApiObject;
}

export interface Applied {
  readonly object: ApiObject;
  /** Of the object's metadata. */
  readonly managedFields: ManagedFieldsEntryLike[];
}

/** The object that an apply of something that does not exist creates: all that is stated is the applier's. */
export function* createdByApply({ configuration, writer, decode }: ApplyOptions): InSteps<Applied> {
  const { versions } = writer;
  const fields = yield* statedFields(configuration, versions.own.shape);
  const manager = applierOf(writer, fields);
  yield;
  return { object: yield* decode(configuration), managedFields: entriesOf(new Map([[idOf(manager), manager]])) };
}

/**
 * Applies a configuration to an object: merges it, removes what its applier does not state any more, and says who owns
 * what then. The time of the applier's entry is that of its last apply that changed the object; an applier that only
 * states what is there has none. The object is not changed. Throws the 409 of a conflict, and ItemError.
 */
export function* applyConfiguration(object: ApiObject, options: ApplyOptions): InSteps<Applied> {
  const state = yield* begin(object, options);
  yield;
  const merged = yield* merge(state.before as JsonObject, options.configuration, options.writer.versions.own.shape);
  yield;
  const result = yield* resultOf(state, merged, options);
  yield;
  const comparison = yield* comparisonOf(state, result, options);
  yield;
  yield* refuse(state, { result, comparison }, options);
  yield;
  return yield* applied(state, { result, comparison }, options);
}

/** An apply under way. */
interface State {
  readonly before: ApiObject;
  /** All but the applier. */
  readonly others: Map<string, Manager>;
  readonly id: string;
  readonly applier: Manager;
  /** What the applier owned before. */
  readonly last: Manager | undefined;
}

function* begin(object: ApiObject, options: ApplyOptions): InSteps<State> {
  const { configuration, writer } = options;
  const { managedFields, ...metadata } = object.metadata ?? {};
  const before: ApiObject = { ...object, metadata };
  const managers = yield* managersBefore(before, managedFields, options);
  yield;
  const applier = applierOf(writer, yield* statedFields(configuration, writer.versions.own.shape));
  const id = idOf(applier);
  const others = new Map(managers);
  others.delete(id);
  return { before, others, id, applier, last: managers.get(id) };
}

interface Result {
  /** As the configuration states it: with nulls, zeros and empty objects that are not stored. */
  readonly stated: ApiObject;
  /** As it is read; absent while nothing needs that. */
  readonly after?: ApiObject;
  /** What the sub-resource makes of it. */
  readonly written?: ApiObject;
  readonly applier: Manager;
}

/** Managers of other versions read the object in these, for which it must be of its kind. */
function* resultOf(
  { before, others, id, applier, last }: State,
  merged: JsonObject,
  options: ApplyOptions,
): InSteps<Result> {
  const { writer } = options;
  const { versions } = writer;
  const managers = new Map(others).set(id, applier);
  const isForeign = [...managers.values(), last ?? applier].some((each) => each.apiVersion !== versions.own.apiVersion);
  const whole = isForeign && last !== undefined ? yield* options.decode(merged) : (merged as ApiObject);
  yield;
  const statesMetadata = options.configuration["metadata"] !== undefined;
  const pruning = { managers, id, statesMetadata, versions };
  const stated = last === undefined ? whole : yield* prune(whole, { ...pruning, last });
  yield;
  if (!isForeign && options.written === undefined) return { stated, applier };
  const after = yield* options.decode(stated as JsonObject);
  if (options.written === undefined) return { stated, after, applier };
  const written = options.written(before, after);
  const fields = yield* withoutRefused(applier.fields, { after, written, writer });
  return { stated, after, written, applier: applierOf(writer, fields) };
}

interface InVersions {
  readonly own: Comparison;
  readonly all: Comparisons;
}

function* comparisonOf(
  { before }: State,
  { stated, after = stated, written }: Result,
  { writer: { versions } }: ApplyOptions,
): InSteps<InVersions> {
  const own = yield* compare(before as JsonObject, (written ?? stated) as JsonObject, versions.own.shape);
  return { own, all: new Comparisons(own, { before, after: written ?? after, versions }) };
}

interface Compared {
  readonly result: Result;
  readonly comparison: InVersions;
}

function* refuse({ before, others }: State, { comparison }: Compared, options: ApplyOptions): InSteps<void> {
  if (options.force) return;
  const conflicts = yield* conflictsOf(others, comparison.all);
  yield* refuseConflicts(conflicts, { before, options });
}

function* applied(
  { before, others, id, last }: State,
  { result, comparison }: Compared,
  options: ApplyOptions,
): InSteps<Applied> {
  const { stated, applier } = result;
  const left = yield* withoutFields(others, comparison.all);
  left.set(id, (yield* changesNothing(before, result, options)) ? { ...applier, time: last?.time } : applier);
  yield;
  const object = result.after ?? (yield* options.decode(stated as JsonObject));
  return { object, managedFields: entriesOf(left) };
}

/** What the body says beside the configuration, such as a status, counts here too. */
function* changesNothing(
  before: ApiObject,
  { stated, written = stated }: Result,
  options: ApplyOptions,
): InSteps<boolean> {
  if (!deepEqual(before, written)) return false;
  const { sent, configuration, writer } = options;
  if (sent === undefined || sent === configuration) return true;
  return deepEqual(before, yield* merge(before as JsonObject, sent, writer.versions.own.shape));
}

/** No manager owns what a sub-resource does not take. */
function* withoutRefused(
  fields: FieldSet,
  { after, written, writer }: { readonly after: ApiObject; readonly written: ApiObject; readonly writer: Writer },
): InSteps<FieldSet> {
  const refused = yield* compare(after as JsonObject, written as JsonObject, writer.versions.own.shape);
  return yield* difference(yield* difference(fields, refused.written), refused.removed);
}

function applierOf({ manager, subresource, time, versions }: Writer, fields: FieldSet): Manager {
  return { manager, operation: "Apply", apiVersion: versions.own.apiVersion, subresource, time, fields };
}

/** A field without an owner was there before the first apply. */
function* managersBefore(
  object: ApiObject,
  entries: readonly ManagedFieldsEntryLike[] | undefined,
  { writer, partOf }: ApplyOptions,
): InSteps<Map<string, Manager>> {
  const managers = refitted(storedManagers(entries), writer.versions);
  if (managers.size > 0) return managers;
  const { subresource, time, versions } = writer;
  const { apiVersion, shape } = versions.own;
  const text = newFieldsText(partOf(object) as JsonObject, shape);
  yield;
  const fields = JSON.parse(text) as FieldSet;
  const first: Manager = { manager: "before-first-apply", operation: "Update", apiVersion, subresource, time, fields };
  if (!isEmpty(fields)) managers.set(idOf(first), first);
  return managers;
}

/** A field that goes is in no conflict: no other applier owned it. */
function* conflictsOf(managers: Managers, comparisons: Comparisons): InSteps<Conflict[]> {
  const conflicts: Conflict[] = [];
  for (const [id, owner] of managers) {
    const { written } = (yield* comparisons.in(owner.apiVersion)) ?? { written: leaf };
    const fields = yield* intersection(owner.fields, written);
    if (!isEmpty(fields)) conflicts.push({ id, owner, fields });
    yield;
  }
  return conflicts;
}

/** Fields that the same tool had applied by itself before, and that are as it left them, are not in conflict. */
function* refuseConflicts(
  conflicts: readonly Conflict[],
  { before, options }: { readonly before: ApiObject; readonly options: ApplyOptions },
): InSteps<void> {
  if (conflicts.length === 0) return;
  const allowed = yield* allowedConflicts(before, options.writer);
  const left: Conflict[] = [];
  for (const each of conflicts) {
    const fields = yield* difference(each.fields, allowed);
    if (!isEmpty(fields)) left.push({ ...each, fields });
  }
  if (left.length > 0) throw yield* conflictError(left);
}
