import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { type Client, createClient } from "../../runtime/index.ts";
import { root } from "../harness/kubectl.ts";
import { type OrchProcess, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";
import { testFolder } from "../storage/folder.ts";

const test = suite("one noisy user, long");

const objects = Number(process.env.OBJECTS ?? 2000);
const connections = Number(process.env.CONNECTIONS ?? 500);
const seconds = Number(process.env.SECONDS ?? 10);
const args = (process.env.ARGS ?? "").split(" ").filter((each) => each !== "");
/** By how much the noise may lengthen the quiet user's waits. */
const maxFactor = 2;

const folder = testFolder();
const configMaps = "/api/v1/namespaces/default/configmaps";
let orch: OrchProcess;
let admin: Client;
let quiet: Client;
test.before(async () => {
  const tokens = join(folder.path, "tokens.csv");
  mkdirSync(folder.path, { recursive: true });
  writeFileSync(tokens, `quiet,quiet,1\nnoisy,${process.env.NOISY ?? "noisy"},2,system:serviceaccounts\n`);
  const open = ["--token-auth-file", tokens, "--authorization-mode", "AlwaysAllow"];
  orch = await startOrch({ command: "apiserver", dataDir: join(folder.path, "data"), args: [...open, ...args] });
  admin = createClient({ kubeconfig: orch.kubeconfig });
  const data = { text: "x".repeat(1000) };
  const maps = admin.core.v1.configmaps.namespace("default");
  await Promise.all(Array.from({ length: objects }, (_, i) => maps.create({ metadata: { name: `c${i}` }, data })));
  quiet = createClient({ server: orch.url, ca: readFileSync(authority()), token: "quiet" });
});
test.after(async () => {
  for (const each of [admin, quiet]) each?.transport.close();
  await orch.close();
  folder.remove();
});

const authority = () => join(folder.path, "data/pki/ca.crt");

/** Waits of the quiet user for its reads, in milliseconds: half of all, and 99 of a hundred. */
async function quietWaits(): Promise<{ half: number; most: number; count: number; failed: number }> {
  const waits: number[] = [];
  let failed = 0;
  for (const endMs = performance.now() + seconds * 1000; performance.now() < endMs; await sleep(2)) {
    const startMs = performance.now();
    const { status } = await quiet.transport.request({ method: "GET", path: `${configMaps}/c7` });
    if (status !== 200) failed += 1;
    waits.push(performance.now() - startMs);
  }
  waits.sort((a, b) => a - b);
  const at = (part: number) => waits[Math.floor(waits.length * part)] ?? 0;
  return { half: at(0.5), most: at(0.99), count: waits.length, failed };
}

const shown = ({ half, most, count }: { half: number; most: number; count: number }) =>
  `half within ${half.toFixed(2)} ms, 99 % within ${most.toFixed(2)} ms, ${count} reads`;

test(
  `a user with ${connections} connections that lists ${objects} objects leaves another's reads nearly as they were`,
  async () => {
    await quietWaits(); // until the code of both is warm
    const before = await quietWaits();
    const noisy = fork(
      join(root, "test/long/noisy/client.ts"),
      [`${orch.url}/api/v1/configmaps`, authority(), "noisy", String(connections)],
      { execArgv: ["--import", "tsx"] },
    );
    await once(noisy, "message");
    await sleep(3000);
    const during = await quietWaits();
    const reported = once(noisy, "message");
    noisy.send("stop");
    const [counts] = await reported;
    console.log(`quiet: ${shown(before)}\nwith noise: ${shown(during)}\nnoise: ${JSON.stringify(counts)}`);
    assert.is(during.failed, 0);
    assert.ok(during.most <= maxFactor * before.most, `${during.most} ms, ${before.most} ms without noise`);
  },
  { timeoutMs: 300_000 },
);

test.run();
