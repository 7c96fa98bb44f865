import * as assert from "uvu/assert";
import { isObject, type Json, type JsonObject, type ResourceDescriptor } from "../../runtime/schema/index.ts";
import type { Structure, ValueType } from "../../runtime/schema/structure.ts";
import type { Api } from "../harness/api.ts";
import type { Samples } from "./samples.ts";
import { collectionOf } from "./walk.ts";

/** A client may call a member of any map what every object of JavaScript has anyway. */
const name = "constructor";

interface MapIn {
  readonly map: JsonObject;
  /** Names of the fields that lead to it. */
  readonly place: readonly string[];
}

function* mapsIn(value: Json | undefined, type: ValueType, place: readonly string[]): Generator<MapIn> {
  if (typeof type === "string") return;
  if ("list" in type) {
    if (Array.isArray(value)) for (const each of value) yield* mapsIn(each, type.list, place);
  } else if (isObject(value)) {
    if ("structure" in type) yield* mapsInStructure(value, type.structure(), place);
    else yield { map: value, place };
    if ("map" in type) for (const each of Object.values(value)) yield* mapsIn(each, type.map, place);
  }
}

function* mapsInStructure(value: JsonObject, { fields }: Structure, place: readonly string[]): Generator<MapIn> {
  for (const { name, type } of fields) yield* mapsIn(value[name], type, [...place, name]);
}

/** Gives a member of a map such a name, and runs something meanwhile. */
async function renamed(map: JsonObject, run: () => Promise<void>): Promise<void> {
  const before = Object.entries(map);
  const [first] = before;
  if (first === undefined) return;
  delete map[first[0]];
  map[name] = first[1];
  await run();
  delete map[name];
  delete map[first[0]];
  for (const [each, value] of before) map[each] = value;
}

/**
 * Sends a kind's samples with each of their maps so. `known` has the places where a map of an earlier kind was, and
 * gets those of this one: what lies in the same field of the same kind of object is read by the same code.
 */
export async function tryInheritedNames(
  { api, kind, samples }: { readonly api: Api; readonly kind: ResourceDescriptor; readonly samples: Samples },
  known?: Set<string>,
): Promise<void> {
  const { structure } = await kind.load();
  const faults = new Set<string>();
  for (const object of samples.full(kind)) {
    const send = async () => {
      const { status, text } = await api.post(`${collectionOf(kind)}?dryRun=All`, object);
      if (status >= 500) faults.add(`${text.slice(0, 200)}: ${JSON.stringify(object).slice(0, 2000)}`);
    };
    for (const { map, place } of mapsInStructure(object, structure, [])) {
      if (known === undefined || isNew(kind, { place, known })) await renamed(map, send);
    }
  }
  assert.equal([...faults], []);
}

function isNew(
  { kind }: ResourceDescriptor,
  { place, known }: { readonly place: readonly string[]; readonly known: Set<string> },
): boolean {
  // A strategy looks at the upper parts of its kind by itself.
  const key = place.length <= 3 ? `${kind} ${place.join(".")}` : place.slice(-3).join(".");
  return !known.has(key) && known.add(key) !== undefined;
}
