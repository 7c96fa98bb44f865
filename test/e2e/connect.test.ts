import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { WebSocketServer } from "ws";
import { type Backends, startBackends } from "../harness/backends.ts";
import { missingKubectl, openShell, type Shell } from "../harness/kubectl.ts";
import { type OrchProcess, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";

const test = suite("kubectl through the server");

const missing = missingKubectl();
/** Loopback addresses are no pod's. */
const address = Object.values(networkInterfaces())
  .flat()
  .find((each) => each !== undefined && !each.internal && each.family === "IPv4")?.address;
const web = createServer((req, res) => void res.end(`hello from ${req.url}\n`));
let backends: Backends;
let server: OrchProcess;
let shell: Shell;

const reason = missing ?? (address === undefined ? "this machine has no address but loopback" : undefined);
const tests = {
  "logs come from the node agent, which believes the server by its certificate": logs,
  "raw requests reach node agents and services": raw,
  "exec runs over a WebSocket": exec,
  "proxy serves what a service serves": proxy,
};
for (const [name, run] of Object.entries(tests)) {
  if (reason === undefined) test(name, run, { timeoutMs: 60_000 });
  else test.skip(name, reason);
}

if (reason === undefined) {
  test.before(start);
  test.after(async () => {
    shell.close();
    await server.close();
    web.close();
    await backends.close();
  });
}

async function start(): Promise<void> {
  backends = await startBackends();
  await new Promise<void>((resolve) => web.listen(0, address, resolve));
  const files = writeCertificates();
  server = await startOrch({ args: files });
  shell = openShell({ kubeconfig: server.kubeconfig });
  const { port } = web.address() as AddressInfo;
  const status = {
    addresses: [{ type: "InternalIP", address: "127.0.0.1" }],
    daemonEndpoints: { kubeletEndpoint: { Port: backends.agent.port } },
  };
  await create({ apiVersion: "v1", kind: "Node", metadata: { name: "n1" } });
  await kubectl(`patch node n1 --subresource=status --type=merge -p '${JSON.stringify({ status })}'`);
  const containers = [
    { name: "a", image: "x" },
    { name: "b", image: "x" },
  ];
  await create({ apiVersion: "v1", kind: "Pod", metadata: { name: "p" }, spec: { nodeName: "n1", containers } });
  const spec = { ports: [{ name: "http", port: 80 }] };
  await create({ apiVersion: "v1", kind: "Service", metadata: { name: "web" }, spec });
  const metadata = { name: "web-1", labels: { "orch.io/service-name": "web" } };
  const slice = { apiVersion: "discovery.orch.io/v1", kind: "EndpointSlice", metadata, addressType: "IPv4" };
  await create({ ...slice, endpoints: [{ addresses: [address] }], ports: [{ name: "http", port }] });
}

function writeCertificates(): string[] {
  const { cert, key, ca } = backends.agentTls;
  const files = { "client-certificate": cert, "client-key": key, "certificate-authority": ca };
  return Object.entries(files).map(([name, text]) => {
    const file = join(backends.folder, `${name}.pem`);
    writeFileSync(file, text, { mode: 0o600 });
    return `--nodeagent-${name}=${file}`;
  });
}

async function kubectl(command: string): Promise<string> {
  const { output, code } = await shell.run(`kubectl ${command}`);
  assert.is(code, 0, output);
  return output;
}

const create = (object: object) => kubectl(`create -f - <<'END'\n${JSON.stringify(object)}\nEND\n`);

async function logs(): Promise<void> {
  backends.agent.answer = (req, res) => {
    res.write(`asked ${req.url}\n`);
    setTimeout(() => res.end("later\n"), 100);
  };
  const path = "/containerLogs/default/p/b";
  assert.is(await kubectl("logs p -c b --tail=3"), `asked ${path}?tailLines=3\nlater\n`);
  assert.is(await kubectl("logs -f p -c b"), `asked ${path}?follow=true\nlater\n`);
}

async function raw(): Promise<void> {
  backends.agent.answer = (req, res) => void res.end(`asked ${req.url}\n`);
  assert.is(await kubectl("get --raw /api/v1/nodes/n1/proxy/stats/summary"), "asked /stats/summary\n");
  const service = "/api/v1/namespaces/default/services/http:web:80/proxy";
  assert.is(await kubectl(`get --raw ${service}/hello`), "hello from /hello\n");
}

async function exec(): Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: (offered) => [...offered][0] ?? false });
  backends.agent.server.on("upgrade", (req, socket, head) => {
    sockets.handleUpgrade(req, socket, head, (each) => {
      each.send(Buffer.from(`\u0001ran ${req.url}\n`));
      each.send(Buffer.from('\u0003{"metadata":{},"status":"Success"}'));
      each.close(1000);
    });
  });
  assert.is(await kubectl("exec p -c a -- ls -l"), "ran /exec/default/p/a?command=ls&command=-l&error=1&output=1\n");
}

async function proxy(): Promise<void> {
  const child = spawn("kubectl", ["--kubeconfig", server.kubeconfig, "proxy", "--port=0"]);
  const [line] = await once(child.stdout, "data");
  const port = /:(\d+)/.exec(String(line))?.[1];
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/namespaces/default/services/web:http/proxy/x/y?z=1`);
  assert.is(await answer.text(), "hello from /x/y?z=1\n");
  child.kill();
  assert.is(server.errors(), "", "the server logged errors");
}

test.run();
