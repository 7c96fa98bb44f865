import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { TLSSocket } from "node:tls";
import { createClient } from "@connectrpc/connect";
import * as assert from "uvu/assert";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import { PodResourcesLister } from "../../../generated/pb/podresources/v1/api_pb.ts";
import { openCgroups } from "../../../runtime/nodeagent/cgroups/cgroups.ts";
import type { CgroupNaming } from "../../../runtime/nodeagent/cgroups/names.ts";
import { memoryAmounts } from "../../../runtime/nodeagent/node/machine.ts";
import { unixClient } from "../../../runtime/nodeagent/sockets/unixClient.ts";
import { type Certificate, makeCertificates } from "../../harness/certificates.ts";
import type { ListContainersRequest } from "../../../generated/pb/cri/v1/api_pb.ts";
import type { ScriptedRuntime } from "./scriptedRuntime.ts";
import { suite } from "../../harness/suite.ts";
import { mountObjection } from "../realMounts.ts";
import { onNode, withGates } from "./gatedNode.ts";
import { eventually, image, type ScriptedNode, startScriptedNode } from "./scriptedNode.ts";

const test = suite("nodeagent: what gates switch");

const isRunning = ({ phase }: PodStatus) => phase === "Running";

function conditionTests(): void {
  const type = "PodReadyToStartContainers";
  const conditionOf = ({ conditions = [] }: PodStatus) => conditions.find((each) => each.type === type);

  test("a pod says that its containers can start, and one that said so says no more of it without the gate", () =>
    onNode("", async (node) => {
      await node.make("early");
      assert.is(conditionOf(await node.until("early", isRunning))?.status, "True");
      await node.killAgent();
      await node.startAgent(withGates("PodReadyToStartContainersCondition=false"));
      node.runtime.state.exit("early", "main", 1);
      const again = await node.until("early", ({ containerStatuses }) => containerStatuses?.[0]?.restartCount === 1);
      assert.is(conditionOf(again)?.status, "True");
      await node.make("late");
      assert.is(conditionOf(await node.until("late", isRunning)), undefined);
      await node.runtime.kill();
      node.runtime.state.reboot({ isEmpty: false });
      await node.runtime.start();
      const after = await node.until("early", ({ containerStatuses }) => containerStatuses?.[0]?.restartCount === 2);
      assert.equal(conditionOf(after), conditionOf(again));
    }));
}

function probeTests(): void {
  const exec = { command: ["look"] };
  const containers = [{ name: "main", image, startupProbe: { exec }, readinessProbe: { exec, periodSeconds: 1 } }];
  const isReady = ({ containerStatuses = [] }: PodStatus) => containerStatuses[0]?.ready === true;
  const restart = async (node: ScriptedNode, gates: string) => {
    await node.make("probed", { containers });
    await node.until("probed", isReady);
    await node.killAgent();
    node.runtime.faults.add({ call: "execSync", fault: { kind: "hang" }, times: Number.POSITIVE_INFINITY });
    await node.startAgent(withGates(gates));
    await node.make("next");
    await node.until("next", isRunning);
  };

  test("a container that was ready stays so when the agent restarts, until a probe says something else", () =>
    onNode("", async (node) => {
      await restart(node, "");
      const [main] = (await node.until("probed", isRunning)).containerStatuses ?? [];
      assert.is(main?.started, true);
      assert.is(main?.ready, true);
      await node.until("probed", (status) => !isReady(status));
    }));

  test("by its gate a container begins anew when the agent restarts: not started, and not ready", () =>
    onNode("", async (node) => {
      await restart(node, "ChangeContainerStatusOnKubeletRestart=true");
      const [main] = (await node.until("probed", (status) => !isReady(status))).containerStatuses ?? [];
      assert.is(main?.started, false);
    }));
}

function manifestTests(): void {
  const env = [{ name: "SOUP", valueFrom: { configMapKeyRef: { name: "menu", key: "soup", optional: true } } }];
  const manifest = {
    ...{ apiVersion: "v1", kind: "Pod", metadata: { name: "web" } },
    spec: { containers: [{ name: "main", image, env }] },
  };
  const startWith = async (node: ScriptedNode, gates: string) => {
    const folder = join(node.folder, "manifests");
    mkdirSync(folder);
    writeFileSync(join(folder, "web.yaml"), JSON.stringify(manifest));
    await node.killAgent();
    await node.startAgent([...withGates(gates), "--pod-manifest-path", folder]);
  };

  test("a manifest whose pod needs objects of the API is refused, and taken without the gate", () =>
    onNode("", async (node) => {
      await startWith(node, "");
      const text = "static pods may not reference configmaps";
      await eventually(
        () => node.errors.some((each) => each.includes(text)),
        () => node.errors.join(),
      );
      await sleep(200);
      assert.equal(node.runtime.state.starts, []);
      await node.killAgent();
      const folder = join(node.folder, "manifests");
      await node.startAgent([...withGates("PreventStaticPodAPIReferences=false"), "--pod-manifest-path", folder]);
      await eventually(() => node.runtime.state.starts.length === 1);
    }));
}

