import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import * as assert from "uvu/assert";
import { openPullRecords } from "../../runtime/nodeagent/images/pullRecords.ts";
import { recordFileName } from "../../runtime/nodeagent/images/recordFile.ts";
import { claimCheckpoint } from "../../runtime/nodeagent/plugins/claims/claimCheckpoint.ts";
import { healthCheckpoint } from "../../runtime/nodeagent/plugins/claims/healthCheckpoint.ts";
import { deviceCheckpoint } from "../../runtime/nodeagent/plugins/deviceCheckpoint.ts";
import { openBoundsFile } from "../../runtime/nodeagent/resize/boundsFile.ts";
import { cpuStateFile } from "../../runtime/nodeagent/resources/cpuState.ts";
import { memoryStateFile } from "../../runtime/nodeagent/resources/memoryState.ts";
import { readShutdownState } from "../../runtime/nodeagent/shutdown/shutdownState.ts";
import { suite } from "../harness/suite.ts";

const test = suite("nodeagent: files that keep its state and were not written by one");

const folder = mkdtempSync(join(tmpdir(), "orch-state-"));
test.after(() => rmSync(folder, { recursive: true }));

async function boundsIn(path: string): Promise<void> {
  const errors: unknown[] = [];
  await openBoundsFile(path, (error) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}

const readers: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
  cpus: async (path) => cpuStateFile(path).read(),
  memory: async (path) => memoryStateFile(path).read(),
  bounds: boundsIn,
  devices: (path) => deviceCheckpoint(path).read(),
  claims: (path) => claimCheckpoint(path, "v1").read(),
  healths: (path) => healthCheckpoint(path).read(),
};

const summed = (data: unknown) => ({ Data: data, Checksum: crc32(JSON.stringify(data)) });
const summedText = (data: unknown) => ({ Data: JSON.stringify(data), Checksum: crc32(JSON.stringify(data)) });
const bounds = (data: unknown) => ({ data: JSON.stringify(data), checksum: crc32(JSON.stringify(data)) });
const deep = "[".repeat(200_000);

/** What a file holds -> the readers that must say so. */
const contents: readonly (readonly [string, string, readonly string[]])[] = [
  ["nothing", "", Object.keys(readers)],
  ["half of it", '{"checksum":12,"da', Object.keys(readers)],
  ["no object", "[1]", Object.keys(readers)],
  ["null", "null", Object.keys(readers)],
  ["folds without end", deep, Object.keys(readers)],
  ["folds that end", `{"Data":${deep}${"]".repeat(200_000)}}`, ["cpus", "memory", "devices", "claims"]],
  ["other types", '{"policyName":1,"machineState":5,"entries":"x","data":{},"Data":[],"u":null}', Object.keys(readers)],
  ["entries without their parts", JSON.stringify(bounds({ entries: { u1: null } })), ["bounds"]],
  ["containers that are a list", JSON.stringify(bounds({ entries: { u1: { ContainerResources: [] } } })), ["bounds"]],
  [
    "devices without their parts",
    JSON.stringify(summed({ PodDeviceEntries: [{}], RegisteredDevices: {} })),
    ["devices"],
  ],
  ["devices of a number", JSON.stringify(summed({ PodDeviceEntries: [], RegisteredDevices: { a: 1 } })), ["devices"]],
  ["claims without their parts", JSON.stringify(summedText({ ClaimInfoStateList: [{ ClaimUID: "u" }] })), ["claims"]],
  ["healths without devices", '{"gpu.test":{}}', ["healths"]],
];
for (const [what, text, names] of contents) {
  for (const name of names) {
    test(`${name} of a file with ${what} are not known, and it is named`, async () => {
      const path = join(folder, `${name}-state`);
      writeFileSync(path, text);
      const error = await readers[name]?.(path).then(() => "none", String);
      assert.match(error ?? "", new RegExp(`^Error: ${path} was changed, or not written as a whole`));
    });
  }
}

for (const [name, read] of Object.entries(readers)) {
  test(`${name} are not waited for where a pipe lies in the place of their file`, async () => {
    const path = join(folder, `${name}-pipe`);
    execFileSync("mkfifo", [path]);
    assert.is(await read(path).then(() => "none", String), `Error: cannot read ${path}: it is no regular file`);
  });
  test(`${name} of a file of 64 GiB are not read`, async () => {
    const path = join(folder, `${name}-huge`);
    writeFileSync(path, "");
    truncateSync(path, 64 * 1024 ** 3);
    const error = await read(path).then(() => "none", String);
    assert.is(error, `Error: cannot read ${path}: it has more than 16777216 bytes`);
  });
}

test("a pull record in another form lets no pod have the image without a pull", async () => {
  const options = { folder, apiVersion: "v1", policy: "NeverVerifyPreloadedImages", allowlist: [] } as const;
  const records = await openPullRecords(options);
  const path = join(folder, "pulled", recordFileName("sha256:1"));
  const asked = () =>
    records.mayUse("registry.test/a:1", "sha256:1", async () => [{ pattern: "registry.test", auth: {} }]);
  const secrets = { "registry.test/a": { kubernetesSecrets: 5, kubernetesServiceAccounts: [null, "x"] } };
  const all = [
    { credentialMapping: null },
    { credentialMapping: { "registry.test/a": 1 } },
    { credentialMapping: secrets },
  ];
  for (const text of ["", deep, "null", ...all.map((each) => JSON.stringify(each))]) {
    writeFileSync(path, text);
    assert.is(await asked(), false, text.slice(0, 80));
  }
  rmSync(path);
  execFileSync("mkfifo", [path]);
  assert.is(await asked(), false);
  rmSync(path);
  assert.is(await asked(), true);
});

test("what a node's last shutdown left in another form is as none", async () => {
  for (const text of ["", "null", "[]", deep]) {
    writeFileSync(join(folder, "graceful_node_shutdown_state"), text);
    assert.is(await readShutdownState(folder), undefined, text.slice(0, 20));
  }
});

test.run();
