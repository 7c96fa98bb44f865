import * as assert from "uvu/assert";
import { code as deployments } from "../../generated/apps/v1/deployment.code.ts";
import type { Deployment } from "../../generated/apps/v1/deployment.ts";
import { code as replicaSets } from "../../generated/apps/v1/replicaSet.code.ts";
import type { ReplicaSet } from "../../generated/apps/v1/replicaSet.ts";
import type { Event } from "../../generated/core/v1/event.ts";
import { code as nodes } from "../../generated/core/v1/node.code.ts";
import type { Node } from "../../generated/core/v1/node.ts";
import type { Service, ServiceSpec } from "../../generated/core/v1/service.ts";
import type { Event as EventsEvent } from "../../generated/events/v1/event.ts";
import * as configMap from "../../runtime/kinds/core/configMap/columns.ts";
import * as deployment from "../../runtime/kinds/apps/deployment/columns.ts";
import * as event from "../../runtime/kinds/core/event/columns.ts";
import * as eventsEvent from "../../runtime/kinds/events/event/columns.ts";
import * as node from "../../runtime/kinds/core/node/columns.ts";
import * as ingressClass from "../../runtime/kinds/networking/ingressClass/columns.ts";
import * as storageClass from "../../runtime/kinds/storage/storageClass/columns.ts";
import * as secret from "../../runtime/kinds/core/secret/columns.ts";
import * as service from "../../runtime/kinds/core/service/columns.ts";
import {
  annotationDefaultIngressClass,
  annotationDefaultStorageClass,
  annotationDefaultStorageClassBeta,
} from "../../generated/wellknown.ts";
import { suite } from "../harness/suite.ts";

const test = suite("print");

const nowMs = Date.parse("2026-01-01T00:00:00Z");

const nodeStates: readonly (readonly [ready: string | undefined, unschedulable: boolean, text: string])[] = [
  ["True", false, "Ready"],
  ["False", false, "NotReady"],
  ["Unknown", false, "NotReady"],
  [undefined, false, "Unknown"],
  ["True", true, "Ready,SchedulingDisabled"],
  [undefined, true, "Unknown,SchedulingDisabled"],
];

for (const [ready, unschedulable, text] of nodeStates) {
  test(`a node whose Ready is ${ready}${unschedulable ? ", cordoned," : ""} is ${text}`, () => {
    const conditions = ready === undefined ? [] : [{ type: "Ready", status: ready }];
    assert.is(node.status({ spec: { unschedulable }, status: { conditions } } as unknown as Node), text);
  });
}

test("roles of a node come from its labels, in every label domain, sorted", () => {
  const labels = { "node-role.example.com/worker": "", "node-role.example.com/control-plane": "", zone: "a" };
  assert.is(node.roles({ metadata: { labels } } as Node), "control-plane,worker");
  const named = { ...labels, "orch.io/role": "edge" };
  assert.is(node.roles({ metadata: { labels: named } } as Node), "control-plane,edge,worker");
  assert.is(node.roles({ metadata: { labels: { "orch.io/role": "" } } } as Node), "<none>");
  assert.is(node.roles({ metadata: { labels: { "node-role.example.com/": "" } } } as Node), "<none>");
  assert.is(node.roles({} as Node), "<none>");
});

test("addresses of a node are found by type, what it did not report is unknown", () => {
  const addresses = [
    { type: "Hostname", address: "n1" },
    { type: "InternalIP", address: "10.0.0.1" },
  ];
  const object = { status: { addresses, nodeInfo: { osImage: "Debian", kernelVersion: "" } } } as unknown as Node;
  assert.is(node.internalIp(object), "10.0.0.1");
  assert.is(node.externalIp(object), "<none>");
  assert.is(node.kernelVersion(object), "<unknown>");
  const nodeInfo = { kernelVersion: "6.1", architecture: "amd64" };
  assert.is(node.kernelVersion({ status: { nodeInfo } } as Node), "6.1 (amd64)");
  const cells = ["", "Unknown", "<none>", "<unknown>", "", "10.0.0.1", "<none>", "Debian", "<unknown>", "<unknown>"];
  assert.equal(nodes.cells(object, { nowMs }), cells);
});

const ingress = [{ ip: "1.2.3.4" }, { hostname: "lb.example.com" }];
const externals: readonly (readonly [title: string, spec: ServiceSpec, ingress: object[], text: string])[] = [
  ["of the cluster alone", { type: "ClusterIP" }, [], "<none>"],
  ["with an external address", { type: "ClusterIP", externalIPs: ["9.9.9.9", "8.8.8.8"] }, [], "9.9.9.9,8.8.8.8"],
  ["on node ports", { type: "NodePort" }, [], "<none>"],
  ["waiting for its load balancer", { type: "LoadBalancer" }, [], "<pending>"],
  ["behind load balancers", { type: "LoadBalancer" }, ingress, "1.2.3.4,lb.example.com"],
  ["behind both", { type: "LoadBalancer", externalIPs: ["9.9.9.9"] }, [{ ip: "1.2.3.4" }], "1.2.3.4,9.9.9.9"],
  ["that is an alias", { type: "ExternalName", externalName: "db.example.com" }, [], "db.example.com"],
];

for (const [title, spec, ingresses, text] of externals) {
  test(`a service ${title} is reached at ${text}`, () => {
    assert.is(service.externalIp({ spec, status: { loadBalancer: { ingress: ingresses } } } as Service), text);
  });
}

