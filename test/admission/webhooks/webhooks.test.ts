import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../../harness/api.ts";
import {
  type HookServer,
  onMaps,
  patchOf,
  startHookServer,
  withHooks as runWithHooks,
} from "../../harness/peers/hookServer.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("admission: webhooks");

const group = "/apis/admissionregistration.orch.io/v1";
const mutating = `${group}/mutatingwebhookconfigurations`;
const validating = `${group}/validatingwebhookconfigurations`;
const maps = "/api/v1/namespaces/default/configmaps";
const deployments = "/apis/apps/v1/namespaces/default/deployments";

let api: Api;
let hook: HookServer;
test.before(async () => {
  hook = await startHookServer();
  api = await openApi({ undocumented: "/apis/example.com", agents: { dial: () => connect(hook.port, "127.0.0.1") } });
});
test.after(async () => {
  await api.stop();
  await hook.stop();
});

const webhook = (more: object = {}) => hook.webhook(more);

const withHooks = (path: string, webhooks: readonly object[], run: () => Promise<void>) =>
  runWithHooks({ api, hook, path }, webhooks, run);

const messageOf = ({ status, json }: Answer) => [status, json.message];

test("a webhook gets a review of each write, with what the field puts in it", async () => {
  await withHooks(validating, [webhook()], async () => {
    assert.is((await api.post(`${maps}?fieldManager=me`, { metadata: { name: "a" }, data: { a: "1" } })).status, 201);
    assert.is((await api.patch(`${maps}/a?dryRun=All`, "merge", { data: { a: "2" } })).status, 200);
    assert.is((await api.delete(`${maps}/a`)).status, 200);
    const [create, update, remove] = hook.reviews.map((each) => each.review);
    assert.equal([create?.kind, create?.apiVersion], ["AdmissionReview", "admission.orch.io/v1"]);
    assert.is(hook.reviews[0]?.path, "/review?timeout=10s");
    const { object, uid, userInfo, ...rest } = create?.request ?? {};
    assert.match(uid, /^[0-9a-f-]{36}$/);
    assert.equal([userInfo.username, object.data, object.kind], ["test-admin", { a: "1" }, "ConfigMap"]);
    assert.is(object.metadata.managedFields[0].manager, "me");
    const kind = { group: "", version: "v1", kind: "ConfigMap" };
    const resource = { group: "", version: "v1", resource: "configmaps" };
    assert.equal(rest, {
      ...{ kind, resource, requestKind: kind, requestResource: resource, name: "a", namespace: "default" },
      ...{ operation: "CREATE", oldObject: null, dryRun: false },
      options: { kind: "CreateOptions", apiVersion: "meta.orch.io/v1", fieldManager: "me" },
    });
    const asked = update?.request;
    assert.equal([asked.operation, asked.dryRun, asked.options.kind], ["UPDATE", true, "UpdateOptions"]);
    assert.equal([asked.object.data, asked.oldObject.data], [{ a: "2" }, { a: "1" }]);
    assert.equal([remove?.request.operation, remove?.request.object], ["DELETE", null]);
    assert.equal([remove?.request.oldObject.data, remove?.request.options.kind], [{ a: "1" }, "DeleteOptions"]);
  });
});

test("an apply shows webhooks options of what it does: it creates an object, or updates it", async () => {
  await withHooks(validating, [webhook()], async () => {
    for (const data of [{ a: "1" }, { a: "2" }]) {
      const object = { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "applied" }, data };
      const path = `${maps}/applied?fieldManager=me&force=true`;
      const headers = { "content-type": "application/apply-patch+yaml" };
      const answer = await api.call("PATCH", path, { body: object, headers });
      assert.ok(answer.status < 300, answer.text);
    }
    const seen = hook.reviews.map(({ review: { request } }) => [request.operation, request.options]);
    const options = (kind: string) => ({ kind, apiVersion: "meta.orch.io/v1", fieldManager: "me" });
    assert.equal(seen, [
      ["CREATE", options("CreateOptions")],
      ["UPDATE", options("UpdateOptions")],
    ]);
  });
});

