import * as assert from "uvu/assert";
import { openMeasured, type MeasuredServer, quickTries } from "../harness/measured.ts";
import { suite } from "../harness/suite.ts";
import { definition } from "../random/customKinds.ts";

/** A step of a patch walks over the object once at most: with as many members as there may be, 30 ms. */
const test = suite("turns of patches of large objects");

const maxStepMs = 70;
const members = (length: number) => Object.fromEntries(Array.from({ length }, (_, index) => [`k${index}`, "v"]));
/** Many lists of some items, in few lists. */
const short = (length: number) => items(length / 100, () => items(10, () => items(10, () => 1)));
const items = <T>(length: number, item: () => T) => Array.from({ length }, item);
const configMaps = "/api/v1/namespaces/default/configmaps";
const gizmos = "/apis/example.com/v1/namespaces/default/gizmos";

let server: MeasuredServer;
test.before(async () => {
  server = await openMeasured();
  const create = async (path: string, body: object) => {
    const { status, text } = await server.send({ method: "POST", path, body });
    assert.is(status, 201, text.slice(0, 300));
  };
  await create("/apis/apiextensions.orch.io/v1/customresourcedefinitions", definition);
  await create(configMaps, { metadata: { name: "large" }, data: members(36_000) });
  const free = { ...members(20_000), list: Array.from({ length: 30_000 }, (_, index) => index) };
  const head = { apiVersion: "example.com/v1", kind: "Gizmo", metadata: { name: "large" } };
  await create(gizmos, { ...head, spec: { size: 1, free } });
  await create(gizmos, { ...head, metadata: { name: "nested" }, spec: { size: 1, free: { list: short(40_000) } } });
  await create(gizmos, { ...head, metadata: { name: "short" }, spec: { size: 1, free: { list: short(4_000) } } });
});
test.after(() => server.stop());

const copies = (length: number) =>
  items(length, () => ({ op: "copy", from: "/spec/free/list", path: "/spec/free/list/-" }));

const patches: readonly (readonly [what: string, path: string, operations: readonly object[], status: number])[] = [
  ["whose result is refused", `${configMaps}/large`, [{ op: "add", path: "/data/deep", value: [] }], 422],
  ["that changes a member", `${configMaps}/large`, [{ op: "replace", path: "/data/k1", value: "w" }], 200],
  [
    "that copies more and more",
    `${gizmos}/large`,
    ["c", "d", "e", "f"].map((name) => ({ op: "copy", from: "/spec/free", path: `/spec/free/${name}` })),
    413,
  ],
  [
    "with a path of many escapes",
    `${gizmos}/short`,
    [{ op: "add", path: `/spec/free/${"~1~0".repeat(700_000)}`, value: 1 }],
    200,
  ],
  ["that copies what it copied, lists of few items each", `${gizmos}/nested`, copies(10), 413],
  ["that copies much into a short object", `${gizmos}/short`, copies(9), 413],
  ["that copies as much as may be into a short object", `${gizmos}/short`, copies(4), 200],
];
for (const [what, path, operations, status] of patches) {
  test(
    `a patch ${what}`,
    async () => {
      const request = { method: "PATCH", path: `${path}?dryRun=All`, body: operations };
      const type = "application/json-patch+json";
      const { result, longestMs } = await server.measure({ ...request, type }, quickTries, maxStepMs);
      assert.is(result.status, status, result.text.slice(0, 300));
      assert.ok(longestMs < maxStepMs, `${longestMs} ms`);
    },
    { timeoutMs: 60_000 },
  );
}

test.run();
