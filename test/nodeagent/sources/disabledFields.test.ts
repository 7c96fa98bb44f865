import * as assert from "uvu/assert";
import type { Client } from "../../../generated/client.ts";
import type { ContainerRestartRule } from "../../../generated/core/v1/container.ts";
import { systemClock } from "../../../runtime/client/clock.ts";
import { hostName } from "../../../runtime/nodeagent/container/hostName.ts";
import { type PodFieldGate, withoutDisabledFields } from "../../../runtime/nodeagent/sources/disabledFields.ts";
import { apiObjects } from "../../../runtime/nodeagent/volumes/apiObjects.ts";
import { suite } from "../../harness/suite.ts";
import { containerOf, podOf } from "../podOf.ts";

const test = suite("nodeagent: fields behind gates");

const files = { volumeName: "conf", path: "a.env", key: "SOUP" };
const container = containerOf({
  env: [
    { name: "SOUP", valueFrom: { fileKeyRef: files } },
    { name: "NAME", valueFrom: { fieldRef: { fieldPath: "metadata.name" } } },
  ],
});
const pod = podOf({ hostnameOverride: "desk.example", containers: [container], initContainers: [container] });
const seenWithout = (seen: typeof pod, ...gates: readonly PodFieldGate[]) =>
  withoutDisabledFields(seen, (each) => !gates.includes(each));

test("with all gates a pod stays as it is", () => {
  assert.is(seenWithout(pod), pod);
});

const again: ContainerRestartRule = { action: "Restart", exitCodes: { operator: "In", values: [3] } };
const all: ContainerRestartRule = { action: "RestartAllContainers", exitCodes: { operator: "In", values: [4] } };
const ruled = podOf({
  restartPolicy: "Never",
  containers: [containerOf({ restartPolicy: "OnFailure", restartPolicyRules: [again, all] }), containerOf({})],
  initContainers: [
    containerOf({ restartPolicy: "Always", restartPolicyRules: [all] }),
    containerOf({ restartPolicy: "Never", restartPolicyRules: [again] }),
  ],
});
const rulesOf = (seen: typeof pod) =>
  [...(seen.spec?.containers ?? []), ...(seen.spec?.initContainers ?? [])].map((each) => [
    each.restartPolicy,
    each.restartPolicyRules,
  ]);

test("without ContainerRestartRules containers restart as their pod does, and sidecars always", () => {
  const none = [undefined, undefined];
  assert.equal(rulesOf(seenWithout(ruled, "ContainerRestartRules")), [none, none, ["Always", undefined], none]);
});

test("without RestartAllContainersOnContainerExits a container restarts no others", () => {
  const seen = seenWithout(ruled, "RestartAllContainersOnContainerExits");
  const left = [
    ["OnFailure", [again]],
    [undefined, undefined],
    ["Always", []],
    ["Never", [again]],
  ];
  assert.equal(rulesOf(seen), left);
});

test("without HostnameOverride a pod has its usual host name", () => {
  const seen = seenWithout(pod, "HostnameOverride");
  const names = [pod, seen].map((each) => hostName(each, "c").host);
  assert.equal(names, ["desk.example", "till"]);
  assert.equal(seen.spec?.containers, [container]);
});

test("without EnvFiles a variable from a file is empty, and others stay", () => {
  const seen = seenWithout(pod, "EnvFiles").spec;
  const left = [{ name: "SOUP" }, container.env?.[1]];
  assert.equal([seen?.containers[0]?.env, seen?.initContainers?.[0]?.env], [left, left]);
  assert.is(seen?.hostnameOverride, "desk.example");
});

test("without ClusterTrustBundleProjection no bundles are asked for", async () => {
  const bundle = { metadata: { name: "roots" }, spec: { trustBundle: "PEM" } };
  const clustertrustbundles = { get: async () => bundle };
  const none = { v1: {} };
  const client = { certificates: { v1beta1: { clustertrustbundles } }, core: none, storage: none } as unknown as Client;
  const asked = (hasTrustBundles: boolean) =>
    apiObjects({
      ...{ client, clock: systemClock, maxAgeMs: 1000 },
      ...{ isGateOn: () => hasTrustBundles, node: () => undefined },
    }).trustBundles({ name: "roots", path: "p" });
  assert.equal(await asked(true), [bundle]);
  const error = await asked(false).catch((reason: Error) => reason.message);
  assert.is(error, "this node has disabled the gate ClusterTrustBundleProjection");
});

test.run();