function certificateTests(): void {
  /** Asks as this client, and says which answer came and of whom. */
  const ask = async (node: ScriptedNode, client: Certificate) => {
    const { status } = await node.client.core.v1.nodes.get(node.name);
    const port = status?.daemonEndpoints?.kubeletEndpoint?.Port ?? 0;
    return await new Promise<{ code: number | undefined; shown: string }>((resolve, reject) => {
      const options = { host: "127.0.0.1", port, path: "/healthz", rejectUnauthorized: false, agent: false, ...client };
      request(options, (res) => {
        res.resume();
        resolve({ code: res.statusCode, shown: (res.socket as TLSSocket).getPeerCertificate().subject.CN as string });
      })
        .on("error", reject)
        .end();
    });
  };
  const [first, second] = ["first", "second"].map((name) => makeCertificates(name, "admin", `authority ${name}`));
  const startWith = async (node: ScriptedNode, gates: string) => {
    const at = (name: string) => join(node.folder, name);
    const put = ({ ca, server }: Awaited<NonNullable<typeof first>>) => {
      writeFileSync(at("ca.crt"), ca);
      writeFileSync(at("tls.crt"), server.cert);
      writeFileSync(at("tls.key"), server.key);
    };
    const [before, after] = [await first, await second];
    if (before === undefined || after === undefined) throw new Error("there are two");
    put(before);
    await node.killAgent();
    const files = ["--tls-cert-file", at("tls.crt"), "--tls-private-key-file", at("tls.key")];
    const access = ["--client-ca-file", at("ca.crt"), "--anonymous-auth=false", "--authorization-mode=AlwaysAllow"];
    await node.startAgent([...withGates(gates), ...files, ...access]);
    await eventually(async () => (await ask(node, before.client).catch(() => ({ code: 0 }))).code === 200);
    assert.equal(await ask(node, before.client), { code: 200, shown: "first" });
    assert.equal(await ask(node, after.client), { code: 401, shown: "first" });
    put(after);
    return after.client;
  };

  test("the port shows the certificate, and believes the authority, that its files have now", () =>
    onNode("", async (node) => {
      const client = await startWith(node, "");
      let answer = "";
      const isNew = async () => (answer = JSON.stringify(await ask(node, client))) === '{"code":200,"shown":"second"}';
      await eventually(isNew, () => answer);
    }));

  test("without its gate each of the two stays what its file was at the start", () =>
    onNode("", async (node) => {
      const client = await startWith(node, "ReloadKubeletServerCertificateFile=false");
      await eventually(async () => (await ask(node, client)).code === 200);
      assert.is((await ask(node, client)).shown, "first");
      const other = await startWith(node, "ReloadKubeletClientCAFile=false");
      await eventually(async () => (await ask(node, other)).shown === "second");
      assert.is((await ask(node, other)).code, 401);
    }));
}

function imageTests(): void {
  const of = "registry.test/own:1";
  const auths = { "registry.test": { username: "u", password: "p" } };
  const setUp = async (node: ScriptedNode) => {
    node.runtime.state.registry.add(of);
    await node.client.core.v1.secrets.namespace("default").create({
      metadata: { name: "pull" },
      type: "orch.io/dockerconfigjson",
      stringData: { ".dockerconfigjson": JSON.stringify({ auths }) },
    });
    const containers = [{ name: "main", image: of }];
    await node.make("owner", { imagePullSecrets: [{ name: "pull" }], containers });
    await node.until("owner", isRunning);
    node.runtime.state.registry.delete(of);
    await node.make("other", { containers });
  };
  const records = (node: ScriptedNode) => join(node.folder, "agent/image_manager/pulled");

  test("a pod does not get the image that another pulled with its secret, by the record of the pull", () =>
    onNode("", async (node) => {
      await setUp(node);
      const reasonOf = ({ containerStatuses }: PodStatus) => containerStatuses?.[0]?.state?.waiting?.reason;
      await node.until("other", (status) => /^(ErrImagePull|ImagePullBackOff)$/.test(reasonOf(status) ?? ""));
      assert.is(readdirSync(records(node)).length, 1);
    }));

  test("without its gate there are no records, and every pod gets what is there", () =>
    onNode("KubeletEnsureSecretPulledImages=false", async (node) => {
      await setUp(node);
      await node.until("other", isRunning);
      assert.not.ok(existsSync(records(node)));
    }));
}

