import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { suite } from "../../harness/suite.ts";
import { mountObjection } from "../realMounts.ts";
import { agentPage, openPort } from "./agentPages.ts";
import { eventually, image, type ScriptedNode, startScriptedNode } from "./scriptedNode.ts";

const test = suite("nodeagent: where pods of the API come from");

const source = "orch.io/config.source";
const seen = "orch.io/config.seen";

async function shownPod(node: ScriptedNode, name: string): Promise<Pod | undefined> {
  const { items } = JSON.parse(await agentPage(node, "/pods")) as { items: readonly Pod[] };
  return items.find(({ metadata }) => metadata?.name === name);
}

function tests(): void {
  test("a pod of the API says on its node that it is one and since when, and its object does not", async () => {
    const node = await startScriptedNode({ args: openPort });
    try {
      const pods = node.client.core.v1.pods.namespace("default");
      const items = [{ path: "said", fieldRef: { fieldPath: "metadata.annotations" } }];
      const { metadata } = await node.make("one", { volumes: [{ name: "about", downwardAPI: { items } }] });
      await pods.patch("one", { type: "merge", body: { metadata: { annotations: { own: "a" } } } });
      await node.until("one", ({ phase }) => phase === "Running");
      const first = (await shownPod(node, "one"))?.metadata?.annotations ?? {};
      assert.equal({ ...first, [seen]: "" }, { own: "a", [source]: "api", [seen]: "" });
      assert.ok(Math.abs(Date.parse(first[seen] ?? "") - Date.now()) < 60_000, first[seen]);
      const [sandbox] = node.runtime.state.ofPod(metadata?.uid ?? "").sandboxes;
      assert.equal([sandbox?.config.annotations[source], sandbox?.config.annotations[seen]], ["api", first[seen]]);
      const file = join(node.folder, "agent/memory", metadata?.uid ?? "", "volumes/orch.io~downward-api/about/said");
      assert.ok(readFileSync(file, "utf8").includes(`${seen}="${first[seen]}"\n${source}="api"`));
      await pods.patch("one", { type: "merge", body: { metadata: { annotations: { own: "b" } } } });
      const annotations = async () => (await shownPod(node, "one"))?.metadata?.annotations;
      await eventually(async () => (await annotations())?.["own"] === "b");
      assert.equal(await annotations(), { ...first, own: "b" }, "another state of the pod is not seen anew");
      assert.equal((await pods.get("one")).metadata.annotations, { own: "b" });
      // At once, and not when volumes are looked at again, after a minute.
      await eventually(async () => readFileSync(file, "utf8").includes('own="b"'));
    } finally {
      await node.close();
    }
  });

  test("a static pod that has its uid from its manifest follows it as the same pod, beside one unnamed", async () => {
    const folder = mkdtempSync(join(tmpdir(), "orch-manifests-"));
    const other = "registry.test/desk:5";
    const write = (image: string) => {
      const metadata = { name: "fixed", uid: "11111111-2222-3333-4444-555555555555" };
      const spec = { containers: [{ name: "main", image }], terminationGracePeriodSeconds: 1 };
      writeFileSync(join(folder, "fixed.json"), JSON.stringify({ apiVersion: "v1", kind: "Pod", metadata, spec }));
    };
    write(image);
    const unnamed = {
      apiVersion: "v1",
      kind: "Pod",
      metadata: { name: "No_Name" },
      spec: { containers: [{ name: "main", image }] },
    };
    writeFileSync(join(folder, "unnamed.json"), JSON.stringify(unnamed));
    const args = ["--cgroups-per-qos=false", "--pod-manifest-path", folder];
    const node = await startScriptedNode({ args, speed: 20, prepare: ({ state }) => void state.images.add(other) });
    try {
      const pods = node.client.core.v1.pods.namespace("default");
      const shown = async () => {
        const { items } = await pods.list();
        const [{ spec, status } = {}] = items;
        const { restartCount, state } = status?.containerStatuses?.[0] ?? {};
        return [items.length, spec?.containers[0]?.image, restartCount, state?.running !== undefined].join();
      };
      await eventually(async () => (await shown()) === `1,${image},0,true`);
      write(other);
      await eventually(async () => (await shown()) === `1,${other},1,true`);
      assert.ok(
        node.errors.some((each) => /unnamed.json: metadata.name: Invalid value: "No_Name-scripted": /.test(each)),
        node.errors.join("\n"),
      );
      assert.is(node.runtime.state.running("No_Name-scripted").length, 0);
    } finally {
      await node.close();
      rmSync(folder, { recursive: true });
    }
  });
}

const missing = mountObjection();
if (missing === undefined) tests();
else test.skip("runs pods", missing);
test.run();
