import * as assert from "uvu/assert";
import type { DeploymentStrategy } from "../../generated/apps/v1/deployment.ts";
import type { Container } from "../../generated/core/v1/container.ts";
import type { Namespace } from "../../generated/core/v1/namespace.ts";
import type { NodeStatus } from "../../generated/core/v1/node.ts";
import type { Pod, PodSpec } from "../../generated/core/v1/pod.ts";
import type { Service } from "../../generated/core/v1/service.ts";
import type { ImageVolumeSource, Volume, VolumeFields } from "../../generated/core/v1/volume.ts";
import { labelMetadataName } from "../../generated/wellknown.ts";
import { deploymentStrategy } from "../../runtime/kinds/apps/deployment/apps.ts";
import { imagePullPolicy } from "../../runtime/kinds/rules/imagePullPolicyDefaults.ts";
import { namespace } from "../../runtime/kinds/core/namespace/defaults.ts";
import { nodeStatus } from "../../runtime/kinds/core/node/defaults.ts";
import { containerImage, pod, podSpec, volume } from "../../runtime/kinds/core/pod/defaults.ts";
import { secret } from "../../runtime/kinds/core/secret/defaults.ts";
import { service } from "../../runtime/kinds/core/service/defaults.ts";
import { imageSource } from "../../runtime/kinds/core/volume/defaults.ts";
import { suite } from "../harness/suite.ts";

const test = suite("defaulters");

const digest = "sha256:9834876dcfb05cb167a5c24953eba58c4ac89b1adf57f28f2f9d09af107ee8f0";
const images: readonly (readonly [image: string | undefined, policy: string])[] = [
  ["nginx", "Always"],
  ["nginx:latest", "Always"],
  ["nginx:1.27", "IfNotPresent"],
  ["registry:5000/team/app", "Always"],
  ["registry:5000/team/app:v1", "IfNotPresent"],
  ["localhost/app", "Always"],
  ["Registry.Example.com/app", "Always"],
  [`nginx@${digest}`, "IfNotPresent"],
  [`nginx:latest@${digest}`, "Always"],
  ["Nginx", "IfNotPresent"],
  ["team//app", "IfNotPresent"],
  ["", "IfNotPresent"],
  [undefined, "IfNotPresent"],
];

for (const [image, policy] of images) {
  test(`the image ${image} is pulled ${policy}`, () => {
    assert.is(imagePullPolicy(image), policy);
  });
}

test("a container and an image volume keep the pull policy they state", () => {
  const container: Container = { name: "a", image: "nginx", imagePullPolicy: "Never", resources: {} };
  containerImage(container);
  assert.is(container.imagePullPolicy, "Never");
  const source: ImageVolumeSource = { reference: "nginx:1" };
  imageSource(source);
  assert.is(source.pullPolicy, "IfNotPresent");
});

test("a volume without a source is an empty directory, another stays", () => {
  const bare: VolumeFields = { name: "v" };
  volume(bare as Volume);
  assert.equal(bare, { name: "v", emptyDir: {} });
  const secretVolume: Volume = { name: "v", secret: { secretName: "s" } };
  volume(secretVolume);
  assert.equal(secretVolume, { name: "v", secret: { secretName: "s" } });
});

const accounts: readonly [given: Partial<PodSpec>, want: Partial<PodSpec>][] = [
  [{ serviceAccountName: "a" }, { serviceAccountName: "a", serviceAccount: "a" }],
  [{ serviceAccount: "b" }, { serviceAccountName: "b", serviceAccount: "b" }],
  [
    { serviceAccountName: "a", serviceAccount: "b" },
    { serviceAccountName: "a", serviceAccount: "a" },
  ],
  [{}, {}],
];
for (const [given, want] of accounts) {
  test(`a pod or template with ${JSON.stringify(given)} says its account under both names`, () => {
    const spec: PodSpec = { containers: [], ...given };
    podSpec(spec);
    assert.equal(spec, { containers: [], ...want });
  });
}

test("requests of a pod's containers follow their limits", () => {
  const object: Pod = {
    spec: {
      containers: [{ name: "a", resources: { limits: { cpu: "1", memory: "1Gi" }, requests: { cpu: "500m" } } }],
      initContainers: [{ name: "b", resources: { limits: { cpu: "2" } } }],
    },
  };
  pod(object);
  assert.equal(object.spec?.containers?.[0]?.resources?.requests, { cpu: "500m", memory: "1Gi" });
  assert.equal(object.spec?.initContainers?.[0]?.resources?.requests, { cpu: "2" });
  assert.is(object.spec?.enableServiceLinks, true);
});

