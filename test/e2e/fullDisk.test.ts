import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { createClient } from "../../generated/client.ts";
import { isStatusError } from "../../runtime/client/index.ts";
import { startOrch } from "../harness/orchProcess.ts";
import { root } from "../harness/kubectl.ts";
import { mountSmallDisk } from "../harness/smallDisk.ts";
import { suite } from "../harness/suite.ts";

const test = suite("a server on a full disk");
const starts = "a server that is killed on a full disk starts there, reads, takes deletions, and recovers by itself";

const logs = "a server whose log is on a full disk serves on, and says how many lines are missing when there is space";

const folder = mkdtempSync(join(tmpdir(), "orch-full-"));
const disk = join(folder, "disk");
const unmount = mountSmallDisk(disk, "32m");
test.after(() => {
  unmount?.();
  rmSync(folder, { recursive: true, force: true });
});

/** Others write to the disk until nothing is left; returns how they give that back. */
function fillUp(): () => void {
  const files: string[] = [];
  for (const size of [1024 * 1024, 4096]) {
    for (let isFull = false; !isFull; ) {
      const file = join(disk, `others-${files.length}`);
      files.push(file);
      try {
        writeFileSync(file, Buffer.alloc(size));
      } catch {
        isFull = true;
      }
    }
  }
  return () => files.forEach((file) => rmSync(file, { force: true }));
}

async function serve(dataDir: string) {
  const server = await startOrch({ command: "apiserver", dataDir });
  // The kubeconfig of an earlier start may be there still: it says another port.
  const kubeconfig = join(folder, "kubeconfig");
  const text = readFileSync(server.kubeconfig, "utf8").replace(/server: \S+/, `server: ${server.url}`);
  writeFileSync(kubeconfig, text);
  const client = createClient({ kubeconfig, maxRetries: 0 });
  const maps = client.core.v1.configmaps.namespace("default");
  const ready = async () => (await client.transport.request({ method: "GET", path: "/readyz" })).status;
  return { server, client, maps, ready };
}

if (unmount === undefined) {
  for (const each of [starts, logs]) test.skip(each, "mounting a file system of its own needs root");
} else {
  test(logs, async () => {
    const logFile = join(disk, "log");
    const args = ["--storage-backend=memory", "-v=3"];
    const server = await startOrch({ command: "apiserver", args, logFile });
    const { transport } = createClient({ kubeconfig: server.kubeconfig, maxRetries: 0 });
    const read = async () => (await transport.request({ method: "GET", path: "/api/v1/namespaces" })).status;
    const giveBack = fillUp();
    const before = statSync(logFile).size;
    for (let i = 0; i < 100; i++) assert.is(await read(), 200);
    assert.ok(statSync(logFile).size - before < 8192, "the log did not grow any more");
    giveBack();
    assert.is(await read(), 200);
    transport.close();
    assert.is((await server.stop()).code, 0);
    assert.match(readFileSync(logFile, "utf8"), /\n.*warning.* \d+ lines of the log could not be written\n/);
    rmSync(logFile);
  });

  test("a command whose output a full disk refuses says so and fails, and one whose reader ends says nothing", () => {
    const run = (output: string) => {
      const script = `"$0" dist/main.js --help ${output}; echo "$? \${PIPESTATUS[0]}"`;
      const { stdout, stderr } = spawnSync("bash", ["-c", script, process.execPath], { cwd: root, encoding: "utf8" });
      return [stdout, stderr];
    };
    assert.equal(run("> /dev/full"), [
      "1 1\n",
      "orch: the output was not written: ENOSPC: no space left on device, write\n",
    ]);
    assert.equal(run("| sleep 0"), ["0 141\n", ""]);
  });

  test(
    starts,
    async () => {
      const dataDir = join(disk, "data");
      const first = await serve(dataDir);
      const data = { text: "x".repeat(100_000) };
      const names: string[] = [];
      const giveBack = fillUp();
      for (let code = 0; code === 0; ) {
        const name = `m${names.length}`;
        try {
          await first.maps.create({ metadata: { name }, data });
          names.push(name);
        } catch (error) {
          code = isStatusError(error) ? (error.status.code ?? 0) : -1;
        }
        if (code !== 0) assert.is(code, 507);
      }
      assert.is(await first.ready(), 500);
      first.client.transport.close();
      await first.server.stop("SIGKILL");

      const second = await serve(dataDir);
      assert.match(second.server.errors(), /error \S+\/admin\.kubeconfig stays as it was: ENOSPC/);
      assert.equal((await second.maps.list()).items.length, names.length);
      assert.is(await second.ready(), 500);
      for (const name of names) await second.maps.delete(name);
      assert.equal((await second.maps.list()).items, []);
      giveBack();
      while ((await second.ready()) !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
      await second.maps.create({ metadata: { name: "after" }, data });
      second.client.transport.close();
      assert.is((await second.server.stop()).code, 0);
    },
    { timeoutMs: 120_000 },
  );
}

test.run();
