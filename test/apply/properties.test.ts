import fc from "fast-check";
import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import type { Parsed } from "../harness/watch.ts";
import { defineRacks, racks } from "./kinds.ts";
import { managersOf } from "./steps.ts";

const test = suite("apply: properties");

let api: Api;
test.before(async () => {
  api = await openApi({ undocumented: "/apis/apply.test/" });
  await defineRacks(api);
});
test.after(() => api.stop());

const headers = { "content-type": "application/apply-patch+yaml" };
const runs = { numRuns: 60 };
let count = 0;
const fresh = () => `p-${count++}`;

async function apply(name: string, by: string, spec: object): Promise<Answer> {
  const body = { apiVersion: racks.apiVersion, kind: racks.kind, metadata: { name }, spec };
  const answer = await api.call("PATCH", `${racks.path}/${name}?fieldManager=${by}&force=true`, { body, headers });
  assert.ok(answer.status < 300, `${JSON.stringify(spec)}: ${answer.text}`);
  return answer;
}

const word = fc.constantFrom("a", "b", "c", "<&>", "");
const name = fc.constantFrom("x", "y", "z", "long-name");
const number = fc.integer({ min: -3, max: 3 });
const shelf = fc.record({ name, height: number, tags: fc.array(word, { maxLength: 2 }) }, { requiredKeys: ["name"] });
const port = fc.record(
  { port: number, protocol: fc.constantFrom("TCP", "UDP"), name: word },
  { requiredKeys: ["port"] },
);
const unique = <T>(items: fc.Arbitrary<T>, by: (item: T) => unknown) =>
  fc.uniqueArray(items, { selector: by, maxLength: 4 });

const spec = fc.record(
  {
    size: fc.nat({ max: 3 }), // what the scale shows is not below zero
    color: word,
    isOpen: fc.boolean(),
    ratio: fc.double({ min: -1, max: 1, noNaN: true }),
    maybe: fc.option(word),
    tags: fc.array(word, { maxLength: 3 }),
    names: unique(word, String),
    numbers: unique(number, (each) => each),
    shelves: unique(shelf, (each) => each.name),
    ports: unique(port, (each) => `${each.port} ${each.protocol ?? "TCP"}`),
    labels: fc.dictionary(name, word, { maxKeys: 3 }),
    selector: fc.dictionary(name, word, { maxKeys: 3 }),
    place: fc.record({ room: word, row: number }, { requiredKeys: [] }),
    slots: fc.dictionary(name, fc.record({ width: number }, { requiredKeys: [] }), { maxKeys: 2 }),
    free: fc.dictionary(name, fc.oneof(number, word, fc.array(number, { maxLength: 2 }), fc.dictionary(name, number)), {
      maxKeys: 2,
    }),
  },
  { requiredKeys: [] },
);

/** Without what every object has of its own. */
const specOf = (answer: Answer): Parsed => answer.json.spec;

test("the same twice is a no-op that writes nothing", () =>
  fc.assert(
    fc.asyncProperty(spec, async (stated) => {
      const object = fresh();
      const first = await apply(object, "a", stated);
      const second = await apply(object, "a", stated);
      assert.equal(second.json, first.json);
    }),
    runs,
  ));

test("the same twice is a no-op among other managers, too", () =>
  fc.assert(
    fc.asyncProperty(spec, spec, async (one, other) => {
      const object = fresh();
      await apply(object, "a", one);
      await apply(object, "b", other);
      await api.patch(`${racks.path}/${object}?fieldManager=u`, "merge", { spec: { color: "updated" } });
      const first = await apply(object, "b", other);
      const second = await apply(object, "b", other);
      assert.equal(second.json, first.json);
    }),
    runs,
  ));

