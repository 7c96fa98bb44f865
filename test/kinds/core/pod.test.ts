import * as assert from "uvu/assert";
import type { Container } from "../../../generated/core/v1/container.ts";
import { code } from "../../../generated/core/v1/pod.code.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { FieldError } from "../../../runtime/schema/fieldError.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("pod strategy");

const main = { nowMs: 0, subresource: "" };

type Row = readonly [title: string, spec: object, errors: readonly string[]];

const terms = "spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms";

/** Errors of a pod whose spec has these members besides one container in order. */
const specs: readonly Row[] = [
  ["with one container", {}, []],
  ["without containers", { containers: [] }, ["spec.containers: Required value"]],
  [
    "whose init container has the name of a container",
    { initContainers: [{ name: "app", image: "b" }] },
    ['spec.initContainers[0].name: Duplicate value: "app"'],
  ],
  [
    "with two containers on one port of the node",
    {
      containers: [
        { name: "a", image: "a", ports: [{ containerPort: 80, hostPort: 80 }] },
        { name: "b", image: "b", ports: [{ containerPort: 81, hostPort: 80 }] },
      ],
    },
    ['spec.containers[1].ports[0].hostPort: Duplicate value: "TCP//80"'],
  ],
  [
    "on the node's network with another port",
    { hostNetwork: true, containers: [{ name: "a", image: "a", ports: [{ containerPort: 80, hostPort: 81 }] }] },
    ["spec.containers[0].ports[0].hostPort: Invalid value: 81: must match `containerPort` when `hostNetwork` is true"],
  ],
  [
    "whose init container has a probe",
    { initContainers: [{ name: "i", image: "b", livenessProbe: { exec: { command: ["true"] } } }] },
    [
      "spec.initContainers[0].livenessProbe: Forbidden: may not be set for init containers without " +
        "restartPolicy=Always",
    ],
  ],
  [
    "whose sidecar has a probe",
    {
      initContainers: [{ name: "i", image: "b", restartPolicy: "Always", livenessProbe: { exec: { command: ["a"] } } }],
    },
    [],
  ],
  [
    "with a debugging container from the start",
    { ephemeralContainers: [{ name: "debug", image: "b", ports: [{ containerPort: 80 }], targetContainerName: "x" }] },
    [
      "spec.ephemeralContainers: Forbidden: cannot be set on create",
      "spec.ephemeralContainers[0].ports: Forbidden: cannot be set for an Ephemeral Container",
      'spec.ephemeralContainers[0].targetContainerName: Not found: "x"',
    ],
  ],
  [
    "placed while it is held back",
    { nodeName: "n1", schedulingGates: [{ name: "example.com/wait" }] },
    ["spec.nodeName: Forbidden: cannot be set until all schedulingGates have been cleared"],
  ],
  [
    "that must end at once",
    { activeDeadlineSeconds: 0 },
    ["spec.activeDeadlineSeconds: Invalid value: 0: must be between 1 and 2147483647, inclusive"],
  ],
  [
    "with no name servers of its own",
    { dnsPolicy: "None" },
    ["spec.dnsConfig: Required value: must provide `dnsConfig` when `dnsPolicy` is None"],
  ],
  [
    "with an empty list of name servers",
    { dnsPolicy: "None", dnsConfig: {} },
    ["spec.dnsConfig.nameservers: Required value: must provide at least one DNS nameserver when `dnsPolicy` is None"],
  ],
  [
    "that shares processes both ways",
    { shareProcessNamespace: true, hostPID: true },
    [
      "spec.securityContext.shareProcessNamespace: Invalid value: true: ShareProcessNamespace and HostPID cannot both be enabled",
    ],
  ],
  [
    "with users of its own on the node's network",
    { hostUsers: false, hostNetwork: true },
    ["spec.hostNetwork: Forbidden: when `hostUsers` is false"],
  ],
  [
    "with a local profile it does not name",
    { securityContext: { seccompProfile: { type: "Localhost" }, appArmorProfile: { type: "Localhost" } } },
    [
      "spec.securityContext.seccompProfile.localhostProfile: Required value: must be set when seccomp type " +
        "is Localhost",
      "spec.securityContext.appArmorProfile.localhostProfile: Required value: must be set when AppArmor type " +
        "is Localhost",
    ],
  ],
  [
    "with tolerations that contradict themselves",
    {
      tolerations: [
        { effect: "NoSchedule" },
        { key: "a", operator: "Exists", value: "b" },
        { key: "a", operator: "Equal", value: "b", effect: "NoSchedule", tolerationSeconds: 5 },
      ],
    },
    [
      'spec.tolerations[0].operator: Invalid value: "": operator must be Exists when `key` is empty, ' +
        'which means "match all values and all keys"',
      "spec.tolerations[1].operator: Invalid value: \"b\": value must be empty when `operator` is 'Exists'",
      "spec.tolerations[2].effect: Invalid value: \"NoSchedule\": effect must be 'NoExecute' when " +
        "`tolerationSeconds` is set",
    ],
  ],
  [
    "with an affinity that asks for nothing definite",
    {
      affinity: {
        nodeAffinity: {
          requiredDuringSchedulingIgnoredDuringExecution: {
            nodeSelectorTerms: [
              {
                matchExpressions: [
                  { key: "a", operator: "In" },
                  { key: "b", operator: "Gt" },
                ],
              },
            ],
          },
        },
      },
    },
    [
      `${terms}[0].matchExpressions[0].values: Required value: must be specified when \`operator\` is 'In' or 'NotIn'`,
      `${terms}[0].matchExpressions[1].values: Required value: ` +
        "must be specified single value when `operator` is 'Lt' or 'Gt'",
    ],
  ],
  [
    "with a volume of two sources",
    { volumes: [{ name: "v", emptyDir: {}, hostPath: { path: "/a" } }] },
    ["spec.volumes[0].hostPath: Forbidden: may not specify more than 1 volume type"],
  ],
  [
    "with volumes that point nowhere",
    {
      volumes: [
        { name: "a", secret: {} },
        { name: "b", configMap: { items: [{ key: "k", path: "../x" }] } },
        { name: "c", hostPath: { path: "/a/../b" } },
        { name: "d", nfs: { server: "s", path: "p" } },
      ],
    },
    [
      "spec.volumes[0].secret.secretName: Required value",
      "spec.volumes[1].configMap.name: Required value",
      "spec.volumes[1].configMap.items[0].path: Invalid value: \"../x\": must not contain '..'",
      "spec.volumes[2].hostPath.path: Invalid value: \"/a/../b\": must not contain '..'",
      'spec.volumes[3].nfs.path: Invalid value: "p": must be an absolute path',
    ],
  ],
  [
    "with two projected files in one place",
    {
      volumes: [
        {
          name: "a",
          projected: {
            sources: [
              { secret: { name: "s", items: [{ key: "k", path: "same" }] } },
              { configMap: { name: "c", items: [{ key: "k", path: "same" }] } },
            ],
          },
        },
      ],
    },
    ['spec.volumes[0].projected: Invalid value: "c": conflicting duplicate paths'],
  ],
];

