import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { core, failure } from "./literal.ts";

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

test("HEAD answers the head of a get and no body", async () => {
  await api.post(configMaps, { metadata: { name: "head" } });
  const answer = await api.call("HEAD", `${configMaps}/head`);
  const whole = await api.get(`${configMaps}/head`);
  assert.equal([answer.status, answer.text], [200, ""]);
  assert.is(answer.headers["content-length"], whole.headers["content-length"]);
});

test("a get at version 0 or an old version answers the newest object", async () => {
  const created = await api.post(configMaps, { metadata: { name: "versions" } });
  const { resourceVersion } = created.json.metadata;
  await api.put(`${configMaps}/versions`, { metadata: { name: "versions" }, data: { x: "2" } });
  for (const version of ["0", "1", resourceVersion]) {
    const answer = await api.get(`${configMaps}/versions?resourceVersion=${version}`);
    assert.equal([answer.status, answer.json.data], [200, { x: "2" }]);
  }
});

test("a get at a version that is yet to come waits for it, and is a 504 after three seconds", async () => {
  const list = await api.get(configMaps);
  const revision = Number(list.json.metadata.resourceVersion);
  const waiting = api.get(`${configMaps}/later?resourceVersion=${revision + 1}`);
  await api.post(configMaps, { metadata: { name: "later" } });
  assert.is((await waiting).status, 200);
  const late = await api.get(`${configMaps}/later?resourceVersion=${revision + 1000}`);
  assert.is(late.status, 504);
  assert.is(late.headers["retry-after"], "1");
  assert.equal(
    late.json,
    failure(504, "Timeout", {
      message: `Timeout: Too large resource version: ${revision + 1000}, current: ${revision + 1}`,
      details: {
        causes: [{ reason: "ResourceVersionTooLarge", message: "Too large resource version" }],
        retryAfterSeconds: 1,
      },
    }),
  );
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
  for (const path of ["/api/v1/nothings", "/apis/apps/v1/namespaces/default/nothings/a", `${configMaps}/a/status`]) {
    const answer = await api.get(path);
    assert.is(answer.status, 404);
    assert.equal(answer.json, nothing);
  }
  for (const path of ["/nothing", "/api/v7", "/apis/none", "/apis/none/v1/x", "/apis/apps/v7/deployments"]) {
    const answer = await api.get(path);
    assert.is(answer.status, 404);
    assert.is(answer.headers["content-type"], "text/plain; charset=utf-8");
    assert.is(answer.text, "404 page not found\n");
  }
});

test("a get with the export parameter is a 400", async () => {
  const answer = await api.get(`${configMaps}/a?export=true`);
  assert.equal(
    answer.json,
    failure(400, "BadRequest", { message: "the export parameter, deprecated since v1.14, is no longer supported" }),
  );
});

test.run();
