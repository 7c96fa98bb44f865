import * as assert from "uvu/assert";
import { code } from "../../../generated/core/v1/pod.code.ts";
import type { Pod, PodSpec } from "../../../generated/core/v1/pod.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import { checksOf, created, errorsOf, main, status, texts, updateErrors } from "../../harness/kindChecks.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("pod strategy, further rules");

type Row = readonly [title: string, parts: object, errors: readonly string[]];

const container = { name: "app", image: "nginx:1" };
const at = "spec.containers[0]";

/** Errors of a pod whose container has these members besides name and image. */
const containers: readonly Row[] = [
  ["that knows its CPU in thousandths", resourceEnv("limits.cpu", "1m"), []],
  [
    "that knows its CPU in thousands",
    resourceEnv("limits.cpu", "1k"),
    [
      `${at}.env[0].valueFrom.resourceFieldRef.divisor: Invalid value: "limits.cpu": only divisor's values 1m and 1 are supported with the cpu resource`,
    ],
  ],
  ["that knows its memory in Mi", resourceEnv("requests.memory", "1Mi"), []],
  [
    "that knows its memory in thousandths",
    resourceEnv("requests.memory", "1m"),
    [
      `${at}.env[0].valueFrom.resourceFieldRef.divisor: Invalid value: "requests.memory": only divisor's values 1, 1k, 1M, 1G, 1T, 1P, 1E, 1Ki, 1Mi, 1Gi, 1Ti, 1Pi, 1Ei are supported with the memory resource`,
    ],
  ],
  [
    "that looks into a name",
    fieldEnv("metadata.name['a']"),
    [
      `${at}.env[0].valueFrom.fieldRef.fieldPath: Invalid value: "metadata.name['a']": error converting fieldPath: ` +
        "field label does not support subscript: metadata.name['a']",
    ],
  ],
  [
    "that wants all labels",
    fieldEnv("metadata.labels"),
    [
      `${at}.env[0].valueFrom.fieldRef.fieldPath: Unsupported value: "metadata.labels": supported values: "metadata.name", "metadata.namespace", "metadata.uid", "spec.nodeName", "spec.serviceAccountName", "status.hostIP", "status.hostIPs", "status.podIP", "status.podIPs"`,
    ],
  ],
  [
    "with variables in a file that is nowhere",
    { env: [{ name: "A", valueFrom: { fileKeyRef: { volumeName: "none", path: "a", key: "A" } } }] },
    [`${at}.env[0].valueFrom.fileKeyRef.volumeName: Not found: "none"`],
  ],
  [
    "with two mounts in one place",
    { volumeMounts: [mount("/a"), mount("/a")] },
    [`${at}.volumeMounts[1].mountPath: Invalid value: "/a": must be unique`],
  ],
  [
    "with a device among its files",
    { volumeMounts: [mount("/a")], volumeDevices: [{ name: "data", devicePath: "/a" }] },
    [
      `${at}.volumeMounts[0].name: Invalid value: "data": must not already exist in volumeDevices`,
      `${at}.volumeMounts[0].mountPath: Invalid value: "/a": must not already exist as a path in volumeDevices`,
      `${at}.volumeDevices[0].name: Invalid value: "data": can only use volume source type of PersistentVolumeClaim or Ephemeral for block mode`,
      `${at}.volumeDevices[0].name: Invalid value: "data": must not already exist in volumeMounts`,
      `${at}.volumeDevices[0].devicePath: Invalid value: "/a": must not already exist as a path in volumeMounts`,
    ],
  ],
  [
    "restarted by rules alone",
    { restartPolicyRules: [{ action: "Restart" }] },
    [
      `${at}.restartPolicy: Required value: must specify restartPolicy when restart rules are used`,
      `${at}.restartPolicyRules[0].exitCodes: Required value: must be specified`,
    ],
  ],
  ["that asks for what the platform has of its own", { resources: { limits: { "orch.io/gpu": "1" } } }, []],
];
const volumes = [{ name: "data", emptyDir: {} }];
const checkContainer = checksOf(code, (parts) => {
  return { spec: { volumes, containers: [{ ...container, ...parts }] } } as Pod;
});
for (const [title, parts, errors] of containers) {
  test(`a container ${title} gives ${errors.length} errors`, () => assert.equal(checkContainer(parts), errors));
}

