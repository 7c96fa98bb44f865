import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { suite } from "../../harness/suite.ts";
import { Registration } from "../../../generated/pb/pluginregistration/v1/api_pb.ts";
import { MetricRegistry } from "../../../runtime/metrics/metricRegistry.ts";
import { textFormat } from "../../../runtime/metrics/text.ts";
import { pluginGauge } from "../../../runtime/nodeagent/meters/pluginGauge.ts";
import { watchPluginFolder } from "../../../runtime/nodeagent/plugins/pluginFolder.ts";
import { startUnixServer } from "../../../runtime/nodeagent/sockets/unixServer.ts";

const test = suite("registration of plugins by their sockets");

const folder = mkdtempSync(join(tmpdir(), "orch-plugins-"));
const seen: string[] = [];
const metrics = new MetricRegistry({ prefix: "acme", native: false });
let stop: () => Promise<void>;

const counted = () =>
  [...textFormat(metrics.collect())]
    .join("")
    .split("\n")
    .filter((each) => each.startsWith("plugin_manager"));

test.before(async () => {
  const handler = {
    register: async ({
      name,
      endpoint,
      supportedVersions,
    }: {
      name: string;
      endpoint: string;
      supportedVersions: string[];
    }) => {
      if (!supportedVersions.includes("1.0.0")) throw new Error(`${name} speaks no version that is known`);
      seen.push(`+${name} ${endpoint}`);
    },
    deregister: ({ name }: { name: string }) => void seen.push(`-${name}`),
  };
  const onLook = pluginGauge(metrics);
  ({ stop } = await watchPluginFolder({ folder, handlers: { CSIPlugin: handler }, logError: () => {}, onLook }));
});
test.after(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

/** A plugin with what it hears of its registration. */
async function plugin(name: string, info: { type?: string; endpoint?: string; versions?: string[] } = {}) {
  const heard: string[] = [];
  const { type = "CSIPlugin", endpoint = "/run/driver.sock", versions = ["1.0.0"] } = info;
  const server = await startUnixServer({
    path: join(folder, `${name}.sock`),
    routes: (router) =>
      router.service(Registration, {
        getInfo: () => ({ type, name, endpoint, supportedVersions: versions }),
        notifyRegistrationStatus: ({ pluginRegistered, error }) => {
          heard.push(pluginRegistered ? "registered" : error);
          return {};
        },
      }),
  });
  return { heard, stop: server.stop };
}

async function until(holds: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 300 && !holds(); attempt++) await sleep(20);
  assert.ok(holds(), JSON.stringify(seen));
}

test("a plugin is registered when its socket appears, and let go of when it vanishes", async () => {
  const { heard, stop: stopPlugin } = await plugin("disk");
  await until(() => heard.length > 0);
  assert.equal(heard, ["registered"]);
  assert.is(seen.at(-1), "+disk /run/driver.sock");
  const of = (state: string) =>
    `plugin_manager_total_plugins{socket_path="${join(folder, "disk.sock")}",state="${state}"} 1`;
  await until(() => counted().length === 2);
  assert.equal(counted(), [of("actual_state_of_world"), of("desired_state_of_world")]);
  await stopPlugin();
  await until(() => seen.at(-1) === "-disk");
  await until(() => counted().length === 0);
});

test("a plugin without an endpoint serves where it registers", async () => {
  const { stop: stopPlugin } = await plugin("own", { endpoint: "" });
  await until(() => seen.at(-1) === `+own ${join(folder, "own.sock")}`);
  await stopPlugin();
  await until(() => seen.at(-1) === "-own");
});

test("a plugin that does not answer holds up no other", async () => {
  const silent = createServer().listen(join(folder, "a-silent.sock"));
  await once(silent, "connection");
  const { heard, stop: stopPlugin } = await plugin("z-late");
  await until(() => heard.length > 0);
  assert.equal(heard, ["registered"]);
  await stopPlugin();
  silent.close();
});

const refusals: readonly (readonly [string, Parameters<typeof plugin>[1], RegExp])[] = [
  ["of a type that no one handles", { type: "Other" }, /^no handler registered for plugin type: Other at socket /],
  ["that its handler refuses", { versions: ["9.0.0"] }, /^late speaks no version that is known$/],
];
for (const [what, info, text] of refusals) {
  test(`a plugin ${what} hears why`, async () => {
    const { heard, stop: stopPlugin } = await plugin("late", info);
    await until(() => heard.length > 0);
    assert.match(heard[0] ?? "", text);
    await stopPlugin();
  });
}

test.run();
