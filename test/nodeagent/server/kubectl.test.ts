import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { createClient } from "../../../generated/client.ts";
import { missingKubectl, openShell, root, type Shell } from "../../harness/kubectl.ts";
import { type OrchProcess, startOrch } from "../../harness/orchProcess.ts";
import { suite } from "../../harness/suite.ts";
import { generatedFor } from "../../identity/platforms.ts";
import { type TestPorts, testPorts } from "../harness/agentPort.ts";
import { type Containerd, missingContainerd, startContainerd } from "../harness/containerd.ts";
import { type RealPods, realPods } from "../harness/realPod.ts";
import { realStats } from "../harness/realStats.ts";

const test = suite("kubectl into real containers");

const missing = missingKubectl() ?? missingContainerd();
let containerd: Containerd;
let pods: RealPods;
let ports: TestPorts;
let server: OrchProcess;
let shell: Shell;

const containers = [
  { name: "web", command: ["sh", "-c", "echo begins; sleep 1; echo wrong >&2; httpd -f -p 8080 -h /etc"] },
  { name: "talk", command: ["sh", "-c", "while read -r line; do echo heard $line; done"], stdin: true },
  { name: "brief", command: ["sh", "-c", "for i in 1 2 3; do echo tick $i; sleep 1; done; kill -9 $$"] },
];

async function kubectl(command: string): Promise<string> {
  const { output, code } = await shell.run(`kubectl ${command}`);
  assert.is(code, 0, output);
  return output;
}