function resourceEnv(resource: string, divisor: string): object {
  return { env: [{ name: "A", valueFrom: { resourceFieldRef: { resource, divisor } } }] };
}

function fieldEnv(fieldPath: string): object {
  return { env: [{ name: "A", valueFrom: { fieldRef: { fieldPath } } }] };
}

function mount(mountPath: string): object {
  return { name: "data", mountPath };
}

const claimSpec = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } };
const ephemeral = { name: "scratch", ephemeral: { volumeClaimTemplate: { spec: claimSpec } } };
const specs: readonly Row[] = [
  ["for Linux", { os: { name: "linux" }, securityContext: { runAsUser: 1 } }, []],
  [
    "for Linux with options of Windows",
    { os: { name: "linux" }, securityContext: { windowsOptions: {} } },
    ["spec.securityContext.windowsOptions: Forbidden: windows options cannot be set for a linux pod"],
  ],
  [
    "for Windows with options of Linux",
    {
      os: { name: "windows" },
      hostPID: true,
      securityContext: { fsGroup: 1 },
      containers: [{ ...container, securityContext: { privileged: false } }],
    },
    [
      "spec.hostPID: Forbidden: cannot be set for a windows pod",
      "spec.securityContext.fsGroup: Forbidden: cannot be set for a windows pod",
      "spec.containers[0].securityContext.privileged: Forbidden: cannot be set for a windows pod",
    ],
  ],
  ["with storage of its own", { volumes: [ephemeral] }, []],
  [
    "with storage of no description",
    { volumes: [{ name: "scratch", ephemeral: {} }] },
    ["spec.volumes[0].ephemeral.volumeClaimTemplate: Required value"],
  ],
  [
    "with storage of no size",
    { volumes: [{ name: "scratch", ephemeral: { volumeClaimTemplate: { spec: {} } } }] },
    [
      "spec.volumes[0].ephemeral.volumeClaimTemplate.spec.accessModes: Required value: at least 1 access mode is required",
      "spec.volumes[0].ephemeral.volumeClaimTemplate.spec.resources[storage]: Required value",
    ],
  ],
  [
    "that claims what is made for it",
    { volumes: [ephemeral, { name: "b", persistentVolumeClaim: { claimName: "a-scratch" } }] },
    [
      'spec.volumes[1].persistentVolumeClaim.claimName: Invalid value: "a-scratch": must not reference a PVC that gets created for an ephemeral volume',
    ],
  ],
  [
    "that writes an amount of nobody to a file",
    {
      volumes: [{ name: "d", downwardAPI: { items: [{ path: "cpu", resourceFieldRef: { resource: "limits.cpu" } }] } }],
    },
    ["spec.volumes[0].downwardAPI.items[0].resourceFieldRef.containerName: Required value"],
  ],
  [
    "that writes its node to a file",
    { volumes: [{ name: "d", downwardAPI: { items: [{ path: "n", fieldRef: { fieldPath: "spec.nodeName" } }] } }] },
    [
      'spec.volumes[0].downwardAPI.items[0].fieldRef.fieldPath: Unsupported value: "spec.nodeName": supported values: "metadata.annotations", "metadata.labels", "metadata.name", "metadata.namespace", "metadata.uid"',
    ],
  ],
  [
    "on disks that are not found",
    {
      volumes: [
        { name: "d", fc: { targetWWNs: ["a"] } },
        { name: "e", rbd: { image: "a" } },
      ],
    },
    [
      "spec.volumes[1].rbd.monitors: Required value",
      "spec.volumes[0].fc.lun: Required value: lun is required if targetWWNs is specified",
    ],
  ],
  [
    "with an overhead of less than nothing",
    { overhead: { cpu: "-1" } },
    ['spec.overhead.limits[cpu]: Invalid value: "-1": must be greater than or equal to 0'],
  ],
  [
    "of less than its containers",
    { resources: { requests: { cpu: "1" } }, containers: [asking("600m"), { ...asking("600m"), name: "b" }] },
    [
      'spec.resources.requests[cpu]: Invalid value: "1": must be greater than or equal to aggregate container requests of 1200m',
    ],
  ],
  [
    "whose container may use more",
    {
      resources: { limits: { cpu: "1" } },
      containers: [{ ...container, resources: { limits: { cpu: "2" }, requests: { cpu: "1" } } }],
    },
    ['spec.resources.containers[0][cpu].limits: Invalid value: "2": must be less than or equal to pod limits of 1'],
  ],
  [
    "of other things as a whole",
    { resources: { limits: { "example.com/gpu": "1" }, claims: [{ name: "c" }] }, resourceClaims: [{ name: "c" }] },
    [
      "spec.resources.claims: Forbidden: claims may not be set for Resources at pod-level",
      'spec.resourceClaims[0]: Invalid value: {"name":"c"}: must specify one of: `resourceClaimName`, `resourceClaimTemplateName`',
      'spec.resources.limits[example.com/gpu]: Unsupported value: "example.com/gpu": supported values: "cpu", "hugepages-", "memory"',
    ],
  ],
  [
    "that claims devices twice over",
    { resourceClaims: [{ name: "c", resourceClaimName: "a", resourceClaimTemplateName: "b" }] },
    [
      'spec.resourceClaims[0]: Invalid value: {"name":"c","resourceClaimName":"a","resourceClaimTemplateName":"b"}: at most one of `resourceClaimName` or `resourceClaimTemplateName` may be specified',
    ],
  ],
  [
    "with a host name of two makings",
    { hostnameOverride: "a.b", setHostnameAsFQDN: true },
    ["spec.hostnameOverride: Forbidden: may not be specified when setHostnameAsFQDN is true"],
  ],
  [
    "whose sidecar follows rules without the gate for it, and whose first step restarts",
    {
      initContainers: [
        { ...container, name: "i", restartPolicy: "Always", restartPolicyRules: [rule()] },
        { ...container, name: "j", resizePolicy: [{ resourceName: "cpu", restartPolicy: "RestartContainer" }] },
      ],
    },
    [
      "spec.initContainers[0].restartPolicyRules: Forbidden: restartPolicyRules are not allowed for init containers with restart policy Always",
      "spec.initContainers[1].resizePolicy: Invalid value: \"RestartContainer\": must be 'NotRequired' for init containers without restartPolicy=Always",
    ],
  ],
];
const checkSpec = checksOf(code, (spec) => ({ spec: { containers: [container], ...spec } }) as Pod);
for (const [title, spec, errors] of specs) {
  test(`a pod ${title} gives ${errors.length} errors`, () => assert.equal(checkSpec(spec), errors));
}

