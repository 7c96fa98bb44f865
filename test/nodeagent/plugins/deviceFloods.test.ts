import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { DevicePlugin } from "../../../generated/pb/deviceplugin/v1beta1/api_pb.ts";
import type { DeviceCheckpoint } from "../../../runtime/nodeagent/plugins/deviceCheckpoint.ts";
import { openDeviceEndpoint } from "../../../runtime/nodeagent/plugins/deviceEndpoint.ts";
import { DeviceManager } from "../../../runtime/nodeagent/plugins/deviceManager.ts";
import { startUnixServer } from "../../../runtime/nodeagent/sockets/unixServer.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("device plugins that say too much");

const endpoint = {
  prefer: async () => [],
  allocate: async () => ({}) as never,
  preStart: async () => {},
  stop: () => {},
};

function managerWith(write: DeviceCheckpoint["write"]): DeviceManager {
  const checkpoint = { read: () => Promise.reject(new Error("none")), write } as DeviceCheckpoint;
  return new DeviceManager({ checkpoint, nowMs: () => 0, onChange: () => {}, logError: () => {} });
}

test("a thousand changes are one write beside the one that is under way", async () => {
  const written: (readonly string[] | undefined)[] = [];
  let goOn = () => {};
  const manager = managerWith(({ registered }) => {
    written.push(registered.get("acme.dev/gpu"));
    return new Promise((resolve) => (goOn = resolve));
  });
  let show: (id: string) => void = () => {};
  manager.register("acme.dev/gpu", ({ onDevices }) => {
    show = (ID) => onDevices([{ ID, health: "Healthy" } as Parameters<typeof onDevices>[0][number]]);
    return endpoint;
  });
  show("first");
  await sleep(1);
  for (let at = 0; at < 1000; at++) show(`gpu-${at}`);
  goOn();
  await sleep(1);
  goOn();
  await sleep(1);
  assert.equal(written, [["first"], ["gpu-999"]]);
});

test("beyond 256 resources a plugin is not registered, and one of a resource that is known is", () => {
  const manager = managerWith(async () => {});
  const register = (at: number) => manager.register(`acme.dev/r${at}`, () => endpoint);
  for (let at = 0; at < 256; at++) register(at);
  assert.throws(() => register(256), /the node has the devices of 256 resources already/);
  register(255);
});

const list = (ids: number) => ({ devices: Array.from({ length: ids }, (_, at) => ({ ID: `${at}` })) });

for (const [what, sizes, taken] of [
  ["lists without end are taken one in a tenth of a second", Array.from({ length: 1000 }, () => 1), [1, 1]],
  ["a list of too many parts ends the plugin's devices", [2, 60_000, 3], [2]],
] as const) {
  test(what, async () => {
    const folder = mkdtempSync(join(tmpdir(), "orch-flood-"));
    const socketPath = join(folder, "plugin.sock");
    const server = await startUnixServer({
      path: socketPath,
      routes: (router) =>
        router.service(DevicePlugin, {
          async *listAndWatch() {
            for (const each of sizes) yield list(each);
          },
        }),
    });
    const seen: number[] = [];
    let hasEnded = false;
    const opened = openDeviceEndpoint({
      ...{ socketPath, options: { preStartRequired: false, getPreferredAllocationAvailable: false } },
      onDevices: (devices) => void seen.push(devices.length),
      onEnd: () => (hasEnded = true),
    });
    for (let attempt = 0; attempt < 500 && seen.length === 0; attempt++) await sleep(10);
    await sleep(250);
    opened.stop();
    assert.equal(seen.slice(0, taken.length), taken);
    assert.ok(seen.length <= 5, `${seen.length} lists`);
    assert.is(hasEnded, sizes.length === 3);
    await server.stop();
    rmSync(folder, { recursive: true });
  });
}

test.run();
