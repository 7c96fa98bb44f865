import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { systemClock } from "../../runtime/client/clock.ts";
import { startTestServer, type TestServer } from "../../runtime/testing/testServer.ts";
import { eventually } from "./scripted/scriptedNode.ts";
import { startJoinedNode } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";
import { clearMounts } from "./realMounts.ts";
import { type ScriptedRuntime, startScriptedRuntime } from "./scripted/scriptedRuntime.ts";

const test = suite("nodeagent in a user namespace");

const unshare = ["unshare", "--user", "--map-root-user", "--mount"];
const folder = mkdtempSync(join(tmpdir(), "orch-userns-"));
let server: TestServer;
let runtime: ScriptedRuntime;

test.before(async () => {
  server = await startTestServer();
  runtime = await startScriptedRuntime(folder, systemClock);
  mkdirSync(join(folder, "logs"));
  const config = {
    "current-context": "c",
    contexts: [{ name: "c", context: { cluster: "c", user: "u" } }],
    clusters: [{ name: "c", cluster: { server: server.url } }],
    users: [{ name: "u", user: { token: server.token } }],
  };
  writeFileSync(join(folder, "kubeconfig"), JSON.stringify(config));
});
test.after(async () => {
  await server.stop();
  await runtime.kill();
  await clearMounts(folder);
});

/** Starts an agent that wants to be spared when memory is short, which only the first namespace may say. */
function start(gates: readonly string[], below = unshare) {
  return startJoinedNode(
    below,
    [
      ...["nodeagent", "--oom-score-adj=-500", "--kubeconfig", join(folder, "kubeconfig")],
      ...["--hostname-override", "inside", "--node-ip", "127.0.0.1", "--port", "0", "--healthz-port", "0"],
      ...["--root-dir", join(folder, "agent"), "--pod-logs-dir", join(folder, "logs"), "--eviction-hard", ""],
      ...["--container-runtime-endpoint", runtime.endpoint, "--cgroups-per-qos=false", "--resolv-conf", ""],
      ...gates,
    ],
    {},
  );
}

function tests(): void {
  test("an agent that the kernel refuses its score says so and does not start", async () => {
    const refused = await start([]).then(
      () => "it has started",
      (error: unknown) => String(error),
    );
    assert.match(refused, /--oom-score-adj: the kernel refuses -500 in a user namespace/);
    assert.match(refused, /a feature gate lets the agent go on without it/);
  });

  test("by its gate it logs that, and is ready for pods", async () => {
    const agent = await start(["--feature-gates=KubeletInUserNamespace=true"]);
    try {
      assert.match(agent.errors(), /the kernel refuses -500 in a user namespace; the agent goes on without it/);
      const { nodes } = server.client.core.v1;
      await eventually(async () => (await nodes.list()).items.some(({ metadata }) => metadata.name === "inside"));
    } finally {
      await agent.stop("SIGTERM");
    }
  });
}

test("an agent that lacks the right to its score logs that, and is ready for pods", async () => {
  const agent = await start([], ["setpriv", "--bounding-set=-sys_resource"]);
  await agent.stop("SIGTERM");
  assert.match(agent.errors(), /--oom-score-adj: the kernel refuses -500; the agent goes on without it/);
});

const { status, stderr } = spawnSync(unshare[0] ?? "", [...unshare.slice(1), "true"], { encoding: "utf8" });
if (status === 0) tests();
else test.skip("the score of an agent", `no user namespace can be made: ${stderr}`);
test.run();
