import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Code, ConnectError, createClient } from "@connectrpc/connect";
import * as assert from "uvu/assert";
import { Pods } from "../../generated/pb/podinfo/v1alpha1/api_pb.ts";
import { PodResourcesLister } from "../../generated/pb/podresources/v1/api_pb.ts";
import { unixClient } from "../../runtime/nodeagent/sockets/unixClient.ts";
import { suite } from "../harness/suite.ts";
import { missingContainerd } from "./harness/containerd.ts";
import { obedientSleep, type RealNode, startRealNode } from "./harness/realNode.ts";
import { startPlugin } from "./plugins/fakePlugin.ts";

const test = suite("sockets of a real node agent");
const missing = missingContainerd();
let node: RealNode;

const resource = "acme.dev/gpu";

function tests(): void {
  test.before(async () => {
    node = await startRealNode(["--feature-gates=PodsAPI=true", "--node-status-update-frequency=1s"]);
  });
  test.after(() => node.close());

  test(
    "devices of a plugin are amounts of the node, and a container gets them",
    async () => {
      const folder = join(node.runtime.folder, "agent/device-plugins");
      const plugin = await startPlugin(
        { folder, agentSocket: join(folder, "nodeagent.sock"), resource, socket: "gpu.sock" },
        ...["g0", "g1", "!g2"],
      );
      await amountsAre("3", "2");
      const script = "echo ids $IDS; test -c /dev/$IDS && echo there; exec sleep 1000";
      const main = { name: "main", image: node.runtime.image, command: ["sh", "-c", script] };
      await node.make("using", { containers: [{ ...main, resources: { limits: { [resource]: "1" } } }] });
      await node.until("using", ({ phase }) => phase === "Running");
      await sleep(200);
      const { metadata } = await node.client.core.v1.pods.namespace("default").get("using");
      const log = readFileSync(join(node.runtime.folder, `logs/default_using_${metadata.uid}/main/0.log`), "utf8");
      assert.match(log, "ids g0\n");
      assert.match(log, "there\n");
      assert.equal(plugin.calls, ["allocate g0", "start g0"]);
      const { transport, close } = unixClient(join(node.runtime.folder, "agent/pod-resources/nodeagent.sock"), 5000);
      const { podResources } = await createClient(PodResourcesLister, transport).list({});
      assert.equal(podResources[0]?.containers[0]?.devices[0]?.deviceIds, ["g0"]);
      close();
      await node.make("more", {
        containers: [
          {
            name: "main",
            image: node.runtime.image,
            command: obedientSleep,
            resources: { limits: { [resource]: "2" } },
          },
        ],
      });
      const refused = await node.until("more", ({ phase }) => phase === "Failed");
      const few = `requested number of devices unavailable for ${resource}. Requested: 2, Available: 1`;
      const why = `Pod was rejected: Allocate failed due to ${few}, which is unexpected`;
      assert.equal([refused.reason, refused.message], ["UnexpectedAdmissionError", why]);
      const kept = JSON.parse(readFileSync(join(folder, "nodeagent_internal_checkpoint"), "utf8"));
      assert.is(kept.Data.PodDeviceEntries[0].PodUID, metadata.uid);
      await node.remove("using", 0);
      await plugin.stop();
      await amountsAre("3", "0");
    },
    { timeoutMs: 60_000 },
  );

  informationTests();
}

function informationTests(): void {
  test("programs of the node see its pods, with their status, while the API server is away", async () => {
    await node.make("seen", {});
    await node.until("seen", ({ phase }) => phase === "Running");
    const { transport, close } = unixClient(join(node.runtime.folder, "agent/pods/nodeagent.sock"), 5000);
    const client = createClient(Pods, transport);
    await node.orch.stop();
    const { pods } = await client.listPods({}, { headers: { "x-orch-fieldmask": "metadata.name,status.phase" } });
    const texts = pods.map((each) =>
      Buffer.from(each)
        .toString("latin1")
        .replace(/[^\w ]+/g, " ")
        .trim(),
    );
    assert.ok(texts.includes("seen Running"), texts.join());
    close();
  });

  test("an agent that has just started says that it does not know its pods yet", async () => {
    await node.stopAgent();
    await node.startAgent();
    const { transport, close } = unixClient(join(node.runtime.folder, "agent/pods/nodeagent.sock"), 5000);
    const code = await createClient(Pods, transport)
      .listPods({})
      .then(
        () => undefined,
        (error: unknown) => ConnectError.from(error).code,
      );
    assert.is(code, Code.FailedPrecondition);
    close();
  });
}

async function amountsAre(capacity: string, allocatable: string): Promise<void> {
  let seen = "";
  for (let attempt = 0; attempt < 100; attempt++) {
    const [{ status } = {}] = (await node.client.core.v1.nodes.list()).items; // it may not be registered yet
    seen = `${status?.capacity?.[resource]} ${status?.allocatable?.[resource]}`;
    if (seen === `${capacity} ${allocatable}`) return;
    await sleep(100);
  }
  throw new Error(`the node has ${seen}`);
}

if (missing === undefined) tests();
else test.skip("pod information, devices and their plugins", missing);

test.run();
