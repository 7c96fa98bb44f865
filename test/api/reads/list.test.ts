import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import type { Parsed } from "../../harness/watch.ts";
import { core, literal } from "../literal.ts";

const test = suite("list");

let api: Api;
test.before(async () => {
  api = await openApi();
  for (const name of ["ns-a", "ns-b"]) await api.post("/api/v1/namespaces", { metadata: { name } });
  for (const [namespace, name] of [
    ["ns-b", "c"],
    ["ns-a", "b"],
    ["ns-b", "a"],
    ["ns-a", "a.b"],
    ["ns-a", "a"],
    ["ns-a", "a-b"],
  ] as const) {
    await api.post(core(namespace, "configmaps"), { metadata: { name, labels: { name } } });
  }
});
test.after(() => api.stop());

const all = "/api/v1/configmaps";
const namesOf = (list: Parsed) => list.items.map((each: Parsed) => `${each.metadata.namespace}/${each.metadata.name}`);

test("a list has its kind and version; its items have neither", async () => {
  const answer = await api.get(core("ns-b", "configmaps"));
  const metadata = (name: string) => ({
    name,
    namespace: "ns-b",
    uid: "UID",
    creationTimestamp: "TIME",
    labels: { name },
    resourceVersion: "VERSION",
  });
  assert.equal(literal(answer.json), {
    kind: "ConfigMapList",
    apiVersion: "v1",
    metadata: { resourceVersion: "VERSION" },
    items: [{ metadata: metadata("a") }, { metadata: metadata("c") }],
  });
});

test("an empty list has empty items", async () => {
  const answer = await api.get(core("ns-b", "secrets"));
  assert.equal(literal(answer.json).items, []);
  assert.match(answer.text, /"items":\[\]}$/);
});

test("a list over all namespaces is ordered by namespace, then name, byte by byte", async () => {
  assert.equal(namesOf((await api.get(all)).json), ["ns-a/a", "ns-a/a-b", "ns-a/a.b", "ns-a/b", "ns-b/a", "ns-b/c"]);
});

test("a list of a namespace that does not exist is empty", async () => {
  assert.equal((await api.get(core("none", "configmaps"))).json.items, []);
});

test("pages carry a continue token and how many items remain, and keep the version of the first", async () => {
  const first = (await api.get(`${all}?limit=4`)).json;
  await api.post(core("ns-b", "configmaps"), { metadata: { name: "b" } });
  await api.delete(core("ns-b", "configmaps/c"));
  const second = (await api.get(`${all}?limit=4&continue=${first.metadata.continue}`)).json;
  assert.equal([first.metadata.remainingItemCount, namesOf(first).length], [2, 4]);
  assert.equal(namesOf(second), ["ns-b/a", "ns-b/c"]);
  assert.equal(second.metadata, { resourceVersion: first.metadata.resourceVersion });
  const token = JSON.parse(Buffer.from(first.metadata.continue, "base64url").toString());
  assert.equal(token, { v: "meta.orch.io/v1", rv: Number(first.metadata.resourceVersion), start: "/ns-a/b\u0000" });
  await api.post(core("ns-b", "configmaps"), { metadata: { name: "c", labels: { name: "c" } } });
  await api.delete(core("ns-b", "configmaps/b"));
});

test("a page that ends with the last item has no token", async () => {
  const answer = (await api.get(`${core("ns-a", "configmaps")}?limit=4`)).json;
  assert.equal([namesOf(answer).length, literal(answer.metadata)], [4, { resourceVersion: "VERSION" }]);
});

test("pages with a selector do not tell how many remain, and are full", async () => {
  const first = (await api.get(`${all}?limit=2&labelSelector=name in (a,b)`.replaceAll(" ", "%20"))).json;
  assert.equal(namesOf(first), ["ns-a/a", "ns-a/b"]);
  assert.equal(Object.keys(first.metadata).sort(), ["continue", "resourceVersion"]);
  const next = `${all}?limit=2&labelSelector=name%20in%20(a,b)&continue=${first.metadata.continue}`;
  assert.equal(namesOf((await api.get(next)).json), ["ns-b/a"]);
});

test("parameters that do not go together are told together", async () => {
  const query = "continue=x&resourceVersionMatch=About&sendInitialEvents=true";
  const { message } = (await api.get(`${all}?${query}`)).json;
  assert.is(
    message,
    'ListOptions.meta.orch.io "" is invalid: [resourceVersionMatch: Forbidden: resourceVersionMatch is forbidden ' +
      "unless resourceVersion is provided, resourceVersionMatch: Forbidden: resourceVersionMatch is forbidden when " +
      'continue is provided, resourceVersionMatch: Unsupported value: "About": supported values: "Exact", ' +
      '"NotOlderThan", "", sendInitialEvents: Forbidden: sendInitialEvents is forbidden for list]',
  );
});

test.run();
