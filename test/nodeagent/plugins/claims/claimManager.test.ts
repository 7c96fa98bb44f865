import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { Pod } from "../../../../generated/core/v1/pod.ts";
import type { ResourceClaim } from "../../../../generated/resource/v1/resourceClaim.ts";
import { claimCheckpoint } from "../../../../runtime/nodeagent/plugins/claims/claimCheckpoint.ts";
import { type ClaimDrivers, claimDrivers } from "../../../../runtime/nodeagent/plugins/claims/claimDrivers.ts";
import { ClaimManager } from "../../../../runtime/nodeagent/plugins/claims/claimManager.ts";
import { suite } from "../../../harness/suite.ts";
import { containerOf, podOf } from "../../podOf.ts";
import {
  type ScriptedClaimDriver,
  type ScriptedClaimDriverOptions,
  startScriptedClaimDriver,
} from "./scriptedClaimDriver.ts";

const test = suite("resource claims of a node's pods");
const driverName = "gpus.test";

interface Parts {
  readonly driver: ScriptedClaimDriver;
  readonly drivers: ClaimDrivers;
  readonly manager: ClaimManager;
  readonly claims: Map<string, ResourceClaim>;
  readonly path: string;
  readonly errors: string[];
  /** Another agent over the same file. */
  readonly again: () => Promise<ClaimManager>;
}

let nowMs = 0;

async function withDriver(
  run: (parts: Parts) => Promise<void>,
  options: Partial<ScriptedClaimDriverOptions> = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "orch-claims-"));
  const driver = await startScriptedClaimDriver({ folder, name: driverName, ...options });
  const drivers = claimDrivers({ onGone: () => {}, onRegistered: () => {} });
  const { version = "v1.DRAPlugin" } = options;
  await drivers.register({ name: driverName, endpoint: driver.socketPath, supportedVersions: [version] });
  const claims = new Map<string, ResourceClaim>();
  const errors: string[] = [];
  const path = join(folder, "dra_manager_state");
  const again = async () => {
    const manager = new ClaimManager({
      ...{ checkpoint: claimCheckpoint(path, "checkpoint.test/v1"), driver: drivers.get },
      read: async (namespace, name) => {
        const found = claims.get(`${namespace}/${name}`);
        if (found === undefined) throw new Error(`resourceclaims "${name}" not found`);
        return found;
      },
      logError: (message, error) => void errors.push(`${message}: ${(error as Error).message}`),
      nowMs: () => nowMs,
    });
    await manager.restore();
    return manager;
  };
  try {
    await run({ driver, drivers, claims, path, errors, again, manager: await again() });
  } finally {
    drivers.close();
    await driver.stop();
    rmSync(folder, { recursive: true });
  }
}

/** A claim that is allocated and that these pods may use. */
function claimFor(name: string, ...uids: readonly string[]): ResourceClaim {
  const results = [{ request: "gpu", driver: driverName, pool: "pool-a", device: `dev-${name}` }];
  return {
    metadata: { name, namespace: "shop", uid: `uid-${name}` },
    spec: {},
    status: {
      allocation: { devices: { results } },
      reservedFor: uids.map((uid) => ({ resource: "pods", name: "till", uid })),
    },
  };
}

function podUsing(uid: string, ...names: readonly string[]): Pod {
  const resourceClaims = names.map((each) => ({ name: `my-${each}`, resourceClaimName: each }));
  const container = containerOf({ resources: { claims: names.map((each) => ({ name: `my-${each}` })) } });
  return podOf({ resourceClaims, containers: [container] }, { uid });
}

const idsOf = (manager: ClaimManager, pod: Pod) => {
  const [container] = pod.spec?.containers ?? [];
  if (container === undefined) throw new Error("the pod has no container");
  return manager.devicesOf(pod, container).flatMap((each) => each.CDIDeviceIDs);
};

async function refusal(work: Promise<unknown>): Promise<string> {
  return await work.then(
    () => "it did not fail",
    (error: Error) => error.message,
  );
}

