import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { realpathSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import * as assert from "uvu/assert";
import { claimFolder, giveUpFolder, releaseClaim } from "../../runtime/storage/folderClaim.ts";
import { openLmdbStorage } from "../../runtime/storage/lmdb.ts";
import { suite } from "../harness/suite.ts";
import { failsWith, put } from "./contract.ts";
import { testFolder } from "./folder.ts";

const test = suite("storage/lock");

interface Holder {
  readonly child: ChildProcess;
  readonly nextLine: () => Promise<string>;
}

function startHolder(folder: string): Holder {
  const script = fileURLToPath(new URL("./holder.ts", import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", script, folder], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, nextLine: async () => String((await lines.next()).value) };
}

test("a second process is refused with folder and holder's pid, and let in when the holder has closed", async () => {
  const folder = testFolder();
  const holder = startHolder(folder.path);
  assert.is(await holder.nextLine(), "open");
  const error = await failsWith("locked", openLmdbStorage({ folder: folder.path }));
  assert.is(error.message, `${realpathSync(folder.path)} is in use by the process with pid ${holder.child.pid}`);
  const exited = once(holder.child, "exit");
  holder.child.stdin?.end();
  assert.is(await holder.nextLine(), "closed");
  await exited;
  const storage = await openLmdbStorage({ folder: folder.path });
  await put(storage, "a");
  const second = startHolder(folder.path);
  assert.is(await second.nextLine(), `${realpathSync(folder.path)} is in use by the process with pid ${process.pid}`);
  assert.is((await put(storage, "b")).revision, 2);
  await storage.close();
  folder.remove();
});

test("the folder of a holder that was killed is free at once", async () => {
  const folder = testFolder();
  const holder = startHolder(folder.path);
  assert.is(await holder.nextLine(), "open");
  const exited = once(holder.child, "exit");
  holder.child.kill("SIGKILL");
  await exited;
  const storage = await openLmdbStorage({ folder: folder.path });
  assert.is((await put(storage, "a")).revision, 1);
  await storage.close();
  folder.remove();
});

test("one process cannot open a folder twice, and the open store is not disturbed by the attempt", async () => {
  const folder = testFolder();
  const storage = await openLmdbStorage({ folder: folder.path });
  const error = await failsWith("locked", openLmdbStorage({ folder: `${folder.path}/.` }));
  assert.match(error.message, `is in use by the process with pid ${process.pid}`);
  assert.is((await put(storage, "a")).revision, 1);
  await storage.close();
  const again = await openLmdbStorage({ folder: folder.path });
  assert.is(again.revision, 1);
  await again.close();
  folder.remove();
});

const holders: Record<string, { holder: unknown; free: boolean }> = {
  "a live process that has the pid of the holder but started at another time": {
    holder: { pid: process.ppid, started: "another boot 1" },
    free: true,
  },
  "a pid that no process has": { holder: { pid: 2 ** 22 + 1, started: "x 1" }, free: true },
  "a live process whose start is unknown": { holder: { pid: process.ppid, started: "" }, free: false },
};

for (const [what, { holder, free }] of Object.entries(holders)) {
  test(`a claim of ${what} is ${free ? "taken over" : "respected"}`, () => {
    const folder = testFolder();
    const records = new Map<string, Buffer>([["holder", Buffer.from(JSON.stringify(holder))]]);
    const place = {
      folder: folder.path,
      root: { transactionSync: (run: () => void) => run() },
      meta: {
        get: (key: string) => records.get(key),
        putSync: (key: string, value: Buffer) => void records.set(key, value),
        removeSync: (key: string) => records.delete(key),
      },
    };
    const claim = () => claimFolder(place);
    if (free) {
      claim();
      assert.is(JSON.parse(String(records.get("holder"))).pid, process.pid);
      giveUpFolder(place.folder);
      releaseClaim(place.meta);
      assert.is(records.size, 0);
    } else assert.throws(claim, /is in use by the process with pid/);
    folder.remove();
  });
}

test.run();
