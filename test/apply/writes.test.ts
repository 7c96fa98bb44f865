import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { claims, configMaps, deployments, pods } from "./kinds.ts";
import { follow, managersOf, type Row, type Step } from "./steps.ts";

const test = suite("managers of other writes");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const data = (by: string, op: Step["op"], values: object, more: Partial<Step> = {}): Step => ({
  by,
  op,
  body: { data: values },
  ...more,
});
const remove = (by: string, path: string): Step => ({ by, op: "json", body: [{ op: "remove", path }] });

const rows: readonly Omit<Row, "kind">[] = [
  {
    title: "an update takes the fields that it changes or adds",
    steps: [data("c", "create", { x: "1", y: "1" }), data("u", "replace", { x: "1", y: "2", z: "3" })],
    managers: { "update c": [".data", ".data.x"], "update u": [".data.y", ".data.z"] },
  },
  {
    title: "a merge patch does the same",
    steps: [data("c", "create", { x: "1", y: "1" }), data("u", "merge", { y: "2" })],
    managers: { "update c": [".data", ".data.x"], "update u": [".data.y"] },
  },
  {
    title: "a strategic merge patch does the same",
    steps: [data("c", "create", { x: "1" }), data("u", "strategic", { y: "2" })],
    managers: { "update c": [".data", ".data.x"], "update u": [".data.y"] },
  },
  {
    title: "a JSON patch does the same",
    steps: [
      data("c", "create", { x: "1" }),
      { by: "u", op: "json", body: [{ op: "add", path: "/data/y", value: "2" }] },
    ],
    managers: { "update c": [".data", ".data.x"], "update u": [".data.y"] },
  },
  {
    title: "an applier loses what others change",
    steps: [data("a", "apply", { x: "1", y: "1" }), data("u", "merge", { x: "2" })],
    managers: { "apply a": [".data.y"], "update u": [".data.x"] },
  },
  {
    title: "a manager has one entry for applies and one for updates",
    steps: [data("a", "apply", { x: "1" }), data("a", "merge", { y: "2" })],
    managers: { "apply a": [".data.x"], "update a": [".data.y"] },
  },
  {
    title: "an applier that updates its own field loses it to itself",
    steps: [data("a", "apply", { x: "1" }), data("a", "merge", { x: "2" })],
    managers: { "update a": [".data.x"] },
  },
  {
    title: "a field that is removed is nobody's any more, and the remover has none",
    steps: [data("a", "apply", { x: "1", y: "1" }), remove("u", "/data/x")],
    object: { data: { y: "1" } },
    managers: { "apply a": [".data.y"] },
  },
  {
    title: "an object without data any more has no owner of it",
    steps: [data("c", "create", { x: "1" }), remove("u", "/data")],
    object: { data: undefined },
    managers: {},
  },
  {
    title: "an update that changes nothing takes nothing, and writes nothing",
    steps: [data("c", "create", { x: "1" }), data("u", "replace", { x: "1" }, { isNoOp: true })],
    managers: { "update c": [".data", ".data.x"] },
  },
  {
    title: "a patch that changes nothing takes nothing, and writes nothing",
    steps: [data("a", "apply", { x: "1" }), data("u", "merge", { x: "1" }, { isNoOp: true })],
    managers: { "apply a": [".data.x"] },
  },
  {
    title: "an object of which nothing is noted stays so",
    steps: [
      data("c", "create", { x: "1" }),
      { by: "r", op: "merge", body: { metadata: { managedFields: [{}] } } },
      data("u", "merge", { x: "2", y: "1" }),
    ],
    managers: {},
  },
  {
    title: "its fields are those of before the first apply",
    steps: [
      data("c", "create", { x: "1" }),
      { by: "r", op: "merge", body: { metadata: { managedFields: [{}] } } },
      data("a", "apply", { y: "2" }),
    ],
    object: { data: { x: "1", y: "2" } },
    managers: { "apply a": [".data.y"], "update before-first-apply": [".data", ".data.x"] },
  },
  {
    title: "which are in conflict with an apply",
    steps: [
      data("c", "create", { x: "1" }),
      { by: "r", op: "merge", body: { metadata: { managedFields: [{}] } } },
      data(
        "a",
        "apply",
        { x: "2" },
        {
          fails: [409, 'Apply failed with 1 conflict: conflict with "before-first-apply" using v1: .data.x'],
        },
      ),
    ],
  },
  {
    title: "a JSON patch may clear all that is noted",
    steps: [
      data("c", "create", { x: "1" }),
      { by: "r", op: "json", body: [{ op: "replace", path: "/metadata/managedFields", value: [{}] }] },
    ],
    managers: {},
  },
  {
    title: "an update with an empty list clears all that is noted",
    steps: [data("c", "create", { x: "1" }), { by: "r", op: "replace", body: { metadata: { managedFields: [] } } }],
    managers: {},
  },
  {
    title: "an update without a list leaves it",
    steps: [
      data("c", "create", { x: "1" }),
      { by: "r", op: "replace", body: { data: { x: "2" }, metadata: { managedFields: undefined } } },
    ],
    managers: { "update c": [".data"], "update r": [".data.x"] },
  },
  {
    title: "a JSON patch that removes the list leaves it",
    steps: [data("c", "create", { x: "1" }), { ...remove("r", "/metadata/managedFields"), isNoOp: true }],
    managers: { "update c": [".data", ".data.x"] },
  },
  {
    title: "entries that a client changed are taken",
    steps: [
      data("c", "create", { x: "1" }),
      {
        by: "r",
        op: "replace",
        body: {
          metadata: {
            managedFields: [
              {
                manager: "other",
                operation: "Apply",
                apiVersion: "v1",
                fieldsType: "FieldsV1",
                fieldsV1: { "f:data": { "f:x": {} } },
              },
            ],
          },
        },
      },
    ],
    managers: { "apply other": [".data.x"] },
  },
  {
    title: "entries that are wrong are passed over",
    steps: [
      data("c", "create", { x: "1" }),
      {
        by: "r",
        op: "replace",
        body: { metadata: { managedFields: [{ manager: "other", operation: "Update", fieldsType: "FieldsV1" }] } },
        isNoOp: true,
      },
      {
        by: "r",
        op: "replace",
        body: {
          metadata: {
            managedFields: [
              { manager: "o", operation: "Update", apiVersion: "v1", fieldsType: "FieldsV1", fieldsV1: { x: {} } },
            ],
          },
        },
        isNoOp: true,
      },
    ],
    managers: { "update c": [".data", ".data.x"] },
  },
  {
    title: "labels, annotations, finalizers and owners are tracked; the identity is not",
    steps: [
      {
        by: "c",
        op: "create",
        body: {
          metadata: {
            labels: { l: "1" },
            annotations: { "example.com/n": "1" },
            finalizers: ["example.com/f"],
            ownerReferences: [{ apiVersion: "v1", kind: "Pod", name: "p", uid: "u-1" }],
          },
        },
      },
      { by: "u", op: "merge", body: { metadata: { finalizers: null } } },
    ],
    managers: {
      "update c": [
        ".metadata.annotations",
        ".metadata.annotations.example.com/n",
        ".metadata.labels",
        ".metadata.labels.l",
        ".metadata.ownerReferences",
        '.metadata.ownerReferences[uid="u-1"]',
      ],
    },
  },
  {
    title: "a dry run notes nothing",
    steps: [data("c", "create", { x: "1" }), data("u", "merge", { y: "2" }, { query: "dryRun=All" })],
    managers: { "update c": [".data", ".data.x"] },
  },
];

