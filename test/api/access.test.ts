import * as assert from "uvu/assert";
import type { Attributes, Authorizer } from "../../runtime/auth/authorizer.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { core, failure } from "./literal.ts";

const test = suite("authentication and authorization");

/** What the authorizer was asked last, and what it says. */
let asked: Attributes | undefined;
let allows = true;
let reason = "";
const authorizer: Authorizer = (attributes) => {
  asked = attributes;
  return { outcome: allows ? "allow" : "noOpinion", reason };
};

let api: Api;
test.before(async () => {
  api = await openApi({ authorizer });
});
test.after(() => api.stop());

async function denied(path: string, method = "GET", why = "") {
  allows = false;
  reason = why;
  const answer = await api.call(method, path, method === "GET" ? {} : { body: {} });
  allows = true;
  reason = "";
  return answer;
}

const unauthorized = failure(401, "Unauthorized", { message: "Unauthorized" });

test("a request without credentials is a 401 where anonymous ones are refused", async () => {
  const answer = await api.call("GET", "/api/v1/pods", { token: "" });
  assert.is(answer.status, 401);
  assert.equal(answer.json, unauthorized);
  assert.is(answer.headers["x-content-type-options"], "nosniff");
});

test("a token that nobody knows, and words that are no token, are a 401", async () => {
  for (const authorization of ["Bearer wrong", "Bearer", "Basic YTpi", "", `Bearer ${"x".repeat(5000)}`]) {
    const answer = await api.call("GET", "/version", { token: "", headers: { authorization } });
    assert.equal([answer.status, answer.json], [401, unauthorized], authorization);
  }
});

test("the scheme of a token is read in any case", async () => {
  const headers = { authorization: `bearer ${api.server.token}` };
  assert.is((await api.call("GET", "/version", { token: "", headers })).status, 200);
});

test("words behind a token are passed over, and a token behind two spaces is ignored with a warning", async () => {
  const { token } = api.server;
  const call = (authorization: string) => api.call("GET", "/version", { token: "", headers: { authorization } });
  assert.is((await call(` Bearer ${token} more words`)).status, 200);
  const ignored = await call(`Bearer  ${token}`);
  const text = "the provided Authorization header contains extra space before the bearer token, and is ignored";
  assert.equal([ignored.status, ignored.headers["warning"]], [401, `299 - "${text}"`]);
});

test("a stranger's bad Accept is a 401, not a 406", async () => {
  const headers = { accept: "text/html" };
  assert.is((await api.call("GET", core("default", "pods"), { token: "", headers })).status, 401);
});

test("a denied resource request is a 403 that says who may not do what where", async () => {
  const answer = await denied(core("default", "pods/p"), "GET", "");
  assert.is(answer.status, 403);
  assert.is(answer.headers["x-content-type-options"], "nosniff");
  assert.equal(
    answer.json,
    failure(403, "Forbidden", {
      message:
        'pods "p" is forbidden: User "test-admin" cannot get resource "pods" in API group "" in the namespace "default"',
      details: { name: "p", kind: "pods" },
    }),
  );
});

const sentences: [string, string, string][] = [
  [
    "GET",
    "/api/v1/pods",
    'pods is forbidden: User "test-admin" cannot list resource "pods" in API group "" at the cluster scope',
  ],
  [
    "PATCH",
    "/apis/apps/v1/namespaces/default/deployments/d/status",
    'deployments.apps "d" is forbidden: User "test-admin" cannot patch resource "deployments/status" in API group ' +
      '"apps" in the namespace "default"',
  ],
  [
    "DELETE",
    core("default", "pods"),
    'pods is forbidden: User "test-admin" cannot deletecollection resource "pods" in API group "" in the namespace "default"',
  ],
  ["GET", "/livez", 'forbidden: User "test-admin" cannot get path "/livez"'],
  ["POST", "/nothing/at/all", 'forbidden: User "test-admin" cannot post path "/nothing/at/all"'],
];
for (const [method, path, message] of sentences) {
  test(`${method} ${path} is refused with its sentence`, async () => {
    assert.is((await denied(path, method)).json.message, message);
  });
}

test("the authorizer's reason ends the sentence, as it is", async () => {
  const { message } = (await denied(core("default", "pods/p"), "GET", "no <role> & no rule")).json;
  assert.ok(message.endsWith('in the namespace "default": no <role> & no rule'), message);
});

const attributes: [string, string, Partial<Attributes>][] = [
  ["GET", core("ns", "pods"), { verb: "list", resource: "pods", namespace: "ns", name: "" }],
  ["GET", `${core("ns", "pods")}?watch=true&timeoutSeconds=1`, { verb: "watch", resource: "pods" }],
  ["GET", `${core("ns", "pods")}?fieldSelector=metadata.name%3Da`, { verb: "list", name: "a" }],
  ["GET", `${core("ns", "pods")}?watch=1&timeoutSeconds=1&fieldSelector=metadata.name=a`, { verb: "watch", name: "a" }],
  ["HEAD", core("ns", "pods/a"), { verb: "get", name: "a", subresource: "" }],
  ["GET", "/api/v1/proxy/namespaces/ns/pods/a/x/y", { verb: "proxy", name: "a", subresource: "" }],
  ["POST", core("ns", "pods"), { verb: "create" }],
  ["PUT", core("ns", "pods/a/status"), { verb: "update", subresource: "status" }],
  ["DELETE", core("ns", "pods/a"), { verb: "delete", name: "a" }],
  ["GET", "/api/v1/namespaces/ns", { verb: "get", resource: "namespaces", namespace: "ns", name: "ns" }],
  ["PUT", "/api/v1/namespaces/ns/finalize", { resource: "namespaces", namespace: "ns", subresource: "finalize" }],
  ["GET", "/apis/apps/v1/deployments", { group: "apps", version: "v1", resource: "deployments", namespace: "" }],
  ["GET", "/version", { isResourceRequest: false, path: "/version", verb: "get" }],
  ["OPTIONS", "/apis", { isResourceRequest: false, path: "/apis", verb: "options" }],
];
for (const [method, path, wanted] of attributes) {
  test(`${method} ${path} is asked as ${wanted.verb ?? wanted.resource}`, async () => {
    await denied(path, method);
    const seen = Object.fromEntries(Object.keys(wanted).map((key) => [key, asked?.[key as keyof Attributes]]));
    assert.equal(seen, wanted);
  });
}

test("a refused request changes nothing", async () => {
  allows = false;
  await api.post(core("default", "configmaps"), { metadata: { name: "a" } });
  allows = true;
  assert.is((await api.get(core("default", "configmaps/a"))).status, 404);
});

test.run();
