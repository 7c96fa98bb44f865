import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { autoscalers, autoscalersV1, defineRacks, racks, racksV2 } from "./kinds.ts";
import { follow, managersOf, type Row } from "./steps.ts";

const test = suite("apply: versions of one kind");

let api: Api;
test.before(async () => {
  api = await openApi({ undocumented: "/apis/apply.test/" });
  await defineRacks(api);
});
test.after(() => api.stop());

const v2 = { version: racksV2 };
const hpaV1 = { version: autoscalersV1 };
const scaleTargetRef = { apiVersion: "apps/v1", kind: "Deployment", name: "d" };
const target = ["apiVersion", "kind", "name"].map((each) => `.spec.scaleTargetRef.${each}`);
const cpu = (averageUtilization: number) => ({
  type: "Resource",
  resource: { name: "cpu", target: { type: "Utilization", averageUtilization } },
});
const memory = {
  type: "Resource",
  resource: { name: "memory", target: { type: "Utilization", averageUtilization: 70 } },
};

const rows: readonly Row[] = [
  {
    title: "an empty list clears nothing that is noted of a custom object",
    kind: racks,
    steps: [
      { by: "a", op: "apply", body: { spec: { size: 1 } } },
      { by: "r", op: "merge", body: { metadata: { managedFields: [] } }, isNoOp: true },
    ],
    managers: { "apply a": [".spec.size"] },
  },
  {
    title: "a list of one empty entry does",
    kind: racks,
    steps: [
      { by: "a", op: "apply", body: { spec: { size: 1 } } },
      { by: "r", op: "merge", body: { metadata: { managedFields: [{}] } } },
    ],
    managers: {},
  },
  {
    title: "an applier's set is in the version that it applied last",
    kind: racks,
    steps: [
      { by: "a", op: "apply", body: { spec: { size: 1 } } },
      { by: "a", op: "apply", body: { spec: { size: 1, isOpen: true } }, ...v2 },
    ],
    managers: { "apply a": [".spec.isOpen", ".spec.size"] },
  },
  {
    title: "a field that was applied in another version goes all the same",
    kind: racks,
    steps: [
      { by: "a", op: "apply", body: { spec: { size: 1, isOpen: true } } },
      { by: "a", op: "apply", body: { spec: { isOpen: true } }, ...v2 },
    ],
    object: { "spec.size": undefined, "spec.isOpen": true },
  },
  {
    title: "owners in another version are asked",
    kind: racks,
    steps: [
      { by: "a", op: "apply", body: { spec: { size: 1 } } },
      {
        by: "b",
        op: "apply",
        body: { spec: { size: 2 } },
        ...v2,
        fails: [409, 'Apply failed with 1 conflict: conflict with "a": .spec.size'],
      },
      { by: "b", op: "apply", body: { spec: { size: 1, ratio: 2 } }, ...v2 },
      { by: "a", op: "apply", body: { spec: { isOpen: true } } },
    ],
    object: { "spec.size": 1, "spec.ratio": 2 },
    managers: { "apply a": [".spec.isOpen"], "apply b": [".spec.ratio", ".spec.size"] },
  },
  {
    title: "an update in another version takes fields from owners in this one",
    kind: racks,
    steps: [
      { by: "a", op: "apply", body: { spec: { size: 1, isOpen: true } } },
      { by: "u", op: "merge", body: { spec: { size: 2 } }, ...v2 },
    ],
    managers: { "apply a": [".spec.isOpen"], "update u": [".spec.size"] },
  },
  {
    title: "an updater has an entry a version",
    kind: racks,
    steps: [
      { by: "u", op: "create", body: { spec: { size: 1 } } },
      { by: "u", op: "merge", body: { spec: { isOpen: true } }, ...v2 },
      {
        by: "a",
        op: "apply",
        body: { spec: { size: 2, isOpen: false } },
        fails: [
          409,
          'Apply failed with 2 conflicts: conflicts with "u" using apply.test/v1:\n- .spec.size\n' +
            'conflicts with "u" using apply.test/v2:\n- .spec.isOpen',
        ],
      },
    ],
  },
  {
    title: "fields are those of the version, where a version has others",
    kind: autoscalers,
    steps: [
      { by: "a", op: "apply", body: { spec: { scaleTargetRef, maxReplicas: 5, metrics: [cpu(50)] } } },
      {
        by: "b",
        op: "apply",
        body: { spec: { targetCPUUtilizationPercentage: 60 } },
        ...hpaV1,
        fails: [409, 'Apply failed with 1 conflict: conflict with "a": .spec.metrics'],
      },
      { by: "b", op: "apply", body: { spec: { targetCPUUtilizationPercentage: 60 } }, ...hpaV1, force: true },
    ],
    object: { "spec.metrics": [cpu(60)] },
    managers: {
      "apply a": [".spec.maxReplicas", ...target],
      "apply b": [".spec.targetCPUUtilizationPercentage"],
    },
  },
  {
    title: "an applier may go from the old version to the new one",
    kind: autoscalers,
    steps: [
      {
        by: "a",
        op: "apply",
        body: { spec: { scaleTargetRef, maxReplicas: 5, targetCPUUtilizationPercentage: 60 } },
        ...hpaV1,
      },
      { by: "a", op: "apply", body: { spec: { scaleTargetRef, maxReplicas: 5, metrics: [cpu(60), memory] } } },
    ],
    object: { "spec.metrics": [cpu(60), memory] },
    managers: { "apply a": [".spec.maxReplicas", ".spec.metrics", ...target] },
  },
  {
    title: "and back",
    kind: autoscalers,
    steps: [
      { by: "a", op: "apply", body: { spec: { scaleTargetRef, maxReplicas: 5, metrics: [cpu(60)] } } },
      {
        by: "a",
        op: "apply",
        body: { spec: { scaleTargetRef, maxReplicas: 6, targetCPUUtilizationPercentage: 60 } },
        ...hpaV1,
      },
    ],
    object: { "spec.maxReplicas": 6, "spec.metrics": [cpu(60)] },
    managers: {
      "apply a": [".spec.maxReplicas", ".spec.scaleTargetRef", ".spec.targetCPUUtilizationPercentage"],
    },
  },
];