for (const [index, row] of rows.entries())
  test(row.title, () => follow(api, { kind: configMaps, ...row }, `w-${index}`));

const container = { name: "c", image: "busybox:1" };
const template = { metadata: { labels: { app: "a" } }, spec: { containers: [container] } };
const deployment = { spec: { selector: { matchLabels: { app: "a" } }, template } };

const claim = { spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } } };

const subresources: readonly Row[] = [
  {
    title: "a write of the status is noted with its sub-resource",
    kind: pods,
    steps: [
      { by: "c", op: "apply", body: { spec: { containers: [container] } } },
      { by: "k", op: "merge", at: "status", body: { status: { phase: "Running" }, spec: { nodeName: "n" } } },
    ],
    object: { "status.phase": "Running", "spec.nodeName": undefined },
    managers: {
      "apply c": ['.spec.containers[name="c"]', '.spec.containers[name="c"].image', '.spec.containers[name="c"].name'],
      "update k/status": [".status.phase"],
    },
  },
  {
    title: "a status that a kind begins with is nobody's",
    kind: claims,
    steps: [{ by: "c", op: "create", body: claim }],
    object: { "status.phase": "Pending" },
    managers: {
      "update c": [
        ".spec.accessModes",
        ".spec.resources.requests",
        ".spec.resources.requests.storage",
        ".spec.volumeMode",
      ],
    },
  },
  {
    title: "a status is applied through its sub-resource alone",
    kind: deployments,
    steps: [
      { by: "c", op: "apply", body: deployment },
      { by: "k", op: "apply", at: "status", body: { status: { replicas: 3 }, spec: { paused: true } } },
      { by: "k", op: "apply", body: { status: { replicas: 4 }, metadata: { labels: { l: "1" } } } },
    ],
    object: { "status.replicas": 3, "spec.paused": undefined },
    managers: {
      "apply c": [
        ".spec.selector",
        ".spec.template.metadata.labels.app",
        '.spec.template.spec.containers[name="c"]',
        '.spec.template.spec.containers[name="c"].image',
        '.spec.template.spec.containers[name="c"].name',
      ],
      "apply k": [".metadata.labels.l"],
      "apply k/status": [".status.replicas"],
    },
  },
  {
    title: "a status that another owns is a conflict that names the sub-resource",
    kind: deployments,
    steps: [
      { by: "c", op: "apply", body: deployment },
      { by: "k", op: "apply", at: "status", body: { status: { replicas: 3 } } },
      {
        by: "l",
        op: "apply",
        at: "status",
        body: { status: { replicas: 4 } },
        fails: [409, 'Apply failed with 1 conflict: conflict with "k" with subresource "status": .status.replicas'],
      },
      { by: "u", op: "merge", at: "status", body: { status: { replicas: 5 } } },
      {
        by: "l",
        op: "apply",
        at: "status",
        body: { status: { replicas: 4 } },
        fails: [
          409,
          'Apply failed with 1 conflict: conflict with "u" with subresource "status" using apps/v1: .status.replicas',
        ],
      },
    ],
  },
  {
    title: "a status that is not applied any more goes",
    kind: deployments,
    steps: [
      { by: "c", op: "apply", body: deployment },
      { by: "k", op: "apply", at: "status", body: { status: { replicas: 3, readyReplicas: 1 } } },
      { by: "k", op: "apply", at: "status", body: { status: { replicas: 3 } } },
    ],
    object: { status: { replicas: 3 } },
  },
  {
    title: "a write of the scale takes the replicas of the object",
    kind: deployments,
    steps: [
      { by: "c", op: "create", body: { spec: { ...deployment.spec, replicas: 1 } } },
      { by: "h", op: "merge", at: "scale", body: { spec: { replicas: 5 } } },
      {
        by: "a",
        op: "apply",
        body: { spec: { replicas: 2 } },
        fails: [
          409,
          'Apply failed with 1 conflict: conflict with "h" with subresource "scale" using apps/v1: .spec.replicas',
        ],
      },
    ],
    object: { "spec.replicas": 5 },
  },
  {
    title: "another sub-resource owns what it takes, and is in conflict about nothing else",
    kind: pods,
    steps: [
      { by: "c", op: "apply", body: { spec: { containers: [container] } } },
      {
        by: "d",
        op: "apply",
        at: "ephemeralcontainers",
        body: {
          spec: {
            ephemeralContainers: [{ name: "e", image: "busybox:2" }],
            containers: [
              { name: "c", image: "busybox:3" },
              { name: "x", image: "busybox:4" },
            ],
          },
        },
      },
    ],
    object: {
      "spec.containers.length": 1,
      "spec.containers.0.image": "busybox:1",
      "spec.ephemeralContainers.length": 1,
    },
    managers: {
      "apply c": ["", ".image", ".name"].map((each) => `.spec.containers[name="c"]${each}`),
      "apply d/ephemeralcontainers": [
        ...["", ".name"].map((each) => `.spec.containers[name="c"]${each}`),
        ...["", ".image", ".name"].map((each) => `.spec.ephemeralContainers[name="e"]${each}`),
      ],
    },
  },
  {
    title: "a create of a pod notes defaults too, and no status",
    kind: pods,
    steps: [{ by: "c", op: "create", body: { spec: { containers: [container] }, status: { phase: "Failed" } } }],
    managers: {
      "update c": [
        '.spec.containers[name="c"]',
        ...["image", "imagePullPolicy", "name", "resources", "terminationMessagePath", "terminationMessagePolicy"].map(
          (each) => `.spec.containers[name="c"].${each}`,
        ),
        ".spec.dnsPolicy",
        ".spec.enableServiceLinks",
        ".spec.restartPolicy",
        ".spec.schedulerName",
        ".spec.securityContext",
        ".spec.terminationGracePeriodSeconds",
      ],
    },
  },
];