function providerTests(): void {
  const group = "nodeagent.orch.io";
  const attributes = {
    serviceAccountTokenAudience: "registry",
    cacheType: "ServiceAccount",
    requireServiceAccount: true,
  };
  const provider = {
    ...{ name: "badge", matchImages: ["registry.test"], defaultCacheDuration: "1h" },
    ...{ apiVersion: `credentialprovider.${group}/v1`, tokenAttributes: attributes },
  };
  const answer = {
    ...{ kind: "CredentialProviderResponse", apiVersion: provider.apiVersion, cacheKeyType: "Registry" },
    auth: { "registry.test": { username: "u", password: "p" } },
  };

  test("a program for credentials gets a token of the pod's service account, by the gate", () =>
    onNode("", async (node) => {
      const at = (name: string) => join(node.folder, name);
      const script = `#!/bin/sh\ncat >> ${at("asked")}\ncat <<'END'\n${JSON.stringify(answer)}\nEND\n`;
      writeFileSync(at("badge"), script, { mode: 0o755 });
      const config = {
        kind: "CredentialProviderConfig",
        apiVersion: "nodeagent.config.orch.io/v1",
        providers: [provider],
      };
      writeFileSync(at("providers.yaml"), JSON.stringify(config));
      const flags = ["--image-credential-provider-config", at("providers.yaml")];
      const own = [...flags, "--image-credential-provider-bin-dir", node.folder];
      await node.killAgent();
      const refused = await node
        .startAgent([...withGates("KubeletServiceAccountTokenForCredentialProviders=false"), ...own])
        .catch(String);
      assert.match(String(refused), "tokenAttributes: the feature gate of service account tokens");
      await node.startAgent([...withGates(""), ...own]);
      const { serviceaccounts } = node.client.core.v1;
      await serviceaccounts.namespace("default").create({ metadata: { name: "clerk" } });
      node.runtime.state.registry.add("registry.test/own:1");
      await node.make("puller", {
        serviceAccountName: "clerk",
        containers: [{ name: "main", image: "registry.test/own:1" }],
      });
      await node.until("puller", isRunning);
      const { serviceAccountToken, image: wanted } = JSON.parse(readFileSync(at("asked"), "utf8"));
      assert.is(wanted, "registry.test/own");
      const [, claims = ""] = String(serviceAccountToken).split(".");
      const { aud, sub } = JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
      assert.equal([aud, sub], [["registry"], "system:serviceaccount:default:clerk"]);
    }));
}

function lookTests(): void {
  /** Lists of all pods do not answer from now on; returns how to end that. */
  const holdLists = (node: ScriptedNode) => {
    const when = (request: unknown) => (request as ListContainersRequest).filter === undefined;
    const times = Number.POSITIVE_INFINITY;
    return node.runtime.faults.add({ call: "listContainers", fault: { kind: "hang" }, times, when });
  };
  const prepare = (runtime: ScriptedRuntime) => void (runtime.settings.events = "none");

  for (const [gates, isAtOnce] of [
    ["", true],
    ["PLEGOnDemandRelist=false", false],
  ] as const) {
    test(`what comes of the agent's own work is seen ${isAtOnce ? "at once" : "with the next list of all"}`, () =>
      onNode(
        gates,
        async (node) => {
          await node.make("first");
          await node.until("first", isRunning);
          const release = holdLists(node);
          await sleep(1500);
          await node.make("second");
          await eventually(() => node.runtime.state.sandboxes.size === 2);
          if (isAtOnce) {
            await node.until("second", isRunning);
            return;
          }
          await sleep(700);
          assert.is(node.runtime.state.starts.length, 1);
          release();
          await node.until("second", isRunning);
        },
        { prepare, callMs: 500 },
      ));
  }
}

function runtimeTests(): void {
  const streaming = (runtime: ScriptedRuntime) => void (runtime.settings.streamsLists = true);
  const callsOf = ({ runtime }: ScriptedNode, name: string) => runtime.faults.calls.get(name) ?? 0;

  test("lists of the runtime come in parts where both have that, and else whole", async () => {
    for (const [gates, prepare, isWhole] of [
      ["CRIListStreaming=true", streaming, false],
      ["CRIListStreaming=true", () => {}, true],
      ["", streaming, true],
    ] as const) {
      await onNode(
        gates,
        async (node) => {
          await node.make("one");
          await node.until("one", isRunning);
          for (const each of ["listPodSandbox", "listContainers", "listImages"]) {
            assert.is(callsOf(node, each) > 0, isWhole, `${each} with ${gates}`);
          }
        },
        { prepare },
      );
    }
  });

  for (const [gates, asked] of [
    ["", [""]],
    ["RuntimeClassInImageCriApi=true", ["large"]],
  ] as const) {
    test(`with the gates "${gates}" images are asked for as those of the handler "${asked.join()}"`, () =>
      onNode(gates, async (node) => {
        await node.client.node.v1.runtimeclasses.create({ metadata: { name: "roomy" }, handler: "large" });
        await node.make("one", { runtimeClassName: "roomy" });
        await node.until("one", isRunning);
        assert.equal([...node.runtime.state.imageHandlers], asked);
        const [main] = node.runtime.state.running("one");
        assert.is(main?.config.image?.runtimeHandler, asked[0]);
      }));
  }
}