for (const [index, row] of rows.entries()) test(row.title, () => follow(api, row, `v-${index}`));

test("an object that is not valid is compared in other versions without an error of the server", async () => {
  const spec = { scaleTargetRef, maxReplicas: 5, targetCPUUtilizationPercentage: 60 };
  await api.post(autoscalersV1.path, { metadata: { name: "invalid" }, spec });
  const headers = { "content-type": "application/apply-patch+yaml" };
  const { apiVersion, kind } = autoscalers;
  const metrics = [
    ...[{}, { type: "Resource" }, { type: "Pods", pods: {} }, { type: "Object", object: { metric: {} } }],
    ...[
      { type: "External", external: {} },
      { type: "ContainerResource", containerResource: {} },
    ],
  ];
  for (const metric of metrics) {
    const body = { apiVersion, kind, spec: { metrics: [metric] } };
    const applied = await api.call("PATCH", `${autoscalers.path}/invalid?fieldManager=a&force=true`, { body, headers });
    const patched = await api.patch(`${autoscalers.path}/invalid`, "merge", body);
    assert.equal([applied.status, patched.status], [422, 422], applied.text);
  }
});

test("who applies the status that a custom object has owns it too", async () => {
  const headers = { "content-type": "application/apply-patch+yaml" };
  const { apiVersion, kind, path } = racks;
  await api.post(path, { apiVersion, kind, metadata: { name: "shared" }, spec: {} });
  const body = { apiVersion, kind, status: { phase: "Ready" } };
  for (const by of ["a", "b"]) {
    const answer = await api.call("PATCH", `${path}/shared/status?fieldManager=${by}`, { body, headers });
    assert.is(answer.status, 200, answer.text);
  }
  const { json } = await api.get(`${path}/shared`);
  const { "apply a/status": first, "apply b/status": second } = managersOf(json);
  assert.equal([first, second], [[".status.phase"], [".status.phase"]]);
});

test("managers of a version that is not served are forgotten, those of others lose what is written", async () => {
  const path = `${racks.path}/gone`;
  const entry = (apiVersion: string) => ({
    manager: apiVersion,
    operation: "Update",
    apiVersion,
    fieldsType: "FieldsV1",
    fieldsV1: { "f:spec": { "f:isOpen": {} } },
  });
  await api.post(`${racks.path}?fieldManager=c`, { ...racks, metadata: { name: "gone" }, spec: { isOpen: true } });
  const managedFields = [entry("apply.test/v0"), entry("apply.test/v2")];
  const set = await api.patch(`${path}?fieldManager=r`, "merge", { metadata: { managedFields } });
  assert.equal(Object.keys(managersOf(set.json)), ["update apply.test/v2"]);
  const { json } = await api.patch(`${path}?fieldManager=u`, "merge", { spec: { size: 1 } });
  assert.equal(Object.keys(managersOf(json)), ["update apply.test/v2", "update u"]);
});

test("who owned parts of what a schema now makes one owns all of it", async () => {
  const path = `${racks.path}/refit`;
  const headers = { "content-type": "application/apply-patch+yaml" };
  const apply = (by: string, spec: object) =>
    api.call("PATCH", `${path}?fieldManager=${by}`, {
      body: { apiVersion: racks.apiVersion, kind: racks.kind, metadata: { name: "refit" }, spec },
      headers,
    });
  await apply("a", { place: { room: "r" }, size: 1 });
  await apply("b", { place: { row: 1 } });
  const crd = "/apis/apiextensions.orch.io/v1/customresourcedefinitions/racks.apply.test";
  const at = (index: number) =>
    `/spec/versions/${index}/schema/openAPIV3Schema/properties/spec/properties/place/x-orch-map-type`;
  const changed = await api.patch(
    crd,
    "json",
    [0, 1].map((index) => ({ op: "add", path: at(index), value: "atomic" })),
  );
  assert.is(changed.status, 200, changed.text);
  const endMs = Date.now() + 30_000;
  let answer = await apply("c", { place: { row: 1 } });
  while (answer.status !== 409 && Date.now() < endMs) answer = await apply("c", { place: { row: 1 } });
  assert.equal(
    answer.json.details.causes.map((each: { message: string; field: string }) => [each.message, each.field]),
    [
      ['conflict with "a"', ".spec.place"],
      ['conflict with "b"', ".spec.place"],
    ],
  );
});

test.run();