for (const [index, row] of subresources.entries()) test(row.title, () => follow(api, row, `s-${index}`));

test("the scale is applied as an object of its own kind", async () => {
  const path = `${deployments.path}/scaled`;
  await api.post(deployments.path, { metadata: { name: "scaled" }, ...deployment });
  const scale = { apiVersion: "autoscaling/v1", kind: "Scale", metadata: { name: "scaled" }, spec: { replicas: 4 } };
  const headers = { "content-type": "application/apply-patch+yaml" };
  const apply = (body: object, query: string) => api.call("PATCH", `${path}/scale?${query}`, { body, headers });
  const refused = await apply(scale, "fieldManager=h");
  assert.is(refused.status, 409, refused.text);
  const answer = await apply(scale, "fieldManager=h&force=true");
  assert.equal([answer.status, answer.json.kind, answer.json.spec], [200, "Scale", { replicas: 4 }]);
  const { json } = await api.get(path);
  assert.is(json.spec.replicas, 4);
  assert.equal(managersOf(json)["apply h/scale"], [".spec.replicas"]);
  const negative = await apply({ ...scale, spec: { replicas: -1 } }, "fieldManager=h&force=true");
  assert.is(negative.status, 422, negative.text);
  const wrong = await apply({ ...scale, apiVersion: "apps/v1", kind: "Deployment" }, "fieldManager=h");
  assert.equal([wrong.status, wrong.json.message], [400, "invalid object type: apps/v1, Kind=Deployment"]);
});