for (const version of ["v1.DRAPlugin", "v1beta1.DRAPlugin"] as const) {
  test(`a driver of ${version} prepares a claim once for all pods, and takes it back after the last`, () =>
    withDriver(
      async ({ driver, manager, claims, path }) => {
        claims.set("shop/gpu", claimFor("gpu", "p1", "p2"));
        await manager.prepare(podUsing("p1", "gpu"));
        await manager.prepare(podUsing("p2", "gpu"));
        assert.equal(idsOf(manager, podUsing("p1", "gpu")), ["gpus.test/device=gpu"]);
        const { Data } = JSON.parse(readFileSync(path, "utf8")) as { Data: string };
        const [kept] = JSON.parse(Data).ClaimInfoStateList;
        assert.equal([kept.ClaimUID, kept.ClaimName, kept.Namespace], ["uid-gpu", "gpu", "shop"]);
        assert.equal(kept.PodUIDs, { p1: {}, p2: {} });
        assert.equal(kept.DriverState[driverName].Devices, [
          { PoolName: "pool-a", DeviceName: "dev-gpu", RequestNames: [], CDIDeviceIDs: ["gpus.test/device=gpu"] },
        ]);
        await manager.release("p1");
        assert.equal(driver.calls, ["prepare gpu"]);
        await manager.release("p2");
        assert.equal(driver.calls, ["prepare gpu", "unprepare gpu"]);
        assert.is(manager.users().size, 0);
      },
      { version },
    ));
}

test("an agent that starts anew knows the devices, and takes back what the one before has prepared", () =>
  withDriver(async ({ driver, manager, claims, again }) => {
    claims.set("shop/gpu", claimFor("gpu", "p1"));
    await manager.prepare(podUsing("p1", "gpu"));
    const next = await again();
    assert.equal(idsOf(next, podUsing("p1", "gpu")), ["gpus.test/device=gpu"]);
    assert.equal([...next.users()], ["p1"]);
    await next.release("p1");
    assert.equal(driver.calls, ["prepare gpu", "unprepare gpu"]);
  }));

test("a container gets the devices of the requests that it names", () =>
  withDriver(
    async ({ manager, claims }) => {
      claims.set("shop/gpu", claimFor("gpu", "p1"));
      const pod = podUsing("p1", "gpu");
      await manager.prepare(pod);
      const of = (request?: string) =>
        manager
          .devicesOf(pod, containerOf({ resources: { claims: [{ name: "my-gpu", ...(request ? { request } : {}) }] } }))
          .map((each) => each.DeviceName);
      assert.equal([of(), of("big"), of("other")], [["dev-gpu"], ["dev-gpu"], []]);
      assert.equal(manager.devicesOf(pod, containerOf()), []);
    },
    { requests: ["big/first"] },
  ));

const refusals: readonly (readonly [string, ResourceClaim | undefined, string])[] = [
  ["that is not there", undefined, 'fetch ResourceClaim gpu: resourceclaims "gpu" not found'],
  ["that others have", claimFor("gpu", "p9"), "pod till (p1) is not allowed to use ResourceClaim gpu (uid-gpu)"],
  [
    "that is not allocated",
    { ...claimFor("gpu"), status: { reservedFor: claimFor("gpu", "p1").status?.reservedFor ?? [] } },
    "ResourceClaim gpu: it is not allocated",
  ],
];

for (const [what, claim, text] of refusals) {
  test(`a claim ${what} is why a pod does not start`, () =>
    withDriver(async ({ driver, manager, claims }) => {
      if (claim !== undefined) claims.set("shop/gpu", claim);
      assert.is(await refusal(manager.prepare(podUsing("p1", "gpu"))), text);
      assert.equal([driver.calls, manager.users().size], [[], 0]);
    }));
}

test("a claim of a driver that is away is not begun", () =>
  withDriver(async ({ driver, drivers, manager, claims }) => {
    claims.set("shop/gpu", claimFor("gpu", "p1"));
    drivers.deregister({ name: driverName, endpoint: driver.socketPath, supportedVersions: [] });
    assert.is(await refusal(manager.prepare(podUsing("p1", "gpu"))), `DRA driver ${driverName} is not registered`);
    assert.is(manager.users().size, 0);
  }));

