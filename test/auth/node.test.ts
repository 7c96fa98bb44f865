import * as assert from "uvu/assert";
import { policies } from "../../generated/policies.ts";
import { type NodePolicy, nodeAuthorizer } from "../../runtime/auth/authorizers/node.ts";
import { NodeGraph } from "../../runtime/auth/authorizers/nodeGraph.ts";
import { podRelations, volumeRelations } from "../../runtime/registry/nodeRelations.ts";
import { openApi } from "../harness/api.ts";
import { seriesValue } from "../harness/metrics.ts";
import { suite } from "../harness/suite.ts";
import { attributesOf, decisionText, userOf } from "./rbacTables.ts";

const test = suite("rights of nodes");

const rules = policies.clusterroles.find(({ metadata }) => metadata?.name === "system:node")?.rules ?? [];

const mirror = "orch.io/config.mirror";

const pod = (name: string, nodeName: string, spec: object = {}, status: object = {}) => ({
  metadata: { name, namespace: "ns" },
  spec: { nodeName, serviceAccountName: "robot", ...spec },
  status,
});

const busy = pod(
  "busy",
  "n1",
  {
    imagePullSecrets: [{ name: "pull" }],
    containers: [
      {
        env: [
          { valueFrom: { secretKeyRef: { name: "env" } } },
          { valueFrom: { configMapKeyRef: { name: "env" } } },
          {},
        ],
        envFrom: [{ secretRef: { name: "from" } }, { configMapRef: { name: "from" } }],
      },
    ],
    initContainers: [{ env: [{ valueFrom: { secretKeyRef: { name: "init" } } }] }],
    ephemeralContainers: [{ envFrom: [{ configMapRef: { name: "debug" } }] }],
    volumes: [
      { name: "a", secret: { secretName: "mounted" } },
      { name: "b", configMap: { name: "mounted" } },
      { name: "c", projected: { sources: [{ secret: { name: "projected" } }, { configMap: { name: "projected" } }] } },
      { name: "d", persistentVolumeClaim: { claimName: "data" } },
      { name: "scratch", ephemeral: {} },
      { name: "e", csi: { driver: "x", nodePublishSecretRef: { name: "csi" } } },
      { name: "f", rbd: { secretRef: { name: "rbd" } } },
      { name: "g", azureFile: { secretName: "azure" } },
    ],
    resourceClaims: [{ name: "x", resourceClaimName: "gpu" }],
  },
  {
    resourceClaimStatuses: [{ name: "y", resourceClaimName: "made" }],
    extendedResourceClaimStatus: { resourceClaimName: "extended" },
  },
);

function graphOf(): NodeGraph {
  const graph = new NodeGraph();
  for (const each of [busy, pod("other", "n2", { imagePullSecrets: [{ name: "far" }] }), pod("waiting", "", {})]) {
    const { name, namespace } = each.metadata;
    graph.putPod(`${namespace}/${name}`, podRelations(each, { name, namespace, mirror }));
  }
  const image = { ...pod("image", "n1", { imagePullSecrets: [{ name: "static" }] }) };
  const metadata = { ...image.metadata, annotations: { [mirror]: "x" } };
  graph.putPod("ns/image", podRelations({ ...image, metadata }, { name: "image", namespace: "ns", mirror }));
  const claimRef = { namespace: "ns", name: "data" };
  const csi = {
    nodeStageSecretRef: { namespace: "store", name: "stage" },
    controllerPublishSecretRef: { name: "hidden" },
  };
  graph.putVolume("vol", volumeRelations({ spec: { claimRef, csi, azureFile: { secretName: "of-claim" } } }));
  graph.putVolume("loose", volumeRelations({ spec: { csi } }));
  graph.putOwned("volumeattachment", "att", "n1");
  graph.putOwned("resourceslice", "slice", "n1");
  graph.putOwned("podcertificaterequest", "ns/pcr", "n1");
  return graph;
}

const policy: NodePolicy = {
  graph: graphOf(),
  settle: () => undefined,
  rules,
  apiDomain: "orch.io",
  leaseNamespace: "orch-node-lease",
  isGateOn: () => true,
};
const authorize = nodeAuthorizer(policy);

const unrelated = "no relationship found between node 'NODE' and this object";
const unnamed = "No Object name found";
const getOnly = "can only get individual resources of this type";
const readOnly = "can only read resources of this type";
const tokens = "can only create tokens for individual service accounts";
const leases = "can only get, create, update, patch, or delete a node lease";
const csiNodes = "can only get, create, update, patch, or delete a CSINode";
const sliceVerbs =
  "only the following verbs are allowed for a ResourceSlice: get, watch, list, create, update, patch, delete, deletecollection";

/**
 * Requests (`;` between them, namespace ns) -> what n1 hears, and what n2 does where that differs: "" is an allow, "-"
 * no opinion without a reason.
 */
