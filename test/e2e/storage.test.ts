import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { type Client, createClient } from "../../generated/client.ts";
import { closeClaimed, openLmdbFile } from "../../runtime/storage/lmdbFile.ts";
import { writeRecord } from "../../runtime/storage/record.ts";
import { runOrch, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";

const upkeep = suite("upkeep of the store");
/** Each starts programs, which on a busy machine takes its time. */
const test = (name: string, run: () => Promise<void>) => upkeep(name, run, { timeoutMs: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "orch-upkeep-"));
upkeep.after(() => rmSync(folder, { recursive: true, force: true }));

const storage = (action: string, dataDir: string, ...args: string[]) =>
  runOrch(["storage", action, "--data-dir", dataDir, ...args]);

/** Runs a server on a data directory. */
async function serving<T>(dataDir: string, run: (client: Client) => Promise<T>): Promise<T> {
  const server = await startOrch({ command: "apiserver", dataDir });
  const client = createClient({ kubeconfig: server.kubeconfig });
  try {
    return await run(client);
  } finally {
    client.transport.close();
    await server.close();
  }
}

const dataFiles = ["data.mdb", "data.mdb-lock", "journal.0", "journal.1", "reserve"];
const mapsOf = (client: Client) => client.core.v1.configmaps.namespace("default");

async function namesOf(client: Client): Promise<string[]> {
  return (await mapsOf(client).list()).items.map((each) => each.metadata.name ?? "");
}

/** Makes objects until told to stop; returns the names that were acknowledged so far. */
function startWriting(client: Client) {
  const acknowledged: string[] = [];
  let isOver = false;
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let i = 0; !isOver; i++) {
      const name = `w${writer}-${i}`;
      await mapsOf(client).create({ metadata: { name }, data: { text: "x".repeat(2000) } });
      acknowledged.push(name);
    }
  });
  const stop = async () => {
    isOver = true;
    await Promise.all(writers);
  };
  return { acknowledged, stop };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}

test("a backup taken while a server is written to has all that was acknowledged before, and is sound", async () => {
  const dataDir = join(folder, "online");
  const backups = join(folder, "backups");
  mkdirSync(backups);
  const before: string[] = [];
  await serving(dataDir, async (client) => {
    const { acknowledged, stop } = startWriting(client);
    await until(() => acknowledged.length > 500);
    before.push(...acknowledged);
    const { code, out, err } = await storage("backup", dataDir, "--to", backups);
    assert.equal([err, code], ["", 0]);
    assert.match(out, /\/backup-\d+\.mdb: [\d.]+ MiB, everything up to revision \d+\n$/);
    assert.ok(acknowledged.length > before.length, "nothing was written meanwhile");
    await stop();
  });
  const [name = "", ...others] = readdirSync(backups);
  assert.equal(others, []);
  assert.is(statSync(join(backups, name)).mode & 0o777, 0o600);

  const restored = join(folder, "restored");
  mkdirSync(join(restored, "data"), { recursive: true });
  copyFileSync(join(backups, name), join(restored, "data/data.mdb"));
  const check = await storage("check", restored);
  const revision = /backup-(\d+)\.mdb/.exec(name)?.[1];
  assert.match(check.out, new RegExp(`^${restored}/data: sound, \\d+ objects up to revision ${revision}\n$`));
  assert.is(check.code, 0);
  const names = new Set(await serving(restored, namesOf));
  assert.equal(
    before.filter((each) => !names.has(each)),
    [],
  );
});

test("a backup of what only the journal has is whole, and is never written over", async () => {
  const dataDir = join(folder, "journal");
  const file = join(folder, "journal.mdb");
  const restored = join(folder, "journal-restored");
  await serving(dataDir, async (client) => {
    await mapsOf(client).create({ metadata: { name: "just-now" } });
    assert.is((await storage("backup", dataDir, "--to", file)).code, 0);
  });
  const again = await storage("backup", dataDir, "--to", file);
  assert.equal([again.code, again.err], [1, `orch: ${file} exists already\n`]);
  mkdirSync(join(restored, "data"), { recursive: true });
  copyFileSync(file, join(restored, "data/data.mdb"));
  assert.equal(await serving(restored, namesOf), ["just-now"]);
});

