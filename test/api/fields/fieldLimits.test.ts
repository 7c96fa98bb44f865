import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { core, pod } from "../literal.ts";

/** What the field takes, however odd it is, and what it refuses. */
const test = suite("limits of the field");

let api: Api;
test.before(async () => {
  api = await openApi({ undocumented: "/api/v1/namespaces/default/pods/oak/status" }); // whose phases are documented
  await api.post(core("default", "pods"), pod("oak"));
  await api.post(core("default", "services"), { metadata: { name: "elm" }, spec: { ports: [{ port: 80 }] } });
});
test.after(() => api.stop());

const rbac = "/apis/rbac.authorization.orch.io/v1/namespaces/default/rolebindings";
const roleRef = { apiGroup: "rbac.authorization.orch.io", kind: "Role", name: "gardener" };
const claim = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } };
const snapshot = { apiGroup: "snapshots.acme.dev", kind: "VolumeSnapshot", name: "spring" };
const slices = "/apis/discovery.orch.io/v1/namespaces/default/endpointslices";
const budgets = "/apis/policy/v1/namespaces/default/poddisruptionbudgets";
const condition = { status: { conditions: [{ type: "Grown", status: "True" }] } };

const taken: readonly (readonly [what: string, path: string, body: object])[] = [
  [
    "a role binding of a service account without a namespace",
    rbac,
    { metadata: { name: "b" }, roleRef, subjects: [{ kind: "ServiceAccount", name: "s" }] },
  ],
  [
    "a claim with a source of another group",
    core("default", "persistentvolumeclaims"),
    { metadata: { name: "c" }, spec: { ...claim, dataSource: snapshot } },
  ],
  [
    "a storage driver with a name of 71 characters",
    "/apis/storage.orch.io/v1/csidrivers",
    { metadata: { name: `${"a".repeat(60)}.${"b".repeat(10)}` }, spec: {} },
  ],
  [
    "an endpoint with a deprecated topology",
    slices,
    {
      metadata: { name: "e" },
      addressType: "IPv4",
      endpoints: [{ addresses: ["10.0.0.1"], deprecatedTopology: { a: "b" } }],
    },
  ],
  ["a pull secret without a name", core("default", "pods"), pod("p", { spec: { imagePullSecrets: [{}] } })],
  ["a finalizer twice", core("default", "pods"), pod("p", { metadata: { finalizers: ["acme.dev/a", "acme.dev/a"] } })],
  [
    "an event with a name in upper case",
    core("default", "events"),
    { metadata: { name: "Oak.Grown" }, involvedObject: { namespace: "default" } },
  ],
  [
    "a disruption budget with a name in upper case",
    budgets,
    { metadata: { name: "Oaks" }, spec: { minAvailable: 1, selector: {} } },
  ],
];

for (const [what, path, body] of taken) {
  test(`${what} is taken`, async () => {
    const { status, text } = await api.post(`${path}?dryRun=All`, body);
    assert.is(status, 201, text);
  });
}

const statuses: readonly (readonly [what: string, path: string, change: object])[] = [
  ["a pod in an unknown phase", core("default", "pods/oak"), { status: { phase: "Blooming" } }],
  ["a condition of a service without reason and time", core("default", "services/elm"), condition],
  ["a condition of addresses without reason and time", "/apis/networking.orch.io/v1/servicecidrs/orch", condition],
];

for (const [what, path, change] of statuses) {
  test(`${what} is taken`, async () => {
    const { status, text } = await api.patch(`${path}/status`, "merge", change);
    assert.is(status, 200, text);
  });
}

const seccomp = "seccomp.security.alpha.orch.io/pod";
const ofContainer = "container.seccomp.security.alpha.orch.io/c";
const annotated = (annotations: object, spec: object = {}) => pod("p", { metadata: { annotations }, spec });
const container = (rest: object) => ({ containers: [{ name: "c", image: "i", ...rest }] });
const volume = (rest: object) => pod("p", { spec: { volumes: [{ name: "v", ...rest }] } });
const mutations = (...each: object[]) => ({
  metadata: { name: "m" },
  spec: {
    failurePolicy: "Fail",
    reinvocationPolicy: "Never",
    matchConstraints: {
      resourceRules: [{ apiGroups: [""], apiVersions: ["v1"], operations: ["CREATE"], resources: ["pods"] }],
    },
    mutations: each,
  },
});
const applied = (expression: string) => ({ patchType: "ApplyConfiguration", applyConfiguration: { expression } });
const patched = (expression: string) => ({ patchType: "JSONPatch", jsonPatch: { expression } });
const pods = core("default", "pods");
const policies = "/apis/admissionregistration.orch.io/v1/mutatingadmissionpolicies";

