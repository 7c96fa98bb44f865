import * as assert from "uvu/assert";
import { code as volume } from "../../../generated/core/v1/persistentVolume.code.ts";
import type { PersistentVolume } from "../../../generated/core/v1/persistentVolume.ts";
import { code as claim } from "../../../generated/core/v1/persistentVolumeClaim.code.ts";
import type { PersistentVolumeClaim } from "../../../generated/core/v1/persistentVolumeClaim.ts";
import { checksOf, clone, created, main, status, updateErrors } from "../../harness/kindChecks.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("volume and claim strategies");

type Row = readonly [title: string, spec: object, errors: readonly string[]];

const accessModes = ["ReadWriteOnce"];
const capacity = { storage: "1Gi" };
const csi = { driver: "disk.example.com", volumeHandle: "a" };
const nodeAffinity = {
  required: { nodeSelectorTerms: [{ matchExpressions: [{ key: "a", operator: "In", values: ["b"] }] }] },
};

const volumes: readonly Row[] = [
  ["of a driver", { csi }, []],
  ["of a node", { local: { path: "/a" }, nodeAffinity }, []],
  ["of nothing", {}, ["spec: Required value: must specify a volume type"]],
  [
    "of two places",
    { csi, hostPath: { path: "/a" } },
    ["spec.csi: Forbidden: may not specify more than 1 volume type"],
  ],
  ["that nobody may use", { csi, accessModes: [] }, ["spec.accessModes: Required value"]],
  [
    "for one pod and for all",
    { csi, accessModes: ["ReadWriteOncePod", "ReadWriteMany"] },
    ["spec.accessModes: Forbidden: may not use ReadWriteOncePod with other access modes"],
  ],
  [
    "used in an unknown way",
    { csi, accessModes: ["Write"] },
    [
      'spec.accessModes: Unsupported value: "Write": supported values: "ReadOnlyMany", "ReadWriteMany", "ReadWriteOnce", "ReadWriteOncePod"',
    ],
  ],
  [
    "of no size",
    { csi, capacity: {} },
    ["spec.capacity: Required value", 'spec.capacity: Unsupported value: {}: supported values: "storage"'],
  ],
  [
    "of size zero",
    { csi, capacity: { storage: "0" } },
    ['spec.capacity[storage]: Invalid value: "0": must be greater than zero'],
  ],
  [
    "of a node nobody knows",
    { local: { path: "/a/../b" } },
    [
      "spec.nodeAffinity: Required value: Local volume requires node affinity",
      "spec.local.path: Invalid value: \"/a/../b\": must not contain '..'",
    ],
  ],
  [
    "that would wipe its node",
    { hostPath: { path: "/a/.." }, persistentVolumeReclaimPolicy: "Recycle" },
    [
      "spec.hostPath.path: Invalid value: \"/a/..\": must not contain '..'",
      "spec.persistentVolumeReclaimPolicy: Forbidden: may not be 'recycle' for a hostPath mount of '/'",
    ],
  ],
  [
    "with attributes but without a driver",
    { nfs: { server: "a", path: "/" }, volumeAttributesClassName: "fast" },
    ["spec.csi: Required value: has to be specified when using volumeAttributesClassName"],
  ],
  [
    "of a driver with an odd name and half a secret",
    { csi: { driver: "a_b", volumeHandle: "c", nodePublishSecretRef: { name: "a" }, nodeStageSecretRef: {} } },
    [
      `spec.csi.driver: Invalid value: "a_b": a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')`,
      "spec.csi.nodePublishSecretRef.namespace: Required value",
    ],
  ],
  [
    "on disks that are not found",
    { fc: {} },
    ["spec.fc.targetWWNs: Required value: must specify either targetWWNs or wwids, but not both"],
  ],
  [
    "on a target of no name",
    { iscsi: { targetPortal: "a", iqn: "disk", lun: 1, chapAuthSession: true } },
    ['spec.iscsi.iqn: Invalid value: "disk": must be valid format', "spec.iscsi.secretRef: Required value"],
  ],
];
const checkVolume = checksOf(
  volume,
  (spec) => ({ spec: { accessModes, capacity, ...spec } }) as unknown as PersistentVolume,
);
for (const [title, spec, errors] of volumes) {
  test(`a volume ${title} gives ${errors.length} errors`, () => assert.equal(checkVolume(spec), errors));
}

type Change = readonly [title: string, before: object, change: object, errors: readonly string[]];

const volumeChanges: readonly Change[] = [
  ["a bigger size", { csi }, { capacity: { storage: "2Gi" } }, []],
  [
    "another place",
    { csi },
    { csi: { ...csi, volumeHandle: "b" } },
    [
      "spec.persistentvolumesource: Forbidden: spec.persistentvolumesource is immutable after creation\nspec.csi.volumeHandle",
    ],
  ],
  ["a secret to grow with", { csi }, { csi: { ...csi, controllerExpandSecretRef: { name: "a", namespace: "b" } } }, []],
  ["another mode", { csi }, { volumeMode: "Block" }, ['volumeMode: Invalid value: "Block": field is immutable']],
  ["nodes", { csi }, { nodeAffinity }, []],
  [
    "other nodes",
    { csi, nodeAffinity },
    { nodeAffinity: affinityTo("c") },
    [
      `nodeAffinity: Invalid value: ${JSON.stringify(affinityTo("c"))}: field is immutable, except for updating from beta label to GA`,
    ],
  ],
  [
    "a new name for the label of its nodes",
    { csi, nodeAffinity: affinityTo("failure-domain.beta.orch.io/zone") },
    { nodeAffinity: affinityTo("topology.orch.io/zone") },
    [],
  ],
  [
    "a bigger size, of nodes with an old label",
    { csi, nodeAffinity: affinityTo("beta.orch.io/os") },
    { capacity: { storage: "2Gi" } },
    [],
  ],
  [
    "an old name for the label of its nodes",
    { csi, nodeAffinity: affinityTo("orch.io/os") },
    { nodeAffinity: affinityTo("beta.orch.io/os") },
    [
      `nodeAffinity: Invalid value: ${JSON.stringify(affinityTo("beta.orch.io/os"))}: field is immutable, except for updating from beta label to GA`,
    ],
  ],
  [
    "no attributes",
    { csi, volumeAttributesClassName: "fast" },
    { volumeAttributesClassName: undefined },
    ["spec.volumeAttributesClassName: Forbidden: update from non-nil value to nil is forbidden"],
  ],
];
for (const [title, before, change, errors] of volumeChanges) {
  test(`a volume that gets ${title} gives ${errors.length} errors`, () => {
    const old = created(volume, { spec: { accessModes, capacity, ...before } } as unknown as PersistentVolume);
    const now = clone(old);
    Object.assign(now.spec ?? {}, change);
    assert.equal(updateErrors(volume, now, old), errors);
  });
}