for (const [title, spec, errors] of specs) {
  test(`a pod ${title} gives ${errors.length} errors`, () => {
    assert.equal(texts(validateNew(podOf(spec))), errors);
  });
}

/** Errors of a pod whose one container has these members; paths are below spec.containers[0]. */
const containers: readonly Row[] = [
  ["without an image", { image: "" }, [".image: Required value"]],
  [
    "whose image has spaces around it",
    { image: " nginx" },
    ['.image: Invalid value: " nginx": must not have leading or trailing whitespace'],
  ],
  [
    "with two ports of one name",
    {
      ports: [
        { name: "web", containerPort: 80 },
        { name: "web", containerPort: 81 },
      ],
    },
    ['.ports[1].name: Duplicate value: "web"'],
  ],
  [
    "with a variable of value and source",
    { env: [{ name: "A", value: "x", valueFrom: { fieldRef: { fieldPath: "metadata.name" } } }] },
    ['.env[0].valueFrom: Invalid value: "": may not be specified when `value` is not empty'],
  ],
  [
    "with a variable without a source",
    { env: [{ name: "A", valueFrom: {} }] },
    [
      '.env[0].valueFrom: Invalid value: "": must specify one of: `fieldRef`, `resourceFieldRef`, ' +
        "`configMapKeyRef`, `secretKeyRef` or `fileKeyRef`",
    ],
  ],
  [
    "with a variable of an unknown field",
    { env: [{ name: "A", valueFrom: { resourceFieldRef: { resource: "limits.gpu" } } }] },
    [
      '.env[0].valueFrom.resourceFieldRef.resource: Unsupported value: "limits.gpu": supported values: ' +
        '"limits.cpu", "limits.ephemeral-storage", "limits.memory", "requests.cpu", ' +
        '"requests.ephemeral-storage", "requests.memory"',
    ],
  ],
  [
    "with variables from labels and from nowhere",
    {
      env: [{ name: "A", valueFrom: { fieldRef: { fieldPath: "metadata.labels['app']" } } }],
      envFrom: [{ prefix: "P_" }, { secretRef: {} }],
    },
    [
      '.envFrom[0]: Invalid value: "": must specify one of: `configMapRef` or `secretRef`',
      ".envFrom[1].secretRef.name: Required value",
    ],
  ],
  [
    "with a mount of no volume",
    { volumeMounts: [{ name: "data", mountPath: "/data" }] },
    ['.volumeMounts[0].name: Not found: "data"'],
  ],
  [
    "with a mount that leaves its volume",
    { volumeMounts: [{ name: "v", mountPath: "/data", subPath: "../etc", mountPropagation: "Bidirectional" }] },
    [
      ".volumeMounts[0].mountPropagation: Forbidden: Bidirectional mount propagation is available only to " +
        "privileged containers",
      ".volumeMounts.subPath: Invalid value: \"../etc\": must not contain '..'",
    ],
  ],
  [
    "that asks for more than it may use",
    { resources: { limits: { cpu: "1", memory: "1Gi" }, requests: { cpu: "1500m", memory: "1024Mi" } } },
    ['.resources.requests: Invalid value: "1500m": must be less than or equal to cpu limit of 1'],
  ],
  [
    "with resources that nobody knows",
    { resources: { limits: { gpu: "1", "example.com/gpu": "1500m" }, requests: { cpu: "-1", gpu: "1" } } },
    [
      '.resources.requests[cpu]: Invalid value: "-1": must be greater than or equal to 0',
      '.resources.limits[gpu]: Invalid value: "gpu": must be a standard resource type or fully qualified',
      '.resources.limits[gpu]: Invalid value: "gpu": must be a standard resource for containers',
      '.resources.limits[example.com/gpu]: Invalid value: "1500m": must be an integer',
      '.resources.requests[gpu]: Invalid value: "gpu": must be a standard resource type or fully qualified',
      '.resources.requests[gpu]: Invalid value: "gpu": must be a standard resource for containers',
      '.resources.requests[example.com/gpu]: Invalid value: "1500m": must be an integer',
    ],
  ],
  [
    "with huge pages alone",
    { resources: { limits: { "hugepages-2Mi": "4Mi" } } },
    [".resources: Forbidden: HugePages require cpu or memory"],
  ],
  [
    "with probes that cannot work",
    {
      livenessProbe: { successThreshold: 2, exec: {} },
      readinessProbe: { terminationGracePeriodSeconds: 5, tcpSocket: { port: "Web" } },
      startupProbe: {},
    },
    [
      ".livenessProbe.successThreshold: Invalid value: 2: must be 1",
      ".readinessProbe.terminationGracePeriodSeconds: Invalid value: 5: must not be set for readinessProbes",
      ".livenessProbe.exec.command: Required value",
      '.readinessProbe.tcpSocket.port: Invalid value: "Web": must contain only alpha-numeric characters ' +
        "(a-z, 0-9), and hyphens (-)",
      ".startupProbe: Required value: must specify a handler type",
    ],
  ],
  [
    "with a probe of two kinds",
    { livenessProbe: { exec: { command: ["a"] }, httpGet: { port: 0 } } },
    [
      ".livenessProbe.httpGet: Forbidden: may not specify more than 1 handler type",
      ".livenessProbe.httpGet.port: Invalid value: 0: must be between 1 and 65535, inclusive",
    ],
  ],
  [
    "that sleeps longer than it may take to stop",
    { lifecycle: { preStop: { sleep: { seconds: 60 } } } },
    [
      ".lifecycle.preStop.sleep: Invalid value: 60: must be non-negative and less than " +
        "terminationGracePeriodSeconds (30)",
    ],
  ],
  [
    "that is privileged and may not become so",
    { securityContext: { privileged: true, allowPrivilegeEscalation: false } },
    [
      '.securityContext: Invalid value: {"privileged":true,"allowPrivilegeEscalation":false}: cannot set ' +
        "`allowPrivilegeEscalation` to false and `privileged` to true",
    ],
  ],
];