test("the class that objects without one get is marked", () => {
  const marked = (annotation: string, value = "true") => ({
    metadata: { name: "a", annotations: { [annotation]: value } },
  });
  for (const annotation of [annotationDefaultStorageClass, annotationDefaultStorageClassBeta]) {
    assert.is(storageClass.name({ provisioner: "p", ...marked(annotation) }), "a (default)");
  }
  assert.is(storageClass.name({ provisioner: "p", ...marked(annotationDefaultStorageClass, "false") }), "a");
  assert.is(ingressClass.name({ ...marked(annotationDefaultIngressClass) }), "a (default)");
  assert.is(ingressClass.name({ metadata: { name: "a" } }), "a");
});

test("ports of a service show the node's port where there is one", () => {
  const ports = [
    { port: 80, nodePort: 30080, protocol: "TCP" as const },
    { port: 443, protocol: "TCP" as const },
    { port: 53, protocol: "UDP" as const },
  ];
  assert.is(service.ports({ spec: { ports } } as unknown as Service), "80:30080/TCP,443/TCP,53/UDP");
  assert.is(service.ports({ spec: {} } as Service), "<none>");
});

test("a service shows its address and selector", () => {
  const object = { spec: { clusterIP: "10.0.0.9", selector: { b: "2", a: "1" } } } as unknown as Service;
  assert.is(service.clusterIp(object), "10.0.0.9");
  assert.is(service.selector(object), "a=1,b=2");
  assert.is(service.clusterIp({ spec: { clusterIPs: ["None"] } } as Service), "None");
  assert.is(service.clusterIp({ spec: {} } as Service), "<none>");
  assert.is(service.selector({ spec: {} } as Service), "<none>");
});

test("a deployment shows ready of wanted, and what its pods are made of", () => {
  const object = {
    spec: {
      replicas: 3,
      selector: {
        matchLabels: { app: "web" },
        matchExpressions: [
          { key: "tier", operator: "In", values: ["b", "a"] },
          { key: "legacy", operator: "DoesNotExist" },
          { key: "zone", operator: "NotIn", values: ["x"] },
          { key: "team", operator: "Exists" },
        ],
      },
      template: {
        spec: {
          containers: [
            { name: "app", image: "nginx:1" },
            { name: "log", image: "log:2" },
          ],
        },
      },
    },
    status: { readyReplicas: 1, updatedReplicas: 2, availableReplicas: 1 },
  } as unknown as Deployment;
  assert.is(deployment.ready(object), "1/3");
  const selector = "app=web,!legacy,team,tier in (a,b),zone notin (x)";
  const row = ["", "1/3", 2, 1, "<unknown>", "app,log", "nginx:1,log:2", selector];
  assert.equal(deployments.cells(object, { nowMs }), row);
});

test("a new deployment and replica set show zeros", () => {
  assert.is(deployment.ready({ spec: { replicas: 3 } } as Deployment), "0/3");
  assert.equal(deployments.cells({} as Deployment, { nowMs }), ["", "0/0", 0, 0, "<unknown>", "", "", ""]);
  assert.equal(replicaSets.cells({} as ReplicaSet, { nowMs }), ["", null, null, 0, "<unknown>", "", "", ""]);
});

test("an event shows when, how often, of what and by whom", () => {
  const object = {
    metadata: {},
    involvedObject: { kind: "Pod", name: "web-0" },
    message: "  Pulled image \n",
    source: { component: "scheduler" },
    firstTimestamp: "2025-12-31T23:50:00Z",
    lastTimestamp: "2025-12-31T23:58:00Z",
    count: 4,
    reportingComponent: "",
    reportingInstance: "n1",
  } as Event;
  assert.is(event.lastSeen(object, { nowMs }), "2m");
  assert.is(event.firstSeen(object, { nowMs }), "10m");
  assert.is(event.count(object), 4);
  assert.is(event.object(object), "pod/web-0");
  assert.is(event.source(object), "scheduler, n1");
  assert.is(event.message(object), "Pulled image");
});

test("an event of the newer style counts by its series and from its event time", () => {
  const object = {
    eventTime: "2025-12-31T23:59:30.500000Z",
    series: { count: 9, lastObservedTime: "2025-12-31T23:59:55.000000Z" },
    regarding: { kind: "Node" },
    reportingController: "example.com/agent",
    note: "ok",
    deprecatedFirstTimestamp: null,
    deprecatedLastTimestamp: null,
  } as unknown as EventsEvent;
  assert.is(eventsEvent.lastSeen(object, { nowMs }), "5s");
  assert.is(eventsEvent.firstSeen(object, { nowMs }), "29s");
  assert.is(eventsEvent.count(object), 9);
  assert.is(eventsEvent.object(object), "node");
  assert.is(eventsEvent.source(object), "example.com/agent");
  assert.is(eventsEvent.message(object), "ok");
  const { series: _series, ...single } = object;
  assert.is(eventsEvent.lastSeen(single, { nowMs }), "29s");
  assert.is(eventsEvent.count(single), 1);
});

test("config maps and secrets show how many keys they hold", () => {
  assert.is(configMap.data({ data: { a: "1", b: "2" }, binaryData: { c: "AA==" } }), 3);
  assert.is(configMap.data({}), 0);
  assert.is(secret.data({ data: { a: "AA==" } }), 1);
});

test.run();
