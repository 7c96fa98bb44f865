import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Code } from "@connectrpc/connect";
import * as assert from "uvu/assert";
import type { NodeAddress } from "../../../generated/core/v1/node.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import { suite } from "../../harness/suite.ts";
import { mountObjection } from "../realMounts.ts";
import { onNode, withGates } from "./gatedNode.ts";
import { eventually, type ScriptedNode } from "./scriptedNode.ts";

const test = suite("nodeagent: what gates and flags of a node switch");

const isRunning = ({ phase }: PodStatus) => phase === "Running";

function addressTests(): void {
  const flags = ["--cloud-provider=external", "--rotate-server-certificates"];
  const hostname: NodeAddress = { type: "Hostname", address: "scripted" };
  const given: NodeAddress[] = [{ type: "InternalIP", address: "10.9.8.7" }, hostname];
  const addressesOf = async ({ client, name }: ScriptedNode) =>
    JSON.stringify((await client.core.v1.nodes.get(name)).status?.addresses);
  /** What requests for the certificate of the port name: "dns", "ip". */
  const asked = async ({ client }: ScriptedNode) => {
    const { items } = await client.certificates.v1.certificatesigningrequests.list();
    return items.map(({ spec }) => {
      const pem = Buffer.from(spec.request ?? "", "base64").toString("latin1");
      const request = Buffer.from(pem.replace(/-----[A-Z ]+-----/g, ""), "base64");
      const address = Buffer.from([0x87, 4, 10, 9, 8, 7]);
      const name = Buffer.concat([Buffer.from([0x82, 8]), Buffer.from("scripted")]);
      return [...(request.includes(name) ? ["dns"] : []), ...(request.includes(address) ? ["ip"] : [])].join(" ");
    });
  };
  const start = async (node: ScriptedNode) =>
    eventually(async () => (await addressesOf(node).catch(() => "")) === JSON.stringify([hostname]));
  const setAddresses = async (node: ScriptedNode) => {
    await node.client.core.v1.nodes.status.patch(node.name, { type: "merge", body: { status: { addresses: given } } });
  };

  test("a node without an IP address asks for no certificate until a controller of the cloud gives it one", () =>
    onNode(
      "",
      async (node) => {
        await start(node);
        await sleep(2500);
        assert.equal(await asked(node), []);
        await node.make("one");
        await setAddresses(node);
        await eventually(async () => (await asked(node)).length > 0);
        assert.equal(await asked(node), ["dns ip"]);
        await sleep(1500);
        assert.is(await addressesOf(node), JSON.stringify(given));
        await node.until("one", ({ hostIPs }) => JSON.stringify(hostIPs) === '[{"ip":"10.9.8.7"}]');
        await node.killAgent();
        await node.startAgent();
        await sleep(1500);
        assert.is(await addressesOf(node), JSON.stringify(given), "an agent that starts anew leaves them alone");
        assert.equal(await asked(node), ["dns ip"], "and goes on with its request");
      },
      { flags, nodeIps: [] },
    ));

  test("by its gate the name of the node is enough, and another address asks for another certificate", () =>
    onNode(
      "AllowDNSOnlyNodeCSR=true",
      async (node) => {
        await start(node);
        await eventually(async () => (await asked(node)).length > 0);
        assert.equal(await asked(node), ["dns"]);
        await setAddresses(node);
        await eventually(async () => (await asked(node)).length > 1);
        assert.equal((await asked(node)).sort(), ["dns", "dns ip"]);
      },
      { flags, nodeIps: [] },
    ));

  test("a node of a cloud that is given its address reports it from the start", () =>
    onNode(
      "",
      async (node) => {
        await eventually(async () => (await addressesOf(node).catch(() => "")) === JSON.stringify(given));
        await eventually(async () => (await asked(node)).join() === "dns ip");
      },
      { flags, nodeIps: ["10.9.8.7"] },
    ));
}

function eventTests(): void {
  for (const [gates, isRare] of [
    ["", false],
    ["EventedPLEG=true", true],
  ] as const) {
    const title = isRare ? "are rare beside events that are trusted" : "come every few seconds beside events";
    test(
      `with the gates "${gates}" lists of everything ${title}`,
      () =>
        onNode(gates, async (node) => {
          const { runtime } = node;
          let lists = 0;
          const when = (request: unknown) => {
            if ((request as { filter?: unknown }).filter === undefined) lists += 1;
            return false; // it is counted, and goes well
          };
          runtime.faults.add({ call: "listPodSandbox", fault: { kind: "fail", code: Code.Internal }, when });
          await node.make("one");
          await node.until("one", isRunning);
          await sleep(6500); // the list that follows the beginning of the events is over
          lists = 0;
          await sleep(6500);
          assert.is(lists === 0, isRare, `${lists} lists`);
          const restarts = (count: number) =>
            node.until("one", ({ containerStatuses }) => {
              const [main] = containerStatuses ?? [];
              return main?.restartCount === count && main.state?.running !== undefined;
            });
          runtime.state.exit("one", "main", 1);
          await restarts(1);
          if (isRare) assert.is(lists, 0);
          await runtime.kill();
          runtime.state.exit("one", "main", 1); // no event says so
          await runtime.start();
          await restarts(2);
          assert.ok(lists > 0);
        }),
      { timeoutMs: 60_000 },
    );
  }

  test("a look that fails is made good by a list, though events are trusted", () =>
    onNode("EventedPLEG=true", async (node) => {
      const { faults, state } = node.runtime;
      await node.make("one");
      await node.until("one", isRunning);
      await sleep(6500);
      faults.add({ call: "containerStatus", fault: { kind: "fail", code: Code.Internal }, times: 2 });
      state.exit("one", "main", 1);
      await node.until("one", ({ containerStatuses }) => containerStatuses?.[0]?.restartCount === 1);
    }));
}