/** What a webhook answers, and what the client gets. */
const denied = 'admission webhook "hook.example.com" denied the request';
const failed = 'Internal error occurred: failed calling webhook "hook.example.com": ';
const invalid = `${failed}received invalid webhook response: `;
const answers: readonly (readonly [string, object | number, number, string])[] = [
  ["a refusal", { allowed: false }, 400, `${denied} without explanation`],
  ["a refusal with a message", { allowed: false, status: { message: "no" } }, 400, `${denied}: no`],
  [
    "a refusal with a code",
    { allowed: false, status: { code: 403, reason: "Forbidden" } },
    403,
    `${denied}: Forbidden`,
  ],
  ["a refusal with a code of success", { allowed: false, status: { code: 200, message: "x" } }, 400, `${denied}: x`],
  ["another uid", { uid: "1" }, 500, `${invalid}expected response.uid=`],
  ["a patch", patchOf({ op: "add", path: "/data", value: {} }), 500, `${invalid}validating webhook may not return`],
  ["a text for a yes", { allowed: "true" }, 500, `${failed}failed to call webhook: json: cannot unmarshal string into`],
  [
    "a status of other types",
    { status: { message: {} } },
    500,
    `${failed}failed to call webhook: json: cannot unmarshal`,
  ],
  ["a patch that is no base64", { patch: "%", patchType: "JSONPatch" }, 500, `${failed}failed to call webhook: `],
  ["an error", 500, 500, `${failed}failed to call webhook: an error on the server ("broken") has prevented`],
  [
    "an error that is no text",
    { kind: "Status", code: 500 },
    500,
    `${failed}failed to call webhook: an error on the server ("unknown") has prevented`,
  ],
  [
    "nothing",
    204,
    500,
    `${failed}failed to call webhook: 0-length response with status code: 204 and content type: text/plain`,
  ],
  [
    "an error that says why",
    { kind: "Status", apiVersion: "v1", status: "Failure", message: "no licence", code: 402 },
    500,
    `${failed}failed to call webhook: no licence`,
  ],
  ["nothing found", 404, 500, `${failed}failed to call webhook: the server could not find the requested resource`],
];

test("what a webhook says is what the client gets", async () => {
  await withHooks(validating, [webhook()], async () => {
    for (const [what, said, status, message] of answers) {
      hook.answer = () => said;
      const answer = await api.post(maps, { metadata: { name: "refused" } });
      assert.is(answer.status, status, `${what}: ${answer.text}`);
      assert.ok(answer.json.message.startsWith(message), `${what}: ${answer.json.message}`);
    }
    assert.is((await api.get(`${maps}/refused`)).status, 404);
  });
});

test("a patch that is no list of operations has failed, as the failure policy says", async () => {
  const texts: readonly [string, string][] = [
    ["hello", "it is no JSON"],
    ["{}", "it is no list of operations"],
  ];
  for (const [text, why] of texts) {
    const patch = Buffer.from(text).toString("base64");
    hook.answer = () => ({ patch, patchType: "JSONPatch" });
    await withHooks(mutating, [webhook()], async () => {
      const answer = await api.post(maps, { metadata: { name: "patched" } });
      assert.equal(messageOf(answer), [500, `${failed}received undecodable patch in webhook response: ${why}`]);
    });
    await withHooks(mutating, [webhook({ failurePolicy: "Ignore" })], async () => {
      assert.is((await api.post(`${maps}?dryRun=All`, { metadata: { name: "patched" } })).status, 201);
    });
  }
});

test("warnings of a webhook reach the client", async () => {
  await withHooks(validating, [webhook()], async () => {
    hook.answer = () => ({ warnings: ["take care"] });
    const answer = await api.post(`${maps}?dryRun=All`, { metadata: { name: "warned" } });
    assert.is(answer.headers.warning, '299 - "take care"');
  });
});

test("a webhook that cannot be reached hinders writes, or not, as its failure policy says", async () => {
  const away = { clientConfig: { url: "https://127.0.0.1:1/", caBundle: hook.caBundle } };
  await withHooks(validating, [webhook(away)], async () => {
    const answer = await api.post(maps, { metadata: { name: "away" } });
    const cause = 'Post "https://127.0.0.1:1/?timeout=10s": dial tcp 127.0.0.1:1: connect: connection refused';
    assert.equal(messageOf(answer), [500, `${failed}failed to call webhook: ${cause}`]);
  });
  await withHooks(validating, [webhook({ ...away, name: "open.example.com", failurePolicy: "Ignore" })], async () => {
    assert.is((await api.post(`${maps}?dryRun=All`, { metadata: { name: "away" } })).status, 201);
  });
});