const tests: Readonly<Record<string, () => Promise<void>>> = {
  "a command's output and its exit code come back": async () => {
    assert.is(await kubectl("exec p -c web -- echo a b"), "a b\n");
    const failed = await shell.run("kubectl exec p -c web -- sh -c 'echo out; echo err >&2; exit 3'");
    assert.is(failed.code, 3);
    assert.match(failed.output, "out\n");
    assert.match(failed.output, "err\n");
    assert.match(failed.output, "command terminated with exit code 3");
  },
  "the end of standard input ends a command that waits for it": async () => {
    const { output, code } = await shell.run("head -c 3000000 /dev/zero | kubectl exec -i p -c web -- cat | wc -c");
    assert.is(`${code} ${output.trim()}`, "0 3000000");
  },
  "a terminal has the size of the client's": async () => {
    const inTerminal =
      "script -qec \"stty rows 33 cols 77; kubectl exec -it p -c web -- sh -c 'sleep 1; stty size'\" /dev/null";
    const { output } = await shell.run(inTerminal);
    assert.match(output, "33 77");
  },
  "what is said to an attached container is heard": async () => {
    const { output } = await shell.run("(echo you; sleep 2) | timeout 5 kubectl attach -q -i p -c talk");
    assert.match(output, "heard you");
  },
  "cp takes files in and out": async () => {
    const folder = join(ports.folder, "cp");
    mkdirSync(folder);
    writeFileSync(join(folder, "in"), "x".repeat(200_000));
    await kubectl(`cp ${folder}/in p:/tmp/there -c web`);
    await kubectl(`cp p:/tmp/there ${folder}/out -c web`);
    assert.is(readFileSync(join(folder, "out"), "utf8").length, 200_000);
  },
  "port-forward reaches a server in the pod": async () => {
    await kubectl("exec p -c web -- sh -c 'echo page > /etc/page.txt'");
    const child = spawn("kubectl", ["--kubeconfig", server.kubeconfig, "port-forward", "pod/p", ":8080"]);
    const exit = once(child, "exit");
    const [line] = await Promise.race([once(child.stdout, "data"), exit]);
    const port = /127\.0\.0\.1:(\d+) -> 8080/.exec(String(line))?.[1];
    for (let time = 0; time < 3; time++) {
      assert.is(await (await fetch(`http://127.0.0.1:${port}/page.txt`)).text(), "page\n");
    }
    child.kill();
    await exit;
  },
  "logs come from both streams, and from the run before": async () => {
    assert.is(await kubectl("logs p -c web"), "begins\nwrong\n");
    assert.match(await kubectl("logs p -c web --timestamps --tail=1"), /^\d{4}-\d\d-\d\dT[\d:]+\.\d{9}\S+ wrong\n$/);
    const pod = pods.state.find("default", "p");
    const none = await shell.run("kubectl logs p -c web --previous");
    assert.match(none.output, 'previous terminated container "web" in pod "p" not found');
    if (pod !== undefined) await pods.restart(pod, "web");
    assert.is(await kubectl("logs p -c web --previous"), "begins\nwrong\n");
  },
  "followed logs end with the container": async () => {
    await pods.start("q", containers.slice(2));
    await shell.run(creating("q", ["brief"]));
    assert.is(await kubectl("logs -f q"), "tick 1\ntick 2\ntick 3\n");
  },
  "SPDY and older clients speak with the runtime itself": async () => {
    const old = "KUBECTL_REMOTE_COMMAND_WEBSOCKETS=false KUBECTL_PORT_FORWARD_WEBSOCKETS=false";
    const { output } = await shell.run(`echo in | ${old} kubectl exec -i p -c web -- cat`);
    assert.is(output, "in\n");
  },
  "the node's own pages come through the API server": async () => {
    assert.is(await kubectl("get --raw /api/v1/nodes/n1/proxy/healthz"), "ok");
    const list = JSON.parse(await kubectl("get --raw /api/v1/nodes/n1/proxy/pods"));
    assert.is(list.items[0].metadata.name, "p");
    assert.match(await kubectl("get --raw /api/v1/nodes/n1/proxy/logs/"), '<a href="pki/">pki/</a>');
    const ran = await kubectl("create --raw '/api/v1/nodes/n1/proxy/run/default/p/web?cmd=echo+once' -f /dev/null");
    assert.is(ran, "once\n");
  },
  "top shows what nodes, pods and containers use": async () => {
    const other = await serverOf("kubernetes");
    const top = async (command: string) => {
      const { output, code } = await other.shell.run(`kubectl top ${command}`);
      assert.is(code, 0, output);
      return output.replace(/ +/g, " ");
    };
    assert.match(await top("node"), /^n1 \d+m/m);
    assert.match(await top("pod --no-headers"), /^p \d+m \d+Mi ?$/m);
    assert.match(await top("pod p --containers"), /^p web \d+m \d+Mi ?$/m);
    assert.match(await kubectl("get --raw /api/v1/nodes/n1/proxy/stats/summary"), '"podRef":{"name":"p"');
    other.shell.close();
    await other.server.close();
  },
  "a typed client runs commands, and says what they hear": async () => {
    const own = createClient({ kubeconfig: server.kubeconfig });
    const typed = own.core.v1.pods.namespace("default");
    const print = { container: "web", command: ["sh", "-c", "echo out; echo err >&2; exit 3"] };
    assert.equal(await (await typed.exec("p", print)).output(), { stdout: "out\n", stderr: "err\n", exitCode: 3 });
    const echo = await typed.exec("p", { container: "web", command: ["cat"], stdin: true });
    echo.stdin.end(Buffer.alloc(3_000_000, "x"));
    assert.is((await echo.output()).stdout.length, 3_000_000);
    const size = ["sh", "-c", "sleep 1; stty size"];
    const terminal = await typed.exec("p", { container: "web", command: size, tty: true, stdin: true });
    terminal.resize({ width: 77, height: 33 });
    assert.match((await terminal.output()).stdout, "33 77");
    const talk = await typed.attach("p", { container: "talk", stdin: true });
    talk.stdin.write("you\n");
    const [heard] = await once(talk.stdout, "data");
    assert.is(String(heard), "heard you\n");
    talk.close();
    await assertRejects(talk.exitCode, /the session ended before the command/);
    const missingProgram = await typed.exec("p", { container: "web", command: ["nothing"] });
    await assertRejects(missingProgram.output(), /nothing.*not found/);
    await assertRejects(typed.exec("none", { command: ["true"] }), /pods "none" not found/);
    own.transport.close();
  },
  "a typed client reads logs as they come": async () => {
    const own = createClient({ kubeconfig: server.kubeconfig });
    const typed = own.core.v1.pods.namespace("default");
    const textOf = async (log: AsyncIterable<string>) => {
      let text = "";
      for await (const each of log) text += each;
      return text;
    };
    assert.is(await textOf(typed.log("p", { container: "web", tailLines: 1 })), "wrong\n");
    await assertRejects(textOf(typed.log("none")), /pods "none" not found/);
    const ending = new AbortController();
    for await (const text of typed.log("p", { container: "web", follow: true, signal: ending.signal })) {
      assert.match(text, "begins");
      ending.abort();
    }
    own.transport.close();
  },
  "errors name what is not there": async () => {
    const { output } = await shell.run("kubectl exec p -c web -- nothing");
    assert.match(output, /nothing.*not found/);
    assert.equal(ports.errors, []);
  },
};