test("the manager is the first part of the User-Agent, unless the client says who it is", async () => {
  const cases: readonly [agent: string, manager: string][] = [
    ["kubectl/v1.32.0 (linux/amd64)", "kubectl"],
    ["plain", "plain"],
    ["", "unknown"],
    ["/v1", "unknown"],
    ["tab\tbed/1", "tabbed"],
    [`${"x".repeat(200)}/1`, "x".repeat(128)],
  ];
  for (const [index, [agent, manager]] of cases.entries()) {
    const body = { metadata: { name: `agent-${index}` }, data: { x: "1" } };
    const answer = await api.post(configMaps.path, body, { "user-agent": agent });
    assert.equal(Object.keys(managersOf(answer.json)), [`update ${manager}`]);
  }
});

test("an entry has its version, time and type, in the field's order", async () => {
  const answer = await api.post(`${configMaps.path}?fieldManager=m`, { metadata: { name: "entry" }, data: { x: "1" } });
  const [entry] = answer.json.metadata.managedFields;
  assert.match(entry.time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  assert.is(
    JSON.stringify({ ...entry, time: "TIME" }),
    JSON.stringify({
      manager: "m",
      operation: "Update",
      apiVersion: "v1",
      time: "TIME",
      fieldsType: "FieldsV1",
      fieldsV1: { "f:data": { ".": {}, "f:x": {} } },
    }),
  );
  assert.equal((await api.get(`${configMaps.path}/entry`)).json, answer.json);
});

test("beyond ten updaters the oldest become one", async () => {
  const path = `${configMaps.path}/many`;
  await api.post(`${configMaps.path}?fieldManager=m-00`, { metadata: { name: "many" }, data: { "k-00": "1" } });
  for (let index = 1; index < 13; index++) {
    const key = String(index).padStart(2, "0");
    await api.patch(`${path}?fieldManager=m-${key}`, "merge", { data: { [`k-${key}`]: "1" } });
  }
  const { json } = await api.get(path);
  const managers = managersOf(json);
  assert.is(Object.keys(managers).length, 10);
  assert.equal(managers["update ancient-changes"], [".data", ".data.k-00", ".data.k-01", ".data.k-02", ".data.k-03"]);
  assert.equal(managers["update m-12"], [".data.k-12"]);
});

test("entries stand by operation, then by time and name", async () => {
  const path = `${configMaps.path}/order`;
  const headers = { "content-type": "application/apply-patch+yaml" };
  const apply = (by: string, key: string) =>
    api.call("PATCH", `${path}?fieldManager=${by}`, {
      body: { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "order" }, data: { [key]: "1" } },
      headers,
    });
  await apply("b", "x");
  await api.patch(`${path}?fieldManager=u`, "merge", { data: { z: "1" } });
  await apply("a", "y");
  const order = Object.keys(managersOf((await api.get(path)).json));
  assert.equal([order.at(-1), [...order].sort()], ["update u", ["apply a", "apply b", "update u"]]);
});

test.run();
