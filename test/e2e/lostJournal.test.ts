import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { createClient } from "../../generated/client.ts";
import { runOrch, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";

const upkeep = suite("a journal that is lost");
/** Each starts programs, which on a busy machine takes its time. */
const test = (name: string, run: () => Promise<void>) => upkeep(name, run, { timeoutMs: 90_000 });

const folder = mkdtempSync(join(tmpdir(), "orch-lost-"));
upkeep.after(() => rmSync(folder, { recursive: true, force: true }));

const crashed = join(folder, "crashed");
const names = Array.from({ length: 59 }, (_, i) => `m${i}`).sort();

/** A server that writes to its journal alone is killed: nothing else has what it acknowledged. */
upkeep.before(async () => {
  const env = { FAILPOINTS: "beforeTakeOver=error" };
  await (await startOrch({ command: "apiserver", dataDir: crashed })).stop();
  const server = await startOrch({ command: "apiserver", dataDir: crashed, env });
  const client = createClient({ kubeconfig: server.kubeconfig });
  const maps = client.core.v1.configmaps.namespace("default");
  await Promise.all(names.map((name) => maps.create({ metadata: { name } })));
  client.transport.close();
  await server.stop("SIGKILL");
  rmSync(join(crashed, "data/control.sock"));
});

const journals = (dataDir: string) => ["journal.0", "journal.1"].map((name) => join(dataDir, "data", name));

/** Where the newest segment changes, the others being older. */
function lastBatchOf(file: string): { readonly bytes: Buffer; readonly at: number } {
  const bytes = readFileSync(file);
  return { bytes, at: bytes.lastIndexOf(`"name":"m`) };
}

const losses: Record<string, { lose: (dataDir: string) => void; finding: RegExp }> = {
  "is gone": {
    lose: (dataDir) => journals(dataDir).forEach((file) => rmSync(file)),
    finding: /\/data\/journal\.0 is missing\b/,
  },
  "is empty": {
    lose: (dataDir) => journals(dataDir).forEach((file) => writeFileSync(file, "")),
    finding: /\/data\/journal\.0 is cut short: it has 0 bytes of 4194304/,
  },
  "has a flipped bit in its last batch": {
    lose: (dataDir) => {
      const [file = ""] = journals(dataDir).filter((each) => lastBatchOf(each).at > 0);
      const { bytes, at } = lastBatchOf(file);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(file, bytes);
    },
    finding: /\/data\/journal\.\d is damaged from byte \d+ on: the batch there was whole/,
  },
};

for (const [what, { lose, finding }] of Object.entries(losses)) {
  test(`a killed server whose journal ${what} does not start, and a check says the same`, async () => {
    const dataDir = join(folder, what.replaceAll(" ", "-"));
    cpSync(crashed, dataDir, { recursive: true });
    lose(dataDir);
    const args = ["--data-dir", dataDir];
    const start = await runOrch(["apiserver", ...args, "--secure-port", "0"]);
    assert.is(start.code, 1);
    assert.match(start.err, finding);
    assert.match(start.err, /^orch: acknowledged writes may be lost: .*; --accept-lost-writes goes on without/m);
    const check = await runOrch(["storage", "check", ...args]);
    assert.is(check.code, 1);
    const findings = check.out.trimEnd().split("\n").slice(0, -1);
    assert.ok(start.err.includes(`may be lost: ${findings.join("; ")};`), `${check.out}\n${start.err}`);
    for (const action of ["compact", "backup"]) {
      const to = action === "backup" ? ["--to", join(folder, `${what.length}.mdb`)] : [];
      const { code, err } = await runOrch(["storage", action, ...args, ...to]);
      assert.equal([code, finding.test(err), err.includes("--accept-lost-writes")], [1, true, true], err);
    }
  });
}

test("with the flag a server goes on with what is proven, and says what is given up", async () => {
  const dataDir = join(folder, "accepted");
  cpSync(crashed, dataDir, { recursive: true });
  for (const file of journals(dataDir)) rmSync(file);
  const to = join(folder, "accepted.mdb");
  const backup = await runOrch(["storage", "backup", "--data-dir", dataDir, "--to", to, "--accept-lost-writes"]);
  assert.is(backup.code, 0);
  assert.match(backup.err, /opens without lost writes, .*: writes after revision \d+ are given up/);
  const server = await startOrch({ command: "apiserver", dataDir, args: ["--accept-lost-writes"] });
  assert.match(server.errors(), /warning the store opens without lost writes, .*\/journal\.1 is missing: writes/);
  const client = createClient({ kubeconfig: server.kubeconfig });
  const maps = client.core.v1.configmaps.namespace("default");
  assert.equal((await maps.list()).items, []);
  await maps.create({ metadata: { name: "after" } });
  client.transport.close();
  await server.stop("SIGKILL");
  const check = await runOrch(["storage", "check", "--data-dir", dataDir]);
  assert.equal([check.code, check.out.split("\n").length], [0, 2], check.out);
  const again = await startOrch({ command: "apiserver", dataDir });
  assert.is(again.errors(), "");
  await again.stop();
});

test("a killed server whose files are all there starts with everything", async () => {
  const dataDir = join(folder, "whole");
  cpSync(crashed, dataDir, { recursive: true });
  const server = await startOrch({ command: "apiserver", dataDir });
  const client = createClient({ kubeconfig: server.kubeconfig });
  const { items } = await client.core.v1.configmaps.namespace("default").list();
  client.transport.close();
  await server.stop();
  assert.equal(items.map((each) => each.metadata.name).sort(), names);
  assert.ok(readdirSync(join(dataDir, "data")).includes("reserve"));
});

upkeep.run();
