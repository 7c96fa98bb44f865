import { suite } from "../harness/suite.ts";
import { type Table, testTables } from "./strategicMergeTables.ts";

const test = suite("strategic merge patch of pods");

const on = (status: string) => ({ type: "Ready", status });
const env = (name: string, value: string) => ({ name, value });

const tables: readonly Table[] = [
  [
    "Pod",
    ["spec"],
    [
      [
        "init containers by name",
        { initContainers: [{ name: "a", image: "1" }] },
        { initContainers: [{ name: "a", image: "2" }] },
        { initContainers: [{ name: "a", image: "2" }] },
      ],
      [
        "volumes by name, whose source is changed with $retainKeys",
        { volumes: [{ name: "v", emptyDir: { medium: "Memory" } }] },
        { volumes: [{ name: "v", $retainKeys: ["name", "configMap"], configMap: { name: "c" } }] },
        { volumes: [{ name: "v", configMap: { name: "c" } }] },
      ],
      [
        "without $retainKeys both sources stay",
        { volumes: [{ name: "v", emptyDir: {} }] },
        { volumes: [{ name: "v", configMap: { name: "c" } }] },
        { volumes: [{ name: "v", emptyDir: {}, configMap: { name: "c" } }] },
      ],
      [
        "$retainKeys in a new volume is a field that it does not have",
        { volumes: [] },
        { volumes: [{ name: "v", $retainKeys: ["name", "emptyDir"], emptyDir: {} }] },
        { volumes: [{ name: "v", $retainKeys: ["name", "emptyDir"], emptyDir: {} }] },
      ],
      [
        "the items of a config map volume are replaced",
        { volumes: [{ name: "v", configMap: { items: [{ key: "a", path: "a" }] } }] },
        { volumes: [{ name: "v", configMap: { items: [{ key: "b", path: "b" }] } }] },
        { volumes: [{ name: "v", configMap: { items: [{ key: "b", path: "b" }] } }] },
      ],
      [
        "environment variables by name, to another source with null",
        { containers: [{ name: "c", env: [env("A", "1"), env("B", "2")] }] },
        { containers: [{ name: "c", env: [{ name: "A", value: null, valueFrom: { fieldRef: { fieldPath: "x" } } }] }] },
        {
          containers: [{ name: "c", env: [{ name: "A", valueFrom: { fieldRef: { fieldPath: "x" } } }, env("B", "2")] }],
        },
      ],
      [
        "mounts by their path, not their name",
        { containers: [{ name: "c", volumeMounts: [{ name: "v", mountPath: "/a" }] }] },
        { containers: [{ name: "c", volumeMounts: [{ name: "v", mountPath: "/b" }] }] },
        {
          containers: [
            {
              name: "c",
              volumeMounts: [
                { name: "v", mountPath: "/b" },
                { name: "v", mountPath: "/a" },
              ],
            },
          ],
        },
      ],
      [
        "ports by number alone: of two protocols the first is patched",
        {
          containers: [
            {
              name: "c",
              ports: [
                { containerPort: 53, protocol: "TCP" },
                { containerPort: 53, protocol: "UDP" },
              ],
            },
          ],
        },
        { containers: [{ name: "c", ports: [{ containerPort: 53, name: "dns" }] }] },
        {
          containers: [
            {
              name: "c",
              ports: [
                { containerPort: 53, protocol: "TCP", name: "dns" },
                { containerPort: 53, protocol: "UDP" },
              ],
            },
          ],
        },
      ],
      [
        "commands and arguments are replaced",
        { containers: [{ name: "c", command: ["a", "b"], args: ["1"] }] },
        { containers: [{ name: "c", command: ["c"], args: null }] },
        { containers: [{ name: "c", command: ["c"] }] },
      ],
      [
        "amounts are merged by resource",
        { containers: [{ name: "c", resources: { requests: { cpu: "1", memory: "1Gi" } } }] },
        { containers: [{ name: "c", resources: { requests: { cpu: "2" }, limits: { memory: "2Gi" } } }] },
        {
          containers: [{ name: "c", resources: { requests: { cpu: "2", memory: "1Gi" }, limits: { memory: "2Gi" } } }],
        },
      ],
      [
        "a probe is merged deeply",
        { containers: [{ name: "c", livenessProbe: { httpGet: { path: "/a", port: 80 }, periodSeconds: 5 } }] },
        { containers: [{ name: "c", livenessProbe: { httpGet: { port: 81 } } }] },
        { containers: [{ name: "c", livenessProbe: { httpGet: { path: "/a", port: 81 }, periodSeconds: 5 } }] },
      ],
      [
        "a probe replaced by $patch",
        { containers: [{ name: "c", livenessProbe: { httpGet: { path: "/a", port: 80 } } }] },
        { containers: [{ name: "c", livenessProbe: { $patch: "replace", exec: { command: ["x"] } } }] },
        { containers: [{ name: "c", livenessProbe: { exec: { command: ["x"] } } }] },
      ],
      [
        "the capabilities of a container are replaced as lists",
        { containers: [{ name: "c", securityContext: { capabilities: { add: ["A"], drop: ["ALL"] } } }] },
        { containers: [{ name: "c", securityContext: { capabilities: { add: ["B"] } } }] },
        { containers: [{ name: "c", securityContext: { capabilities: { add: ["B"], drop: ["ALL"] } } }] },
      ],
      [
        "host aliases by address",
        { hostAliases: [{ ip: "10.0.0.1", hostnames: ["a"] }] },
        { hostAliases: [{ ip: "10.0.0.1", hostnames: ["b"] }] },
        { hostAliases: [{ ip: "10.0.0.1", hostnames: ["b"] }] },
      ],
      [
        "pull secrets by name: one more, one less",
        { imagePullSecrets: [{ name: "a" }, { name: "b" }] },
        { imagePullSecrets: [{ name: "c" }, { name: "a", $patch: "delete" }] },
        { imagePullSecrets: [{ name: "c" }, { name: "b" }] },
      ],
      [
        "scheduling gates are taken away one by one",
        { schedulingGates: [{ name: "a" }, { name: "b" }] },
        { schedulingGates: [{ name: "a", $patch: "delete" }] },
        { schedulingGates: [{ name: "b" }] },
      ],
      [
        "spread constraints by topology key",
        { topologySpreadConstraints: [{ topologyKey: "zone", maxSkew: 1, whenUnsatisfiable: "DoNotSchedule" }] },
        { topologySpreadConstraints: [{ topologyKey: "zone", maxSkew: 2 }] },
        { topologySpreadConstraints: [{ topologyKey: "zone", maxSkew: 2, whenUnsatisfiable: "DoNotSchedule" }] },
      ],
      [
        "tolerations are replaced whole",
        { tolerations: [{ key: "a" }, { key: "b" }] },
        { tolerations: [{ key: "c" }] },
        { tolerations: [{ key: "c" }] },
      ],
      [
        "an item deleted and one of the same key set: the new one is not merged into the old",
        { containers: [{ name: "c", image: "1", tty: true }] },
        {
          containers: [
            { name: "c", $patch: "delete" },
            { name: "d", image: "2" },
          ],
        },
        { containers: [{ name: "d", image: "2" }] },
      ],
      [
        "all items of a key are deleted",
        { containers: [{ name: "c" }, { name: "d" }, { name: "c", image: "2" }] },
        { containers: [{ name: "c", $patch: "delete" }] },
        { containers: [{ name: "d" }] },
      ],
      [
        "$patch delete of what is not there leaves nothing",
        {},
        { securityContext: { $patch: "delete" }, containers: [{ name: "c", $patch: "delete" }] },
        { containers: [] },
      ],
      [
        "$patch delete inside what is new leaves nothing",
        {},
        { affinity: { nodeAffinity: { $patch: "delete" }, podAffinity: {} } },
        { affinity: { podAffinity: {} } },
      ],
      [
        "$patch delete in a map that is there empties it",
        { securityContext: { runAsUser: 1 } },
        { securityContext: { $patch: "delete" } },
        { securityContext: {} },
      ],
      [
        "a list item replaced whole with $patch replace",
        { containers: [{ name: "a", image: "1", tty: true }, { name: "b" }] },
        { containers: [{ name: "a", $patch: "replace", image: "2" }, { name: "c" }] },
        { containers: [{ name: "c" }] },
      ],
      [
        "an empty list with $patch replace",
        { containers: [{ name: "a" }] },
        { containers: [{ $patch: "replace" }] },
        { containers: [] },
      ],
      [
        "$setElementOrder without a list orders the one that is there",
        { containers: [{ name: "a" }, { name: "b" }] },
        { "$setElementOrder/containers": [{ name: "b" }, { name: "a" }] },
        { containers: [{ name: "b" }, { name: "a" }] },
      ],
      [
        "$setElementOrder of a list that is not there does nothing",
        {},
        { "$setElementOrder/initContainers": [{ name: "b" }] },
        {},
      ],
      [
        "$setElementOrder puts a new sidecar last",
        { containers: [{ name: "a" }] },
        { "$setElementOrder/containers": [{ name: "a" }, { name: "z" }], containers: [{ name: "z" }] },
        { containers: [{ name: "a" }, { name: "z" }] },
      ],
      [
        "$setElementOrder with a deleted item",
        { containers: [{ name: "a" }, { name: "b" }, { name: "c" }] },
        {
          "$setElementOrder/containers": [{ name: "c" }, { name: "a" }],
          containers: [{ name: "b", $patch: "delete" }],
        },
        { containers: [{ name: "c" }, { name: "a" }] },
      ],
      [
        "an item of others keeps its place before its neighbour",
        { containers: [{ name: "injected" }, { name: "a" }, { name: "b" }] },
        { "$setElementOrder/containers": [{ name: "b" }, { name: "a" }] },
        { containers: [{ name: "injected" }, { name: "b" }, { name: "a" }] },
      ],
      [
        "directives at every level at once",
        { containers: [{ name: "a", env: [env("X", "1"), env("Y", "2")], ports: [{ containerPort: 1 }] }] },
        {
          "$setElementOrder/containers": [{ name: "a" }],
          containers: [
            {
              name: "a",
              "$setElementOrder/env": [{ name: "Y" }, { name: "Z" }],
              env: [env("Z", "3"), { name: "X", $patch: "delete" }],
              ports: [{ $patch: "replace" }, { containerPort: 2 }],
            },
          ],
        },
        { containers: [{ name: "a", env: [env("Y", "2"), env("Z", "3")], ports: [{ containerPort: 2 }] }] },
      ],
    ],
  ],
  [
    "Pod",
    ["status"],
    [
      ["conditions by type", { conditions: [on("False")] }, { conditions: [on("True")] }, { conditions: [on("True")] }],
      [
        "a new condition stands first without an order",
        { conditions: [on("True")] },
        { conditions: [{ type: "Initialized", status: "True" }] },
        { conditions: [{ type: "Initialized", status: "True" }, on("True")] },
      ],
      [
        "as the kubelet writes them: in an order of its own",
        { conditions: [on("False")] },
        {
          "$setElementOrder/conditions": [{ type: "Initialized" }, { type: "Ready" }],
          conditions: [
            { status: "True", type: "Ready" },
            { status: "True", type: "Initialized" },
          ].reverse(),
        },
        { conditions: [{ status: "True", type: "Initialized" }, on("True")] },
      ],
      [
        "addresses by ip",
        { podIPs: [{ ip: "10.0.0.1" }] },
        { podIPs: [{ ip: "10.0.0.1", $patch: "delete" }, { ip: "10.0.0.2" }] },
        { podIPs: [{ ip: "10.0.0.2" }] },
      ],
      [
        "the states of containers are replaced whole",
        { containerStatuses: [{ name: "a" }, { name: "b" }] },
        { containerStatuses: [{ name: "a", ready: true }] },
        { containerStatuses: [{ name: "a", ready: true }] },
      ],
    ],
  ],
];

testTables(test, tables);

test.run();