const refused: readonly (readonly [what: string, path: string, body: object, causes: readonly string[]])[] = [
  [
    "a variable of a field of another version",
    pods,
    pod("p", {
      spec: container({
        env: [{ name: "A", valueFrom: { fieldRef: { apiVersion: "v2", fieldPath: "metadata.name" } } }],
      }),
    }),
    [
      'spec.containers[0].env[0].valueFrom.fieldRef.fieldPath: Invalid value: "metadata.name": error converting ' +
        "fieldPath: unsupported pod version: v2",
    ],
  ],
  [
    "a seccomp annotation that names no profile",
    pods,
    annotated({ [seccomp]: "shade", [ofContainer]: "localhost/../a" }),
    [
      `metadata.annotations.${seccomp}: Invalid value: "shade": must be a valid seccomp profile`,
      `metadata.annotations.${ofContainer}: Invalid value: "localhost/../a": must not contain '..'`,
    ],
  ],
  [
    "a template with a seccomp annotation that names no profile, and with a label that is none",
    "/apis/apps/v1/namespaces/default/deployments",
    {
      metadata: { name: "d" },
      spec: {
        selector: { matchLabels: { a: "b" } },
        template: { ...pod("p"), metadata: { labels: { a: "b", c: "-" }, annotations: { [seccomp]: "shade" } } },
      },
    },
    [
      'spec.template.labels: Invalid value: "-": a valid label must be an empty string or consist of alphanumeric ' +
        "characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyValue',  or " +
        "'my_value',  or '12345', regex used for validation is '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')",
      `spec.template.annotations.${seccomp}: Invalid value: "shade": must be a valid seccomp profile`,
    ],
  ],
  [
    "seccomp annotations that name other profiles than the fields",
    pods,
    annotated(
      { [seccomp]: "unconfined", [ofContainer]: "localhost/b" },
      {
        securityContext: { seccompProfile: { type: "RuntimeDefault" } },
        ...container({ securityContext: { seccompProfile: { type: "Localhost", localhostProfile: "a" } } }),
      },
    ),
    [
      "spec.securityContext.seccompProfile.type: Forbidden: seccomp type in annotation and field must match",
      "spec.containers[0].securityContext.seccompProfile.localhostProfile: Forbidden: seccomp profile in annotation " +
        "and field must match",
    ],
  ],
  [
    "a StorageOS volume without a name",
    pods,
    volume({ storageos: { secretRef: {} } }),
    [
      "spec.volumes[0].storageos.volumeName: Required value",
      "spec.volumes[0].storageos.secretRef.name: Required value",
    ],
  ],
  [
    "a node with less than nothing",
    "/api/v1/nodes",
    { metadata: { name: "n" }, status: { capacity: { cpu: "-1" } } },
    [
      'status.capacity.cpu: Invalid value: "-1": must be greater than or equal to 0',
      'status.allocatable.cpu: Invalid value: "-1": must be greater than or equal to 0',
    ],
  ],
  [
    "a generation below zero",
    core("default", "configmaps"),
    { metadata: { name: "c", generation: -1 } },
    ["metadata.generation: Invalid value: -1: must be greater than or equal to 0"],
  ],
  [
    "mutations that are texts and numbers",
    policies,
    mutations(applied("'a'"), patched("1"), applied("Object{}"), patched("[]")),
    [
      "spec.mutations[0].applyConfiguration.expression: Invalid value: \"'a'\": must evaluate to Object but got string",
      'spec.mutations[1].jsonPatch.expression: Invalid value: "1": must evaluate to list(JSONPatch) but got int',
      'spec.mutations[3].jsonPatch.expression: Invalid value: "[]": must evaluate to list(JSONPatch) but got list(dyn)',
    ],
  ],
];

for (const [what, path, body, causes] of refused) {
  test(`${what} is refused`, async () => {
    const { status, json, text } = await api.post(`${path}?dryRun=All`, body);
    assert.is(status, 422, text);
    assert.equal(
      json.details.causes.map(({ field, message }: { field: string; message: string }) => `${field}: ${message}`),
      causes,
    );
  });
}

test("seccomp annotations that match the fields are taken, and a counted generation is the server's", async () => {
  const both = annotated(
    { [seccomp]: "docker/default", [ofContainer]: "localhost/a" },
    {
      securityContext: { seccompProfile: { type: "RuntimeDefault" } },
      ...container({ securityContext: { seccompProfile: { type: "Localhost", localhostProfile: "a" } } }),
    },
  );
  const { status, json, text } = await api.post(`${pods}?dryRun=All`, {
    ...both,
    metadata: { ...both.metadata, generation: -1 },
  });
  assert.equal([status, json.metadata.generation], [201, 1], text);
});

test.run();