for (const [title, container, errors] of containers) {
  test(`a container ${title} gives ${errors.length} errors`, () => {
    const app = { name: "app", image: "nginx:1", ...container };
    const pod = podOf({ containers: [app], volumes: [{ name: "v", emptyDir: {} }] });
    const expected = errors.map((each) => `spec.containers[0]${each}`);
    assert.equal(texts(validateNew(pod)), expected);
  });
}

test("a new pod is pending, and its quality of service is known", () => {
  assert.equal(created({}).status, { phase: "Pending", qosClass: "BestEffort" });
});

const qualities: readonly (readonly [title: string, resources: object, quality: string])[] = [
  ["nothing", {}, "BestEffort"],
  ["zero", { requests: { cpu: "0" } }, "BestEffort"],
  ["disk alone", { limits: { "ephemeral-storage": "1Gi" } }, "BestEffort"],
  ["a little cpu", { requests: { cpu: "100m" } }, "Burstable"],
  ["a limit of memory", { limits: { memory: "1Gi" } }, "Burstable"],
  ["limits of both", { limits: { cpu: "1", memory: "1Gi" } }, "Guaranteed"],
  [
    "as much as its limits",
    { limits: { cpu: "1", memory: "1Gi" }, requests: { cpu: "1000m", memory: "1024Mi" } },
    "Guaranteed",
  ],
  ["less than its limits", { limits: { cpu: "1", memory: "1Gi" }, requests: { cpu: "1", memory: "1Mi" } }, "Burstable"],
];

