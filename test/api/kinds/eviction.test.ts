import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { core, pod } from "../literal.ts";

const success = { kind: "Status", apiVersion: "v1", metadata: {}, status: "Success", code: 201 };
const refused = "Cannot evict pod as it would violate the pod's disruption budget.";

const test = suite("api evictions");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

/** A namespace of its own for each test, so that budgets do not meet. */
let spaces = 0;

interface Space {
  readonly namespace: string;
  readonly pods: string;
  readonly budgets: string;
}

async function makeSpace(): Promise<Space> {
  const namespace = `evict-${++spaces}`;
  await api.post("/api/v1/namespaces", { metadata: { name: namespace } });
  return {
    namespace,
    pods: core(namespace, "pods"),
    budgets: `/apis/policy/v1/namespaces/${namespace}/poddisruptionbudgets`,
  };
}

interface PodState {
  readonly phase?: string;
  readonly isReady?: boolean;
}

async function makePod({ pods }: Space, name: string, { phase = "Running", isReady = true }: PodState = {}) {
  const made = pod(name, { metadata: { labels: { app: "web" } }, spec: { nodeName: "n1" } });
  assert.is((await api.post(pods, made)).status, 201);
  const status = { phase, conditions: [{ type: "Ready", status: isReady ? "True" : "False" }] };
  assert.is((await api.patch(`${pods}/${name}/status`, "merge", { status })).status, 200);
}

async function makeBudget({ budgets }: Space, name: string, status: object, spec: object = {}): Promise<void> {
  const selector = { matchLabels: { app: "web" } };
  const body = { metadata: { name }, spec: { minAvailable: 1, selector, ...spec } };
  assert.is((await api.post(budgets, body)).status, 201);
  const observed = { observedGeneration: 1, currentHealthy: 1, desiredHealthy: 1, expectedPods: 1, ...status };
  assert.is((await api.patch(`${budgets}/${name}/status`, "merge", { status: observed })).status, 200);
}

function evict({ pods }: Space, name: string, body: object = {}, query = ""): Promise<Answer> {
  return api.post(`${pods}/${name}/eviction${query}`, { metadata: { name }, ...body });
}

test("an eviction may be written in the version that came first", async () => {
  const space = await makeSpace();
  await makePod(space, "old");
  const answer = await evict(space, "old", { apiVersion: "policy/v1beta1", kind: "Eviction" });
  assert.equal([answer.status, answer.json], [201, success]);
  const other = await evict(space, "old", { apiVersion: "policy/v1alpha1", kind: "Eviction" });
  assert.is(other.status, 400);
});

const refusalOf = ({ status, json }: Answer) => [status, json.reason, json.message, json.code, json.details];
const causesOf = ({ json }: Answer) => json.details.causes;

