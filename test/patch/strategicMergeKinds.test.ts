import { suite } from "../harness/suite.ts";
import { type Table, testTables } from "./strategicMergeTables.ts";

const test = suite("strategic merge patch of kinds");

const tables: readonly Table[] = [
  [
    "Deployment",
    ["spec"],
    [
      [
        "the strategy changed as kubectl does: $retainKeys drops the old parameters",
        { strategy: { type: "RollingUpdate", rollingUpdate: { maxSurge: 1 } } },
        { strategy: { $retainKeys: ["type"], type: "Recreate" } },
        { strategy: { type: "Recreate" } },
      ],
      [
        "the strategy merged where nothing is said",
        { strategy: { type: "RollingUpdate", rollingUpdate: { maxSurge: 1 } } },
        { strategy: { rollingUpdate: { maxUnavailable: 2 } } },
        { strategy: { type: "RollingUpdate", rollingUpdate: { maxSurge: 1, maxUnavailable: 2 } } },
      ],
      [
        "$retainKeys with null for what goes",
        { strategy: { type: "RollingUpdate", rollingUpdate: { maxSurge: 1 } } },
        { strategy: { $retainKeys: ["type"], rollingUpdate: null, type: "Recreate" } },
        { strategy: { type: "Recreate" } },
      ],
      [
        "$retainKeys of everything keeps everything",
        { strategy: { type: "RollingUpdate", rollingUpdate: { maxSurge: 1 } } },
        { strategy: { $retainKeys: ["rollingUpdate", "type"] } },
        { strategy: { type: "RollingUpdate", rollingUpdate: { maxSurge: 1 } } },
      ],
      [
        "$retainKeys of nothing empties",
        { strategy: { type: "Recreate" } },
        { strategy: { $retainKeys: [] } },
        { strategy: {} },
      ],
      [
        "the template's containers are merged deep inside",
        { replicas: 1, template: { spec: { containers: [{ name: "a", image: "1" }] } } },
        { template: { spec: { containers: [{ name: "a", image: "2" }] } } },
        { replicas: 1, template: { spec: { containers: [{ name: "a", image: "2" }] } } },
      ],
      [
        "a selector's expressions are replaced, its labels merged",
        { selector: { matchLabels: { a: "1" }, matchExpressions: [{ key: "x", operator: "Exists" }] } },
        { selector: { matchLabels: { b: "2" }, matchExpressions: [{ key: "y", operator: "Exists" }] } },
        { selector: { matchLabels: { a: "1", b: "2" }, matchExpressions: [{ key: "y", operator: "Exists" }] } },
      ],
      ["zero is a value", { replicas: 3 }, { replicas: 0 }, { replicas: 0 }],
      ["false is a value", { paused: true }, { paused: false }, { paused: false }],
      ["null of what is not there does nothing", {}, { replicas: null }, {}],
    ],
  ],
  [
    "Service",
    ["spec"],
    [
      [
        "ports by number",
        { ports: [{ port: 80, targetPort: 8080 }, { port: 443 }] },
        { ports: [{ port: 80, targetPort: 9090 }] },
        { ports: [{ port: 80, targetPort: 9090 }, { port: 443 }] },
      ],
      [
        "a port is renumbered by deleting and adding",
        { ports: [{ port: 80, name: "http" }] },
        {
          ports: [
            { port: 81, name: "http" },
            { port: 80, $patch: "delete" },
          ],
        },
        { ports: [{ port: 81, name: "http" }] },
      ],
      ["external addresses are replaced", { externalIPs: ["a", "b"] }, { externalIPs: ["c"] }, { externalIPs: ["c"] }],
      ["the selector is merged", { selector: { a: "1" } }, { selector: { a: null, b: "2" } }, { selector: { b: "2" } }],
      [
        "$deleteFromPrimitiveList of a list that is no set takes away too",
        { externalIPs: ["a", "b"] },
        { "$deleteFromPrimitiveList/externalIPs": ["a"] },
        { externalIPs: ["b"] },
      ],
    ],
  ],
  [
    "PodDisruptionBudget",
    ["spec"],
    [
      [
        "a selector of strategy replace is replaced as a whole",
        { selector: { matchLabels: { a: "1" } } },
        { selector: { matchLabels: { b: "2" } } },
        { selector: { matchLabels: { b: "2" } } },
      ],
    ],
  ],
  [
    "Node",
    ["spec"],
    [
      [
        "ranges are a set",
        { podCIDRs: ["10.0.0.0/24"] },
        { podCIDRs: ["fd00::/64", "10.0.0.0/24"] },
        { podCIDRs: ["fd00::/64", "10.0.0.0/24"] },
      ],
      [
        "taints are replaced",
        { taints: [{ key: "a", effect: "NoSchedule" }] },
        { taints: [{ key: "b", effect: "NoExecute" }] },
        { taints: [{ key: "b", effect: "NoExecute" }] },
      ],
    ],
  ],
  [
    "Node",
    ["status"],
    [
      [
        "addresses by type: of two of a type the first is patched",
        {
          addresses: [
            { type: "InternalIP", address: "1" },
            { type: "InternalIP", address: "2" },
          ],
        },
        { addresses: [{ type: "InternalIP", address: "3" }] },
        {
          addresses: [
            { type: "InternalIP", address: "3" },
            { type: "InternalIP", address: "2" },
          ],
        },
      ],
      [
        "addresses are replaced with $patch replace, as node agents do",
        {
          addresses: [
            { type: "InternalIP", address: "1" },
            { type: "Hostname", address: "n" },
          ],
        },
        { addresses: [{ type: "InternalIP", address: "2" }, { $patch: "replace" }] },
        { addresses: [{ type: "InternalIP", address: "2" }] },
      ],
      [
        "capacity is merged",
        { capacity: { cpu: "1", "example.com/x": "2" } },
        { capacity: { "example.com/x": null, memory: "1Gi" } },
        { capacity: { cpu: "1", memory: "1Gi" } },
      ],
    ],
  ],
  [
    "ServiceAccount",
    [],
    [
      [
        "secrets by name",
        { secrets: [{ name: "a" }] },
        { secrets: [{ name: "b" }] },
        { secrets: [{ name: "b" }, { name: "a" }] },
      ],
      [
        "pull secrets are replaced",
        { imagePullSecrets: [{ name: "a" }] },
        { imagePullSecrets: [{ name: "b" }] },
        { imagePullSecrets: [{ name: "b" }] },
      ],
    ],
  ],
  [
    "ConfigMap",
    ["metadata"],
    [
      [
        "finalizers: one of ours less, others' stay in place",
        { finalizers: ["a", "b", "c"] },
        { "$deleteFromPrimitiveList/finalizers": ["b"], "$setElementOrder/finalizers": ["c", "a"] },
        { finalizers: ["c", "a"] },
      ],
      ["finalizers are removed by null", { finalizers: ["a"] }, { finalizers: null }, {}],
      [
        "finalizers named twice are one",
        { finalizers: ["a"] },
        { finalizers: ["b", "b", "a"] },
        { finalizers: ["b", "a"] },
      ],
      [
        "owners go by uid",
        {
          ownerReferences: [
            { uid: "1", name: "a" },
            { uid: "2", name: "b" },
          ],
        },
        { ownerReferences: [{ uid: "1", $patch: "delete" }] },
        { ownerReferences: [{ uid: "2", name: "b" }] },
      ],
      [
        "annotations with a dollar that is no directive",
        { annotations: { a: "1" } },
        { annotations: { $other: "2", $patchwork: "3" } },
        { annotations: { a: "1", $other: "2", $patchwork: "3" } },
      ],
    ],
  ],
  [
    "RoleBinding",
    [],
    [
      [
        "subjects are replaced",
        { subjects: [{ kind: "User", name: "a" }] },
        { subjects: [{ kind: "User", name: "b" }] },
        { subjects: [{ kind: "User", name: "b" }] },
      ],
    ],
  ],
  [
    "ValidatingWebhookConfiguration",
    [],
    [
      [
        "webhooks by name, their rules whole",
        { webhooks: [{ name: "a", rules: [{ operations: ["CREATE"] }], timeoutSeconds: 5 }] },
        { webhooks: [{ name: "a", rules: [{ operations: ["UPDATE"] }] }] },
        { webhooks: [{ name: "a", rules: [{ operations: ["UPDATE"] }], timeoutSeconds: 5 }] },
      ],
    ],
  ],
  [
    "CSINode",
    ["spec"],
    [
      [
        "drivers by name",
        { drivers: [{ name: "a", nodeID: "1" }] },
        {
          drivers: [
            { name: "a", nodeID: "2" },
            { name: "b", nodeID: "3" },
          ],
        },
        {
          drivers: [
            { name: "a", nodeID: "2" },
            { name: "b", nodeID: "3" },
          ],
        },
      ],
    ],
  ],
  [
    "ResourceQuota",
    ["spec"],
    [
      ["hard limits are merged", { hard: { pods: "1" } }, { hard: { cpu: "2" } }, { hard: { pods: "1", cpu: "2" } }],
      [
        "hard limits are replaced on demand",
        { hard: { pods: "1" } },
        { hard: { $patch: "replace", cpu: "2" } },
        { hard: { cpu: "2" } },
      ],
      ["scopes are replaced", { scopes: ["BestEffort"] }, { scopes: ["Terminating"] }, { scopes: ["Terminating"] }],
    ],
  ],
];

testTables(test, tables);

test.run();
