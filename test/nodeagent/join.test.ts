import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { openShell, root } from "../harness/kubectl.ts";
import { runOrch, startJoinedNode, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";
import { fencedBlocks } from "../harness/transcript.ts";
import { missingContainerd, startContainerd } from "./harness/containerd.ts";

const test = suite("node join");

const namespace = `orch${process.pid}`;
const octet = process.pid % 250;
const [serverIp, nodeIp] = [`10.198.${octet}.1`, `10.198.${octet}.2`];

/** A network of its own for the other machine, with a wire to this one. */
function openNetwork(): () => void {
  const ip = (...args: string[]) => execFileSync("ip", args, { stdio: "pipe" });
  ip("netns", "add", namespace);
  ip("link", "add", `${namespace}a`, "type", "veth", "peer", "name", `${namespace}b`, "netns", namespace);
  ip("addr", "add", `${serverIp}/24`, "dev", `${namespace}a`);
  ip("link", "set", `${namespace}a`, "up");
  ip("-n", namespace, "addr", "add", `${nodeIp}/24`, "dev", `${namespace}b`);
  ip("-n", namespace, "link", "set", `${namespace}b`, "up");
  ip("-n", namespace, "link", "set", "lo", "up");
  ip("-n", namespace, "route", "add", "default", "via", serverIp);
  return () => void ip("netns", "delete", namespace);
}

function tests(): void {
  test(
    "the commands of the README make a node of a machine in another network, which runs a pod",
    async () => {
      const closeNetwork = openNetwork();
      const runtime = await startContainerd();
      const [serving, joining, approving] = commandsOfPage();
      assert.match(serving, /^npx orch up (.+)\nnpx orch node token create$/);
      const upFlags = /up (.+)/.exec(serving)?.[1]?.split(" ") ?? [];
      const orch = await startOrch({ args: upFlags });
      const shell = openShell({ kubeconfig: orch.kubeconfig });
      const run = async (command: string) => {
        const { code, output } = await shell.run(command);
        assert.is(code, 0, `${command}\n${output}`);
        return output;
      };
      const { out, err } = await runOrch(["node", "token", "create", "--data-dir", orch.dataDir]);
      assert.is(err, "");
      const command = joining.replace(/^sudo npx /, "").replace("https://HOST:6443", "https://[\\d.]+:\\d+");
      const form = command.replace("ID.SECRET", "\\w{6}\\.\\w{16}").replace("HEX", "[0-9a-f]{64}");
      assert.match(out.trim(), new RegExp(`^${form}$`));
      const folder = join(runtime.folder, "agent");
      mkdirSync(folder);
      const heard = join(folder, "heard");
      writeFileSync(join(folder, "systemd-notify"), `#!/bin/sh\necho "$@" >> ${heard}\n`);
      chmodSync(join(folder, "systemd-notify"), 0o755);
      const agent = await startJoinedNode(
        ["ip", "netns", "exec", namespace],
        [
          ...[...out.trim().split(" ").slice(1), "--", "--hostname-override", "joined", "--node-ip", nodeIp],
          ...["--container-runtime-endpoint", runtime.endpoint, "--root-dir", folder, "--healthz-port", "0"],
          ...["--pod-logs-dir", join(runtime.folder, "logs"), "--cgroup-root", `/orch-test-${process.pid}`],
          ...["--port", "0"],
        ],
        { PATH: `${folder}:${process.env.PATH}`, NOTIFY_SOCKET: "/run/x", WATCHDOG_USEC: "1000000" },
      );
      try {
        await run("kubectl wait --for=condition=Ready node/joined --timeout 30s");
        const image = runtime.image;
        const overrides = '{"spec":{"nodeName":"joined"}}';
        await run(`kubectl run p --image ${image} --overrides '${overrides}' -- sh -c 'echo greetings; sleep 1000'`);
        await run("kubectl wait --for=condition=Ready pod/p --timeout 30s");
        const [list = "", approve = ""] = approving.split("\n");
        assert.match(await run(list), /orch.io\/nodeagent-serving +system:node:joined +\S+ +Pending/);
        const asked = /\$\((.+)\)$/.exec(approve)?.[1] ?? "";
        assert.match(approve, /^npx orch certificate approve /);
        const names = (await run(asked)).trim().split(" ");
        const approved = await runOrch(["certificate", "approve", ...names, "--kubeconfig", orch.kubeconfig]);
        assert.is(approved.out, names.map((each) => `certificatesigningrequest ${each} approved\n`).join(""));
        await eventually(async () => (await shell.run("kubectl logs p")).output === "greetings\n");
        const usage = "kubectl get --raw /apis/metrics.orch.io/v1beta1/nodes/joined";
        await eventually(async () => /"memory":"\d+Ki"/.test((await shell.run(usage)).output));
        const said = readFileSync(heard, "utf8").split("\n");
        assert.match(said[0] ?? "", /^READY=1 MAINPID=\d+$/);
        assert.ok(said.includes("WATCHDOG=1"), said.join());
        // No command runs in the pod: the runtime, which would carry it, is in the network of the server.
        await run("kubectl delete pod p --grace-period 1");
        await agent.stop("SIGTERM");
        assert.ok(readFileSync(heard, "utf8").includes("STOPPING=1"));
      } finally {
        await agent.stop("SIGKILL");
        shell.close();
        await orch.close();
        await runtime.stop();
        closeNetwork();
      }
    },
    { timeoutMs: 120_000 },
  );
}

function commandsOfPage(): readonly [string, string, string] {
  const page = readFileSync(join(root, "README.md"), "utf8");
  const blocks = fencedBlocks(page, "sh").filter(({ heading }) => heading === "Join a machine");
  const [serving = "", joining = "", approving = ""] = blocks.map(({ text }) => text.trim());
  return [serving, joining, approving];
}

async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  assert.unreachable("not so after thirty seconds");
}

/** Why there can be no other network here; undefined where there can. */
function missingNetwork(): string | undefined {
  const made = spawnSync("ip", ["netns", "add", namespace]);
  if (made.status !== 0) return "there can be no network namespaces here";
  execFileSync("ip", ["netns", "delete", namespace]);
  return undefined;
}

const missing = missingContainerd() ?? missingNetwork();
if (missing === undefined) tests();
else test.skip("joins", missing);
test.run();
