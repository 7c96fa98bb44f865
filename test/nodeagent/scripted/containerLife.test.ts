import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { StopContainerRequest } from "../../../generated/pb/cri/v1/api_pb.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import { suite } from "../../harness/suite.ts";
import { mountObjection } from "../realMounts.ts";
import { eventually, image, isSettled, type ScriptedNode, startScriptedNode } from "./scriptedNode.ts";

const test = suite("nodeagent: the life of a container");
let node: ScriptedNode;

function tests(): void {
  test.before(async () => {
    node = await startScriptedNode({ speed: 20, callMs: 500 });
  });
  test.after(() => node.close());

  test("a container that the runtime has lost does not start again where its pod wants no restart", async () => {
    await node.make("once", { restartPolicy: "Never" });
    await node.make("again", { restartPolicy: "OnFailure" });
    for (const each of ["once", "again"]) await node.until(each, ({ phase }) => phase === "Running");
    await isSettled(node);
    await node.runtime.kill();
    node.runtime.state.reboot({ isEmpty: true });
    await node.runtime.start();
    const { containerStatuses } = await node.until("once", ({ phase }) => phase === "Failed");
    assert.is(containerStatuses?.[0]?.state?.terminated?.reason, "ContainerStatusUnknown");
    assert.is(containerStatuses?.[0]?.state?.terminated?.exitCode, 137);
    await node.until("again", (status) => status.containerStatuses?.[0]?.restartCount === 1);
    assert.equal(
      node.runtime.state.starts.filter((each) => each.startsWith("once/")),
      ["once/main#0"],
    );
    for (const each of ["once", "again"]) await node.remove(each);
    await eventually(async () => (await node.isGone("once")) && (await node.isGone("again")));
  });

  test("an exit code brings all containers of a pod back, though its pod wants no restart", async () => {
    const exitCodes = { operator: "In" as const, values: [88] };
    await node.make("together", {
      restartPolicy: "Never",
      initContainers: [{ name: "setup", image, restartPolicy: "Never" }],
      containers: [
        {
          name: "main",
          image,
          restartPolicy: "Never",
          restartPolicyRules: [{ action: "RestartAllContainers", exitCodes }],
        },
        { name: "other", image },
      ],
    });
    const { state } = node.runtime;
    const runs = (name: string) => state.starts.filter((each) => each.startsWith(`together/${name}#`)).length;
    for (let run = 1; run <= 2; run++) {
      await eventually(() => runs("setup") === run);
      await eventually(() => {
        state.exit("together", "setup", 0);
        return runs("main") === run && runs("other") === run;
      });
      const isUp = ({ containerStatuses = [] }: PodStatus) =>
        containerStatuses.every(({ ready, restartCount }) => ready && restartCount === run - 1);
      await node.until("together", isUp);
      if (run === 1) state.exit("together", "main", 88);
    }
    await node.remove("together");
    await eventually(() => node.isGone("together"));
  });
}

function hookTests(): void {
  test("a container does not run before the hook after its start has ended, and is not probed before", async () => {
    const exec = { command: ["true"] };
    const isHook = (request: unknown) => JSON.stringify((request as { cmd: string[] }).cmd) === '["hook"]';
    node.runtime.faults.add({ call: "execSync", fault: { kind: "late", ms: 1500 }, when: isHook });
    const calls = () => node.runtime.faults.calls.get("execSync") ?? 0;
    const before = calls();
    await node.make("hooked", {
      containers: [
        {
          ...{ name: "main", image, lifecycle: { postStart: { exec: { command: ["hook"] } } } },
          ...{ livenessProbe: { exec, periodSeconds: 1 }, readinessProbe: { exec, periodSeconds: 1 } },
        },
        { name: "other", image },
      ],
    });
    await eventually(() => calls() > before);
    const isSeen = (status: PodStatus) => status.podIP !== undefined && status.containerStatuses?.[0] !== undefined;
    const { phase, containerStatuses = [] } = await node.until("hooked", isSeen);
    const [main] = containerStatuses;
    assert.equal(
      [phase, main?.state, main?.started, main?.ready],
      ["Pending", { waiting: { reason: "ContainerCreating" } }, false, false],
    );
    assert.is(calls() - before, 1, "a probe began");
    await node.until("hooked", ({ conditions = [] }) =>
      conditions.some(({ type, status }) => type === "Ready" && status === "True"),
    );
    await node.remove("hooked");
    await eventually(() => node.isGone("hooked"));
  });
}