const table: readonly (readonly [requests: string, n1: string, n2?: string])[] = [
  ["get secrets:pull; get secrets:env; get secrets:from; get secrets:init", "", unrelated],
  ["get secrets:mounted; get secrets:projected; get secrets:csi; get secrets:rbd; get secrets:azure", "", unrelated],
  ["list secrets:pull; watch secrets:pull; list configmaps:env; watch configmaps:mounted", "", unrelated],
  ["get configmaps:env; get configmaps:from; get configmaps:debug; get configmaps:projected", "", unrelated],
  ["get secrets:of-claim", "", unrelated],
  ["get secrets:far", unrelated, ""],
  ["get secrets:static; get secrets:hidden; get secrets:gone; get configmaps:pull; get secrets:stage", unrelated],
  ["list secrets; watch secrets; list configmaps", unnamed],
  ["create secrets; update secrets:pull; delete configmaps:env; deletecollection secrets; patch secrets:env", readOnly],
  ["get secrets/status:pull", "cannot read subresource"],
  ["get persistentvolumeclaims:data; get persistentvolumeclaims:busy-scratch", "", unrelated],
  ["get persistentvolumeclaims:scratch", unrelated],
  ["update persistentvolumeclaims/status:data; patch persistentvolumeclaims/status:data", "", unrelated],
  ["delete persistentvolumeclaims/status:data", "can only get/update/patch this type"],
  ["get persistentvolumeclaims/status:data", "can only get/update/patch this type"],
  ["list persistentvolumeclaims; update persistentvolumeclaims:data; create persistentvolumeclaims", getOnly],
  ["get persistentvolumes/status:vol", "cannot get subresource"],
  ["get persistentvolumes:vol", "", unrelated],
  ["get persistentvolumes:loose; get persistentvolumes:gone", unrelated],
  ["list persistentvolumes; delete persistentvolumes:vol", getOnly],
  ["get volumeattachments.storage.orch.io:gone", unrelated],
  ["list volumeattachments.storage.orch.io; update volumeattachments.storage.orch.io:att", getOnly],
  ["get resourceclaims.resource.orch.io:gpu; get resourceclaims.resource.orch.io:made", "", unrelated],
  ["get resourceclaims.resource.orch.io:extended", "", unrelated],
  ["list resourceclaims.resource.orch.io; watch resourceclaims.resource.orch.io:gpu", getOnly],
  ["create serviceaccounts/token:robot; get serviceaccounts:robot", ""],
  ["create serviceaccounts/token:default; get serviceaccounts:default", unrelated],
  ["create serviceaccounts/token; list serviceaccounts; update serviceaccounts:robot; create serviceaccounts", tokens],
  ["create serviceaccounts/x:robot", "can only create token subresource of serviceaccount"],
  ["get leases.coordination.orch.io:n1", 'can only access leases in the "orch-node-lease" system namespace'],
  ["list leases.coordination.orch.io; watch leases.coordination.orch.io:n1", leases],
  ["create csinodes.storage.orch.io", ""],
  [
    "get csinodes.storage.orch.io:n1; update csinodes.storage.orch.io:n1; delete csinodes.storage.orch.io:n1",
    "",
    "can only access CSINode with the same name as the requesting node",
  ],
  ["list csinodes.storage.orch.io", csiNodes],
  ["get csinodes.storage.orch.io/status:n1", "cannot authorize CSINode subresources"],
  ["create resourceslices.resource.orch.io", ""],
  ["get resourceslices.resource.orch.io/status:a", "cannot authorize ResourceSlice subresources"],
  ["impersonate resourceslices.resource.orch.io:a", sliceVerbs],
  [
    "list resourceslices.resource.orch.io",
    "can only list/watch/deletecollection resourceslices with nodeName field selector",
  ],
  ["create nodes; update nodes:n1; patch nodes:n1; update nodes/status:n1; patch nodes/status:n2", ""],
  ["get nodes:n1; list nodes:n1; watch nodes:n1", "", "node 'NODE' cannot read 'n1', only its own Node object"],
  ["list nodes; watch nodes", "node 'NODE' cannot read all nodes, only its own Node object"],
  ["delete nodes:n1; get nodes/status:n1; get nodes/proxy:n1; deletecollection nodes", "-"],
  ["get pods:busy", "", unrelated],
  ["get pods:image", "", unrelated],
  ["get pods:other", unrelated, ""],
  ["get pods:waiting; get pods:gone", unrelated],
  ["list pods; watch pods", "can only list/watch pods with spec.nodeName field selector"],
  ["list pods:busy; watch pods:busy", "", unrelated],
  ["create pods; delete pods:x; update pods/status:x; patch pods/status:x; create pods/eviction:x", ""],
  ["update pods:busy; patch pods:busy; get pods/log:busy; create pods/exec:busy; deletecollection pods", "-"],
  ["get podcertificaterequests.certificates.orch.io:pcr", "", unrelated],
  ["create podcertificaterequests.certificates.orch.io", ""],
  ["update podcertificaterequests.certificates.orch.io:pcr", "nodes may not update podcertificaterequests"],
  [
    "list podcertificaterequests.certificates.orch.io",
    "can only list/watch podcertificaterequests with nodeName field selector",
  ],
  ["list services; watch services; get endpoints:x; create events; get runtimeclasses.node.orch.io:x", ""],
  ["create tokenreviews.authentication.orch.io; create subjectaccessreviews.authorization.orch.io", ""],
  ["create certificatesigningrequests.certificates.orch.io; list csidrivers.storage.orch.io", ""],
  [
    "delete services:x; get deployments.apps:x; list endpoints; get /metrics; update runtimeclasses.node.orch.io:x",
    "-",
  ],
];

