import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { core, failure } from "../literal.ts";

const test = suite("get");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const configMaps = core("default", "configmaps");

test("an object is answered as it was created, with the headers of every answer", async () => {
  const created = await api.post(configMaps, { metadata: { name: "a" }, data: { x: "1" } });
  const answer = await api.get(`${configMaps}/a`);
  assert.is(answer.status, 200);
  assert.is(answer.text, created.text);
  const { "content-type": type, "cache-control": cache, "content-length": length } = answer.headers;
  assert.equal([type, cache, length], ["application/json", "no-cache, private", String(answer.text.length)]);
  assert.match(String(answer.headers["audit-id"]), /^[0-9a-f-]{36}$/);
  assert.ok(!Number.isNaN(Date.parse(String(answer.headers.date))));
});

test("an Audit-ID is given back, cut to 64 characters", async () => {
  const answer = await api.get("/version", { "audit-id": "x".repeat(70) });
  assert.is(answer.headers["audit-id"], "x".repeat(64));
});

test("a missing object is a 404 that names it", async () => {
  const answer = await api.get(`${configMaps}/nothing`);
  assert.is(answer.status, 404);
  assert.equal(
    answer.json,
    failure(404, "NotFound", {
      message: 'configmaps "nothing" not found',
      details: { name: "nothing", kind: "configmaps" },
    }),
  );
});

test("a missing object of a named group is a 404 with its group", async () => {
  const answer = await api.get("/apis/apps/v1/namespaces/default/deployments/d");
  assert.equal(
    answer.json,
    failure(404, "NotFound", {
      message: 'deployments.apps "d" not found',
      details: { name: "d", group: "apps", kind: "deployments" },
    }),
  );
});

test("HEAD of an object or a collection is a 405 without a body, whether there is one or not", async () => {
  await api.post(configMaps, { metadata: { name: "head" } });
  for (const path of ["head", "none", "head?resourceVersion=x", ""]) {
    const answer = await api.call("HEAD", `${configMaps}/${path}`);
    assert.equal([answer.status, answer.text], [405, ""], path);
  }
  assert.is((await api.call("HEAD", "/api/v1/bindings")).status, 404);
});

test("the watch parameter on a named object watches that object", async () => {
  await api.post(configMaps, { metadata: { name: "named" } });
  await api.post(configMaps, { metadata: { name: "named-too" } });
  const watch = await api.watch(`${configMaps}/named?watch=1&timeoutSeconds=5`);
  const [first] = await watch.next(1);
  await api.delete(`${configMaps}/named-too`);
  await api.delete(`${configMaps}/named`);
  const [second] = await watch.next(1);
  const seen = [first, second].map((each) => [each?.type, each?.object.metadata.name]);
  assert.equal(seen, [
    ["ADDED", "named"],
    ["DELETED", "named"],
  ]);
  watch.close();
});

test("a path under a served group-version that means nothing is a Status, others are plain text", async () => {
  const nothing = failure(404, "NotFound", {
    message: "the server could not find the requested resource",
    details: {},
  });
  const proxied = "/api/v1/proxy/namespaces/default/pods/a/x";
  for (const path of [
    proxied,
    "/api/v1/nothings",
    "/api/v7",
    "/apis/apps/v7/deployments",
    "/apis/apps/v1/namespaces/default/nothings/a",
    `${configMaps}/a/status`,
  ]) {
    const answer = await api.get(path);
    assert.is(answer.status, 404);
    assert.equal(answer.json, nothing);
  }
  for (const path of ["/nothing", "/apis/none", "/apis/none/v1/x"]) {
    const answer = await api.get(path);
    assert.is(answer.status, 404);
    assert.is(answer.headers["content-type"], "text/plain; charset=utf-8");
    assert.is(answer.text, "404 page not found\n");
  }
});

test.run();
