import * as assert from "uvu/assert";
import { generated } from "../../generated/index.ts";
import { isObject, type Json, type JsonObject, type ResourceDescriptor } from "../../runtime/schema/index.ts";
import type { Structure, ValueType } from "../../runtime/schema/structure.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { openSamples } from "./samples.ts";
import { collectionOf } from "./walk.ts";

/** A client may call a member of any map what every object of JavaScript has anyway. */
const test = suite("names that every object inherits");
const samples = openSamples();
const name = "constructor";

let api: Api;
test.before(async () => {
  api = await openApi({ runtimeConfig: ["api/all=true"], featureGates: { AllAlpha: "true", AllBeta: "true" } });
});
test.after(() => api.stop());

/** The maps in a value. */
function* mapsIn(value: Json | undefined, type: ValueType): Generator<JsonObject> {
  if (typeof type === "string") return;
  if ("list" in type) {
    if (Array.isArray(value)) for (const each of value) yield* mapsIn(each, type.list);
  } else if (isObject(value)) {
    if ("structure" in type) yield* mapsInStructure(value, type.structure());
    else yield value;
    if ("map" in type) for (const each of Object.values(value)) yield* mapsIn(each, type.map);
  }
}

function* mapsInStructure(value: JsonObject, { fields }: Structure): Generator<JsonObject> {
  for (const { name, type } of fields) yield* mapsIn(value[name], type);
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

async function tryKind(kind: ResourceDescriptor): Promise<void> {
  const { structure } = await kind.load();
  const faults = new Set<string>();
  for (const object of samples.full(kind)) {
    const send = async () => {
      const { status, text } = await api.post(`${collectionOf(kind)}?dryRun=All`, object);
      if (status >= 500) faults.add(`${text.slice(0, 200)}: ${JSON.stringify(object).slice(0, 2000)}`);
    };
    for (const map of mapsInStructure(object, structure)) await renamed(map, send);
  }
  assert.equal([...faults], []);
}

for (const kind of generated.resources) {
  if (kind.virtual === true || !kind.verbs.includes("create")) continue;
  test(`${kind.apiVersion} ${kind.kind}`, () => tryKind(kind), { timeoutMs: 60_000 });
}

test.run();