test("who is alone gets what it applied last, whatever it applied before", () =>
  fc.assert(
    fc.asyncProperty(spec, spec, async (before, last) => {
      const object = fresh();
      await apply(object, "a", before);
      const found = await apply(object, "a", last);
      const direct = await apply(fresh(), "a", last);
      assert.equal(withoutEmpty(specOf(found)), withoutEmpty(specOf(direct)));
      assert.equal(managersOf(found.json), managersOf(direct.json));
    }),
    runs,
  ));

/** An object or list that somebody emptied may stay where one that never was does not. */
function withoutEmpty(value: Parsed): Parsed {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).map(([key, each]) => [key, withoutEmpty(each)] as const);
  return Object.fromEntries(
    kept.filter(([, each]) => typeof each !== "object" || each === null || Object.keys(each).length > 0),
  );
}

/** Parts of a configuration, none of which has a field of another. */
const parts: readonly object[] = [
  { size: 1 },
  { color: "Blue" },
  { labels: { x: "1" } },
  { labels: { y: "2" } },
  { names: ["a"] },
  { names: ["b"] },
  { names: ["c"] },
  { tags: ["whole"] },
  { shelves: [{ name: "s" }] },
  { shelves: [{ name: "t", height: 1 }] },
  { ports: [{ port: 1 }] },
  { ports: [{ port: 1, protocol: "UDP" }] },
  { place: { room: "r" } },
  { place: { row: 1 } },
  { slots: { left: { width: 1 } } },
  { free: { x: { y: 1 } } },
  { free: { z: [1] } },
];

function joined(chosen: readonly object[]): object {
  const all: Parsed = {};
  for (const part of chosen) {
    for (const [key, value] of Object.entries(part)) {
      if (Array.isArray(value)) all[key] = [...(all[key] ?? []), ...value];
      else all[key] = typeof value === "object" ? { ...all[key], ...value } : value;
    }
  }
  return all;
}

test("two appliers that share no field commute", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom("a", "b", ""), { minLength: parts.length, maxLength: parts.length }),
      async (owners) => {
        const of = (owner: string) => joined(parts.filter((_, index) => owners[index] === owner));
        const [one, other] = [fresh(), fresh()];
        await apply(one, "a", of("a"));
        const left = await apply(one, "b", of("b"));
        await apply(other, "b", of("b"));
        const right = await apply(other, "a", of("a"));
        assert.equal(sorted(specOf(left)), sorted(specOf(right)));
        assert.equal(managersOf(left.json), managersOf(right.json));
      },
    ),
    runs,
  ));

/** Where items of a list stand depends on who came first. */
function sorted(value: Parsed): Parsed {
  if (Array.isArray(value)) return value.map((each) => JSON.stringify(sorted(each))).sort();
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}

test("what an applier leaves out goes, and nothing else does", () =>
  fc.assert(
    fc.asyncProperty(fc.subarray([...parts]), fc.subarray([...parts]), async (mine, others) => {
      const object = fresh();
      await apply(object, "b", joined(others));
      await apply(object, "a", joined(mine));
      const left = await apply(object, "a", {});
      const alone = await apply(fresh(), "b", joined(others));
      assert.equal(sorted(withoutEmpty(specOf(left))), sorted(withoutEmpty(specOf(alone))));
    }),
    runs,
  ));

test("an update never leaves a field to a manager that did not write its value", () =>
  fc.assert(
    fc.asyncProperty(spec, spec, async (applied, updated) => {
      const object = fresh();
      await apply(object, "a", applied);
      const { json } = await api.patch(`${racks.path}/${object}?fieldManager=u`, "merge", { spec: updated });
      const again = await api.call("PATCH", `${racks.path}/${object}?fieldManager=a&dryRun=All`, {
        body: { apiVersion: racks.apiVersion, kind: racks.kind, metadata: { name: object }, spec: applied },
        headers,
      });
      const mine = new Set(managersOf(json)["apply a"] ?? []);
      const causes: Parsed[] = again.status === 409 ? again.json.details.causes : [];
      for (const { field } of causes) assert.not.ok(mine.has(field), `${field} is in conflict, and still owned`);
    }),
    runs,
  ));

test.run();