test("a backup that is interrupted leaves nothing behind", async () => {
  const dataDir = join(folder, "interrupted");
  const backups = join(folder, "interrupted-backups");
  mkdirSync(backups);
  await serving(dataDir, async (client) => {
    const text = "x".repeat(900_000);
    for (let i = 0; i < 30; i++) await mapsOf(client).create({ metadata: { name: `m${i}` }, data: { text } });
    const args = ["storage", "backup", "--data-dir", dataDir, "--to", backups];
    const { code, err } = await runOrch(args, (child) => {
      const timer = setInterval(() => {
        if (readdirSync(backups).length === 0) return;
        clearInterval(timer);
        child.kill("SIGINT");
      }, 5);
    });
    assert.equal([code, err], [1, "orch: interrupted: no file was written\n"]);
    assert.equal(readdirSync(backups), []);
  });
});

test("compact gives back what removed objects have left, while a server runs and after it has ended", async () => {
  const dataDir = join(folder, "compact");
  const file = join(dataDir, "data/data.mdb");
  const compact = async () => {
    const before = statSync(file).size;
    const { code, out, err } = await storage("compact", dataDir);
    assert.equal([err, code], ["", 0]);
    assert.match(out, /data\.mdb: [\d.]+ MiB before, [\d.]+ MiB now\n$/);
    assert.is((await storage("check", dataDir)).code, 0);
    return { before, after: statSync(file).size };
  };
  await serving(dataDir, async (client) => {
    const first = startWriting(client);
    await until(() => first.acknowledged.length > 800);
    await first.stop();
    await mapsOf(client).deleteCollection();
    let isOver = false;
    const compacting = compact().finally(() => {
      isOver = true;
    });
    const written: string[] = [];
    for (let i = 0; !isOver; i++) {
      await mapsOf(client).create({ metadata: { name: `n${i}` } });
      written.push(`n${i}`);
    }
    const { before, after } = await compacting;
    assert.ok(after < before, `${after} bytes of ${before}`);
    assert.equal((await namesOf(client)).sort(), written.sort());
    await mapsOf(client).deleteCollection();
    await mapsOf(client).create({ metadata: { name: "kept" }, data: { a: "1" } });
  });
  const { before, after } = await compact();
  assert.ok(after < before, `${after} bytes of ${before}`);
  assert.equal(readdirSync(join(dataDir, "data")).sort(), dataFiles);
  assert.equal(await serving(dataDir, namesOf), ["kept"]);
});

test("compact is refused where the process that has the store cannot be asked", async () => {
  const dataDir = join(folder, "unasked");
  const store = await openLmdbFile(join(dataDir, "data"));
  const { code, err } = await storage("compact", dataDir);
  assert.is(code, 1);
  assert.match(err, /\/data is in use by the process with pid \d+, which cannot be asked to compact it\n$/);
  await closeClaimed(store);
});

test("check reads a store beside the server that has it", async () => {
  const dataDir = join(folder, "live");
  await serving(dataDir, async (client) => {
    const { acknowledged, stop } = startWriting(client);
    await until(() => acknowledged.length > 100);
    const { code, out } = await storage("check", dataDir);
    await stop();
    assert.match(out, /^\S+\/live\/data: sound, \d+ objects up to revision \d+\n$/);
    assert.is(code, 0);
  });
});

const key = "/registry/configmaps/default/a";

/** Puts a record of a key in place of the one that is there. */
async function plant(
  dataDir: string,
  { isChanged = false, ...record }: { revision: number; createRevision: number; text: string; isChanged?: boolean },
) {
  const file = await openLmdbFile(join(dataDir, "data"));
  const bytes = Buffer.alloc(16 + record.text.length);
  writeRecord(bytes, 0, { ...record, key, value: Buffer.from(record.text) });
  if (isChanged) bytes.write("}", 20);
  file.objects.putSync(key, bytes);
  await closeClaimed(file);
}

