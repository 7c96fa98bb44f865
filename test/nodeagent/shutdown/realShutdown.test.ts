import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { suite } from "../../harness/suite.ts";
import { missingContainerd } from "../harness/containerd.ts";
import { type RealNode, startRealNode } from "../harness/realNode.ts";
import { type FakeLogind, missingDbus, startFakeLogind } from "./fakeLogind.ts";

const test = suite("nodeagent: shutdown with real pods");
const missing = missingContainerd() ?? missingDbus();
let node: RealNode;
let logind: FakeLogind;
const { PATH } = process.env;

test.after(async () => {
  process.env["PATH"] = PATH;
  delete process.env["DBUS_SYSTEM_BUS_ADDRESS"];
  await node?.close();
  await logind?.close();
});

async function shutDown(): Promise<void> {
  logind = await startFakeLogind({ delaySeconds: 30 });
  process.env["DBUS_SYSTEM_BUS_ADDRESS"] = logind.address;
  process.env["PATH"] = `${dirname(logind.inhibitProgram)}:${PATH}`;
  node = await startRealNode(["--shutdown-grace-period", "20s", "--shutdown-grace-period-critical-pods", "10s"]);
  await node.make("web", {});
  await node.until("web", ({ phase }) => phase === "Running");
  assert.is(logind.isInhibited(), true);
  logind.prepareForShutdown(true);
  const { reason, message, conditions } = await node.until("web", ({ phase }) => phase === "Failed");
  assert.equal([reason, message], ["Terminated", "Pod was terminated in response to imminent node shutdown."]);
  const disruption = conditions?.find(({ type }) => type === "DisruptionTarget");
  assert.equal([disruption?.status, disruption?.reason], ["True", "TerminationByNodeAgent"]);
  for (let attempt = 0; attempt < 100 && logind.isInhibited(); attempt++) await sleep(20);
  assert.is(logind.isInhibited(), false, "the shutdown goes on");
  await node.make("late", {});
  const late = await node.until("late", ({ phase }) => phase === "Failed");
  const refused = "Pod was rejected: Pod was rejected as the node is shutting down.";
  assert.equal([late.reason, late.message], ["NodeShutdown", refused]);
  const { status } = await node.client.core.v1.nodes.get(node.name);
  const ready = status?.conditions?.find(({ type }) => type === "Ready");
  assert.equal([ready?.status, ready?.reason, ready?.message], ["False", "NodeAgentNotReady", "node is shutting down"]);
}

const title = "the pods of a machine that shuts down are ended first, and it takes no more";
if (missing === undefined) test(title, shutDown, { timeoutMs: 60_000 });
else test.skip(title, missing);
test.run();
