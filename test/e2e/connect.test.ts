import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import * as assert from "uvu/assert";
import { createClient } from "../../runtime/index.ts";
import { type Backends, startBackends } from "../harness/peers/backends.ts";
import { missingKubectl, openShell, root, type Shell } from "../harness/kubectl.ts";
import { type OrchProcess, startOrch } from "../harness/orchProcess.ts";
import { type PodAgent, podAgent } from "../harness/peers/podAgent.ts";
import { suite } from "../harness/suite.ts";
import { generatedFor } from "../identity/platforms.ts";

const test = suite("kubectl through the server");

const missing = missingKubectl();
/** Loopback addresses are no pod's. */
const address = Object.values(networkInterfaces())
  .flat()
  .find((each) => each !== undefined && !each.internal && each.family === "IPv4")?.address;
const web = createServer((req, res) => void res.end(`hello from ${req.url}\n`));
let backends: Backends;
let agent: PodAgent;

/** What the words of an identity are, here. */
interface Identity {
  readonly name: string;
  readonly domain: string;
  readonly labelDomain: string;
  readonly agentName: string;
}

const identities: readonly Identity[] = [
  { name: "orch", domain: "orch.io", labelDomain: "orch.io", agentName: "nodeagent" },
  { name: "kubernetes", domain: "k8s.io", labelDomain: "kubernetes.io", agentName: "kubelet" },
];

/** A server of an identity, and a user of it. */
interface Place {
  readonly server: OrchProcess;
  readonly kubectl: (command: string) => Promise<string>;
  readonly shell: Shell;
}

const places = new Map<string, Place>();

const reason = missing ?? (address === undefined ? "this machine has no address but loopback" : undefined);
const tests = {
  "logs come from the node agent, which believes the server by its certificate": logs,
  "raw requests reach node agents and services": raw,
  "exec, attach and cp run over a WebSocket": (place: Place) => commands("WebSocket", place),
  "exec, attach and cp run over SPDY where the agent speaks no WebSocket": (place: Place) => commands("SPDY", place),
  "port-forward runs through a WebSocket": (place: Place) => forward("WebSocket", place),
  "port-forward runs over SPDY where the agent speaks no WebSocket": (place: Place) => forward("SPDY", place),
  "a typed client forwards ports": forwardTyped,
  "proxy serves what a service serves": proxy,
};
for (const { name } of identities) {
  for (const [behaviour, run] of Object.entries(tests)) {
    const title = `${name}: ${behaviour}`;
    if (reason !== undefined) test.skip(title, reason);
    else test(title, () => run(placeOf(name)), { timeoutMs: 60_000 });
  }
}

function placeOf(name: string): Place {
  const place = places.get(name);
  if (place === undefined) throw new Error(`the server of ${name} did not start`);
  return place;
}

if (reason === undefined) {
  test.before(async () => {
    backends = await startBackends();
    agent = podAgent(backends.agent);
    await new Promise<void>((resolve) => web.listen(0, address, resolve));
    for (const each of identities) places.set(each.name, await start(each));
  });
  test.after(async () => {
    for (const { shell, server } of places.values()) {
      shell.close();
      await server.close();
    }
    web.close();
    await backends.close();
  });
}

async function start({ name, domain, labelDomain, agentName }: Identity): Promise<Place> {
  const isOwn = name === "orch";
  const generated = isOwn ? "" : await generatedFor(name, join(root, `spec/platforms/${name}.yaml`));
  const server = await startOrch({
    args: [...writeCertificates(agentName), ...(isOwn ? [] : ["--generated", generated])],
  });
  const shell = openShell({ kubeconfig: server.kubeconfig });
  const kubectl = async (command: string) => {
    const { output, code } = await shell.run(`kubectl ${command}`);
    assert.is(code, 0, output);
    return output;
  };
  const create = (object: object) => kubectl(`create -f - <<'END'\n${JSON.stringify(object)}\nEND\n`);
  const patchStatus = (of: string, status: object) =>
    kubectl(`patch ${of} --subresource=status --type=merge -p '${JSON.stringify({ status })}'`);
  const { port } = web.address() as AddressInfo;
  await create({ apiVersion: "v1", kind: "Node", metadata: { name: "n1" } });
  const addresses = [{ type: "InternalIP", address: "127.0.0.1" }];
  await patchStatus("node n1", { addresses, daemonEndpoints: { kubeletEndpoint: { Port: backends.agent.port } } });
  const containers = ["a", "b"].map((each) => ({ name: each, image: "x" }));
  await create({ apiVersion: "v1", kind: "Pod", metadata: { name: "p" }, spec: { nodeName: "n1", containers } });
  await patchStatus("pod p", { phase: "Running" });
  const spec = { ports: [{ name: "http", port: 80 }] };
  await create({ apiVersion: "v1", kind: "Service", metadata: { name: "web" }, spec });
  const metadata = { name: "web-1", labels: { [`${labelDomain}/service-name`]: "web" } };
  const slice = { apiVersion: `discovery.${domain}/v1`, kind: "EndpointSlice", metadata, addressType: "IPv4" };
  await create({ ...slice, endpoints: [{ addresses: [address] }], ports: [{ name: "http", port }] });
  return { server, kubectl, shell };
}