test("a pod without a budget is deleted, and its status says why", async () => {
  const space = await makeSpace();
  await makePod(space, "a");
  const answer = await evict(space, "a");
  assert.equal([answer.status, answer.json], [201, success]);
  const { json } = await api.get(`${space.pods}/a`);
  assert.is(json.metadata.deletionGracePeriodSeconds, 30);
  const [, condition] = json.status.conditions;
  assert.match(condition.lastTransitionTime, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  delete condition.lastTransitionTime;
  assert.equal(condition, {
    type: "DisruptionTarget",
    status: "True",
    lastProbeTime: null,
    reason: "EvictionByEvictionAPI",
    message: "Eviction API: evicting",
  });
});

test("a budget with room gives one disruption away, and notes the pod", async () => {
  const space = await makeSpace();
  await makePod(space, "a");
  await makeBudget(space, "web", { disruptionsAllowed: 2 });
  assert.equal((await evict(space, "a")).json, success);
  const { status } = (await api.get(`${space.budgets}/web`)).json;
  assert.is(status.disruptionsAllowed, 1);
  assert.match(status.disruptedPods.a, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  assert.is(status.conditions, undefined);
});

test("with its last disruption a budget says that it has none left", async () => {
  const space = await makeSpace();
  await makePod(space, "a");
  await makeBudget(space, "web", { disruptionsAllowed: 1 });
  assert.equal((await evict(space, "a")).json, success);
  const { disruptionsAllowed, conditions } = (await api.get(`${space.budgets}/web`)).json.status;
  const [{ lastTransitionTime: _time, ...condition }] = conditions;
  assert.is(disruptionsAllowed, 0);
  assert.equal(condition, {
    type: "DisruptionAllowed",
    status: "False",
    observedGeneration: 1,
    reason: "InsufficientPods",
    message: "",
  });
});

test("a budget without room is a 429 that tells what it needs, and the pod stays", async () => {
  const space = await makeSpace();
  await makePod(space, "a");
  await makeBudget(space, "web", { disruptionsAllowed: 0, currentHealthy: 1, desiredHealthy: 2 });
  const answer = await evict(space, "a");
  const message = "The disruption budget web needs 2 healthy pods and has 1 currently";
  assert.equal(answer.json, {
    kind: "Status",
    apiVersion: "v1",
    metadata: {},
    status: "Failure",
    message: refused,
    reason: "TooManyRequests",
    details: { causes: [{ reason: "DisruptionBudget", message }] },
    code: 429,
  });
  const { metadata, status } = (await api.get(`${space.pods}/a`)).json;
  assert.equal([metadata.deletionTimestamp, status.conditions.length], [undefined, 1]);
});

const general = "does not allow evicting pods currently";
const enough = { currentHealthy: 3, desiredHealthy: 2 };
const why: readonly (readonly [what: string, counts: object, condition: object | undefined, text: string])[] = [
  ["failed to sync", {}, { reason: "SyncFailed" }, `${general} because it failed sync: no controller`],
  [
    "failed to sync without a word",
    {},
    { reason: "SyncFailed", message: "" },
    "needs 1 healthy pods and has 1 currently",
  ],
  ["failed to sync before", {}, { reason: "SyncFailed", status: "True" }, "needs 1 healthy pods and has 1 currently"],
  ["has enough pods", enough, undefined, general],
  ["has enough pods and a reason", enough, { reason: "Paused" }, `${general} (Paused): no controller`],
  ["has enough pods and no word", enough, { reason: "InsufficientPods", message: "" }, general],
];
for (const [what, counts, condition, text] of why) {
  test(`a budget that ${what} tells why it has no room`, async () => {
    const space = await makeSpace();
    await makePod(space, "a");
    const usual = { type: "DisruptionAllowed", status: "False", message: "no controller" };
    const conditions = [{ ...usual, lastTransitionTime: "2024-01-01T00:00:00Z", ...condition }];
    await makeBudget(space, "web", {
      ...{ disruptionsAllowed: 0, ...counts },
      ...(condition === undefined ? {} : { conditions }),
    });
    assert.is(causesOf(await evict(space, "a"))[0].message, `The disruption budget web ${text}`);
  });
}

test("a budget that was changed is waited for", async () => {
  const space = await makeSpace();
  await makePod(space, "a");
  await makeBudget(space, "web", { disruptionsAllowed: 1 });
  await api.patch(`${space.budgets}/web`, "merge", { spec: { minAvailable: 2 } });
  const answer = await evict(space, "a");
  assert.equal([answer.status, answer.headers["retry-after"]], [429, "10"]);
  assert.is(answer.json.details.retryAfterSeconds, 10);
  const message = "The disruption budget web is still being processed by the server.";
  assert.equal(causesOf(answer), [{ reason: "DisruptionBudget", message }]);
});

test("two budgets for one pod are a 409 with a body of the same code, however the answer is asked for", async () => {
  const space = await makeSpace();
  await makePod(space, "a");
  await makeBudget(space, "one", { disruptionsAllowed: 1 });
  await makeBudget(space, "two", { disruptionsAllowed: 1 });
  const text = "This pod has more than one PodDisruptionBudget, which the eviction subresource does not support.";
  const message = `Operation cannot be fulfilled on pods "a": ${text}`;
  const details = { name: "a", kind: "pods" };
  for (const query of ["", "?dryRun=All", "?pretty=true"]) {
    assert.equal(refusalOf(await evict(space, "a", {}, query)), [409, "Conflict", message, 409, details], query);
  }
  const path = `${space.pods}/a/eviction`;
  for (const accept of ["application/yaml", "application/vnd.orch.protobuf"]) {
    const answer = await api.post(path, { metadata: { name: "a" } }, { accept });
    assert.equal([answer.status, answer.text.includes(text)], [409, true], accept);
  }
  assert.is((await api.get(`${space.pods}/a`)).status, 200);
});

const states = [
  ["of phase Pending", { phase: "Pending" }, {}],
  ["of phase Succeeded", { phase: "Succeeded" }, {}],
  ["of phase Failed", { phase: "Failed" }, {}],
  ["that is not ready, where enough are", { isReady: false }, { currentHealthy: 1, desiredHealthy: 1 }],
] as const;

for (const [what, state, status] of states) {
  test(`a pod ${what} goes past the budget`, async () => {
    const space = await makeSpace();
    await makePod(space, "a", state);
    await makeBudget(space, "web", { disruptionsAllowed: 0, ...status });
    assert.equal((await evict(space, "a")).json, success);
    assert.is((await api.get(`${space.budgets}/web`)).json.status.disruptedPods, undefined);
  });
}

test("a pod that is not ready is held while too few are, unless the budget lets such pods go", async () => {
  const space = await makeSpace();
  await makePod(space, "a", { isReady: false });
  await makeBudget(space, "web", { disruptionsAllowed: 0, currentHealthy: 0, desiredHealthy: 1 });
  assert.is((await evict(space, "a")).status, 429);
  await api.patch(`${space.budgets}/web`, "merge", { spec: { unhealthyPodEvictionPolicy: "AlwaysAllow" } });
  assert.equal((await evict(space, "a")).json, success);
});

test("a dry run asks the budget, and changes nothing", async () => {
  const space = await makeSpace();
  await makePod(space, "a");
  await makeBudget(space, "web", { disruptionsAllowed: 1 });
  const before = [(await api.get(`${space.pods}/a`)).text, (await api.get(`${space.budgets}/web`)).text];
  assert.equal((await evict(space, "a", {}, "?dryRun=All")).json, success);
  assert.equal((await evict(space, "a", { deleteOptions: { dryRun: ["All"] } })).json, success);
  assert.equal([(await api.get(`${space.pods}/a`)).text, (await api.get(`${space.budgets}/web`)).text], before);
  await api.patch(`${space.budgets}/web/status`, "merge", { status: { disruptionsAllowed: 0 } });
  assert.is((await evict(space, "a", {}, "?dryRun=All")).status, 429);
});

test("delete options are obeyed: preconditions, and the grace period", async () => {
  const space = await makeSpace();
  await makePod(space, "a");
  const other = await evict(space, "a", { deleteOptions: { preconditions: { uid: "other" } } });
  assert.equal([other.status, other.json.reason], [409, "Conflict"]);
  assert.match(other.json.message, /^Operation cannot be fulfilled on Pod "a": the UID in the precondition \(other\)/);
  assert.equal((await evict(space, "a", { deleteOptions: { gracePeriodSeconds: 0 } })).json, success);
  assert.is((await api.get(`${space.pods}/a`)).status, 404);
  await makePod(space, "b");
  const { uid, resourceVersion } = (await api.get(`${space.pods}/b`)).json.metadata;
  const stale = await evict(space, "b", { deleteOptions: { preconditions: { resourceVersion: "1" } } });
  assert.is(stale.status, 409);
  const seen = { preconditions: { uid, resourceVersion }, gracePeriodSeconds: 0 };
  assert.equal((await evict(space, "b", { deleteOptions: seen })).json, success);
});

test("an eviction is of the pod of its URL, which exists", async () => {
  const space = await makeSpace();
  const other = await api.post(`${space.pods}/a/eviction`, { metadata: { name: "b" } });
  assert.equal([other.status, other.json.message], [400, "name in URL does not match name in Eviction object"]);
  const nobody = await evict(space, "nobody");
  assert.equal([nobody.status, nobody.json.message], [404, 'pods "nobody" not found']);
  const elsewhere = await evict(space, "a", { metadata: { name: "a", namespace: "default" } });
  assert.is(elsewhere.status, 400);
});

test("a budget with nobody to look after it is a 403", async () => {
  const space = await makeSpace();
  await makePod(space, "a");
  const time = "2024-01-01T00:00:00Z";
  const disruptedPods = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`p${index}`, time]));
  await makeBudget(space, "web", { disruptionsAllowed: 5, disruptedPods });
  const { status, json } = await evict(space, "a");
  assert.is(status, 403);
  const text = "DisruptedPods map too big - too many evictions not confirmed by PDB controller";
  assert.is(json.message, `poddisruptionbudget.policy "web" is forbidden: ${text}`);
});

test("ten evictions at once take no more than the budget has", async () => {
  const space = await makeSpace();
  const names = Array.from({ length: 10 }, (_, index) => `p${index}`);
  for (const name of names) await makePod(space, name);
  await makeBudget(space, "web", { disruptionsAllowed: 3 });
  const answers = await Promise.all(names.map((name) => evict(space, name)));
  assert.equal(answers.map((each) => each.status).sort(), [201, 201, 201, 429, 429, 429, 429, 429, 429, 429]);
});

test.run();
