import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { type HookServer, patchOf, startHookServer, withHooks } from "../../harness/peers/hookServer.ts";
import { suite } from "../../harness/suite.ts";
import type { Parsed } from "../../harness/watch.ts";

const test = suite("admission: what webhooks see");

const group = "/apis/admissionregistration.orch.io/v1";
const deployments = "/apis/apps/v1/namespaces/default/deployments";
const pods = "/api/v1/namespaces/default/pods";
const rules = [{ operations: ["*"], apiGroups: ["*"], apiVersions: ["*"], resources: ["*/*"] }];

let api: Api;
let hook: HookServer;
test.before(async () => {
  hook = await startHookServer();
  api = await openApi();
  await api.post("/api/v1/namespaces/default/serviceaccounts", { metadata: { name: "default" } });
});
test.after(async () => {
  await api.stop();
  await hook.stop();
});

type Call = () => Promise<{ readonly status: number; readonly text: string }>;

/** Requests of reviews: first of the webhook that changes objects, then of the one that agrees. */
async function reviewsOf(call: Call): Promise<Parsed[]> {
  const seen: Parsed[] = [];
  const webhooks = [hook.webhook({ rules })];
  await withHooks({ api, hook, path: `${group}/mutatingwebhookconfigurations` }, webhooks, async () => {
    await withHooks({ api, hook, path: `${group}/validatingwebhookconfigurations` }, webhooks, async () => {
      const { status, text } = await call();
      assert.ok(status < 300, text);
      seen.push(...hook.reviews.map(({ review }) => review.request));
    });
  });
  return seen;
}

const template = { metadata: { labels: { a: "b" } }, spec: { containers: [{ name: "c", image: "i" }] } };
const deployment = (replicas: number, more: object = {}) => ({
  metadata: { name: "web", ...more },
  spec: { replicas, selector: { matchLabels: { a: "b" } }, template },
  status: { replicas: 7 },
});

test("a webhook that changes objects sees what was sent, and one that agrees what will be stored", async () => {
  const seen = async (call: () => ReturnType<Api["call"]>) =>
    (await reviewsOf(call)).map(({ object: { metadata, spec, status } }) => {
      const has = [metadata.uid, metadata.resourceVersion, metadata.generation].map((each) => each !== undefined);
      return [...has, metadata.labels, spec.replicas, status?.replicas];
    });
  assert.equal(await seen(() => api.post(deployments, deployment(1))), [
    [false, false, false, undefined, 1, 7],
    [true, false, true, undefined, 1, undefined],
  ]);
  const labels = { c: "d" };
  assert.equal(await seen(() => api.put(`${deployments}/web`, deployment(2, { labels }))), [
    [false, false, false, labels, 2, 7],
    [true, true, true, labels, 2, undefined],
  ]);
  assert.equal(await seen(() => api.put(`${deployments}/web/status`, deployment(5, { labels: { e: "f" } }))), [
    [false, false, false, { e: "f" }, 5, 7],
    [true, true, true, labels, 2, 7],
  ]);
  const stored = (await api.get(`${deployments}/web`)).json;
  assert.equal([stored.metadata.labels, stored.spec.replicas, stored.status.replicas], [labels, 2, 7]);
});

test("a webhook cannot put an object into another namespace", async () => {
  const webhooks = [hook.webhook()];
  await withHooks({ api, hook, path: `${group}/mutatingwebhookconfigurations` }, webhooks, async () => {
    hook.answer = () => patchOf({ op: "replace", path: "/metadata/namespace", value: "other" });
    const maps = "/api/v1/namespaces/default/configmaps";
    const { status, json } = await api.post(maps, { metadata: { name: "moved" } });
    const text = "the namespace of the provided object does not match the namespace sent on the request";
    assert.equal([status, json.message], [400, text]);
  });
});

