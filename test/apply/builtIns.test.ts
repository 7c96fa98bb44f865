import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { configMaps, deployments, networkPolicies, pods, serviceAccounts, services } from "./kinds.ts";
import { follow, type Row } from "./steps.ts";

const test = suite("apply: built-in kinds");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const container = { name: "c", image: "busybox:1" };
const sidecar = { name: "s", image: "busybox:2" };
const spec = (more: object = {}, containers: readonly object[] = [container]) => ({
  selector: { matchLabels: { app: "a" } },
  template: { metadata: { labels: { app: "a" } }, spec: { containers } },
  ...more,
});
const item = ".spec.template.spec.containers";

const rows: readonly Row[] = [
  {
    title: "the replicas can be left to a scaler",
    kind: deployments,
    steps: [
      { by: "a", op: "apply", body: { spec: spec({ replicas: 3 }) } },
      {
        by: "hpa",
        op: "apply",
        at: "scale",
        body: { apiVersion: "autoscaling/v1", kind: "Scale", spec: { replicas: 3 } },
      },
      { by: "a", op: "apply", body: { spec: spec() } },
    ],
    object: { "spec.replicas": 3 },
  },
  {
    title: "replicas that nobody applies any more return to their default",
    kind: deployments,
    steps: [
      { by: "a", op: "apply", body: { spec: spec({ replicas: 3 }) } },
      { by: "a", op: "apply", body: { spec: spec() } },
    ],
    object: { "spec.replicas": 1 },
  },
  {
    title: "another image is a conflict on the container's path",
    kind: deployments,
    steps: [
      { by: "a", op: "apply", body: { spec: spec() } },
      {
        by: "b",
        op: "apply",
        body: { spec: { template: { spec: { containers: [{ name: "c", image: "busybox:9" }] } } } },
        fails: [409, `Apply failed with 1 conflict: conflict with "a": ${item}[name="c"].image`],
        causes: [`${item}[name="c"].image`],
      },
    ],
  },
  {
    title: "several conflicts are listed by manager",
    kind: deployments,
    steps: [
      { by: "a", op: "apply", body: { spec: spec({ replicas: 3 }) } },
      { by: "u", op: "merge", body: { spec: { paused: true, minReadySeconds: 5 } } },
      {
        by: "b",
        op: "apply",
        body: { spec: spec({ replicas: 4, minReadySeconds: 6 }, [{ name: "c", image: "busybox:9" }]) },
        fails: [
          409,
          'Apply failed with 3 conflicts: conflicts with "a":\n- .spec.replicas\n' +
            `- ${item}[name="c"].image\nconflicts with "u" using apps/v1:\n- .spec.minReadySeconds`,
        ],
        causes: [".spec.replicas", `${item}[name="c"].image`, ".spec.minReadySeconds"],
      },
    ],
  },
  {
    title: "a container of another applier is added, and stays when the first applies again",
    kind: deployments,
    steps: [
      { by: "a", op: "apply", body: { spec: spec() } },
      { by: "b", op: "apply", body: { spec: { template: { spec: { containers: [sidecar] } } } } },
      { by: "a", op: "apply", body: { spec: spec({ minReadySeconds: 1 }) } },
    ],
    managers: {
      "apply a": [
        ".spec.minReadySeconds",
        ".spec.selector",
        ".spec.template.metadata.labels.app",
        ...["", ".image", ".name"].map((each) => `${item}[name="c"]${each}`),
      ],
      "apply b": ["", ".image", ".name"].map((each) => `${item}[name="s"]${each}`),
    },
  },
  {
    title: "a container that is not applied any more goes, with its defaults",
    kind: deployments,
    steps: [
      { by: "a", op: "apply", body: { spec: spec({}, [container, sidecar]) } },
      { by: "a", op: "apply", body: { spec: spec({}, [sidecar]) } },
    ],
    managers: {
      "apply a": [
        ".spec.selector",
        ".spec.template.metadata.labels.app",
        ...["", ".image", ".name"].map((each) => `${item}[name="s"]${each}`),
      ],
    },
  },
  {
    title: "a quantity is the same however it is written",
    kind: deployments,
    steps: [
      { by: "a", op: "apply", body: { spec: spec({}, [{ ...container, resources: { limits: { cpu: "1000m" } } }]) } },
      {
        by: "a",
        op: "apply",
        body: { spec: spec({}, [{ ...container, resources: { limits: { cpu: "1000m" } } }]) },
        isNoOp: true,
      },
      { by: "b", op: "apply", body: { spec: spec({}, [{ name: "c", resources: { limits: { cpu: "1" } } }]) } },
    ],
  },
  {
    title: "a strategy that is only named keeps what the server filled in",
    kind: deployments,
    steps: [
      { by: "a", op: "apply", body: { spec: spec({ strategy: { rollingUpdate: { maxSurge: 2 } } }) } },
      { by: "a", op: "apply", body: { spec: spec({ strategy: { type: "RollingUpdate" } }) } },
    ],
    object: {
      "spec.strategy": { type: "RollingUpdate", rollingUpdate: { maxUnavailable: "25%", maxSurge: "25%" } },
    },
  },
  {
    title: "an env variable moves from a value to a source when both are stated",
    kind: deployments,
    steps: [
      { by: "a", op: "apply", body: { spec: spec({}, [{ ...container, env: [{ name: "E", value: "1" }] }]) } },
      {
        by: "a",
        op: "apply",
        body: {
          spec: spec({}, [
            { ...container, env: [{ name: "E", valueFrom: { fieldRef: { fieldPath: "metadata.name" } } }] },
          ]),
        },
      },
    ],
  },
  {
    title: "ports of a service are told apart by port and protocol, TCP where none is stated",
    kind: services,
    steps: [
      { by: "a", op: "apply", body: { spec: { selector: { app: "a" }, ports: [{ name: "t", port: 53 }] } } },
      { by: "b", op: "apply", body: { spec: { ports: [{ name: "u", port: 53, protocol: "UDP" }] } } },
      {
        by: "c",
        op: "apply",
        body: { spec: { ports: [{ port: 53, name: "other" }] } },
        fails: [409, 'Apply failed with 1 conflict: conflict with "a": .spec.ports[port=53,protocol="TCP"].name'],
      },
    ],
    managers: {
      "apply a": [
        '.spec.ports[port=53,protocol="TCP"]',
        '.spec.ports[port=53,protocol="TCP"].name',
        '.spec.ports[port=53,protocol="TCP"].port',
        ".spec.selector",
      ],
      "apply b": [
        '.spec.ports[port=53,protocol="UDP"]',
        '.spec.ports[port=53,protocol="UDP"].name',
        '.spec.ports[port=53,protocol="UDP"].port',
        '.spec.ports[port=53,protocol="UDP"].protocol',
      ],
    },
  },
  {
    title: "a node port that another port had moves with the port",
    kind: services,
    steps: [
      { by: "a", op: "apply", body: { spec: { selector: { app: "a" }, ports: [{ port: 80, targetPort: 8080 }] } } },
      { by: "a", op: "apply", body: { spec: { selector: { app: "b" }, ports: [{ port: 80, targetPort: "http" }] } } },
    ],
    object: { "spec.selector": { app: "b" } },
    managers: {
      "apply a": [
        '.spec.ports[port=80,protocol="TCP"]',
        '.spec.ports[port=80,protocol="TCP"].port',
        '.spec.ports[port=80,protocol="TCP"].targetPort',
        ".spec.selector",
      ],
    },
  },
  {
    title: "references are owned as one, by their key",
    kind: serviceAccounts,
    steps: [
      { by: "a", op: "apply", body: { secrets: [{ name: "x" }] } },
      { by: "b", op: "apply", body: { secrets: [{ name: "y" }], imagePullSecrets: [{ name: "s" }] } },
      { by: "a", op: "apply", body: { automountServiceAccountToken: false } },
    ],
    object: { secrets: [{ name: "y" }], automountServiceAccountToken: false },
    managers: {
      "apply a": [".automountServiceAccountToken"],
      "apply b": [".imagePullSecrets", '.secrets[name="y"]'],
    },
  },
  {
    title: "a selector of labels is owned as one",
    kind: networkPolicies,
    steps: [
      { by: "a", op: "apply", body: { spec: { podSelector: { matchLabels: { x: "1" } }, policyTypes: ["Ingress"] } } },
      {
        by: "b",
        op: "apply",
        body: { spec: { podSelector: { matchLabels: { y: "1" } } } },
        fails: [409, 'Apply failed with 1 conflict: conflict with "a": .spec.podSelector'],
      },
    ],
    managers: { "apply a": [".spec.podSelector", ".spec.policyTypes"] },
  },
  {
    title: "finalizers and owners are items of their own",
    kind: configMaps,
    steps: [
      {
        by: "a",
        op: "apply",
        body: {
          metadata: {
            finalizers: ["example.com/a"],
            ownerReferences: [{ apiVersion: "v1", kind: "Pod", name: "p", uid: "u-1" }],
          },
        },
      },
      { by: "b", op: "apply", body: { metadata: { finalizers: ["example.com/b"] } } },
      { by: "a", op: "apply", body: { data: { x: "1" } } },
    ],
    object: { "metadata.finalizers": ["example.com/b"], "metadata.ownerReferences": undefined },
    managers: { "apply a": [".data.x"], "apply b": ['.metadata.finalizers[="example.com/b"]'] },
  },
  {
    title: "labels and annotations are owned one by one, whatever is in their names",
    kind: configMaps,
    steps: [
      { by: "a", op: "apply", body: { metadata: { labels: { "example.com/l.1": "1" }, annotations: { n: "1" } } } },
      {
        by: "b",
        op: "apply",
        body: { metadata: { labels: { "example.com/l.1": "2" } } },
        fails: [409, 'Apply failed with 1 conflict: conflict with "a": .metadata.labels.example.com/l.1'],
      },
    ],
    managers: { "apply a": [".metadata.annotations.n", ".metadata.labels.example.com/l.1"] },
  },
  {
    title: "what a client writes along of identity, zero times and status is not owned",
    kind: deployments,
    steps: [
      {
        by: "a",
        op: "apply",
        body: { metadata: { creationTimestamp: null, namespace: "default" }, spec: spec(), status: {} },
      },
    ],
    managers: {
      "apply a": [
        ".spec.selector",
        ".spec.template.metadata.labels.app",
        ...["", ".image", ".name"].map((each) => `${item}[name="c"]${each}`),
      ],
    },
  },
  {
    title: "empty objects are owned themselves",
    kind: deployments,
    steps: [
      { by: "a", op: "apply", body: { spec: spec({ strategy: {} }, [{ ...container, resources: {} }]) } },
      {
        by: "a",
        op: "apply",
        body: { spec: spec({ strategy: {} }, [{ ...container, resources: {} }]) },
        isNoOp: true,
      },
    ],
    managers: {
      "apply a": [
        ".spec.selector",
        ".spec.strategy",
        ".spec.template.metadata.labels.app",
        ...["", ".image", ".name", ".resources"].map((each) => `${item}[name="c"]${each}`),
      ],
    },
  },
  {
    title: "a value that is not stored, as it is zero or empty, is owned, and written by each apply",
    kind: deployments,
    steps: [
      { by: "a", op: "apply", body: { spec: spec({ paused: false, minReadySeconds: 0 }) } },
      {
        by: "b",
        op: "apply",
        body: { spec: { paused: false } },
        fails: [409, 'Apply failed with 1 conflict: conflict with "a": .spec.paused'],
      },
      { by: "b", op: "apply", body: { spec: { paused: false } }, force: true },
      { by: "b", op: "apply", body: { spec: { paused: true } } },
      { by: "b", op: "apply", body: { metadata: { annotations: {} }, spec: { paused: false } } },
      {
        by: "c",
        op: "apply",
        body: { metadata: { annotations: {} } },
        fails: [409, 'Apply failed with 1 conflict: conflict with "b": .metadata.annotations'],
      },
    ],
    object: { "spec.paused": undefined, "metadata.annotations": undefined },
  },
  {
    title: "a zero value in the place of what another applied is a conflict",
    kind: deployments,
    steps: [
      { by: "a", op: "apply", body: { spec: spec({ paused: true }, [{ ...container, args: ["x"] }]) } },
      {
        by: "b",
        op: "apply",
        body: { spec: { paused: false } },
        fails: [409, 'Apply failed with 1 conflict: conflict with "a": .spec.paused'],
        causes: [".spec.paused"],
      },
      {
        by: "b",
        op: "apply",
        body: { spec: { template: { spec: { containers: [{ name: "c", args: [] }] } } } },
        fails: [409, `Apply failed with 1 conflict: conflict with "a": ${item}[name="c"].args`],
      },
      { by: "b", op: "apply", body: { spec: { paused: false } }, force: true },
    ],
    object: { "spec.paused": undefined },
  },
  {
    title: "an item without its key is read with an empty one, and found invalid",
    kind: deployments,
    steps: [
      {
        by: "a",
        op: "apply",
        body: { spec: spec({}, [{ image: "i" }]) },
        fails: [422, /spec\.template\.spec\.containers\[0\]\.name: Required value/],
      },
    ],
  },
  {
    title: "a rule that the result breaks is a 422, and nothing is noted",
    kind: configMaps,
    steps: [
      { by: "a", op: "apply", body: { data: { x: "1" } } },
      { by: "a", op: "apply", body: { data: { "a b": "1" } }, fails: [422, /data\[a b\]: Invalid value/] },
    ],
    managers: { "apply a": [".data.x"] },
  },
  {
    title: "what may not change may not be applied",
    kind: configMaps,
    steps: [
      { by: "a", op: "apply", body: { data: { x: "1" }, immutable: true } },
      { by: "a", op: "apply", body: { data: { x: "2" }, immutable: true }, fails: [422, /field is immutable/] },
    ],
  },
  {
    title: "a pod is applied, changed by its updater, and applied again",
    kind: pods,
    steps: [
      { by: "a", op: "apply", body: { spec: { containers: [container] } } },
      { by: "u", op: "strategic", body: { spec: { containers: [{ name: "c", image: "busybox:5" }] } } },
      {
        by: "a",
        op: "apply",
        body: { spec: { containers: [container] } },
        fails: [409, 'Apply failed with 1 conflict: conflict with "u" using v1: .spec.containers[name="c"].image'],
      },
      { by: "a", op: "apply", body: { spec: { containers: [container] } }, force: true },
    ],
    managers: {
      "apply a": ["", ".image", ".name"].map((each) => `.spec.containers[name="c"]${each}`),
    },
  },
];

for (const [index, row] of rows.entries()) test(row.title, () => follow(api, row, `b-${index}`));

test.run();
