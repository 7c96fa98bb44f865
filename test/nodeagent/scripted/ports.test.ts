import { existsSync } from "node:fs";
import { createConnection } from "node:net";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { freePorts } from "../../harness/etcd.ts";
import { suite } from "../../harness/suite.ts";
import { mountObjection } from "../realMounts.ts";
import { eventually, type ScriptedNode, startScriptedNode } from "./scriptedNode.ts";

const test = suite("nodeagent: which ports an agent opens");
const [port = 0, readOnlyPort = 0, healthPort = 0] = await freePorts(3);
const args = ["--cgroups-per-qos=false", "--anonymous-auth=false", "--address=127.0.0.1"];
const ports = [`--port=${port}`, `--read-only-port=${readOnlyPort}`, `--healthz-port=${healthPort}`];

function isOpen(at: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: "127.0.0.1", port: at });
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });
}

const endpointOf = async ({ client, name }: ScriptedNode) => {
  const { status } = await client.core.v1.nodes.get(name);
  return status?.daemonEndpoints?.kubeletEndpoint?.Port;
};

function tests(): void {
  test("by flags it opens a read-only port, and not its own; the node names that all the same", async () => {
    const node = await startScriptedNode({ args: [...args, ...ports, "--enable-server=false"] });
    try {
      await node.make("desk");
      await node.until("desk", ({ phase }) => phase === "Running");
      const answer = await fetch(`http://127.0.0.1:${readOnlyPort}/pods`);
      assert.match(await answer.text(), /"name":"desk"/);
      const metrics = await (await fetch(`http://127.0.0.1:${readOnlyPort}/metrics`)).text();
      assert.match(metrics, /^nodeagent_http_requests_total\{.*path="pods".*server_type="readonly"\} 1$/m);
      assert.is((await fetch(`http://127.0.0.1:${healthPort}/healthz`)).status, 200);
      assert.is(await isOpen(port), false);
      await eventually(async () => (await endpointOf(node)) === port);
      assert.ok(existsSync(join(node.folder, "agent/pki")), "the certificate is there for a start with the port");

      await node.killAgent();
      await node.startAgent([...args, `--port=${port}`]);
      await eventually(() => isOpen(port));
      assert.equal([await isOpen(readOnlyPort), await isOpen(healthPort)], [false, false]);
    } finally {
      await node.close();
    }
  });
}

const missing = mountObjection();
if (missing === undefined) tests();
else test.skip("runs an agent", missing);

test.run();