test("owners that a webhook repeats are one, and the client is warned", async () => {
  const webhooks = [hook.webhook()];
  await withHooks({ api, hook, path: `${group}/mutatingwebhookconfigurations` }, webhooks, async () => {
    const owner = { apiVersion: "v1", kind: "Pod", name: "a", uid: "u" };
    hook.answer = () => patchOf({ op: "add", path: "/metadata/ownerReferences", value: [owner, owner] });
    const answer = await api.post("/api/v1/namespaces/default/configmaps", { metadata: { name: "owned" } });
    assert.equal(answer.json.metadata.ownerReferences, [owner]);
    assert.match(String(answer.headers.warning), "contains duplicate entries after mutating admission happens");
  });
});

test("what a delete means is among its options", async () => {
  const optionsOf = async (call: () => ReturnType<Api["call"]>) =>
    (await reviewsOf(call)).map(({ options }) => options);
  const meta = { kind: "DeleteOptions", apiVersion: "meta.orch.io/v1" };
  const spec = { nodeName: "n", containers: [{ name: "c", image: "i" }] };
  for (const name of ["a", "b"]) assert.is((await api.post(pods, { metadata: { name }, spec })).status, 201);
  const graceful = { ...meta, gracePeriodSeconds: 30 };
  assert.equal(await optionsOf(() => api.delete(`${pods}/a`)), [graceful, graceful]);
  const short = { ...meta, gracePeriodSeconds: 5 };
  assert.equal(await optionsOf(() => api.delete(`${pods}/b?gracePeriodSeconds=5`)), [short, short]);
  const { uid } = (await api.post("/api/v1/namespaces", { metadata: { name: "going" } })).json.metadata;
  const held = { ...meta, preconditions: { uid } };
  assert.equal(await optionsOf(() => api.delete("/api/v1/namespaces/going")), [held, held]);
});

test("a request for a token is complete where webhooks agree to it", async () => {
  const asked = await reviewsOf(() => api.post("/api/v1/namespaces/default/serviceaccounts/default/token", {}));
  const seen = asked.map(({ object: { metadata, spec } }) => [metadata?.name, spec.audiences ?? []]);
  assert.equal(seen, [
    [undefined, []],
    ["default", ["https://orch.default.svc"]],
  ]);
});

test("an eviction is in the namespace of its pod", async () => {
  await api.post(pods, { metadata: { name: "c" }, spec: { containers: [{ name: "c", image: "i" }] } });
  const asked = await reviewsOf(() => api.post(`${pods}/c/eviction`, { metadata: { name: "c" } }));
  assert.equal(
    asked.map(({ object }) => object.metadata),
    [
      { name: "c", namespace: "default" },
      { name: "c", namespace: "default" },
    ],
  );
});

const maps = "/api/v1/namespaces/default/configmaps";
const failed = 'Internal error occurred: failed calling webhook "hook.example.com": ';
const mutating = `${group}/mutatingwebhookconfigurations`;

test("a patch of another type has failed where it changes something", async () => {
  const some = Buffer.from('[{"op":"add","path":"/data","value":{}}]').toString("base64");
  const none = Buffer.from("[]").toString("base64");
  const of = async (patch: string, patchType: string) => {
    hook.answer = () => ({ patch, patchType });
    const { status, json } = await api.post(`${maps}?dryRun=All`, { metadata: { name: "patched" } });
    return [status, json.message];
  };
  await withHooks({ api, hook, path: mutating }, [hook.webhook()], async () => {
    assert.equal(await of(some, "Merge"), [500, `${failed}unsupported patch type "Merge"`]);
    const why = 'received invalid webhook response: webhook returned invalid response.patchType of ""';
    assert.equal(await of(some, ""), [500, `${failed}${why}`]);
    assert.is((await of(none, "Merge"))[0], 201);
  });
});

test("a patch that leaves values of other types says which, and shows no object", async () => {
  await withHooks({ api, hook, path: mutating }, [hook.webhook()], async () => {
    hook.answer = () => patchOf({ op: "add", path: "/data", value: { a: 1 } });
    const { status, json } = await api.post(maps, { metadata: { name: "patched" } });
    const why = "json: cannot unmarshal number into Go struct field ConfigMap.data of type string";
    assert.equal([status, json.message], [500, `Internal error occurred: ${why}`]);
  });
});

test.run();