test("with the node's network each port is the node's port", () => {
  const ports = [{ containerPort: 80 }, { containerPort: 90, hostPort: 90 }];
  const object: Pod = { spec: { hostNetwork: true, containers: [{ name: "a", resources: {}, ports }] } };
  pod(object);
  assert.equal(object.spec?.containers?.[0]?.ports, [
    { containerPort: 80, hostPort: 80 },
    { containerPort: 90, hostPort: 90 },
  ]);
});

test("requests of the pod as a whole are what its containers need at the peak, else the limit", () => {
  const object: Pod = {
    spec: {
      resources: { limits: { cpu: "4", memory: "2Gi" } },
      containers: [
        { name: "a", resources: { requests: { cpu: "500m" } } },
        { name: "b", resources: { requests: { cpu: "1" } } },
      ],
      initContainers: [
        { name: "proxy", restartPolicy: "Always", resources: { requests: { cpu: "250m" } } },
        { name: "setup", resources: { requests: { cpu: "3" } } },
      ],
    },
  };
  pod(object);
  assert.equal(object.spec?.resources?.requests, { cpu: "3250m", memory: "2Gi" });
});

const services: readonly (readonly [title: string, before: object, after: object])[] = [
  [
    "of the cluster",
    { type: "ClusterIP", sessionAffinity: "None", ports: [{ port: 80 }] },
    {
      type: "ClusterIP",
      sessionAffinity: "None",
      ports: [{ port: 80, targetPort: 80 }],
      internalTrafficPolicy: "Cluster",
    },
  ],
  [
    "of the cluster with an external address",
    { type: "ClusterIP", sessionAffinity: "None", externalIPs: ["1.2.3.4"] },
    {
      type: "ClusterIP",
      sessionAffinity: "None",
      externalIPs: ["1.2.3.4"],
      internalTrafficPolicy: "Cluster",
      externalTrafficPolicy: "Cluster",
    },
  ],
  [
    "behind a load balancer",
    { type: "LoadBalancer", sessionAffinity: "ClientIP", ports: [{ port: 80, targetPort: "web" }] },
    {
      type: "LoadBalancer",
      sessionAffinity: "ClientIP",
      sessionAffinityConfig: { clientIP: { timeoutSeconds: 10800 } },
      ports: [{ port: 80, targetPort: "web" }],
      internalTrafficPolicy: "Cluster",
      externalTrafficPolicy: "Cluster",
      allocateLoadBalancerNodePorts: true,
    },
  ],
  [
    "that is an alias",
    { type: "ExternalName", externalName: "a.b", sessionAffinity: "None", sessionAffinityConfig: { clientIP: {} } },
    { type: "ExternalName", externalName: "a.b", sessionAffinity: "None" },
  ],
];

for (const [title, before, after] of services) {
  test(`a service ${title} gets the defaults of its type`, () => {
    const object = { spec: structuredClone(before) } as Service;
    service(object);
    assert.equal(object.spec, after);
  });
}

test("an address of a load balancer is virtual unless it says otherwise", () => {
  const ingress = [{ ip: "1.2.3.4" }, { ip: "1.2.3.5", ipMode: "Proxy" as const }, { hostname: "a.b" }];
  const object: Service = { spec: { type: "LoadBalancer" }, status: { loadBalancer: { ingress } } };
  service(object);
  assert.equal(object.status?.loadBalancer?.ingress, [
    { ip: "1.2.3.4", ipMode: "VIP" },
    { ip: "1.2.3.5", ipMode: "Proxy" },
    { hostname: "a.b" },
  ]);
});

test("a rolling update moves a quarter at a time, a recreation has no steps", () => {
  const bare: DeploymentStrategy = {};
  deploymentStrategy(bare);
  assert.equal(bare, { type: "RollingUpdate", rollingUpdate: { maxUnavailable: "25%", maxSurge: "25%" } });
  const recreate: DeploymentStrategy = { type: "Recreate" };
  deploymentStrategy(recreate);
  assert.equal(recreate, { type: "Recreate" });
});

test("a namespace carries its name as a label, whatever it said before", () => {
  const object: Namespace = { metadata: { name: "team", labels: { [labelMetadataName]: "other", a: "b" } } };
  namespace(object);
  assert.equal(object.metadata?.labels, { [labelMetadataName]: "team", a: "b" });
  const unnamed: Namespace = { metadata: { generateName: "t-" } };
  namespace(unnamed);
  assert.is(unnamed.metadata?.labels, undefined);
});

test("all that a node has may be used until it says otherwise", () => {
  const status = { capacity: { cpu: "4" } } as unknown as NodeStatus;
  nodeStatus(status);
  assert.equal(status.allocatable, { cpu: "4" });
  assert.is.not(status.allocatable, status.capacity);
});

test("text of a secret becomes data, over what was there, and is not kept", () => {
  const object = { data: { a: "eA==", b: "eQ==" }, stringData: { b: "é", c: "" } };
  secret(object);
  assert.equal(object, { data: { a: "eA==", b: "w6k=", c: "" } });
});

test.run();