test("a claim that a driver cannot prepare says why, and is taken back", () =>
  withDriver(async ({ driver, manager, claims }) => {
    claims.set("shop/gpu", claimFor("gpu", "p1"));
    driver.errors.set("gpu", "too hot");
    const pod = podUsing("p1", "gpu");
    assert.is(await refusal(manager.prepare(pod)), "NodePrepareResources failed for ResourceClaim gpu: too hot");
    driver.errors.set("gpu", "skip");
    assert.is(await refusal(manager.prepare(pod)), "NodePrepareResources skipped 1 ResourceClaims");
    driver.errors.set("gpu", "busy");
    assert.is(await refusal(manager.release("p1")), "NodeUnprepareResources failed for ResourceClaim gpu: busy");
    const before = driver.calls.length;
    assert.is(await refusal(manager.release("p1")), "NodeUnprepareResources failed for ResourceClaim gpu: busy");
    assert.is(driver.calls.length, before, "a driver that failed is not asked again at once");
    driver.errors.clear();
    nowMs += 500;
    await manager.release("p1");
    assert.is(manager.users().size, 0);
  }));

test("a claim that was made anew under its old name waits until the old one is gone", () =>
  withDriver(async ({ manager, claims }) => {
    claims.set("shop/gpu", claimFor("gpu", "p1"));
    await manager.prepare(podUsing("p1", "gpu"));
    claims.set("shop/gpu", { ...claimFor("gpu", "p2"), metadata: { name: "gpu", namespace: "shop", uid: "new" } });
    assert.is(
      await refusal(manager.prepare(podUsing("p2", "gpu"))),
      "old ResourceClaim with same name gpu and different UID uid-gpu still exists",
    );
    await manager.release("p1");
    await manager.prepare(podUsing("p2", "gpu"));
  }));

test("a claim of a template is that of the pod's status, and must be the pod's", () =>
  withDriver(async ({ manager, claims }) => {
    const pod: Pod = {
      ...podOf({ resourceClaims: [{ name: "g", resourceClaimTemplateName: "t" }] }, { uid: "p1" }),
      status: { resourceClaimStatuses: [{ name: "g", resourceClaimName: "till-g" }] },
    };
    const claim = claimFor("till-g", "p1");
    claims.set("shop/till-g", claim);
    const notOwner = "ResourceClaim shop/till-g was not created for pod shop/till (pod is not owner)";
    assert.is(await refusal(manager.prepare(pod)), notOwner);
    const owner = { apiVersion: "v1", kind: "Pod", name: "till", uid: "p1", controller: true };
    claims.set("shop/till-g", { ...claim, metadata: { ...claim.metadata, ownerReferences: [owner] } });
    await manager.prepare(pod);
    assert.equal([...manager.users()], ["p1"]);
    const { status: _, ...early } = pod;
    assert.is(await refusal(manager.prepare(early)), "pod claim g: the ResourceClaim has not been created yet");
  }));

test("a file that was changed is reported, and no container gets devices that are not known", () =>
  withDriver(async ({ manager, claims, path, errors, again }) => {
    claims.set("shop/gpu", claimFor("gpu", "p1"));
    await manager.prepare(podUsing("p1", "gpu"));
    writeFileSync(path, readFileSync(path, "utf8").replace("dev-gpu", "dev-cpu"));
    const next = await again();
    assert.match(errors[0] ?? "", "was changed, or not written as a whole");
    assert.throws(() => idsOf(next, podUsing("p1", "gpu")), "ResourceClaim gpu is not prepared");
  }));

test("a driver of a version that is not known hears so, and a newer instance takes the place of an older", () =>
  withDriver(async ({ driver, drivers }) => {
    const plugin = { name: "old.test", endpoint: "/nowhere", supportedVersions: ["v1alpha3.Node"] };
    assert.match(await refusal(drivers.register(plugin)), "must serve one of v1.DRAPlugin, v1beta1.DRAPlugin");
    const newer = { name: driverName, endpoint: "/newer", supportedVersions: ["v1.DRAPlugin"] };
    const first = drivers.get(driverName);
    await drivers.register(newer);
    assert.is.not(drivers.get(driverName), first);
    drivers.deregister(newer);
    assert.is(drivers.get(driverName), first);
    drivers.deregister({ ...newer, endpoint: driver.socketPath });
    assert.throws(() => drivers.get(driverName), "is not registered");
  }));

test.run();