function nodeTests(): void {
  const listed = async (node: ScriptedNode) => {
    const { transport, close } = unixClient(join(node.folder, "agent/pod-resources/nodeagent.sock"), 5000);
    const { podResources } = await createClient(PodResourcesLister, transport).list({}).finally(close);
    return podResources.map(({ name }) => name).sort();
  };

  for (const [gates, names] of [
    ["", ["runs"]],
    ["KubeletPodResourcesListUseActivePods=false", ["ended", "runs"]],
  ] as const) {
    test(`with the gates "${gates}" monitors see the resources of ${names.join(" and ")}`, () =>
      onNode(gates, async (node) => {
        await node.make("ended", { restartPolicy: "Never" });
        await node.make("runs");
        for (const each of ["ended", "runs"]) await node.until(each, isRunning);
        assert.equal(await listed(node), ["ended", "runs"]);
        node.runtime.state.exit("ended", "main", 0);
        await node.until("ended", ({ phase }) => phase === "Succeeded");
        await sleep(200);
        assert.equal(await listed(node), names);
      }));
  }
}

function classTests(): void {
  const group = `orchgates${process.pid}`;
  const naming: CgroupNaming = { driver: "cgroupfs", root: "/", podsName: group };
  const boundOf = (qos: string) => {
    return Number(readFileSync(`/sys/fs/cgroup/memory/${group}/orchpods${qos}/memory.limit_in_bytes`, "utf8"));
  };

  for (const [gates, flags] of [
    ["QOSReserved=true", ["--qos-reserved", "memory=50%"]],
    ["", []],
  ] as const) {
    const title =
      gates === "" ? "every class may take what is free" : "lesser classes leave half of what others request";
    test(`with the gates "${gates}" ${title}`, async () => {
      const own = ["--cgroup-root", `/${group}`, ...(gates === "" ? [] : ["--feature-gates", gates]), ...flags];
      const node = await startScriptedNode({ speed: 20, args: own });
      try {
        const limits = { cpu: "10m", memory: "64Mi" };
        await node.make("whole", { containers: [{ name: "main", image, resources: { limits } }] });
        await node.until("whole", isRunning);
        const requests = { memory: "32Mi" };
        await node.make("part", { containers: [{ name: "main", image, resources: { requests } }] });
        await node.until("part", isRunning);
        const missing = [boundOf("") - boundOf("/burstable"), boundOf("/burstable") - boundOf("/besteffort")];
        if (gates === "") assert.equal(boundOf("/burstable"), boundOf("/besteffort"));
        else assert.equal(missing, [32 * 1024 ** 2, 16 * 1024 ** 2]);
      } finally {
        await node.close();
        await openCgroups({ naming }).remove([group]);
      }
    });
  }

  for (const [enforced, reservedBytes] of [
    ["pods", 1024 ** 3],
    ["none", 0],
  ] as const) {
    test(`where ${enforced} are limited, all pods may take all memory but ${reservedBytes} bytes`, async () => {
      const reserved = ["--system-reserved=memory=1Gi", `--enforce-node-allocatable=${enforced}`];
      const node = await startScriptedNode({ args: ["--cgroup-root", `/${group}`, ...reserved] });
      try {
        const bytes = (memoryAmounts().get("MemTotal") ?? 0) - reservedBytes;
        assert.ok(Math.abs(boundOf("") - bytes) <= 4096, `${boundOf("")} of ${bytes}`); // the kernel counts pages
      } finally {
        await node.close();
        await openCgroups({ naming }).remove([group]);
      }
    });
  }
}

const missing = mountObjection();
certificateTests();
if (missing === undefined) {
  conditionTests();
  probeTests();
  manifestTests();
  imageTests();
  providerTests();
  lookTests();
  runtimeTests();
  nodeTests();
} else test.skip("gates of a node agent", missing);
if (missing === undefined && existsSync("/sys/fs/cgroup/memory/cgroup.procs")) classTests();
else test.skip("reserves memory", missing ?? "the machine has no hierarchy of version 1");
test.run();
