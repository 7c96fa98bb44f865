import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { missingContainerd } from "./harness/containerd.ts";
import { type RealNode, startRealNode } from "./harness/realNode.ts";
import { eventually } from "./scripted/scriptedNode.ts";
import { type ScriptedDriver, startScriptedDriver } from "./volumes/csi/scriptedDriver.ts";

const test = suite("storage drivers and real containers");
const driverName = "disks.test";

let node: RealNode;
let driver: ScriptedDriver;

function tests(): void {
  test.before(async () => {
    node = await startRealNode();
    const { folder } = node.runtime;
    const registry = join(folder, "agent/plugins_registry");
    driver = await startScriptedDriver({ folder, name: driverName, data: join(folder, "data"), registry });
    const { csidrivers, csinodes } = node.client.storage.v1;
    await eventually(async () => (await csinodes.list()).items[0]?.spec.drivers?.length === 1);
    await csidrivers.create({
      metadata: { name: driverName },
      spec: { attachRequired: false, volumeLifecycleModes: ["Ephemeral"], podInfoOnMount: true },
    });
  });
  test.after(async () => {
    await driver.stop();
    await node.close();
  });

  test("a container sees what a driver mounts for its pod, and cannot write where it may only read", async () => {
    const command = ["sh", "-c", "cat /disk/note; echo more > /disk/more; echo $?; echo no > /fixed/more; echo $?"];
    const mounts = ["disk", "fixed"].map((name) => ({ name, mountPath: `/${name}` }));
    const csi = { driver: driverName };
    const made = node.make("reader", {
      restartPolicy: "Never",
      volumes: [
        { name: "disk", csi },
        { name: "fixed", csi: { ...csi, readOnly: true } },
      ],
      initContainers: [
        {
          name: "wait",
          image: node.runtime.image,
          command: ["sh", "-c", "until test -e /disk/note; do sleep 0.05; done"],
          volumeMounts: mounts,
        },
      ],
      containers: [{ name: "main", image: node.runtime.image, command, volumeMounts: mounts }],
    });
    const { metadata } = await made;
    await node.until("reader", () => driver.published.size === 2);
    const own = [...driver.published.values()].find(({ readonly }) => !readonly);
    assert.is(own?.volumeContext["csi.storage.orch.io/pod.name"], "reader");
    const folder = join(node.runtime.folder, "data", own?.volumeId ?? "");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "note"), "of the disk\n");
    await node.until("reader", ({ phase }) => phase === "Succeeded" || phase === "Failed");
    const log = join(node.runtime.folder, "logs", `default_reader_${metadata?.uid}`, "main/0.log");
    const lines = readFileSync(log, "utf8")
      .split("\n")
      .filter((each) => each.includes(" stdout ")) // the other stream comes at its own time
      .map((each) => each.replace(/^\S+ \S+ \S+ ?/, ""));
    assert.equal([lines[0], lines[1], lines.includes("1")], ["of the disk", "0", true]);
    await eventually(() => driver.published.size === 0);
    assert.equal(readFileSync(join(folder, "more"), "utf8"), "more\n");
    await node.remove("reader");
  });
}

const missing = missingContainerd();
if (missing === undefined) tests();
else test.skip("storage drivers and real containers", missing);

test.run();