function affinityTo(key: string): object {
  return { required: { nodeSelectorTerms: [{ matchExpressions: [{ key, operator: "In", values: ["b"] }] }] } };
}

test("a volume says when it went from one state to another", () => {
  const now: PersistentVolume = { status: { phase: "Bound" } };
  const context = { ...status, nowMs: Date.UTC(2026, 0, 2) };
  volume.strategy.prepareForUpdate?.(now, { status: { phase: "Available" } }, context);
  assert.equal(now.status, { phase: "Bound", lastPhaseTransitionTime: "2026-01-02T00:00:00Z" });
  volume.strategy.prepareForUpdate?.(now, { status: { phase: "Available" } }, { ...main, nowMs: 0 });
  assert.is(now.status?.lastPhaseTransitionTime, "2026-01-02T00:00:00Z");
});

const resources = { requests: { storage: "1Gi" } };
const claims: readonly Row[] = [
  ["in order", { storageClassName: "" }, []],
  [
    "for nothing",
    { accessModes: [], resources: {} },
    ["spec.accessModes: Required value: at least 1 access mode is required", "spec.resources[storage]: Required value"],
  ],
  [
    "of size zero",
    { resources: { requests: { storage: "0Gi" } } },
    ['spec.resources[storage]: Invalid value: "0Gi": must be greater than zero'],
  ],
  ["that starts as a pod, which the older field drops", { dataSource: { kind: "Pod", name: "a" } }, []],
  [
    "that starts as two things",
    {
      dataSource: { kind: "PersistentVolumeClaim", name: "a" },
      dataSourceRef: { kind: "PersistentVolumeClaim", name: "b" },
    },
    ["spec: Invalid value: {}: must match dataSourceRef"],
  ],
  [
    "that starts as something elsewhere and here",
    {
      dataSource: { kind: "PersistentVolumeClaim", name: "a" },
      dataSourceRef: { kind: "PersistentVolumeClaim", name: "a", namespace: "b" },
    },
    ["spec: Invalid value: {}: may not be specified when dataSourceRef.namespace is specified"],
  ],
];
const checkClaim = checksOf(claim, (spec) => ({ spec: { accessModes, resources, ...spec } }) as PersistentVolumeClaim);
for (const [title, spec, errors] of claims) {
  test(`a claim ${title} gives ${errors.length} errors`, () => assert.equal(checkClaim(spec), errors));
}

const frozenText =
  "spec: Forbidden: spec is immutable after creation except resources.requests and volumeAttributesClassName for bound claims";
const claimChanges: readonly (readonly [
  title: string,
  of: object,
  before: object,
  change: object,
  errors: string[],
])[] = [
  ["a volume", {}, {}, { volumeName: "pv1" }, []],
  ["another volume", {}, { volumeName: "pv1" }, { volumeName: "pv2" }, [`${frozenText}\nspec.volumeName`]],
  ["a class", {}, {}, { storageClassName: "fast" }, []],
  [
    "another class",
    {},
    { storageClassName: "slow" },
    { storageClassName: "fast" },
    [`${frozenText}\nspec.storageClassName`],
  ],
  ["more when bound", { phase: "Bound" }, {}, sized("2Gi"), []],
  ["more when not bound", {}, {}, sized("2Gi"), [`${frozenText}\nspec.resources.requests.storage`]],
  ["less of what it never had", { phase: "Bound" }, {}, sized("1Mi"), []],
  ["less of what it never got", { phase: "Bound", capacity: { storage: "1Gi" } }, sized("3Gi"), sized("2Gi"), []],
  [
    "less than it has",
    { phase: "Bound", capacity: { storage: "1Gi" } },
    sized("3Gi"),
    sized("1Gi"),
    ["spec.resources.requests.storage: Forbidden: field can not be less than status.capacity"],
  ],
  [
    "no attributes any more",
    { phase: "Bound", currentVolumeAttributesClassName: "fast" },
    { volumeAttributesClassName: "fast" },
    { volumeAttributesClassName: undefined },
    [
      "spec.volumeAttributesClassName: Forbidden: update to nil is forbidden when status.currentVolumeAttributesClassName is not nil",
    ],
  ],
];
for (const [title, of, before, change, errors] of claimChanges) {
  test(`a claim that gets ${title} gives ${errors.length} errors`, () => {
    const old = created(claim, { spec: { accessModes, resources, ...before }, status: of } as PersistentVolumeClaim);
    const now = clone(old);
    Object.assign(now.spec ?? {}, change);
    assert.equal(updateErrors(claim, now, old), errors);
  });
}

function sized(amount: string): object {
  return { resources: { requests: { storage: amount } } };
}

test.run();
