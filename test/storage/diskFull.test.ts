import { cpSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import * as assert from "uvu/assert";
import { openLmdbStorage } from "../../runtime/storage/lmdb.ts";
import { type Storage, StorageError } from "../../runtime/storage/storage.ts";
import { backUp } from "../../runtime/storage/upkeep/backup.ts";
import { check } from "../../runtime/storage/upkeep/check.ts";
import { type Answer, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { prefix, put, remove } from "./contract.ts";
import { testFolder } from "./folder.ts";
import { mountSmallDisk } from "../harness/smallDisk.ts";

const test = suite("storage/disk full");
const behaviour =
  "on a full disk writes are refused, reads go on, and all that was acknowledged is there when it is not";
const answers = "a server on a full disk answers writes with 507, reads as ever, and writes again when there is space";

const leavesNothing = "a backup that the disk has no room for is refused, leaves nothing there, and the store goes on";

const compactionFails =
  "a compaction that the disk has no room for is refused, leaves nothing there, and the store goes on";

const deletes =
  "on a full disk a store opens, removes, and takes values again when that has made room, though the disk stays full";

const begins = "a new store on a full disk is refused for want of space";

const finalizers =
  "a server on a full disk is not ready and takes deletions, those with finalizers too, until it is ready again";

const spared = "LMDB is asked for no write that a full disk refuses";

const folder = testFolder();
const disk = join(folder.path, "disk");
const unmount = mountSmallDisk(disk, "40m");
if (unmount === undefined) {
  folder.remove();
  const reason = "mounting a file system of its own needs root";
  for (const each of [behaviour, deletes, leavesNothing, compactionFails, answers, finalizers, begins, spared])
    test.skip(each, reason);
} else {
  // LMDB that a system refuses a write prints so, and may damage the memory of the process.
  const print = console.error;
  const printed: string[] = [];
  console.error = (...parts: unknown[]) => {
    printed.push(parts.join(" "));
    print(...parts);
  };
  test.after(() => {
    console.error = print;
    unmount();
    folder.remove();
  });
  test(begins, async () => {
    for (const size of ["48k", "64k", "1000k"]) {
      const small = join(folder.path, size);
      const end = mountSmallDisk(small, size);
      const error = await openLmdbStorage({ folder: join(small, "data") }).catch((reason: unknown) => reason);
      end?.();
      assert.match(String(error), `no space left on the device of ${small}/data`);
    }
  });
  test(behaviour, async () => {
    const ballast = join(disk, "ballast");
    const data = join(disk, "data");
    const storage = await openLmdbStorage({ folder: data });
    writeFileSync(ballast, Buffer.alloc(16 * 1024 * 1024));
    const acknowledged: string[] = [];
    const text = "x".repeat(100_000);
    const fill = async (name: string) => {
      await put(storage, name, { text });
      acknowledged.push(name);
    };
    let refusal: unknown;
    for (let i = 0; refusal === undefined && i < 300; i++) await fill(`n${i}`).catch((error) => (refusal = error));
    assert.instance(refusal, StorageError);
    assert.is((refusal as StorageError).code, "full");
    assert.match(String(refusal), /was not written: .*(space|ENOSPC)/i);
    assert.ok(acknowledged.length > 60, `${acknowledged.length} writes before the disk was full`);
    assert.is((await storage.list({ prefix })).items.length, acknowledged.length);

    rmSync(ballast);
    await until(() => hasSpace(storage));
    await fill("after");
    await storage.close();
    const again = await openLmdbStorage({ folder: data });
    const names = (await again.list({ prefix })).items.map((item) => item.key.slice(prefix.length));
    await again.close();
    assert.equal(names, acknowledged.sort());
  });

  test(deletes, async () => {
    const small = join(folder.path, "removing");
    const unmountSmall = mountSmallDisk(small, "32m");
    const data = join(small, "data");
    const storage = await openLmdbStorage({ folder: data });
    const text = "x".repeat(100_000);
    const revisions = new Map<string, number>();
    const fill = async (store: Storage, from: number) => {
      for (let i = from; i < from + 400; i++) {
        try {
          revisions.set(`n${i}`, (await put(store, `n${i}`, { text })).revision);
        } catch (error) {
          assert.is((error as StorageError).code, "full");
          return;
        }
      }
      assert.unreachable("the disk was never full");
    };
    await fill(storage, 0);
    fillUp(small);
    assert.not(hasSpace(storage));
    const crashed = join(folder.path, "crashed");
    cpSync(data, crashed, { recursive: true });
    const { size } = revisions;
    await storage.close();

    const again = await openLmdbStorage({ folder: data });
    assert.not(hasSpace(again));
    assert.equal((await again.list({ prefix })).items.length, revisions.size);
    assert.is(await put(again, "new", { text }).catch((error: StorageError) => error.code), "full");
    for (const [name, at] of [...revisions].slice(0, 120)) {
      await remove(again, name, at);
      revisions.delete(name);
    }
    await until(() => hasSpace(again));
    const before = revisions.size;
    await fill(again, 1000);
    assert.ok(revisions.size - before > 30, `${revisions.size - before} values in the place of 120`);
    const { bavail, bsize } = statfsSync(small);
    assert.ok(bavail * bsize < 1024 * 1024, "the disk was full all the time");
    for (const [name, at] of revisions) await remove(again, name, at);
    await again.close();
    assert.equal((await check(data)).findings, []);
    unmountSmall?.();

    const copy = await openLmdbStorage({ folder: crashed });
    assert.is((await copy.list({ prefix })).items.length, size);
    await copy.close();
  });

  test(leavesNothing, async () => {
    const full = join(folder.path, "backups");
    const unmountFull = mountSmallDisk(full, "2m");
    const data = join(folder.path, "large");
    const storage = await openLmdbStorage({ folder: data });
    for (let i = 0; i < 40; i++) await put(storage, `n${i}`, { text: "x".repeat(100_000) });
    const refusal = await backUp({ folder: data, to: full }).catch(String);
    assert.match(String(refusal), /no space left/i);
    assert.equal(readdirSync(full), []);
    await put(storage, "after");
    await storage.close();
    assert.equal((await check(data)).findings, []);
    unmountFull?.();
  });

  test(compactionFails, async () => {
    const small = join(folder.path, "small");
    const unmountSmall = mountSmallDisk(small, "24m");
    const data = join(small, "data");
    const ballast = join(small, "ballast");
    const storage = await openLmdbStorage({ folder: data });
    for (let i = 0; i < 30; i++) await put(storage, `n${i}`, { text: "x".repeat(100_000) });
    await settledOnDisk();
    for (const free of [0, 4096, 16_384, 65_536, 1_500_000, 2_200_000, 2_500_000, 2_800_000, 3_000_000]) {
      const { bavail, bsize } = statfsSync(small);
      writeFileSync(ballast, Buffer.alloc(Math.floor((bavail * bsize - free) / bsize) * bsize));
      const refusal = await storage.compact?.().catch((error) => error);
      assert.instance(refusal, StorageError, `with ${free} bytes free`);
      assert.is(refusal.code, "full", String(refusal));
      assert.equal(readdirSync(data).includes("compacting"), false);
      rmSync(ballast);
    }
    await put(storage, "after");
    await storage.close();
    assert.equal((await check(data)).findings, []);
    unmountSmall?.();
  });

  test(answers, async () => {
    const served = join(folder.path, "served");
    const unmountServed = mountSmallDisk(served, "40m");
    const ballast = join(served, "ballast");
    const data = join(served, "data");
    const api = await openApi({ storage: await openLmdbStorage({ folder: data }) });
    const path = "/api/v1/namespaces/default/configmaps";
    const map = (name: string) => ({ metadata: { name }, data: { text: "x".repeat(100_000) } });
    writeFileSync(ballast, Buffer.alloc(8 * 1024 * 1024));
    const acknowledged: string[] = [];
    let refusal: Answer | undefined;
    // What has failed may succeed once more, since pages that the failed transaction took are there already.
    for (let i = 0, refused = 0; refused < 5 && i < 300; i++) {
      const answer = await api.post(path, map(`n${i}`));
      refused = answer.status === 201 ? 0 : refused + 1;
      if (answer.status === 201) acknowledged.push(`n${i}`);
      else refusal = answer;
    }
    assert.is(refusal?.status, 507);
    const { kind, code, reason, message } = refusal?.json ?? {};
    assert.equal({ kind, code, reason }, { kind: "Status", code: 507, reason: "InsufficientStorage" });
    assert.match(message, /^the storage of the server is full: .* was not written: no space left on the device of /);
    const [first = ""] = acknowledged;
    assert.is((await api.patch(`${path}/${first}`, "merge", { data: { text: "y".repeat(100_000) } })).status, 507);
    assert.is((await api.get(`${path}/${first}`)).json.data.text.length, 100_000);
    assert.is((await api.get(path)).json.items.length, acknowledged.length);

    rmSync(ballast);
    await untilAsync(async () => (await api.get("/readyz")).status === 200);
    assert.is((await api.post(path, map("after"))).status, 201);
    await api.stop();
    const again = await openApi({ storage: await openLmdbStorage({ folder: data }) });
    const { items } = (await again.get(`${path}`)).json;
    await again.stop();
    assert.equal(
      items.map((each: { metadata: { name: string } }) => each.metadata.name),
      [...acknowledged, "after"].sort(),
    );
    unmountServed?.();
  });

  test(finalizers, async () => {
    const served = join(folder.path, "finalizers");
    const unmountServed = mountSmallDisk(served, "32m");
    const api = await openApi({ storage: await openLmdbStorage({ folder: join(served, "data") }) });
    const path = "/api/v1/namespaces/default/configmaps";
    const map = (name: string) => {
      return { metadata: { name, finalizers: ["example.com/hold"] }, data: { text: "x".repeat(100_000) } };
    };
    const names: string[] = [];
    for (let i = 0, status = 201; status === 201 && i < 400; i++) {
      ({ status } = await api.post(path, map(`n${i}`)));
      if (status === 201) names.push(`n${i}`);
      else assert.is(status, 507);
    }
    fillUp(served);
    const ready = await api.get("/readyz?verbose");
    assert.equal([ready.status, (await api.get("/livez")).status], [500, 200]);
    assert.match(ready.text, "[-]storage-space failed: reason withheld");
    const reason = await api.get("/readyz/storage-space");
    assert.match(reason.text, /nothing but deletions is written: no space left on the device of /);

    assert.is((await api.patch(`${path}/${names[0]}`, "merge", { metadata: { labels: { a: "b" } } })).status, 507);
    for (const name of names) {
      const marked = await api.delete(`${path}/${name}`);
      assert.is(marked.status, 200, marked.text);
      const freed = await api.patch(`${path}/${name}`, "merge", { metadata: { finalizers: null } });
      assert.is(freed.status, 200, freed.text);
      assert.is((await api.get(`${path}/${name}`)).status, 404);
    }
    await untilAsync(async () => (await api.get("/readyz")).status === 200);
    assert.is((await api.post(path, map("after"))).status, 201);
    await api.stop();
    unmountServed?.();
  });
  test(spared, () => assert.equal(printed, []));
}

/** Others write to the disk until nothing is left. */
function fillUp(mounted: string): void {
  for (const size of [1024 * 1024, 4096]) {
    for (let i = 0; ; i++) {
      try {
        writeFileSync(join(mounted, `others-${size}-${i}`), Buffer.alloc(size));
      } catch {
        break;
      }
    }
  }
}

function hasSpace(storage: Storage): boolean {
  try {
    storage.checkSpace?.();
    return true;
  } catch (error) {
    assert.is((error as StorageError).code, "full");
    return false;
  }
}

function until(isTrue: () => boolean): Promise<void> {
  return untilAsync(async () => isTrue());
}

/** The time limit of the test ends it. */
async function untilAsync(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await setTimeout(20);
}

/** The database takes over what the journal has a little later. */
const settledOnDisk = () => setTimeout(500);

test.run();