function writeCertificates(agentName: string): string[] {
  const { cert, key, ca } = backends.agentTls;
  const files = { "client-certificate": cert, "client-key": key, "certificate-authority": ca };
  return Object.entries(files).map(([name, text]) => {
    const file = join(backends.folder, `${name}.pem`);
    writeFileSync(file, text, { mode: 0o600 });
    return `--${agentName}-${name}=${file}`;
  });
}

async function logs({ kubectl }: Place): Promise<void> {
  backends.agent.answer = (req, res) => {
    res.write(`asked ${req.url}\n`);
    setTimeout(() => res.end("later\n"), 100);
  };
  const path = "/containerLogs/default/p/b";
  assert.is(await kubectl("logs p -c b --tail=3"), `asked ${path}?tailLines=3\nlater\n`);
  assert.is(await kubectl("logs -f p -c b"), `asked ${path}?follow=true\nlater\n`);
}

async function forwardTyped({ server }: Place): Promise<void> {
  agent.speech = "WebSocket";
  const client = createClient({ kubeconfig: server.kubeconfig });
  const session = await client.core.v1.pods.namespace("default").portforward("p");
  const answers = [80, 81].map(async (port) => {
    const connection = await session.connect(port);
    connection.write("GET /x HTTP/1.1\r\n\r\n");
    return (await text(connection)).split("\r\n\r\n")[1];
  });
  assert.equal(await Promise.all(answers), ["port 80 heard GET /x\n", "port 81 heard GET /x\n"]);
  client.transport.close();
}

async function raw({ kubectl }: Place): Promise<void> {
  backends.agent.answer = (req, res) => void res.end(`asked ${req.url}\n`);
  assert.is(await kubectl("get --raw /api/v1/nodes/n1/proxy/stats/summary"), "asked /stats/summary\n");
  const service = "/api/v1/namespaces/default/services/http:web:80/proxy";
  assert.is(await kubectl(`get --raw ${service}/hello`), "hello from /hello\n");
}

async function commands(speech: PodAgent["speech"], { kubectl }: Place): Promise<void> {
  agent.speech = speech;
  agent.run = (url) => Buffer.from(`ran ${url}\n`);
  const streams = "error=1&output=1";
  assert.is(await kubectl("exec p -c a -- ls -l"), `ran /exec/default/p/a?command=ls&command=-l&${streams}\n`);
  const attached = await kubectl("attach p -c b");
  assert.ok(attached.includes(`ran /attach/default/p/b?${streams}\n`), attached);
  const folder = join(backends.folder, "pod");
  mkdirSync(join(folder, "etc"), { recursive: true });
  writeFileSync(join(folder, "etc/motd"), "hello\n");
  agent.run = () => execFileSync("tar", ["cf", "-", "-C", folder, "etc/motd"]);
  await kubectl(`cp p:/etc/motd ${join(backends.folder, "copy")} -c a`);
  assert.is(readFileSync(join(backends.folder, "copy"), "utf8"), "hello\n");
}

async function forward(speech: PodAgent["speech"], { server }: Place): Promise<void> {
  agent.speech = speech;
  const child = spawn("kubectl", ["--kubeconfig", server.kubeconfig, "port-forward", "pod/p", ":8080"]);
  const exit = once(child, "exit");
  const [line] = await Promise.race([once(child.stdout, "data"), exit]);
  const port = /127\.0\.0\.1:(\d+) -> 8080/.exec(String(line))?.[1];
  for (const path of ["/x", "/y"]) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    assert.is(await answer.text(), `port 8080 heard GET ${path}\n`);
  }
  child.kill();
  await exit;
}

async function proxy({ server }: Place): Promise<void> {
  const child = spawn("kubectl", ["--kubeconfig", server.kubeconfig, "proxy", "--port=0"]);
  const [line] = await once(child.stdout, "data");
  const port = /:(\d+)/.exec(String(line))?.[1];
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/namespaces/default/services/web:http/proxy/x/y?z=1`);
  assert.is(await answer.text(), "hello from /x/y?z=1\n");
  child.kill();
  assert.is(server.errors(), "", "the server logged errors");
}

test.run();