for (const [title, resources, quality] of qualities) {
  test(`a pod that asks for ${title} is ${quality}`, () => {
    assert.is(created({ containers: [{ name: "a", image: "a", resources }] }).status?.qosClass, quality);
  });
}

test("one container without limits makes the pod burstable", () => {
  const limited = { name: "a", image: "a", resources: { limits: { cpu: "1", memory: "1Gi" } } };
  assert.is(created({ containers: [limited, { name: "b", image: "b" }] }).status?.qosClass, "Burstable");
});

test("a pod that is held back says so", () => {
  const pod = created({ schedulingGates: [{ name: "example.com/wait" }] });
  assert.is(pod.status?.conditions?.[0]?.reason, "SchedulingGated");
});

const graces: readonly (readonly [spec: object, phase: string, requested: number | undefined, seconds: number])[] = [
  [{ nodeName: "n" }, "Running", undefined, 30],
  [{ nodeName: "n", terminationGracePeriodSeconds: 5 }, "Running", undefined, 5],
  [{ nodeName: "n" }, "Running", 7, 7],
  [{ nodeName: "n" }, "Running", 0, 0],
  [{ nodeName: "n" }, "Running", -3, 1],
  [{ nodeName: "n", terminationGracePeriodSeconds: -1 }, "Running", undefined, 1],
  [{ nodeName: "n" }, "Succeeded", 7, 0],
  [{ nodeName: "n" }, "Failed", undefined, 0],
  [{}, "Pending", 7, 0],
];

for (const [spec, phase, requested, seconds] of graces) {
  test(`a ${phase} pod ${JSON.stringify(spec)} asked to stop in ${requested} gets ${seconds} seconds`, () => {
    const pod = { ...stored(spec), status: { phase } } as Pod;
    assert.is(code.strategy.gracePeriodSeconds?.(pod, requested), seconds);
  });
}

test("a name that is no DNS label brings a warning, once, at creation", () => {
  const pod: Pod = { ...stored({}), metadata: { name: "web.1" } };
  const [warning] = code.strategy.warnings?.(pod, undefined, main) ?? [];
  assert.match(warning ?? "", "a DNS label is recommended: [must not contain dots]");
  assert.equal(code.strategy.warnings?.(pod, pod, main), []);
  assert.equal(code.strategy.warnings?.(stored({}), undefined, main), []);
});

function podOf(spec: object): Pod {
  const containers = [{ name: "app", image: "nginx:1" } as Container];
  return { metadata: { name: "web", namespace: "default" }, spec: { containers, ...structuredClone(spec) } };
}

function created(spec: object): Pod {
  const pod = podOf(spec);
  code.setDefaults(pod);
  code.strategy.prepareForCreate?.(pod, main);
  return pod;
}

function stored(spec: object): Pod {
  const pod = created(spec);
  pod.metadata = { ...pod.metadata, resourceVersion: "1" };
  return pod;
}

/** What a create finds: first by the schema, then by the strategy. */
function validateNew(pod: Pod): FieldError[] {
  code.setDefaults(pod);
  return [...code.validate(pod), ...(code.strategy.validate?.(pod, main) ?? [])];
}

function texts(errors: readonly FieldError[]): string[] {
  return errors.map((each) => `${each.field}: ${each.message}`);
}

test.run();