function backOffTests(): void {
  test("a container that waits for its restart starts at once with another image", async () => {
    await node.make("broken");
    const pods = node.client.core.v1.pods.namespace("default");
    const restarts = (count: number) => (status: PodStatus) =>
      status.containerStatuses?.[0]?.restartCount === count && status.containerStatuses[0].state?.running !== undefined;
    for (let run = 0; run < 5; run++) {
      await node.until("broken", restarts(run));
      node.runtime.state.exit("broken", "main", 1);
    }
    await node.until(
      "broken",
      (status) => status.containerStatuses?.[0]?.state?.waiting?.reason === "CrashLoopBackOff",
    );
    const other = "registry.test/desk:5";
    node.runtime.state.images.add(other);
    const beganMs = performance.now();
    await pods.patch("broken", { type: "strategic", body: { spec: { containers: [{ name: "main", image: other }] } } });
    await node.until("broken", restarts(5));
    assert.ok(performance.now() - beganMs < 2000, "it waited for the 80 seconds, 4 here, of the former one");
    await node.remove("broken");
    await eventually(() => node.isGone("broken"));
  });
}

function logTests(): void {
  test("the logs of a run go with it, and those of the last two stay", async () => {
    const { metadata } = await node.make("noisy");
    await node.until("noisy", ({ phase }) => phase === "Running");
    const folder = join(node.folder, "logs", `default_noisy_${metadata?.uid}`, "main");
    for (const each of ["0.log", "0.log.20260101-000000.gz", "1.log", "2.log"]) writeFileSync(join(folder, each), "");
    for (let run = 0; run < 2; run++) {
      await node.until("noisy", ({ containerStatuses }) => containerStatuses?.[0]?.restartCount === run);
      node.runtime.state.exit("noisy", "main", 1);
    }
    await eventually(
      () => readdirSync(folder).join() === "1.log,2.log",
      () => readdirSync(folder).join(),
    );
    await node.remove("noisy");
    await eventually(() => node.isGone("noisy"));
  });
}

function graceTests(): void {
  test("a pod gets its whole grace, though the clock of its node is ahead of the server's", async () => {
    await node.make("slow", { terminationGracePeriodSeconds: 7 });
    await node.until("slow", ({ phase }) => phase === "Running");
    node.clock.jump(3_600_000);
    const timeouts: bigint[] = [];
    const noted = (request: unknown) => {
      timeouts.push((request as StopContainerRequest).timeout);
      return false;
    };
    node.runtime.faults.add({ call: "stopContainer", fault: { kind: "hang" }, when: noted });
    await node.remove("slow");
    await eventually(() => node.isGone("slow"));
    node.runtime.faults.clear();
    node.clock.jump(-3_600_000);
    assert.equal(timeouts, [7n]);
  });
}

function hangTests(): void {
  test("a process has two seconds to end, though its pod gives it none", async () => {
    await node.make("hasty", { terminationGracePeriodSeconds: 0, activeDeadlineSeconds: 40 });
    await node.until("hasty", ({ phase }) => phase === "Running");
    const timeouts: bigint[] = [];
    const noted = (request: unknown) => {
      timeouts.push((request as StopContainerRequest).timeout);
      return false;
    };
    node.runtime.faults.add({ call: "stopContainer", fault: { kind: "hang" }, when: noted });
    await node.until("hasty", ({ phase }) => phase === "Failed");
    assert.equal(timeouts, [2n]);
  });

  test("a stop that hangs is tried again soon after the grace of the container", async () => {
    await node.make("hung", { terminationGracePeriodSeconds: 1 });
    await node.until("hung", ({ phase }) => phase === "Running");
    node.runtime.faults.add({ call: "stopContainer", fault: { kind: "hang" } });
    const stops = () => node.runtime.faults.calls.get("stopContainer") ?? 0;
    const before = stops();
    const beganMs = performance.now();
    await node.remove("hung");
    await eventually(() => node.isGone("hung"));
    assert.ok(performance.now() - beganMs < 6000, "the agent waited for a call that hangs");
    assert.is(stops() - before, 2);
  });
}

const missing = mountObjection();
if (missing === undefined) {
  tests();
  hookTests();
  backOffTests();
  logTests();
  graceTests();
  hangTests();
} else test.skip("runs pods", missing);
test.run();
