import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: priority of pods");

const classes = "/apis/scheduling.orch.io/v1/priorityclasses";
const pods = "/api/v1/namespaces/default/pods";
const container = { name: "c", image: "example.com/c" };

let api: Api;
let made = 0;
test.before(async () => {
  api = await openApi();
  await api.post(classes, { metadata: { name: "high" }, value: 500 });
  await api.post(classes, { metadata: { name: "patient" }, value: 600, preemptionPolicy: "Never" });
});
test.after(() => api.stop());

const create = (spec: object, name = `p${made++}`) =>
  api.post(pods, { metadata: { name }, spec: { containers: [container], ...spec } });

const priorityOf = async (spec: object) => {
  const answer = await create(spec);
  assert.is(answer.status, 201, answer.text);
  const { priorityClassName, priority, preemptionPolicy } = answer.json.spec;
  return [priorityClassName, priority, preemptionPolicy];
};

test("a pod without a class has priority 0", async () => {
  assert.equal(await priorityOf({}), [undefined, 0, "PreemptLowerPriority"]);
  assert.equal(await priorityOf({ priority: 0 }), [undefined, 0, "PreemptLowerPriority"]);
});

test("a pod has the priority of its class", async () => {
  assert.equal(await priorityOf({ priorityClassName: "high" }), ["high", 500, "PreemptLowerPriority"]);
  assert.equal(await priorityOf({ priorityClassName: "high", priority: 500 }), ["high", 500, "PreemptLowerPriority"]);
  assert.equal(await priorityOf({ priorityClassName: "patient" }), ["patient", 600, "Never"]);
});

const mismatch = (given: string, computed: string) =>
  `${given} must not be provided in pod spec; ` +
  `priority admission controller computed ${computed} from the given PriorityClass name`;

const refusals: readonly (readonly [string, object, string])[] = [
  ["a class that is not there", { priorityClassName: "none" }, "no PriorityClass with name none was found"],
  [
    "another priority than that of its class",
    { priorityClassName: "high", priority: 501 },
    mismatch("the integer value of priority (501)", "500"),
  ],
  ["a priority without a class", { priority: 7 }, mismatch("the integer value of priority (7)", "0")],
  [
    "another policy than that of its class",
    { priorityClassName: "high", preemptionPolicy: "Never" },
    mismatch("the string value of PreemptionPolicy (Never)", "PreemptLowerPriority"),
  ],
];

for (const [what, spec, why] of refusals) {
  test(`a pod with ${what} is refused`, async () => {
    const answer = await create(spec, "refused");
    assert.is(answer.status, 403, answer.text);
    assert.is(answer.json.message, `pods "refused" is forbidden: ${why}`);
  });
}

test("pods that name no class get the one that is the default of all, while it is", async () => {
  await api.post(classes, { metadata: { name: "usual" }, value: 42, globalDefault: true, preemptionPolicy: "Never" });
  assert.equal(await priorityOf({}), ["usual", 42, "Never"]);
  assert.equal(await priorityOf({ priorityClassName: "high" }), ["high", 500, "PreemptLowerPriority"]);
  await api.delete(`${classes}/usual`);
  assert.equal(await priorityOf({}), [undefined, 0, "PreemptLowerPriority"]);
});

test("a class counts as soon as it is made, and not after it is gone", async () => {
  for (const value of [1, 2]) {
    await api.post(classes, { metadata: { name: "fleeting" }, value });
    assert.equal(await priorityOf({ priorityClassName: "fleeting" }), ["fleeting", value, "PreemptLowerPriority"]);
    await api.delete(`${classes}/fleeting`);
    assert.is((await create({ priorityClassName: "fleeting" })).status, 403);
  }
});

test("a replaced pod keeps its priority where the client leaves it out", async () => {
  await create({ priorityClassName: "high" }, "replaced");
  const answer = await api.put(`${pods}/replaced`, {
    metadata: { name: "replaced", labels: { a: "b" } },
    spec: { containers: [container], priorityClassName: "high" },
  });
  assert.is(answer.status, 200, answer.text);
  assert.is(answer.json.spec.priority, 500);
});

test.run();