const object = (revision: number) => JSON.stringify({ metadata: { resourceVersion: String(revision) } });
const damages: readonly (readonly [string, (dataDir: string) => void | Promise<void>, RegExp])[] = [
  [
    "a record ahead of the store",
    (dataDir) => plant(dataDir, { revision: 1000, createRevision: 1, text: object(1000) }),
    new RegExp(`^${key} is of revision 1000, and the store at \\d+\n`),
  ],
  [
    "a record that is older than its object",
    (dataDir) => plant(dataDir, { revision: 5, createRevision: 6, text: object(5) }),
    new RegExp(`${key} is of revision 5, and was created at 6\n`),
  ],
  [
    "two objects of one revision",
    (dataDir) => plant(dataDir, { revision: 1, createRevision: 1, text: object(1) }),
    new RegExp(`/registry/\\S+ and ${key} are both of revision 1\n`),
  ],
  [
    "an object that says another revision",
    (dataDir) => plant(dataDir, { revision: 5, createRevision: 5, text: object(4) }),
    new RegExp(`${key} is of revision 5, and its object says "4"\n`),
  ],
  [
    "an object whose bytes changed",
    (dataDir) => plant(dataDir, { revision: 5, createRevision: 5, text: object(5), isChanged: true }),
    new RegExp(`^the record of ${key} is damaged\n`),
  ],
  [
    "an object that is cut short",
    (dataDir) => plant(dataDir, { revision: 5, createRevision: 5, text: '{"metadata":' }),
    new RegExp(`${key} holds an object that cannot be read: `),
  ],
];

const sound = join(folder, "sound");
test("check finds nothing where nothing is wrong", async () => {
  await serving(sound, (client) => mapsOf(client).create({ metadata: { name: "a" } }));
  assert.is((await storage("check", sound)).code, 0);
});

for (const [what, damage, finding] of damages) {
  test(`check finds ${what}`, async () => {
    const dataDir = join(folder, what.replaceAll(" ", "-"));
    cpSync(sound, dataDir, { recursive: true });
    await damage(dataDir);
    const { code, out, err } = await storage("check", dataDir);
    assert.match(out, finding);
    assert.match(out, /\/data: damaged, \d+ objects up to revision \d+\n$/);
    assert.equal([code, err], [1, ""]);
  });
}

/** A page of LMDB: its number, its flags, and from 24 on where its nodes are, from there. A node begins with a page. */
const pageBytes = 4096;
const flagsAt = 18;
const nodesAt = 24;
const branch = 1;

/** Lets a node of each page that has others below it lead to another page. */
function mislead(dataDir: string, { node, to }: { readonly node: number; readonly to: number }): void {
  const file = join(dataDir, "data/data.mdb");
  const bytes = readFileSync(file);
  for (let at = 0; at < bytes.length; at += pageBytes) {
    const page = bytes.subarray(at, at + pageBytes);
    if (page.readUInt32LE(0) !== at / pageBytes || page[flagsAt] !== branch) continue;
    page.writeUInt32LE(to, nodesAt + page.readUInt16LE(nodesAt + 2 * node));
  }
  writeFileSync(file, bytes);
}

const large = join(folder, "large");
test("a store of many pages is sound", async () => {
  await serving(large, async (client) => {
    const names = Array.from({ length: 300 }, (_, i) => `m${i}`);
    await Promise.all(
      names.map((name) => mapsOf(client).create({ metadata: { name }, data: { text: "x".repeat(600) } })),
    );
  });
  assert.is((await storage("check", large)).code, 0);
});

for (const [what, node, told] of [
  ["a page that leads nowhere", { node: 0, to: 0xffffff }, /^the pages of the database are damaged: MDB_PAGE_NOTFOUND/],
  [
    "a page that ends who reads on",
    { node: 1, to: 0 },
    /^orch: SIG\w+ while the store was read: pages of the database are damaged, or memory ran out\n$/m,
  ],
] as const) {
  test(`check tells of ${what}`, async () => {
    const dataDir = join(folder, what.replaceAll(" ", "-"));
    cpSync(large, dataDir, { recursive: true });
    mislead(dataDir, node);
    const { code, out, err } = await storage("check", dataDir);
    assert.match(out + err, told);
    assert.is(code, 1);
  });
}

test("a backup of a store with a damaged object has all the others, and names it", async () => {
  const dataDir = join(folder, "partly-damaged");
  cpSync(sound, dataDir, { recursive: true });
  await plant(dataDir, { revision: 5, createRevision: 5, text: object(5), isChanged: true });
  const file = join(folder, "partly-damaged.mdb");
  const { code, out, err } = await storage("backup", dataDir, "--to", file);
  assert.equal([code, err], [1, `the record of ${key} is damaged, in the copy as well\n`]);
  assert.ok(out.startsWith(`${file}: `), out);
  const restored = join(folder, "partly-damaged-restored");
  mkdirSync(join(restored, "data"), { recursive: true });
  copyFileSync(file, join(restored, "data/data.mdb"));
  assert.match((await storage("check", restored)).out, new RegExp(`^the record of ${key} is damaged\n`));
});

upkeep.run();