test("a webhook that is silent has failed after its time", async () => {
  await withHooks(validating, [webhook({ timeoutSeconds: 1 })], async () => {
    hook.answer = () => "nothing";
    const answer = await api.post(maps, { metadata: { name: "silent" } });
    assert.is(answer.status, 500);
    assert.match(answer.json.message, /\?timeout=1s": context deadline exceeded$/);
  });
});

test("no call is left waiting when its client goes, and nothing is written", async () => {
  await withHooks(validating, [webhook({ failurePolicy: "Ignore" })], async () => {
    hook.answer = () => "nothing";
    const before = hook.left;
    const headers = { authorization: `Bearer ${api.server.token}`, "content-type": "application/json" };
    const outgoing = request(`${api.server.url}${maps}`, { method: "POST", headers });
    outgoing.on("error", () => {}); // it is cut off below
    outgoing.end(JSON.stringify({ metadata: { name: "left" } }));
    const until = async (isDone: () => boolean) => {
      for (let tries = 0; !isDone() && tries < 200; tries++) await sleep(10);
      assert.ok(isDone());
    };
    await until(() => hook.reviews.length === 1);
    outgoing.destroy();
    await until(() => hook.left === before + 1);
    assert.is((await api.get(`${maps}/left`)).status, 404);
  });
});

test("certificates that cannot be read, or none that fit, are failures of the call", async () => {
  for (const caBundle of [Buffer.from("x").toString("base64"), undefined]) {
    const clientConfig = { url: `https://127.0.0.1:${hook.port}/`, ...(caBundle && { caBundle }) };
    const made = await api.post(validating, { metadata: { name: "hooks" }, webhooks: [webhook({ clientConfig })] });
    if (made.status === 422) continue; // refused where it is written
    try {
      const answer = await api.post(maps, { metadata: { name: "certified" } });
      assert.is(answer.status, 500, answer.text);
      assert.match(answer.json.message, /failed to call webhook: Post /);
    } finally {
      await api.delete(`${validating}/hooks`);
    }
  }
});

test("a webhook whose certificate is of another authority is not believed", async () => {
  const other = await startHookServer();
  try {
    const clientConfig = { url: `https://127.0.0.1:${hook.port}/`, caBundle: other.caBundle };
    await withHooks(validating, [webhook({ clientConfig })], async () => {
      const answer = await api.post(maps, { metadata: { name: "believed" } });
      assert.is(answer.status, 500);
      assert.match(answer.json.message, /tls: failed to verify certificate: /);
    });
  } finally {
    await other.stop();
  }
});

test("a service leads to its endpoints, by the name that its certificate has", async () => {
  const endpoints = "/api/v1/namespaces/default/endpoints";
  await api.post("/api/v1/namespaces/default/services", {
    metadata: { name: "hook" },
    spec: { ports: [{ port: 443 }] },
  });
  const clientConfig = { service: { namespace: "default", name: "hook", path: "/at" }, caBundle: hook.caBundle };
  await withHooks(validating, [webhook({ clientConfig })], async () => {
    const early = await api.post(`${maps}?dryRun=All`, { metadata: { name: "a" } });
    assert.match(early.json.message, /Post "https:\/\/hook\.default\.svc:443\/at\?timeout=10s": /);
    const subsets = [{ addresses: [{ ip: "10.1.2.3" }], ports: [{ port: 8443 }] }];
    assert.is((await api.post(endpoints, { metadata: { name: "hook" }, subsets })).status, 201);
    const answer = await api.post(`${maps}?dryRun=All`, { metadata: { name: "a" } });
    assert.is(answer.status, 201, answer.text);
    assert.is(hook.reviews.at(-1)?.path, "/at?timeout=10s");
  });
});

test("a webhook changes an object; who wrote it manages what it wrote", async () => {
  await withHooks(mutating, [webhook()], async () => {
    hook.answer = () =>
      patchOf(
        { op: "add", path: "/metadata/labels", value: { hooked: "yes" } },
        { op: "add", path: "/metadata/uid", value: "other" }, // there is none yet
      );
    const made = await api.post(maps, { metadata: { name: "changed" } });
    assert.is(made.status, 201, made.text);
    assert.equal(made.json.metadata.labels, { hooked: "yes" });
    assert.match(made.json.metadata.uid, /^[0-9a-f-]{36}$/);
    assert.not.match(JSON.stringify(made.json.metadata.managedFields ?? []), /hooked/);
  });
});

test("a patch that does not fit is the server's error, and so is one of what goes", async () => {
  await withHooks(mutating, [webhook()], async () => {
    await api.post(maps, { metadata: { name: "stays" } });
    hook.answer = () => patchOf({ op: "remove", path: "/data/none" });
    const why = 'remove operation does not apply: doc is missing path: "/data/none": missing value';
    const unfit = await api.post(maps, { metadata: { name: "unfit" } });
    assert.equal(messageOf(unfit), [500, `Internal error occurred: ${why}`]);
    const text = "attempted to modify the object, which is not supported for this operation";
    const answer = await api.delete(`${maps}/stays`);
    assert.equal(messageOf(answer), [500, `Internal error occurred: admission webhook "hook.example.com" ${text}`]);
    hook.answer = () => ({});
    assert.is((await api.delete(`${maps}/stays`)).status, 200);
  });
});

test("webhooks are asked one after the other, and those that want it again behind a change", async () => {
  const at = (name: string, more: object = {}) =>
    webhook({
      name: `${name}.example.com`,
      clientConfig: { url: `https://127.0.0.1:${hook.port}/${name}`, caBundle: hook.caBundle },
      ...more,
    });
  const hooks = [at("first", { reinvocationPolicy: "IfNeeded" }), at("second"), at("third")];
  await withHooks(mutating, hooks, async () => {
    hook.answer = (request, path) => {
      if (!path.startsWith("/second") || request.object.data !== undefined) return {};
      return patchOf({ op: "add", path: "/data", value: { by: "second" } });
    };
    const made = await api.post(maps, { metadata: { name: "rounds" } });
    assert.equal(made.json.data, { by: "second" });
    const paths = hook.reviews.map(({ path }) => path.slice(1, path.indexOf("?")));
    assert.equal(paths, ["first", "second", "third", "first"]);
    assert.equal(hook.reviews.at(-1)?.review.request.object.data, { by: "second" });
  });
});

/** Fields of a webhook, labels of the object, and whether it is asked. */
const mayCreate = "authorizer.group('').resource('configmaps').namespace('default').check('create').allowed()";

const choices: readonly (readonly [string, object, object, boolean])[] = [
  ["labels of the object that match", { objectSelector: { matchLabels: { a: "b" } } }, { a: "b" }, true],
  ["labels of the object that do not", { objectSelector: { matchLabels: { a: "b" } } }, { a: "c" }, false],
  ["a namespace that matches", { namespaceSelector: { matchLabels: { team: "x" } } }, {}, true],
  ["a namespace that does not", { namespaceSelector: { matchLabels: { team: "y" } } }, {}, false],
  ["a condition that holds", { matchConditions: [{ name: "c", expression: "object.data.a == '1'" }] }, {}, true],
  [
    "a namespace, which conditions do not see",
    { matchConditions: [{ name: "c", expression: "namespaceObject == null" }] },
    {},
    true,
  ],
  ["one that does not", { matchConditions: [{ name: "c", expression: "request.operation != 'CREATE'" }] }, {}, false],
  ["the user's right that is there", { matchConditions: [{ name: "c", expression: mayCreate }] }, {}, true],
  ["one that is not", { matchConditions: [{ name: "c", expression: `!${mayCreate}` }] }, {}, false],
  ["a rule for other operations", { rules: [{ ...onMaps[0], operations: ["DELETE"] }] }, {}, false],
];

test("a new object gets uid, time and a generated name behind the webhooks that change it", async () => {
  const body = { metadata: { generateName: "some-" } };
  await withHooks(mutating, [webhook()], async () => {
    await withHooks(validating, [webhook()], async () => {
      const { json } = await api.post(`${maps}?dryRun=All`, body);
      const asked = hook.reviews.map(({ review: { request: of } }) => {
        const { name = "", uid, creationTimestamp } = of.object.metadata;
        return [of.name, name, uid === undefined, creationTimestamp === undefined];
      });
      const { name } = json.metadata;
      assert.match(name, /^some-[a-z0-9]{5}$/);
      assert.equal(asked, [
        [undefined, "", true, true],
        [name, name, false, false],
      ]);
    });
  });
});

test("selectors, conditions and rules choose the writes that a webhook is asked about", async () => {
  await api.patch("/api/v1/namespaces/default", "merge", { metadata: { labels: { team: "x" } } });
  for (const [what, more, labels, isAsked] of choices) {
    await withHooks(validating, [webhook(more)], async () => {
      const object = { metadata: { name: "chosen", labels }, data: { a: "1" } };
      const answer = await api.post(`${maps}?dryRun=All`, object);
      assert.is(answer.status, 201, `${what}: ${answer.text}`);
      assert.is(hook.reviews.length, isAsked ? 1 : 0, what);
    });
  }
});

test("where a condition cannot be evaluated, the failure policy decides on the write", async () => {
  const matchConditions = [{ name: "c", expression: "object.data.none == '1'" }];
  await withHooks(validating, [webhook({ matchConditions })], async () => {
    assert.is((await api.post(maps, { metadata: { name: "a" } })).status, 403);
  });
  await withHooks(validating, [webhook({ matchConditions, failurePolicy: "Ignore" })], async () => {
    assert.is((await api.post(`${maps}?dryRun=All`, { metadata: { name: "a" } })).status, 201);
    assert.is(hook.reviews.length, 0);
  });
});

test("configurations of webhooks and reviews of access are never asked about", async () => {
  const rules = [{ operations: ["*"], apiGroups: ["*"], apiVersions: ["*"], resources: ["*/*"] }];
  await withHooks(validating, [webhook({ rules })], async () => {
    hook.answer = () => ({ allowed: false });
    const review = { spec: { resourceAttributes: { verb: "get", resource: "pods" } } };
    assert.is((await api.post("/apis/authorization.orch.io/v1/selfsubjectaccessreviews", review)).status, 201);
    assert.is((await api.patch(`${validating}/hooks`, "merge", { metadata: { labels: { a: "b" } } })).status, 200);
    assert.equal(hook.reviews, []);
    assert.is((await api.post(maps, { metadata: { name: "a" } })).status, 400);
  });
});

test("a webhook for another version of a resource gets that version, unless it wants its own alone", async () => {
  const rules = [{ operations: ["CREATE"], apiGroups: ["events.orch.io"], apiVersions: ["v1"], resources: ["*"] }];
  const event = { metadata: { name: "e" }, involvedObject: { namespace: "default", name: "p" }, reason: "r" };
  const send = () => api.post("/api/v1/namespaces/default/events?dryRun=All", event);
  await withHooks(mutating, [webhook({ rules })], async () => {
    hook.answer = () => patchOf({ op: "replace", path: "/regarding/name", value: "q" });
    const made = await send();
    assert.equal([made.status, made.json.involvedObject?.name, made.json.apiVersion], [201, "q", "v1"], made.text);
    const { kind, requestKind, object } = hook.reviews[0]?.review.request ?? {};
    assert.equal(kind, { group: "events.orch.io", version: "v1", kind: "Event" });
    assert.equal(requestKind, { group: "", version: "v1", kind: "Event" });
    assert.equal([object.apiVersion, object.regarding.name], ["events.orch.io/v1", "p"]);
  });
  await withHooks(mutating, [webhook({ rules, matchPolicy: "Exact" })], async () => {
    assert.is((await send()).status, 201);
    assert.is(hook.reviews.length, 0);
  });
});

test("custom objects are changed like others, in the version that the rule names", async () => {
  const definitions = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
  const spec = { type: "object", properties: { size: { type: "integer" } } };
  const shape = {
    openAPIV3Schema: { type: "object", properties: { spec, status: { type: "object", properties: {} } } },
  };
  const version = (name: string, storage: boolean) => ({
    ...{ name, storage, served: true, schema: shape, subresources: { status: {} } },
  });
  const made = await api.post(definitions, {
    metadata: { name: "gadgets.example.com" },
    spec: {
      group: "example.com",
      scope: "Namespaced",
      names: { plural: "gadgets", kind: "Gadget" },
      versions: [version("v1", true), version("v1beta1", false)],
    },
  });
  assert.is(made.status, 201, made.text);
  const gadgets = "/apis/example.com/v1beta1/namespaces/default/gadgets";
  for (let tries = 0; (await api.get(gadgets)).status !== 200 && tries < 100; tries++) await sleep(20);
  const rules = [{ operations: ["*"], apiGroups: ["example.com"], apiVersions: ["v1"], resources: ["gadgets"] }];
  await withHooks(mutating, [webhook({ rules })], async () => {
    hook.answer = ({ object }) => (object ? patchOf({ op: "add", path: "/spec/size", value: 3 }) : {});
    const body = { apiVersion: "example.com/v1beta1", kind: "Gadget", metadata: { name: "g" }, spec: {} };
    const answer = await api.post(gadgets, body);
    assert.equal([answer.status, answer.json.spec, answer.json.apiVersion], [201, { size: 3 }, body.apiVersion]);
    assert.is(answer.json.metadata.generation, 1);
    const changed = await api.patch(`${gadgets}/g`, "merge", { spec: { size: 9 } });
    assert.equal([changed.json.spec.size, changed.json.metadata.generation], [3, 1]);
    assert.is(hook.reviews[0]?.review.request.object.apiVersion, "example.com/v1");
    assert.is((await api.delete(`${gadgets}/g`)).status, 200);
  });
});

const deployment = {
  metadata: { name: "web" },
  spec: {
    replicas: 1,
    selector: { matchLabels: { a: "b" } },
    template: { metadata: { labels: { a: "b" } }, spec: { containers: [{ name: "c", image: "i" }] } },
  },
};

test("sub-resources are asked about as what they are: a scale, a binding, an eviction, a connection", async () => {
  const pods = "/api/v1/namespaces/default/pods";
  await api.post(deployments, deployment);
  await api.post("/api/v1/nodes", { metadata: { name: "n1" } });
  await api.post("/api/v1/namespaces/default/serviceaccounts", { metadata: { name: "default" } });
  const pod = await api.post(pods, { metadata: { name: "p" }, spec: { containers: [{ name: "c", image: "i" }] } });
  assert.is(pod.status, 201, pod.text);
  const rules = [{ operations: ["*"], apiGroups: ["*"], apiVersions: ["*"], resources: ["*/*"] }];
  await withHooks(validating, [webhook({ rules })], async () => {
    const seen = async (call: () => Promise<Answer>) => {
      hook.reviews.length = 0;
      await call();
      return hook.reviews.map(({ review: { request } }) => {
        const { kind, operation, resource, subResource = "-", object, oldObject } = request;
        const types = [`${kind.group}/${kind.version}`, kind.kind, object?.kind ?? "-", oldObject?.kind ?? "-"];
        return [operation, resource.resource, subResource, ...types].join(" ");
      });
    };
    const scale = () => api.patch(`${deployments}/web/scale`, "merge", { spec: { replicas: 2 } });
    assert.equal(await seen(scale), ["UPDATE deployments scale autoscaling/v1 Scale Scale Scale"]);
    const status = () => api.patch(`${deployments}/web/status`, "merge", { status: { replicas: 2 } });
    assert.equal(await seen(status), ["UPDATE deployments status apps/v1 Deployment Deployment Deployment"]);
    const bind = () => api.post(`${pods}/p/binding`, { metadata: { name: "p" }, target: { kind: "Node", name: "n1" } });
    assert.equal(await seen(bind), ["CREATE pods binding /v1 Binding Binding -"]);
    const exec = () => api.post(`${pods}/p/exec?command=ls&stdout=1`, {});
    assert.equal(await seen(exec), ["CONNECT pods exec /v1 PodExecOptions PodExecOptions -"]);
    const evict = () => api.post(`${pods}/p/eviction`, { metadata: { name: "p" } });
    assert.equal(await seen(evict), ["CREATE pods eviction policy/v1 Eviction Eviction -"]);
    const token = () => api.post("/api/v1/namespaces/default/serviceaccounts/default/token", { spec: {} });
    assert.equal(await seen(token), [
      "CREATE serviceaccounts token authentication.orch.io/v1 TokenRequest TokenRequest -",
    ]);
  });
});

test("metrics count what webhooks are asked, refuse and fail", async () => {
  const metrics = (await api.get("/metrics")).text;
  const shows = (family: string, labels: RegExp) => assert.match(metrics, new RegExp(`${family}\\{${labels.source}`));
  shows(
    "apiserver_admission_webhook_request_total",
    /code="200",name="hook.example.com",operation="CREATE",rejected="f/,
  );
  shows("apiserver_admission_webhook_rejection_count", /error_type="no_error",name="hook.example.com"/);
  shows("apiserver_admission_webhook_fail_open_count", /name="open.example.com",type="validating"/);
  const ofConditions = /kind="webhook",name="hook.example.com",operation="CREATE",type="validating"} [1-9]/;
  for (const each of ["evaluation_seconds_count", "exclusions_total", "evaluation_errors_total"]) {
    shows(`apiserver_admission_match_condition_${each}`, ofConditions);
  }
  assert.not.match(metrics, /rejection_count\{.*open\.example\.com/, "what goes on is not rejected");
});

test.run();