let rows = 0;
for (const [requests, ofFirst, ofSecond = ofFirst] of table) {
  test(`nodes and ${requests}`, () => {
    for (const request of requests.split("; ")) {
      const ask = (user: string) =>
        decisionText(authorize(attributesOf(request, { user: userOf(user), namespace: "ns" })));
      const expected = (reason: string, node: string) =>
        reason === "" ? "allow " : `noOpinion ${reason === "-" ? "" : reason.replaceAll("NODE", node)}`;
      const own = request.includes("serviceaccounts") && ofFirst === "" ? "" : ofSecond;
      assert.is(ask("system:node:n1@system:nodes"), expected(ofFirst, "n1"), request);
      assert.is(ask("system:node:n2@system:nodes"), expected(own, "n2"), request);
      assert.is(ask("system:node:n1"), "noOpinion ", `${request} of a user outside the group of nodes`);
      assert.is(ask("n1@system:nodes"), "noOpinion ", `${request} of a user who is no node`);
      const noName = 'noOpinion unknown node for user "system:node:"';
      assert.is(ask("system:node:@system:nodes"), noName, request);
      rows += 5;
    }
  });
}

test("the verdict table of nodes has hundreds of rows", () => assert.ok(rows >= 500, `${rows}`));

/** Requests outside a namespace, or with a selector of fields. */
const elsewhere: readonly (readonly [request: string, namespace: string, selector: string, expected: string])[] = [
  ["get volumeattachments.storage.orch.io:att", "", "", ""],
  ["get secrets:stage", "store", "", ""],
  ["list secrets:pull", "", "", "can only read namespaced object of this type"],
  ["get leases.coordination.orch.io:n1", "orch-node-lease", "", ""],
  ["create leases.coordination.orch.io", "orch-node-lease", "", ""],
  [
    "update leases.coordination.orch.io:n2",
    "orch-node-lease",
    "",
    "can only access node lease with the same name as the requesting node",
  ],
  ["get resourceslices.resource.orch.io:slice", "", "", ""],
  ["delete resourceslices.resource.orch.io:other", "", "", "no relationship found between node 'n1' and this object"],
  ["list resourceslices.resource.orch.io", "", "n1", ""],
  ["deletecollection resourceslices.resource.orch.io", "", "n1", ""],
  [
    "watch resourceslices.resource.orch.io",
    "",
    "n2",
    "can only list/watch/deletecollection resourceslices with nodeName field selector",
  ],
  ["list pods", "", "n1", ""],
  ["watch pods", "ns", "n1", ""],
  ["list pods", "", "n2", "can only list/watch pods with spec.nodeName field selector"],
  ["list podcertificaterequests.certificates.orch.io", "", "n1", ""],
];

test("without its gate a node gets no service account, and makes tokens all the same", () => {
  const gates = ["KubeletServiceAccountTokenForCredentialProviders", "PodCertificateRequest"];
  const isGateOn = (gate: string) => !gates.includes(gate);
  const without = nodeAuthorizer({ ...policy, isGateOn });
  const ask = (request: string) => {
    const user = userOf("system:node:n1@system:nodes");
    return decisionText(without(attributesOf(request, { user, namespace: "ns" })));
  };
  assert.is(ask("get serviceaccounts:robot"), "noOpinion not allowed to get service accounts");
  assert.is(ask("create serviceaccounts/token:robot"), "allow ");
});

test("selectors and namespaces count", () => {
  for (const [request, namespace, value, expected] of elsewhere) {
    const plain = attributesOf(request, { user: userOf("system:node:n1@system:nodes"), namespace });
    const term = { key: "spec.nodeName", operator: "In" as const, values: [value] };
    const attributes = value === "" ? plain : { ...plain, fieldSelector: [term] };
    assert.is(decisionText(authorize(attributes)), expected === "" ? "allow " : `noOpinion ${expected}`, request);
    const negated = { ...plain, fieldSelector: [{ ...term, operator: "NotIn" as const }] };
    if (value !== "")
      assert.is(
        authorize(negated) instanceof Promise || decisionText(authorize(negated)).startsWith("noOpinion"),
        true,
      );
  }
});