async function assertRejects(work: Promise<unknown>, message: RegExp): Promise<void> {
  await work.then(
    () => assert.unreachable(),
    (error: Error) => assert.match(error.message, message),
  );
}

for (const [name, run] of Object.entries(tests)) {
  if (missing !== undefined) test.skip(name, missing);
  else test(name, run, { timeoutMs: 60_000 });
}

/** A server that knows the agent as that of its node, which runs the pod. */
async function serverOf(identity: "orch" | "kubernetes"): Promise<{ server: OrchProcess; shell: Shell }> {
  const { client, ca, folder, port } = ports;
  const files = { "client-certificate": client.cert, "client-key": client.key, "certificate-authority": ca };
  const isOwn = identity === "orch";
  const args = Object.entries(files).map(([name, text]) => {
    const file = join(folder, `${name}.pem`);
    writeFileSync(file, text, { mode: 0o600 });
    return `--${isOwn ? "nodeagent" : "kubelet"}-${name}=${file}`;
  });
  args.push(`--runtime-config=metrics.${isOwn ? "orch" : "k8s"}.io/v1beta1=true`);
  if (!isOwn) args.push("--generated", await generatedFor(identity, join(root, `spec/platforms/${identity}.yaml`)));
  const server = await startOrch({ args });
  const shell = openShell({ kubeconfig: server.kubeconfig });
  const addresses = [{ type: "InternalIP", address: "127.0.0.1" }];
  const status = { addresses, daemonEndpoints: { kubeletEndpoint: { Port: port } } };
  const { output, code } = await shell.run(`
    kubectl create -f - <<< '{"apiVersion":"v1","kind":"Node","metadata":{"name":"n1"}}' &&
    kubectl patch node n1 --subresource=status --type=merge -p '${JSON.stringify({ status })}' &&
    ${creating("p", ["web", "talk"])}`);
  assert.is(code, 0, output);
  return { server, shell };
}

function creating(name: string, names: readonly string[]): string {
  const spec = {
    nodeName: "n1",
    containers: names.map((each) => ({ name: each, image: "x", stdin: each === "talk" })),
  };
  const pod = { apiVersion: "v1", kind: "Pod", metadata: { name }, spec };
  const patch = `kubectl patch pod ${name} --subresource=status --type=merge -p '{"status":{"phase":"Running"}}'`;
  return `kubectl create -f - <<< '${JSON.stringify(pod)}' && ${patch}`;
}

if (missing === undefined) {
  test.before(async () => {
    containerd = await startContainerd();
    pods = realPods(containerd);
    await pods.start("p", containers.slice(0, 2));
    ports = await testPorts({ state: pods.state, runtime: pods.runtime, pages: realStats(pods, containerd) });
    ({ server, shell } = await serverOf("orch"));
  });
  test.after(async () => {
    shell?.close();
    await server?.close();
    await ports?.stop();
    await pods?.close();
    await containerd?.stop();
  });
}

test.run();
