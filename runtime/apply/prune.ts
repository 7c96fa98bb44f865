import type { ApiObject, JsonObject } from "../schema/index.ts";
import { difference, type FieldSet, intersection, isEmpty, isSubset, leaf, union, unionOf } from "./fieldSet.ts";
import { statedFields, withFieldsThatLead } from "./fieldsOf.ts";
import type { Manager, Managers } from "./managers.ts";
import { removeFields } from "./removeFields.ts";
import type { InSteps } from "../schema/steps.ts";
import type { MapShape } from "./shape.ts";
import { inVersion, shapeIn, type Versions } from "./versions.ts";
import { addTo } from "../schema/groups.ts";

export interface PruneOptions {
  /** What the applier had before. */
  readonly last: Manager;
  /** All managers, the applier with what it has now. */
  readonly managers: Managers;
  /** The applier's id. */
  readonly id: string;
  /** The configuration has metadata, if only a name, so the object keeps what no manager owns of them. */
  readonly statesMetadata: boolean;
  readonly versions: Versions;
}

/**
 * The merged object without what its applier had applied before, does not apply any more, and no other manager owns:
 * fields, items and members of maps. What lies in a field that stays, and no manager ever owned, stays too.
 */
export function* prune(merged: ApiObject, options: PruneOptions): InSteps<ApiObject> {
  const { last, managers, id, statesMetadata, versions } = options;
  const own = versions.own.apiVersion;
  const now = managers.get(id)?.fields ?? leaf;
  if (last.apiVersion === own && (yield* isSubset(last.fields, now))) return merged;
  const shape = shapeIn(versions, last.apiVersion);
  if (shape === undefined) return merged;
  const typed = (object: ApiObject, version: string): Typed => ({ object, version });
  const whole = yield* convert(typed(merged, own), last.apiVersion, versions);
  const had = withFieldsThatLead(last.fields, shape);
  yield;
  let kept = typed(removeFields(whole.object, { set: had, shape }), last.apiVersion);
  let full = whole;
  yield;
  const owned = ownedIn(managers);
  // Fields of the pruned version come first: a conversion may need them.
  const order = [last.apiVersion, ...[...owned.keys()].filter((version) => version !== last.apiVersion)];
  for (const version of order) {
    const inThis = shapeIn(versions, version);
    const fields = owned.get(version);
    if (inThis === undefined || fields === undefined) continue;
    yield;
    full = yield* convert(full, version, versions);
    kept = yield* convert(kept, version, versions);
    const lead = withFieldsThatLead(fields, inThis);
    yield;
    const stated = yield* leading(kept.object, inThis);
    yield;
    const wanted = yield* union(lead, stated);
    yield;
    const all = yield* leading(full.object, inThis);
    yield;
    const unowned = yield* difference(all, wanted);
    yield;
    kept = typed(removeFields(full.object, { set: unowned, shape: inThis }), version);
  }
  kept = yield* convert(kept, last.apiVersion, versions);
  yield;
  const before = yield* leading(whole.object, shape);
  yield;
  const after = yield* leading(kept.object, shape);
  yield;
  const unstated = yield* intersection(yield* difference(before, after), had);
  const gone = statesMetadata ? yield* difference(unstated, metadataAlone) : unstated;
  if (isEmpty(gone)) return merged;
  yield;
  const left = removeFields(whole.object, { set: gone, shape });
  return (yield* convert(typed(left, last.apiVersion), own, versions)).object;
}

/** Without what lies in them. */
const metadataAlone: FieldSet = { "f:metadata": leaf };

/** By version, the fields that any manager owns. */
function ownedIn(managers: Managers): ReadonlyMap<string, FieldSet> {
  const sets = new Map<string, FieldSet[]>();
  for (const { apiVersion, fields } of managers.values()) {
    addTo(sets, apiVersion, fields);
  }
  return new Map([...sets].map(([apiVersion, each]) => [apiVersion, unionOf(each)]));
}

/** An object in one of the versions of its kind. */
interface Typed {
  readonly object: ApiObject;
  readonly version: string;
}

function* convert({ object, version }: Typed, to: string, versions: Versions): InSteps<Typed> {
  return { object: yield* inVersion(object, { from: version, to }, versions), version: to };
}

/** The fields of an object, with those that lead to them. */
function* leading(object: ApiObject, shape: MapShape): InSteps<FieldSet> {
  const stated = yield* statedFields(object as JsonObject, shape);
  yield;
  return withFieldsThatLead(stated, shape);
}