function asking(cpu: string): object {
  return { ...container, resources: { requests: { cpu } } };
}

function rule(): object {
  return { action: "Restart", exitCodes: { operator: "In", values: [1] } };
}

test("the image of a static pod has a node and claims nothing", () => {
  const metadata = { name: "a", annotations: { "orch.io/config.mirror": "x" } };
  const resourceClaims = [{ name: "c", resourceClaimName: "a" }];
  assert.equal(errorsOf(code, { metadata, spec: { containers: [container], resourceClaims } } as Pod), [
    'metadata.annotations[orch.io/config.mirror]: Invalid value: "x": must set spec.nodeName if mirror pod annotation is set',
    "[]: Forbidden: static pods do not support resource claims",
  ]);
});

test("the deadline of a stored pod may come down to nothing", () => {
  const pod = created(code, { spec: { containers: [container], activeDeadlineSeconds: 0 } } as Pod);
  assert.is(code.strategy.validate?.(pod, main).length, 1);
  pod.metadata = { ...pod.metadata, resourceVersion: "5" };
  assert.equal(code.strategy.validate?.(pod, main), []);
});

test("a pod has one address a family, and its node too", () => {
  const of = (parts: PodStatus): string[] => texts(code.strategy.validate?.({ status: parts } as Pod, status));
  assert.equal(
    of({ podIPs: [{ ip: "10.0.0.1" }, { ip: "fd00::1" }], hostIP: "10.1.0.1", hostIPs: [{ ip: "10.1.0.1" }] }),
    [],
  );
  assert.equal(of({ podIPs: [{ ip: "10.0.0.1" }, { ip: "10.0.0.2" }], hostIPs: [{ ip: "10.1.0.1" }] }), [
    'status.podIPs: Invalid value: [{"ip":"10.0.0.1"},{"ip":"10.0.0.2"}]: may specify no more than one IP for each IP family',
    'status.hostIPs[0].ip: Invalid value: "10.1.0.1": must be equal to `hostIP`',
  ]);
});

