import * as assert from "uvu/assert";
import { alwaysDeny, type Attributes, type Authorizer } from "../../../runtime/auth/authorizer.ts";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";

const authentication = "/apis/authentication.orch.io/v1";
const authorization = "/apis/authorization.orch.io/v1";
const access = "authorization.orch.io/v1";
const admin = { username: "test-admin", groups: ["system:masters", "system:authenticated"] };

const test = suite("api reviews");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

test("a self subject review is answered 201 with the user of the request", async () => {
  const body = { kind: "SelfSubjectReview", apiVersion: "authentication.orch.io/v1" };
  const { status, json } = await api.post(`${authentication}/selfsubjectreviews`, body);
  assert.is(status, 201);
  assert.equal(json.status, { userInfo: admin });
  assert.match(json.metadata.creationTimestamp, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
});

test("clients that know the groups of reviews under other names are answered with those", async () => {
  const path = "/apis/authentication.k8s.io/v1/selfsubjectreviews";
  const apiVersion = "authentication.k8s.io/v1";
  const answer = await api.post(path, { kind: "SelfSubjectReview", apiVersion });
  assert.equal([answer.status, answer.json.apiVersion, answer.json.status], [201, apiVersion, { userInfo: admin }]);
  const own = await api.post(path, { kind: "SelfSubjectReview", apiVersion: "authentication.orch.io/v1" });
  assert.equal([own.status, own.json.apiVersion], [201, "authentication.orch.io/v1"]);
  const token = "/api/v1/namespaces/default/serviceaccounts/default/token";
  const missing = await api.post(token, { kind: "TokenRequest", apiVersion, spec: { audiences: ["a"] } });
  assert.is(missing.json.message, 'serviceaccounts "default" not found', "the body was read");
  for (const wrong of ["authentication.k8s.io/v2", "authorization.k8s.io/v1", "constructor/v1", "__proto__/v1"]) {
    const { status, json } = await api.post(path, { kind: "SelfSubjectReview", apiVersion: wrong });
    assert.is(status, 400, wrong);
    assert.match(json.message, `no kind "SelfSubjectReview" is registered for version "${wrong}"`);
  }
  for (const group of ["constructor", "__proto__", "apps.k8s.io"]) {
    const { status } = await api.post(`/apis/${group}/v1/selfsubjectreviews`, {});
    assert.is(status, 404, group);
  }
});

test("a review names who asked for what, as far as that is stated", async () => {
  const spec = { resourceAttributes: { verb: "get", resource: "pods" } };
  const asked = await api.post(`${authorization}/selfsubjectaccessreviews?fieldManager=me`, { spec });
  const [entry] = asked.json.metadata.managedFields;
  const fields = { "f:spec": { "f:resourceAttributes": { ".": {}, "f:resource": {}, "f:verb": {} } } };
  assert.equal([entry.manager, entry.operation, entry.fieldsV1], ["me", "Update", fields]);
  const empty = await api.post(`${authentication}/selfsubjectreviews`, {});
  assert.is(empty.json.metadata.managedFields, undefined);
});

test("a review that names no version asks about any", async () => {
  const asked: string[] = [];
  const authorizer: Authorizer = ({ version }) => {
    asked.push(version);
    return { outcome: "allow", reason: "" };
  };
  const server = await openApi({ authorizer });
  for (const version of [{}, { version: "v1beta1" }]) {
    const spec = { resourceAttributes: { verb: "get", resource: "pods", ...version } };
    await server.post(`${authorization}/selfsubjectaccessreviews`, { spec });
  }
  await server.stop();
  assert.equal(asked, ["v1", "*", "v1", "v1beta1"]);
});

const partly = (name: string) => `spec.resourceAttributes.${name} partially ignored due to parse error`;
const wholly = (name: string) => `spec.resourceAttributes.${name} ignored due to parse error`;
const known = { key: "a", operator: "In", values: ["b"] };
const unknown = { key: "a", operator: "Near", values: ["b"] };

test("a review is no table, and says so to a client that takes nothing else", async () => {
  const table = "application/json;as=Table;v=v1;g=meta.orch.io";
  for (const path of [`${authorization}/selfsubjectaccessreviews`, `${authentication}/selfsubjectreviews`]) {
    const ask = (accept: string) =>
      api.call("POST", path, {
        body: { spec: { nonResourceAttributes: { path: "/", verb: "get" } } },
        headers: { accept },
      });
    const { status, json } = await ask(table);
    assert.equal([status, json.reason], [406, "NotAcceptable"]);
    const other = await ask(`${table},application/json`);
    assert.equal([other.status, other.json.apiVersion.split(".")[1]], [201, "orch"]);
  }
});

test("a review says which selectors it does not understand, and answers without them", async () => {
  const asked = async (selectors: object) => {
    const resourceAttributes = { verb: "list", resource: "pods", ...selectors };
    const { json } = await api.post(`${authorization}/selfsubjectaccessreviews`, { spec: { resourceAttributes } });
    return json.status;
  };
  const evaluated = (...errors: string[]) => ({ allowed: true, evaluationError: errors.join("; ") });
  const both = { requirements: [known, unknown] };
  assert.equal(await asked({ labelSelector: { requirements: [known] } }), { allowed: true });
  assert.equal(await asked({ labelSelector: both }), evaluated(partly("labelSelector")));
  assert.equal(await asked({ labelSelector: { requirements: [unknown] } }), evaluated(wholly("labelSelector")));
  assert.equal(await asked({ labelSelector: { rawSelector: "a in" } }), evaluated(wholly("labelSelector")));
  const one = { fieldSelector: { requirements: [unknown] }, labelSelector: both };
  assert.equal(await asked(one), evaluated(wholly("fieldSelector"), partly("labelSelector")));
  for (const values of [["b", "c"], undefined]) {
    const operator = values === undefined ? "DoesNotExist" : "In";
    const field = { fieldSelector: { requirements: [{ key: "a", operator, values }, known] } };
    assert.equal(await asked(field), evaluated(partly("fieldSelector")));
  }
  for (const wrong of [
    { operator: "In", key: "a" },
    { operator: "Exists", key: "a", values: ["b"] },
    { operator: "Near", key: "a b" },
    { operator: "Near" },
    { operator: "Near", key: "a", values: ["b c"] },
  ]) {
    assert.is(await asked({ labelSelector: { requirements: [wrong] } }), "Failure", JSON.stringify(wrong));
  }
});

test("a token review tells whose a token is", async () => {
  const body = { kind: "TokenReview", apiVersion: "authentication.orch.io/v1", spec: { token: api.server.token } };
  const { status, json } = await api.post(`${authentication}/tokenreviews`, body);
  assert.is(status, 201);
  assert.equal(json.status, { authenticated: true, user: admin, audiences: ["https://orch.default.svc"] });
  assert.equal(json.spec, { token: api.server.token });
});

const strangers = [
  ["that nobody knows", { token: "nonsense" }],
  ["that is not known to be for an audience", { token: "$TOKEN", audiences: ["elsewhere"] }],
] as const;

for (const [what, spec] of strangers) {
  test(`a token ${what} is not authenticated`, async () => {
    const body = { ...spec, token: spec.token.replace("$TOKEN", api.server.token) };
    const { status, json } = await api.post(`${authentication}/tokenreviews`, { spec: body });
    assert.is(status, 201);
    assert.equal(json.status, { user: {}, error: "invalid bearer token" });
  });
}

test("a token review without a token is a 400", async () => {
  const { status, json } = await api.post(`${authentication}/tokenreviews`, { spec: {} });
  assert.is(status, 400);
  assert.is(json.message, "token is required for TokenReview in authentication");
});

const getPods = { resourceAttributes: { verb: "get", resource: "pods", namespace: "default" } };

test("a self subject access review says that the client may", async () => {
  const { status, json } = await api.post(`${authorization}/selfsubjectaccessreviews`, { spec: getPods });
  assert.is(status, 201);
  const { metadata, ...review } = json;
  assert.equal(Object.keys(metadata), ["managedFields"]);
  assert.equal(review, {
    kind: "SelfSubjectAccessReview",
    apiVersion: access,
    spec: getPods,
    status: { allowed: true },
  });
});

test("a review is stored nowhere: there is nothing to get, list or watch", async () => {
  assert.is((await api.get(`${authorization}/selfsubjectaccessreviews`)).status, 405);
  assert.is((await api.get(`${authorization}/selfsubjectaccessreviews/a`)).status, 404);
  assert.is((await api.get(`${authorization}/selfsubjectaccessreviews?watch=true`)).status, 405);
});

test("discovery lists reviews with the one verb they have, and without a stored form", async () => {
  const { json } = await api.get(authentication);
  const expected = { singularName: "tokenreview", namespaced: false, kind: "TokenReview", verbs: ["create"] };
  assert.equal(
    json.resources.find((each: { name: string }) => each.name === "tokenreviews"),
    { name: "tokenreviews", ...expected },
  );
});

test("a local subject access review takes the namespace of its path", async () => {
  const spec = { ...getPods, user: "mary" };
  const path = `${authorization}/namespaces/default/localsubjectaccessreviews`;
  const { status, json } = await api.post(path, { spec });
  assert.is(status, 201);
  assert.is(json.metadata.namespace, "default");
  assert.equal(json.status, { allowed: true });
});

const cases = [
  {
    name: "neither resource nor path",
    resource: "subjectaccessreviews",
    body: { spec: { user: "mary" } },
    cause: ["spec.resourceAttributes", "exactly one of nonResourceAttributes or resourceAttributes must be specified"],
  },
  {
    name: "resource and path at once",
    resource: "selfsubjectaccessreviews",
    body: { spec: { ...getPods, nonResourceAttributes: { path: "/healthz", verb: "get" } } },
    cause: ["spec.nonResourceAttributes", "cannot be specified in combination with resourceAttributes"],
  },
  {
    name: "no subject",
    resource: "subjectaccessreviews",
    body: { spec: getPods },
    cause: ["spec.user", "at least one of user or group must be specified"],
  },
  {
    name: "a name of its own",
    resource: "selfsubjectaccessreviews",
    body: { metadata: { name: "mine" }, spec: getPods },
    cause: ["metadata", "must be empty"],
  },
  {
    name: "another namespace than its own",
    resource: "namespaces/default/localsubjectaccessreviews",
    body: { spec: { user: "mary", resourceAttributes: { verb: "get", resource: "pods", namespace: "other" } } },
    cause: ["spec.resourceAttributes.namespace", "must match metadata.namespace"],
  },
  {
    name: "a path, when it is about a namespace",
    resource: "namespaces/default/localsubjectaccessreviews",
    body: { spec: { user: "mary", nonResourceAttributes: { path: "/healthz", verb: "get" } } },
    cause: ["spec.nonResourceAttributes", "disallowed on this kind of request"],
  },
  {
    name: "a selector as text and in parts",
    resource: "selfsubjectaccessreviews",
    body: {
      spec: {
        resourceAttributes: {
          verb: "list",
          resource: "pods",
          labelSelector: { rawSelector: "a=b", requirements: [{ key: "a", operator: "In", values: ["b"] }] },
        },
      },
    },
    cause: ["spec.resourceAttributes.labelSelector.rawSelector", "may not specified at the same time as requirements"],
  },
] as const;

for (const { name, resource, body, cause } of cases) {
  test(`a review with ${name} is a 422`, async () => {
    const { status, json } = await api.post(`${authorization}/${resource}`, body);
    assert.is(status, 422);
    const causes = json.details.causes as { field: string; message: string }[];
    assert.equal(
      causes.map((each) => each.field),
      [cause[0]],
    );
    assert.ok(causes[0]?.message.endsWith(cause[1]), causes[0]?.message);
  });
}

test("a rules review needs a namespace, and lists what the authorizer allows", async () => {
  const path = `${authorization}/selfsubjectrulesreviews`;
  const without = await api.post(path, { spec: {} });
  assert.is(without.status, 400);
  assert.is(without.json.message, "no namespace on request");
  const { status, json } = await api.post(path, { spec: { namespace: "default" } });
  assert.is(status, 201);
  assert.equal(json.status, {
    resourceRules: [{ verbs: ["*"], apiGroups: ["*"], resources: ["*"] }],
    nonResourceRules: [{ verbs: ["*"], nonResourceURLs: ["*"] }],
    incomplete: false,
  });
});

test("a review speaks of the subject it names, and an authorizer that cannot list its rules says so", async () => {
  const asked: unknown[] = [];
  const authorizer: Authorizer = (attributes) => {
    if (attributes.user.name !== "mary") return { outcome: "allow", reason: "" };
    asked.push(attributes);
    return { outcome: "deny", reason: "mary may not" };
  };
  const other = await openApi({ authorizer });
  const nonResourceAttributes = { path: "/metrics", verb: "get" };
  const spec = { user: "mary", groups: ["staff"], nonResourceAttributes };
  const { json } = await other.post(`${authorization}/subjectaccessreviews`, { spec });
  const rules = await other.post(`${authorization}/selfsubjectrulesreviews`, { spec: { namespace: "default" } });
  await other.stop();
  assert.equal(json.status, { allowed: false, denied: true, reason: "mary may not" });
  assert.equal(asked, [
    {
      user: { name: "mary", groups: ["staff"] },
      verb: "get",
      path: "/metrics",
      isResourceRequest: false,
      group: "",
      version: "",
      resource: "",
      subresource: "",
      namespace: "",
      name: "",
    },
  ]);
  assert.is(rules.json.status.incomplete, true);
  assert.is(rules.json.status.evaluationError, "the authorizer does not support user rule resolution");
});

test("a review of somebody whom nobody allows gives the reason, and is no denial", async () => {
  const authorizer: Authorizer = (attributes) =>
    attributes.resource === "pods" ? alwaysDeny(attributes) : { outcome: "allow", reason: "" };
  const other = await openApi({ authorizer });
  const { json } = await other.post(`${authorization}/selfsubjectaccessreviews`, { spec: getPods });
  await other.stop();
  assert.equal(json.status, { allowed: false, reason: "Everything is forbidden." });
});

test("the versions v1beta1 are served where they are switched on", async () => {
  const asked: Attributes[] = [];
  const authorizer: Authorizer = (attributes) => {
    asked.push(attributes);
    return { outcome: "allow", reason: "" };
  };
  const runtimeConfig = ["authentication.orch.io/v1beta1=true", "authorization.orch.io/v1beta1=true"];
  const other = await openApi({ authorizer, runtimeConfig });
  const beta = (path: string) => path.replace(/v1$/, "v1beta1");
  const token = await other.post(`${beta(authentication)}/tokenreviews`, { spec: { token: other.server.token } });
  const spec = { user: "mary", group: ["staff"], resourceAttributes: getPods.resourceAttributes };
  const access = await other.post(`${beta(authorization)}/subjectaccessreviews`, { spec });
  const whole = await other.post(`${beta(authorization)}/subjectaccessreviews`, { spec: getPods });
  await other.stop();
  assert.equal([token.status, token.json.apiVersion], [201, "authentication.orch.io/v1beta1"]);
  assert.equal([token.json.status.authenticated, token.json.status.user], [true, admin]);
  assert.equal([access.status, access.json.status], [201, { allowed: true }]);
  const last = asked.find(({ user }) => user.name === "mary");
  assert.equal(last?.user, { name: "mary", groups: ["staff"] });
  assert.is(whole.status, 422);
  assert.is((await api.post(`${beta(authentication)}/tokenreviews`, { spec: {} })).status, 404);
});

test.run();