function tolerationTests(): void {
  const gate = "TaintTolerationComparisonOperators";
  const flags = ["--register-with-taints=level=950:NoExecute"];
  const tolerating = (operator: "Gt" | "Lt", value: string) => ({ tolerations: [{ key: "level", operator, value }] });

  for (const [gates, isTaken] of [
    ["", false],
    [`${gate}=true`, true],
  ] as const) {
    test(`with the gates "${gates}" a node ${isTaken ? "takes" : "refuses"} a pod by a number it tolerates`, () =>
      onNode(
        gates,
        async (node) => {
          await eventually(async () => (await node.client.core.v1.nodes.list()).items.length === 1);
          await node.make("above", tolerating("Gt", "900"));
          await node.make("below", tolerating("Lt", "900"));
          const ended = await node.until("below", ({ phase }) => phase === "Failed");
          assert.is(ended.reason, "TaintToleration");
          const { phase } = await node.until("above", ({ phase }) => phase === "Running" || phase === "Failed");
          assert.is(phase, isTaken ? "Running" : "Failed");
        },
        { flags, serverGates: { [gate]: "true" } },
      ));
  }
}

function memoryTests(): void {
  const folder = mkdtempSync(join(tmpdir(), "orch-cgroups-"));
  writeFileSync(join(folder, "cgroup.controllers"), "cpu memory pids\n");
  const ofVersion1 = mkdtempSync(join(tmpdir(), "orch-cgroups-"));
  test.after(() => {
    for (const each of [folder, ofVersion1]) rmSync(each, { recursive: true });
  });

  for (const [title, cgroupMount, flags, group] of [
    ["all processes of a container end together when it has used up its memory", folder, [], "1"],
    ["by the flag the kernel ends one process alone", folder, ["--single-process-oom-kill"], undefined],
    ["control groups of version 1 are not asked for that", ofVersion1, [], undefined],
  ] as const) {
    test(title, () =>
      onNode(
        "",
        async (node) => {
          await node.make("one");
          await node.until("one", isRunning);
          const [main] = node.runtime.state.running("one");
          assert.is(main?.config.linux?.resources?.unified["memory.oom.group"], group);
        },
        { flags, cgroupMount },
      ),
    );
  }
}

function saidTests(): void {
  const stored = async ({ client, name }: ScriptedNode) => {
    await eventually(async () => (await client.core.v1.nodes.list()).items.length === 1);
    return (await client.core.v1.nodes.get(name)).status ?? {};
  };
  const kibi = (text = "") => Number(text.replace("Ki", ""));

  test("the ids of a machine are those of the first file that has one", async () => {
    const folder = mkdtempSync(join(tmpdir(), "orch-ids-"));
    const [machine, boot] = [join(folder, "machine"), join(folder, "boot")];
    writeFileSync(machine, "m-77\n");
    writeFileSync(boot, "b-78\n");
    const flags = [`--machine-id-file=${folder}/none,${machine},${boot}`, `--boot-id-file=${boot}`];
    await onNode(
      "",
      async (node) => {
        const { nodeInfo } = await stored(node);
        assert.equal([nodeInfo?.machineID, nodeInfo?.bootID], ["m-77", "b-78"]);
      },
      { flags },
    );
    rmSync(folder, { recursive: true });
  });

  const hard = "--eviction-hard=memory.available<100Mi";
  for (const [title, flags, kept] of [
    ["a node keeps hard thresholds of eviction from pods", [hard], 100 * 1024],
    ["by the flag it has them for pods", [hard, "--experimental-allocatable-ignore-eviction"], 0],
  ] as const) {
    test(title, () =>
      onNode(
        "",
        async (node) => {
          const { capacity, allocatable } = await stored(node);
          assert.is(kibi(capacity?.["memory"]) - kibi(allocatable?.["memory"]), kept);
        },
        { flags },
      ),
    );
  }

  test("by the flag an agent does not start on control groups of version 1", async () => {
    const cgroupMount = mkdtempSync(join(tmpdir(), "orch-cgroups-"));
    await onNode(
      "",
      async (node) => {
        await stored(node);
        await node.killAgent();
        const failure = await node.startAgent([...withGates(""), "--fail-cgroupv1"]).then(
          () => "it started",
          (error: unknown) => String(error),
        );
        assert.match(failure, "control groups of version 1 are not supported");
      },
      { cgroupMount },
    );
    rmSync(cgroupMount, { recursive: true });
  });
}

const missing = mountObjection();
if (missing === undefined) {
  addressTests();
  eventTests();
  tolerationTests();
  memoryTests();
  saidTests();
} else test.skip("gates and flags of a node", missing);
test.run();
