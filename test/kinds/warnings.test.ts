import { generateKeyPairSync } from "node:crypto";
import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { makeCertificates } from "../harness/certificates.ts";
import { suite } from "../harness/suite.ts";

const test = suite("warnings of kinds");
let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const c = { name: "c", image: "i" };
const pods = "/api/v1/namespaces/default/pods";
const slices = "/apis/discovery.orch.io/v1/namespaces/default/endpointslices";
const volumes = "/api/v1/persistentvolumes";
const useSeccomp = 'non-functional in v1.27+; use the "seccompProfile" field instead';
const noSelector = "a null labelSelector results in matching no pod";
const dropped = "which may be dropped when using apply";

type Try = [what: string, path: string, object: object, warnings: readonly string[]];

const ofPod = (what: string, spec: object, warnings: readonly string[], metadata: object = {}): Try => [
  what,
  pods,
  { metadata: { name: "w", ...metadata }, spec: { containers: [c], ...spec } },
  warnings,
];

const file = (key: string, path: string) => ({ key, path });
const own = (path: string) => ({ path, fieldRef: { fieldPath: "metadata.name" } });
const term = { matchExpressions: [{ key: "beta.orch.io/arch", operator: "Exists" }] };
const tries: readonly Try[] = [
  ofPod("nothing", {}, []),
  ofPod("a renamed label", { nodeSelector: { "beta.orch.io/os": "linux", "orch.io/os": "linux" } }, [
    'spec.nodeSelector[beta.orch.io/os]: deprecated since v1.14; use "orch.io/os" instead',
  ]),
  ofPod(
    "a renamed label in terms",
    {
      affinity: {
        nodeAffinity: { preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 1, preference: term }] },
      },
      topologySpreadConstraints: [
        {
          maxSkew: 1,
          topologyKey: "failure-domain.beta.orch.io/zone",
          whenUnsatisfiable: "DoNotSchedule",
          labelSelector: {},
        },
      ],
    },
    [
      "spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[0].preference.matchExpressions[0].key: " +
        'beta.orch.io/arch is deprecated since v1.14; use "orch.io/arch" instead',
      "spec.topologySpreadConstraints[0].topologyKey: " +
        'failure-domain.beta.orch.io/zone is deprecated since v1.17; use "topology.orch.io/zone" instead',
    ],
  ),
  ofPod(
    "labels of nodes that are gone",
    { nodeSelector: { "node-role.orch.io/master": "", "app.orch.io/created-by": "x" } },
    [
      'spec.nodeSelector[node-role.orch.io/master]: use "node-role.orch.io/control-plane" instead',
      "spec.nodeSelector[app.orch.io/created-by]: deprecated since v1.9",
    ],
  ),
  ofPod(
    "a preference for what no label can be",
    {
      affinity: {
        nodeAffinity: {
          preferredDuringSchedulingIgnoredDuringExecution: [
            { weight: 2, preference: { matchExpressions: [{ key: "a", operator: "In", values: ["ok", "x/y"] }] } },
          ],
        },
      },
    },
    [
      "spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[0].preference.matchExpressions[0]" +
        ".values[1]: x/y is invalid, a valid label must be an empty string or consist of alphanumeric characters, '-', " +
        "'_' or '.', and must start and end with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or " +
        "'12345', regex used for validation is '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')",
    ],
  ),
  ofPod(
    "a spread over nothing",
    { topologySpreadConstraints: [{ maxSkew: 2, topologyKey: "rack", whenUnsatisfiable: "ScheduleAnyway" }] },
    [`spec.topologySpreadConstraints[0].labelSelector: ${noSelector}`],
  ),
  ofPod(
    "files of a volume that overlap",
    {
      volumes: [
        { name: "m", configMap: { name: "cm", items: [file("a", "x"), file("b", "x/"), file("c", "xy")] } },
        { name: "s", secret: { secretName: "top", items: [file("a", "x/y"), file("b", "x")] } },
        { name: "d", downwardAPI: { items: [own("p"), own("p")] } },
        { name: "whole", configMap: { name: "cm" } },
      ],
    },
    [
      'volume "m" (ConfigMap "cm"): overlapping paths: "x" with "x"',
      'volume "s" (Secret "top"): overlapping paths: "x" with "x/y"',
      'volume "d" (DownwardAPI): overlapping paths: "p" with "p"',
    ],
  ),
  ofPod(
    "sources of a volume that overlap",
    {
      volumes: [
        {
          name: "all",
          projected: {
            sources: [
              { secret: { name: "top", items: [file("a", "t")] } },
              { configMap: { name: "cm", items: [file("a", "t/u"), file("b", "v")] } },
              { serviceAccountToken: { path: "v" } },
              { secret: { name: "whole" } },
            ],
          },
        },
      ],
    },
    [
      'volume "all" (Projected): overlapping paths: "t/u" (ConfigMap "cm") with "t" (Secret "top")',
      'volume "all" (Projected): overlapping paths: "v" (ServiceAccountToken) with "v" (ConfigMap "cm")',
    ],
  ),
  ofPod("a source that is empty", { volumes: [{ name: "v", projected: { sources: [{}] } }] }, [
    'volume "v" (Projected) has no sources provided',
  ]),
  ofPod(
    "an own claim for parts of a byte",
    {
      volumes: [
        {
          name: "v",
          ephemeral: {
            volumeClaimTemplate: {
              spec: {
                accessModes: ["ReadWriteOnce"],
                resources: { requests: { storage: "2500m" }, limits: { storage: "3500m" } },
              },
            },
          },
        },
      ],
    },
    [
      'spec.volumes[0].ephemeral.volumeClaimTemplate.spec.resources.requests[storage]: fractional byte value "2500m" is invalid, must be an integer',
      'spec.volumes[0].ephemeral.volumeClaimTemplate.spec.resources.limits[storage]: fractional byte value "3500m" is invalid, must be an integer',
    ],
  ),
  ofPod(
    "names of ports that others have",
    {
      initContainers: [
        { ...c, name: "once", ports: [{ containerPort: 70, name: "web" }] },
        { ...c, name: "side", restartPolicy: "Always", ports: [{ containerPort: 71, name: "web" }] },
      ],
      containers: [
        {
          ...c,
          ports: [
            { containerPort: 72, name: "web" },
            { containerPort: 73, name: "db" },
          ],
        },
      ],
    },
    [
      'spec.containers[0].ports[0]: duplicate port name "web" with spec.initContainers[1].ports[0], services and probes ' +
        "that select ports by name will use spec.initContainers[1].ports[0]",
    ],
  ),
  ofPod("a retired volume", { volumes: [{ name: "g", gitRepo: { repository: "r" } }] }, [
    "spec.volumes[0].gitRepo: deprecated in v1.11, and disabled by default in v1.33+",
  ]),
  ofPod(
    "what is said twice",
    {
      hostAliases: [{ ip: "1.2.3.4" }, { ip: "1.2.3.4" }],
      imagePullSecrets: [{ name: "a" }, { name: "a" }],
    },
    ['spec.hostAliases[1].ip: duplicate ip "1.2.3.4"', 'spec.imagePullSecrets[1].name: duplicate name "a"'],
  ),
  ofPod("a name that is not there", { imagePullSecrets: [{ name: "" }] }, [
    'spec.imagePullSecrets[0].name: invalid empty name ""',
  ]),
  ofPod("parts of a byte", { containers: [{ ...c, resources: { limits: { memory: "100m" } } }] }, [
    'spec.containers[0].resources.limits[memory]: fractional byte value "100m" is invalid, must be an integer',
    'spec.containers[0].resources.requests[memory]: fractional byte value "100m" is invalid, must be an integer',
  ]),
  ofPod(
    "variables that hide others",
    {
      containers: [
        {
          ...c,
          env: [
            { name: "A", value: "1" },
            { name: "A", value: "$(A)2" },
            { name: "A", value: "3" },
            { name: "A", value: "$(A)" },
          ],
        },
      ],
    },
    [
      `spec.containers[0].env[2]: hides previous definition of "A", ${dropped}`,
      `spec.containers[0].env[3]: hides previous definition of "A", ${dropped}`,
    ],
  ),
  ofPod(
    "ports that overlap",
    {
      initContainers: [{ ...c, name: "i", ports: [{ containerPort: 80 }] }],
      containers: [
        {
          ...c,
          ports: [{ containerPort: 80 }, { containerPort: 80, hostPort: 81 }, { containerPort: 90, hostIP: "1.1.1.1" }],
        },
      ],
    },
    [
      "spec.containers[0].ports[0]: duplicate port definition with spec.initContainers[0].ports[0]",
      "spec.containers[0].ports[1]: overlapping port definition with spec.initContainers[0].ports[0]",
      "spec.containers[0].ports[1]: overlapping port definition with spec.containers[0].ports[0]",
      "spec.containers[0].ports[2]: hostIP set without hostPort: {Name: HostPort:0 ContainerPort:90 Protocol:TCP HostIP:1.1.1.1}",
    ],
  ),
  ofPod("no time below zero, which a default has replaced", { terminationGracePeriodSeconds: -5 }, []),
  ofPod(
    "a selector that is not there",
    { affinity: { podAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [{ topologyKey: "a" }] } } },
    [`spec.affinity.podAffinity.requiredDuringSchedulingIgnoredDuringExecution[0].labelSelector: ${noSelector}`],
  ),
  ofPod(
    "an annotation that a field has replaced",
    {},
    [
      `metadata.annotations[seccomp.security.alpha.orch.io/pod]: ${useSeccomp}`,
      `metadata.annotations[container.seccomp.security.alpha.orch.io/c]: ${useSeccomp}`,
    ],
    {
      annotations: {
        "seccomp.security.alpha.orch.io/pod": "runtime/default",
        "container.seccomp.security.alpha.orch.io/c": "runtime/default",
      },
    },
  ),
  ofPod(
    "annotations that do nothing",
    {},
    [
      'metadata.annotations[scheduler.alpha.orch.io/critical-pod]: non-functional in v1.16+; use the "priorityClassName" field instead',
      'metadata.annotations[security.alpha.orch.io/sysctls]: non-functional in v1.11+; use the "sysctls" field instead',
      'metadata.annotations[security.alpha.orch.io/unsafe-sysctls]: non-functional in v1.11+; use the "sysctls" field instead',
    ],
    {
      annotations: {
        "scheduler.alpha.orch.io/critical-pod": "",
        "security.alpha.orch.io/sysctls": "kernel.shm_rmid_forced=1",
        "security.alpha.orch.io/unsafe-sysctls": "net.core.somaxconn=9",
      },
    },
  ),
  [
    "a template",
    "/apis/apps/v1/namespaces/default/deployments",
    {
      metadata: { name: "a.b" },
      spec: {
        selector: { matchLabels: { a: "b" } },
        template: {
          metadata: { labels: { a: "b" } },
          spec: { containers: [c], nodeSelector: { "beta.orch.io/os": "x" } },
        },
      },
    },
    [
      "metadata.name: this is used in Pod names and hostnames, which can result in surprising behavior; a DNS label is " +
        "recommended: [must not contain dots]",
      'spec.template.spec.nodeSelector[beta.orch.io/os]: deprecated since v1.14; use "orch.io/os" instead',
    ],
  ],
  [
    "a storage class with a renamed label",
    "/apis/storage.orch.io/v1/storageclasses",
    {
      metadata: { name: "w" },
      provisioner: "example.com/p",
      allowedTopologies: [{ matchLabelExpressions: [{ key: "beta.orch.io/arch", values: ["arm64"] }] }],
    },
    ['allowedTopologies[0].matchLabelExpressions[0].key: deprecated since v1.14; use "orch.io/arch" instead'],
  ],
  [
    "a runtime class with a renamed label",
    "/apis/node.orch.io/v1/runtimeclasses",
    { metadata: { name: "w" }, handler: "h", scheduling: { nodeSelector: { "beta.orch.io/os": "linux" } } },
    ['scheduling.nodeSelector: deprecated since v1.14; use "orch.io/os" instead'],
  ],
  [
    "a capacity of nodes with renamed labels",
    "/apis/storage.orch.io/v1/namespaces/default/csistoragecapacities",
    {
      metadata: { name: "w" },
      storageClassName: "s",
      nodeTopology: {
        matchLabels: { "beta.orch.io/os": "linux" },
        matchExpressions: [{ key: "beta.orch.io/instance-type", operator: "Exists" }],
      },
    },
    [
      "nodeTopology.matchExpressions[0].key: beta.orch.io/instance-type is deprecated since v1.17; " +
        'use "node.orch.io/instance-type" instead',
      'nodeTopology.matchLabels.beta.orch.io/os: deprecated since v1.14; use "orch.io/os" instead',
    ],
  ],
  [
    "a volume",
    volumes,
    {
      metadata: { name: "w", annotations: { "volume.beta.orch.io/mount-options": "ro" } },
      spec: {
        capacity: { storage: "1Gi" },
        accessModes: ["ReadWriteOnce"],
        cephfs: { monitors: ["a"] },
        persistentVolumeReclaimPolicy: "Recycle",
      },
    },
    [
      'metadata.annotations[volume.beta.orch.io/mount-options]: deprecated since v1.31; use "mountOptions" attribute instead',
      "spec.persistentVolumeReclaimPolicy: The Recycle reclaim policy is deprecated. Instead, the recommended approach " +
        "is to use dynamic provisioning.",
      "spec.cephfs: deprecated in v1.28, non-functional in v1.31+",
    ],
  ],
  [
    "a volume of a kind that only volumes of pods are warned of",
    volumes,
    {
      metadata: { name: "w" },
      spec: { capacity: { storage: "1Gi" }, accessModes: ["ReadWriteOnce"], quobyte: { registry: "a:1", volume: "b" } },
    },
    [],
  ],
  [
    "a claim",
    "/api/v1/namespaces/default/persistentvolumeclaims",
    {
      metadata: { name: "w", annotations: { "volume.beta.orch.io/storage-class": "a" } },
      spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1500m" } } },
    },
    [
      'metadata.annotations[volume.beta.orch.io/storage-class]: deprecated since v1.8; use "storageClassName" attribute instead',
      'spec.resources.requests[storage]: fractional byte value "1500m" is invalid, must be an integer',
    ],
  ],
  [
    "slices of names, which are deprecated",
    slices,
    { metadata: { name: "w" }, addressType: "FQDN", endpoints: [{ addresses: ["a.example.com"] }] },
    ["spec.addressType: FQDN endpoints are deprecated"],
  ],
  [
    "blocks of addresses in an odd form",
    "/apis/networking.orch.io/v1/namespaces/default/networkpolicies",
    {
      metadata: { name: "w" },
      spec: {
        podSelector: {},
        ingress: [{ from: [{ podSelector: {} }, { ipBlock: { cidr: "fd00:0::/64", except: ["fd00:0::/96"] } }] }],
        egress: [{ to: [{ ipBlock: { cidr: "FD00::/64" } }] }],
      },
    },
    [
      'spec.egress[0].to[0].ipBlock.cidr: IPv6 CIDR value "FD00::/64" should be in RFC 5952 canonical format ("fd00::/64")',
      'spec.ingress[0].from[1].ipBlock.cidr: IPv6 CIDR value "fd00:0::/64" should be in RFC 5952 canonical format ("fd00::/64")',
      'spec.ingress[0].from[1].ipBlock.except[0]: IPv6 CIDR value "fd00:0::/96" should be in RFC 5952 canonical format ("fd00::/96")',
    ],
  ],
  [
    "parts of bytes in a stateful set's claims",
    "/apis/apps/v1/namespaces/default/statefulsets",
    {
      metadata: { name: "w" },
      spec: {
        selector: { matchLabels: { a: "b" } },
        template: { metadata: { labels: { a: "b" } }, spec: { containers: [c] } },
        volumeClaimTemplates: [
          {
            metadata: { name: "v" },
            spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1500m" } } },
          },
        ],
      },
    },
    [
      'spec.volumeClaimTemplates[0].resources.requests[storage]: fractional byte value "1500m" is invalid, must be an integer',
    ],
  ],
];
for (const [what, path, object, warnings] of tries) {
  test(`a create warns of ${what}`, async () => {
    const { status, headers, text } = await api.post(`${path}?dryRun=All`, object);
    assert.is(status, 201, text);
    const heard = [...String(headers.warning ?? "").matchAll(/299 - ("(?:[^"\\]|\\.)*")/g)];
    assert.equal(heard.map(([, each = ""]) => JSON.parse(each)).sort(), [...warnings].sort());
  });
}

test("a secret for TLS is warned of when servers cannot use its certificate with its key", async () => {
  const { cert: serverCert, key: serverKey } = (await makeCertificates("localhost", "client")).server;
  const pem = (type: "ec" | "ed25519") => {
    const { privateKey } =
      type === "ec" ? generateKeyPairSync("ec", { namedCurve: "P-256" }) : generateKeyPairSync(type);
    return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  };
  const block = (type: string) => `-----BEGIN ${type}-----\nYQ==\n-----END ${type}-----\n`;
  const skipped = "after skipping PEM blocks of the following types: [DATA]";
  for (const [certificate, key, text] of [
    [serverCert, serverKey, undefined],
    [serverCert, block("EC PARAMETERS") + serverKey, undefined],
    ["a", serverKey, "tls: failed to find any PEM data in certificate input"],
    [
      serverKey,
      serverCert,
      "tls: failed to find certificate PEM data in certificate input, but did find a private key; PEM inputs may have been switched",
    ],
    [block("DATA"), serverKey, `tls: failed to find "CERTIFICATE" PEM block in certificate input ${skipped}`],
    [serverCert, "", "tls: failed to find any PEM data in key input"],
    [serverCert, serverCert, "tls: found a certificate rather than a key in the PEM for the private key"],
    [
      serverCert,
      block("DATA"),
      `tls: failed to find PEM block with type ending in "PRIVATE KEY" in key input ${skipped}`,
    ],
    [block("CERTIFICATE"), serverKey, "x509: malformed certificate"],
    [serverCert, block("PRIVATE KEY"), "tls: failed to parse private key"],
    [serverCert, pem("ec"), "tls: private key does not match public key"],
    [serverCert, pem("ed25519"), "tls: private key type does not match public key type"],
  ] as const) {
    const stringData = { "tls.crt": certificate, "tls.key": key };
    const body = { metadata: { name: "tls" }, type: "orch.io/tls", stringData };
    const { status, headers } = await api.post("/api/v1/namespaces/default/secrets?dryRun=All", body);
    assert.is(status, 201);
    assert.is(headers.warning, text === undefined ? undefined : `299 - ${JSON.stringify(text)}`);
  }
});

test("writers of the status of a service or an ingress hear of addresses in an odd form", async () => {
  const backend = { service: { name: "a", port: { number: 80 } } };
  for (const [path, spec] of [
    ["/api/v1/namespaces/default/services", { type: "LoadBalancer", externalName: "ignored", ports: [{ port: 80 }] }],
    ["/apis/networking.orch.io/v1/namespaces/default/ingresses", { defaultBackend: backend }],
  ] as const) {
    assert.is((await api.post(path, { metadata: { name: "odd" }, spec })).status, 201);
    const status = { loadBalancer: { ingress: [{ hostname: "a.example.com" }, { ip: "fd00:0::1" }] } };
    const { headers } = await api.patch(`${path}/odd/status`, "merge", { status });
    const text = 'IPv6 address \\"fd00:0::1\\" should be in RFC 5952 canonical format (\\"fd00::1\\")';
    assert.is(headers.warning, `299 - "status.loadBalancer.ingress[1].ip: ${text}"`);
  }
});

test("writers of a status hear nothing of what is odd about the object", async () => {
  const claim = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1500m" } } };
  const template = { metadata: { labels: { a: "b" } }, spec: { containers: [c] } };
  const set = { selector: { matchLabels: { a: "b" } }, template, revisionHistoryLimit: -1 };
  for (const [path, spec] of [
    ["/api/v1/namespaces/default/persistentvolumeclaims", claim],
    ["/apis/apps/v1/namespaces/default/statefulsets", set],
  ] as const) {
    const made = await api.post(path, { metadata: { name: "quiet" }, spec });
    assert.match(String(made.headers.warning), /^299 /, made.text);
    const label = { metadata: { labels: { a: "b" } } };
    assert.match(String((await api.patch(`${path}/quiet`, "merge", label)).headers.warning), /^299 /);
    const written = await api.patch(`${path}/quiet/status`, "merge", { metadata: { labels: { a: "c" } } });
    assert.equal([written.status, written.headers.warning], [200, undefined]);
  }
});

test("an update warns again when the pods change, and not otherwise", async () => {
  const path = "/apis/apps/v1/namespaces/default/daemonsets";
  const spec = { containers: [c], nodeSelector: { "beta.orch.io/os": "x" } };
  const template = { metadata: { labels: { a: "b" } }, spec };
  await api.post(path, { metadata: { name: "d" }, spec: { selector: { matchLabels: { a: "b" } }, template } });
  const labelled = await api.patch(`${path}/d`, "merge", { metadata: { labels: { a: "b" } } });
  assert.equal([labelled.status, labelled.headers.warning], [200, undefined]);
  const changed = await api.patch(`${path}/d`, "merge", { spec: { template: { metadata: { labels: { c: "d" } } } } });
  assert.match(
    String(changed.headers.warning),
    /^299 - "spec.template.spec.nodeSelector\[beta.orch.io\/os\]: deprecated/,
  );
});

test.run();