test("what a pod named is unrelated when it has gone, moved, or no longer names it", () => {
  const graph = graphOf();
  assert.ok(graph.uses("n1", "secret ns/pull"));
  const twin = podRelations(
    { ...busy, metadata: { name: "twin", namespace: "ns" } },
    { name: "twin", namespace: "ns", mirror },
  );
  graph.putPod("ns/twin", twin);
  graph.removePod("ns/busy");
  assert.ok(graph.uses("n1", "secret ns/pull"), "the twin names it still");
  graph.putPod("ns/twin", { node: "n2", names: ["secret ns/pull"] });
  assert.equal([graph.uses("n1", "secret ns/pull"), graph.uses("n2", "secret ns/pull")], [false, true]);
  graph.putPod("ns/twin", { node: "n2", names: [] });
  assert.not(graph.uses("n2", "secret ns/pull"));
  assert.not(graph.owns("n1", "pod", "ns/twin"));
  graph.removeVolume("vol");
  assert.not(graph.uses("n1", "secret store/stage"));
});

test("the server answers a node by its pods, as they are at that moment", async () => {
  const users = { n1: { name: "system:node:n1", groups: ["system:nodes"] } };
  const api = await openApi({ authorizationMode: ["Node", "RBAC"], users, keepsPolicies: true });
  const asNode = (path: string) => api.call("GET", path, { token: "n1" });
  const secrets = "/api/v1/namespaces/default/secrets";
  await api.post(secrets, { metadata: { name: "a" } });
  const refused = await asNode(`${secrets}/a`);
  const text = 'User "system:node:n1" cannot get resource "secrets" in API group "" in the namespace "default"';
  const reason = "no relationship found between node 'n1' and this object";
  assert.is(refused.json["message"], `secrets "a" is forbidden: ${text}: ${reason}`);
  await api.post("/api/v1/namespaces/default/serviceaccounts", { metadata: { name: "default" } });
  const spec = { nodeName: "n1", containers: [{ name: "c", image: "i" }], imagePullSecrets: [{ name: "a" }] };
  const made = await api.post("/api/v1/namespaces/default/pods", { metadata: { name: "p" }, spec });
  assert.is(made.status, 201, made.text);
  assert.is((await asNode(`${secrets}/a`)).status, 200);
  assert.is((await asNode(`${secrets}?fieldSelector=metadata.name=a`)).status, 200);
  assert.is((await asNode(secrets)).status, 403);
  assert.is((await asNode("/api/v1/pods?fieldSelector=spec.nodeName=n1")).status, 200);
  assert.is((await asNode("/api/v1/pods?fieldSelector=spec.nodeName%3Dn1,status.phase!%3DFailed")).status, 200);
  assert.is((await asNode("/api/v1/pods?fieldSelector=spec.nodeName!=n1")).status, 403);
  assert.is((await asNode("/api/v1/pods")).status, 403);
  await api.delete("/api/v1/namespaces/default/pods/p", { gracePeriodSeconds: 0 });
  assert.is((await asNode(`${secrets}/a`)).status, 403);
  const review = async (resourceAttributes: object) => {
    const body = { spec: { user: "system:node:n1", groups: ["system:nodes"], resourceAttributes } };
    return (await api.post("/apis/authorization.orch.io/v1/subjectaccessreviews", body)).json["status"];
  };
  const pods = { verb: "list", resource: "pods" };
  const requirement = { key: "spec.nodeName", operator: "In", values: ["n1"] };
  assert.equal(await review({ ...pods, fieldSelector: { requirements: [requirement] } }), { allowed: true });
  assert.equal(await review({ ...pods, fieldSelector: { rawSelector: "spec.nodeName=n1" } }), { allowed: true });
  const elsewhere = await review({ ...pods, fieldSelector: { rawSelector: "spec.nodeName=n2" } });
  assert.equal(elsewhere, { allowed: false, reason: "can only list/watch pods with spec.nodeName field selector" });
  const metrics = (await api.get("/metrics")).text;
  for (const operation of ["AddPod", "DeletePod"]) {
    assert.is(
      seriesValue(metrics, `node_authorizer_graph_actions_duration_seconds_count{operation="${operation}"}`),
      1,
    );
  }
  const decisions = 'apiserver_authorization_decisions_total{decision="allowed",name="node",type="Node"}';
  assert.ok((seriesValue(metrics, decisions) ?? 0) > 3);
  await api.stop();
});

test.run();
