import * as assert from "uvu/assert";
import type { Pod } from "../../generated/core/v1/pod.ts";
import { existingPodsWarnings } from "../../runtime/admission/podSecurity/existingPods.ts";
import type { FindViolations } from "../../runtime/admission/podSecurity/violations.ts";
import { suite } from "../harness/suite.ts";
import { slowness } from "../harness/machineSpeed.ts";
import { measureLoop } from "../harness/loopMeter.ts";

const test = suite("admission: pods that a namespace has when it enforces more");

const restricted = { level: "restricted", minor: Number.POSITIVE_INFINITY } as const;
const first = 'existing pods in namespace "n" violate the new PodSecurity enforce level "restricted:latest"';

/** Pods are bad where their names say so. */
const find: FindViolations = ({ metadata }) =>
  metadata?.name?.startsWith("bad") ? [{ reason: "bad", detail: "" }] : [];

interface Given {
  readonly pods: readonly Pod[];
  /** Milliseconds that a pod takes. */
  readonly msPerPod?: number;
}

async function warningsOf({ pods, msPerPod = 0 }: Given): Promise<string[]> {
  let nowMs = 0;
  const read = (pod: Pod) => {
    nowMs += msPerPod;
    return pod;
  };
  return await existingPodsWarnings("n", restricted, { pods: { list: () => pods, read }, find, now: () => nowMs });
}

function podsOf(count: number, { name = "bad", uid = "" }: { name?: string; uid?: string } = {}): Pod[] {
  const ownerReferences = uid === "" ? [] : [{ apiVersion: "v1", kind: "K", name: "o", controller: true, uid }];
  return Array.from({ length: count }, (_, index) => ({ metadata: { name: `${name}${index}`, ownerReferences } }));
}

const only = (checked: number, all: number) =>
  `new PodSecurity enforce level only checked against the first ${checked} of ${all} existing pods`;

test("3000 pods are checked, and no more", async () => {
  assert.equal(await warningsOf({ pods: podsOf(3000) }), [first, "bad0 (and 2999 other pods): bad"]);
  assert.equal(await warningsOf({ pods: podsOf(3001) }), [only(3000, 3001), first, "bad0 (and 2999 other pods): bad"]);
  assert.equal(await warningsOf({ pods: podsOf(3001, { name: "good" }) }), [only(3000, 3001)]);
});

test("pods are checked for a second", async () => {
  const pods = [...podsOf(20, { uid: "u" }), ...podsOf(1, { name: "bad-alone" })];
  const half = "bad0 (and 1 other pod): bad";
  assert.equal(await warningsOf({ pods: podsOf(20), msPerPod: 100 }), [
    only(5, 20),
    first,
    "bad0 (and 4 other pods): bad",
  ]);
  assert.equal(await warningsOf({ pods: pods.slice(0, 3), msPerPod: 300 }), [only(2, 3), first, half]);
});

test("one pod of each controller goes first", async () => {
  const pods = [...podsOf(4000, { uid: "u", name: "good" }), ...podsOf(1, { uid: "v" })];
  assert.equal(await warningsOf({ pods }), [only(3000, 4001), first, "bad0: bad"]);
});

test("others have their turns meanwhile", async () => {
  const text = JSON.stringify({
    metadata: { name: "good" },
    spec: { containers: [{ name: "a", image: "i".repeat(20_000) }] },
  });
  const pods = Array.from({ length: 3000 }, () => text);
  const read = (each: string) => JSON.parse(each) as Pod;
  const options = { pods: { list: () => pods, read }, find, now: () => performance.now() };
  const { longestMs } = await measureLoop(() => existingPodsWarnings("n", restricted, options));
  assert.ok(longestMs < 20 * slowness(), `a turn took ${longestMs} ms`);
});

test.run();
