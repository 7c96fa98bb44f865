import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { missingContainerd, newerPrograms } from "./harness/containerd.ts";
import { type RealNode, startRealNode } from "./harness/realNode.ts";

const test = suite("nodeagent on containerd 2.1");
let node: RealNode;

const isRunning = ({ phase }: { phase?: string }) => phase === "Running";

function tests(): void {
  test.before(async () => {
    node = await startRealNode([], newerPrograms);
  });
  test.after(() => node.close());

  test("a pod runs, and its deletion leaves nothing behind", async () => {
    const { metadata } = await node.make("web", {});
    const { podIP, containerStatuses } = await node.until("web", isRunning);
    assert.match(podIP ?? "", /^10\./);
    assert.match(containerStatuses?.[0]?.containerID ?? "", /^containerd:\/\/[0-9a-f]{64}$/);
    await node.remove("web");
    const uid = metadata?.uid ?? "";
    await eventually(async () => (await node.connection.runtime.listPodSandbox({})).items.length === 0);
    assert.not(existsSync(join(node.runtime.folder, "agent/pods", uid)));
    assert.equal(readdirSync(join(node.runtime.folder, "logs")), []);
  });

  test("the end of a container is known by its event, long before the next list", async () => {
    const { image } = node.runtime;
    const command = ["sh", "-c", "sleep 1; exit 3"];
    const heard = new AbortController();
    const ids: string[] = [];
    const events = node.connection.runtime.getContainerEvents({}, { signal: heard.signal, timeoutMs: 0 });
    const listening = (async () => {
      for await (const { containerId } of events) ids.push(containerId);
    })().catch((error: unknown) => assert.ok(heard.signal.aborted, String(error)));
    await node.make("brief", { restartPolicy: "Never", containers: [{ name: "main", image, command }] });
    const { containerStatuses } = await node.until("brief", ({ phase }) => phase === "Failed");
    const knownMs = Date.now();
    const { terminated } = containerStatuses?.[0]?.state ?? {};
    assert.is(terminated?.exitCode, 3);
    // Times of a status are whole seconds; lists are five seconds apart.
    assert.ok(
      knownMs - Date.parse(terminated?.finishedAt ?? "") < 3000,
      `known at ${knownMs}, ${terminated?.finishedAt}`,
    );
    assert.ok(ids.some((each) => terminated?.containerID === `containerd://${each}`));
    heard.abort();
    await listening;
    await node.remove("brief");
  });

  test("a pod outlives its agent", async () => {
    await node.make("steady", {});
    const before = await node.until("steady", isRunning);
    await node.stopAgent("SIGKILL");
    await node.startAgent();
    const after = await node.until("steady", isRunning);
    assert.is(after.containerStatuses?.[0]?.containerID, before.containerStatuses?.[0]?.containerID);
    await node.remove("steady");
  });
}

async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt++) {
    if (await isSo()) return;
    await sleep(20);
  }
  assert.unreachable("not so after ten seconds");
}

const missing = missingContainerd(newerPrograms);
if (missing === undefined) tests();
else test.skip("runs pods", missing);
test.run();