test("whoever reports one address of a pod reports the list of them", () => {
  const old = { spec: {}, status: {} } as Pod;
  const align = (parts: PodStatus): PodStatus | undefined => {
    const pod = { spec: {}, status: parts } as Pod;
    code.strategy.prepareForUpdate?.(pod, old, status);
    return pod.status;
  };
  assert.equal(align({ podIP: "10.0.0.1" })?.podIPs, [{ ip: "10.0.0.1" }]);
  assert.equal(align({ podIPs: [{ ip: "10.0.0.1" }] })?.podIP, "10.0.0.1");
  assert.equal(align({ podIP: "10.0.0.2", podIPs: [{ ip: "10.0.0.1" }] })?.podIPs, [{ ip: "10.0.0.2" }]);
});

const ended = (exitCode: number): object => ({ state: { terminated: { exitCode } } });
const running = { state: { running: {} } };
const ends: readonly (readonly [policy: "Always" | "OnFailure" | "Never", before: object, errors: number])[] = [
  ["Never", ended(1), 1],
  ["Never", running, 0],
  ["OnFailure", ended(1), 0],
  ["OnFailure", ended(0), 1],
  ["Always", ended(0), 0],
];
for (const [restartPolicy, before, count] of ends) {
  test(`under ${restartPolicy}, a container that was ${JSON.stringify(before)} runs with ${count} errors`, () => {
    const of = (state: object): Pod => {
      const spec = { restartPolicy, containers: [container] } as PodSpec;
      return { spec, status: { containerStatuses: [{ name: "app", ...state }] } } as unknown as Pod;
    };
    const found = updateErrors(code, of(running), of(before), status);
    const text = "status.containerStatuses[0].state: Forbidden: may not be transitioned to non-terminated state";
    assert.equal(found, count === 0 ? [] : [text]);
  });
}

test("containers come back where the end of one brings all back", () => {
  const restartPolicyRules = [{ action: "RestartAllContainers", exitCodes: { operator: "In", values: [9] } }];
  const spec = { restartPolicy: "Never", containers: [container, { ...container, name: "b", restartPolicyRules }] };
  const of = (state: object) =>
    ({ spec, status: { containerStatuses: [{ name: "app", ...state }] } }) as unknown as Pod;
  assert.equal(updateErrors(code, of(running), of(ended(0)), status), []);
});

test("room is made for pods that have no node yet", () => {
  const of = (nominatedNodeName: string, nodeName?: string): Pod =>
    ({ spec: nodeName === undefined ? {} : { nodeName }, status: { nominatedNodeName } }) as Pod;
  assert.equal(updateErrors(code, of("n1"), of(""), status), []);
  assert.equal(updateErrors(code, of("n1", "n2"), of("", "n2"), status), [
    "status.nominatedNodeName: Forbidden: may not be set on pods that are already bound to a node",
  ]);
});

test.run();
