import { createCipheriv, createDecipheriv } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { encryptedPrefix } from "../../runtime/encryption/providers.ts";
import { openLmdbStorage } from "../../runtime/storage/lmdb.ts";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import type { Storage } from "../../runtime/storage/storage.ts";
import { transformed } from "../../runtime/storage/transformed.ts";
import { suite } from "../harness/suite.ts";
import { failsWith } from "../storage/contract.ts";
import { type Entry, encryptionOf, identity, keyed } from "./files.ts";
import { testFolder } from "../storage/folder.ts";

const test = suite("encryption/stored");
const secrets = "/registry/secrets/";
const secret = `${secrets}ns/a`;

async function encrypted(storage: Storage, entries: readonly Entry[]): Promise<Storage> {
  return transformed(storage, (await encryptionOf(entries)).transformer);
}

function forSecrets(...providers: readonly object[]): readonly Entry[] {
  return [{ resources: ["secrets"], providers }];
}

async function put(storage: Storage, key: string, text: string): Promise<void> {
  const expectedRevision = (await storage.get(key))?.revision ?? 0;
  await storage.write({ prefix: secrets, key, expectedRevision, value: () => Buffer.from(text) });
}

async function textAt(storage: Storage, key: string): Promise<string | undefined> {
  const stored = await storage.get(key);
  return stored?.unreadable ?? (stored === undefined ? undefined : Buffer.from(stored.value).toString("latin1"));
}

const forms: Record<string, [provider: object, begin: string, bytes: number]> = {
  aesgcm: [keyed("aesgcm", "k1"), "orch:enc:aesgcm:v1:k1:", 12 + 5 + 16],
  aescbc: [keyed("aescbc", "k1"), "orch:enc:aescbc:v1:k1:", 16 + 16],
  secretbox: [keyed("secretbox", "k1"), "orch:enc:secretbox:v1:k1:", 24 + 16 + 5],
  identity: [identity, "hello", 0],
};

for (const [name, [provider, begin, bytes]] of Object.entries(forms)) {
  test(`${name} stores values that begin with its prefix and reads them`, async () => {
    const storage = await openMemoryStorage();
    const store = await encrypted(storage, forSecrets(provider));
    await put(store, secret, "hello");
    const stored = (await textAt(storage, secret)) ?? "";
    assert.is(stored.slice(0, begin.length), begin);
    assert.is(stored.length, begin.length + bytes);
    assert.is(await textAt(store, secret), "hello");
  });
}

/** Who reads what who wrote: a key that comes later in the list, and another provider. */
const rotations: Record<string, [before: object[], after: object[], begin: string]> = {
  "a new key": [[keyed("aesgcm", "k1")], [keyed("aesgcm", "k2", "k1")], "orch:enc:aesgcm:v1:k2:"],
  "another provider": [
    [keyed("aescbc", "k1")],
    [keyed("secretbox", "k2"), keyed("aescbc", "k1")],
    "orch:enc:secretbox:v1:k2:",
  ],
  "encryption after none": [[identity], [keyed("aesgcm", "k1"), identity], "orch:enc:aesgcm:v1:k1:"],
  "no encryption after one": [[keyed("aesgcm", "k1")], [identity, keyed("aesgcm", "k1")], "hello"],
};

for (const [what, [before, after, begin]] of Object.entries(rotations)) {
  test(`${what}: what was stored can be read and counts as stale, until it is written again`, async () => {
    const storage = await openMemoryStorage();
    const old = await encrypted(storage, forSecrets(...before));
    await put(old, secret, "hello");
    assert.is(await old.isStale?.(secret), false);
    const store = await encrypted(storage, forSecrets(...after));
    assert.is(await textAt(store, secret), "hello");
    assert.is(await store.isStale?.(secret), true);
    await put(store, secret, "hello");
    assert.is(await store.isStale?.(secret), false);
    assert.is((await textAt(storage, secret))?.slice(0, begin.length), begin);
  });
}

const unreadable: Record<string, [written: object[], read: object[], reason: string]> = {
  "a key that is gone": [[keyed("aesgcm", "k1")], [keyed("aesgcm", "k2"), identity], "no matching prefix found"],
  "a key of the same name that is another one": [
    [{ aesgcm: { keys: [{ name: "k", secret: Buffer.alloc(32, 1).toString("base64") }] } }],
    [{ aesgcm: { keys: [{ name: "k", secret: Buffer.alloc(32, 2).toString("base64") }] } }],
    "the value was not encrypted with this key, or is damaged",
  ],
  "plain text where none is expected": [[identity], [keyed("aesgcm", "k1")], "no matching prefix found"],
};

for (const [what, [written, read, reason]] of Object.entries(unreadable)) {
  test(`${what} makes a value unreadable, and others stay readable`, async () => {
    const storage = await openMemoryStorage();
    await put(await encrypted(storage, forSecrets(...written)), secret, "hello");
    const store = await encrypted(storage, forSecrets(...read));
    await put(store, `${secrets}ns/b`, "hi");
    const { items } = await store.list({ prefix: secrets });
    assert.equal(
      items.map((each) => [each.key, each.unreadable, Buffer.from(each.value).toString()]),
      [
        [secret, reason, ""],
        [`${secrets}ns/b`, undefined, "hi"],
      ],
    );
  });
}

test("a value that was moved to another key is unreadable", async () => {
  const storage = await openMemoryStorage();
  const store = await encrypted(storage, forSecrets(keyed("aesgcm", "k1")));
  await put(store, secret, "hello");
  const moved = `${secrets}ns/moved`;
  const { value = Buffer.alloc(0) } = (await storage.get(secret)) ?? {};
  await storage.write({ prefix: secrets, key: moved, expectedRevision: 0, value: () => value });
  assert.is((await store.get(moved))?.unreadable, "the value was not encrypted with this key, or is damaged");
});

/** Key in storage, and the key that it is encrypted with. */
const precedence: [key: string, keyName: string][] = [
  ["/registry/secrets/ns/a", "one"],
  ["/registry/configmaps/ns/a", "core"],
  ["/registry/services/specs/ns/a", "core"],
  ["/registry/events/ns/a", "core"],
  ["/registry/minions/a", "core"],
  ["/registry/deployments/ns/a", "apps"],
  ["/registry/daemonsets/ns/a", "daemons"],
  ["/registry/example.io/widgets/ns/a", "widgets"],
  ["/registry/example.io/gadgets/ns/a", "all"],
  ["/registry/leases/ns/a", "all"],
];

test("a value is bound to its whole key in a shared store, as other servers bind it", async () => {
  const keyInStore = (key: string) => key.replace("/registry", "/team-a");
  const { transformer } = await encryptionOf(forSecrets(keyed("aesgcm", "k1")), { keyInStore });
  const begin = Buffer.from("orch:enc:aesgcm:v1:k1:");
  const [key, whole] = [Buffer.from("k1".padEnd(32, "-")), Buffer.from("/team-a/secrets/ns/a")];
  const stored = Buffer.from(transformer.toStored?.(Buffer.from("hello"), secret) ?? "").subarray(begin.length);
  const decipher = createDecipheriv("aes-256-gcm", key, stored.subarray(0, 12)).setAAD(whole);
  decipher.setAuthTag(stored.subarray(-16));
  assert.is(Buffer.concat([decipher.update(stored.subarray(12, -16)), decipher.final()]).toString(), "hello");
  const sealedTo = (place: Buffer) => {
    const cipher = createCipheriv("aes-256-gcm", key, Buffer.alloc(12)).setAAD(place);
    return Buffer.concat([begin, Buffer.alloc(12), cipher.update("moved in"), cipher.final(), cipher.getAuthTag()]);
  };
  const read = (value: Buffer) => {
    const text = Buffer.from(transformer.fromStored(value, { key: secret, revision: 1 })).toString();
    return [text, transformer.isStale?.(value, secret)];
  };
  assert.equal(read(sealedTo(whole)), ["moved in", false]);
  assert.equal(read(sealedTo(Buffer.from(secret))), ["moved in", true], "an older value of ours");
  assert.throws(() => read(sealedTo(Buffer.from("/team-b/secrets/ns/a"))), /was not encrypted with this key/);
});

test("a resource that is named comes before its group, and this before everything", async () => {
  const storage = await openMemoryStorage();
  const store = await encrypted(storage, [
    { resources: ["secrets", "widgets.example.io"], providers: [keyed("aesgcm", "one")] },
    { resources: ["daemonsets.apps"], providers: [keyed("aesgcm", "daemons")] },
    { resources: ["widgets.example.io"], providers: [keyed("aesgcm", "second")] },
    { resources: ["*.apps"], providers: [keyed("aesgcm", "apps")] },
    { resources: ["*."], providers: [keyed("aesgcm", "core")] },
    { resources: ["*.*"], providers: [keyed("aesgcm", "all")] },
  ]);
  for (const [key, name] of precedence) {
    await put(store, key, "hello");
    const prefix = `orch:enc:aesgcm:v1:${name === "widgets" ? "one" : name}:`;
    assert.is((await textAt(storage, key))?.slice(0, prefix.length), prefix, key);
  }
});

test("entries for the same resource are read together, and the first of them writes", async () => {
  const storage = await openMemoryStorage();
  const twice = (...names: string[]) => names.flatMap((name) => forSecrets(keyed("aesgcm", name)));
  await put(await encrypted(storage, twice("old")), secret, "hello");
  const store = await encrypted(storage, twice("new", "old"));
  assert.is(await textAt(store, secret), "hello");
  await put(store, secret, "again");
  assert.match((await textAt(storage, secret)) ?? "", /^orch:enc:aesgcm:v1:new:/);
});

test("what is no object of a kind, and resources that nobody names, are stored as they are", async () => {
  const storage = await openMemoryStorage();
  const store = await encrypted(storage, forSecrets(keyed("aesgcm", "k1")));
  for (const key of [
    "/registry/ranges/servicenodeports/30000",
    "/registry/configmaps/ns/a",
    "/registry/secretsx/ns/a",
  ]) {
    await put(store, key, "hello");
    assert.is(await textAt(storage, key), "hello");
    assert.is(await textAt(store, key), "hello");
  }
});

test("a value under a resource that is not encrypted any more is not taken for an object", async () => {
  const storage = await openMemoryStorage();
  await put(await encrypted(storage, forSecrets(keyed("aesgcm", "k1"))), secret, "hello");
  const store = await encrypted(storage, [{ resources: ["configmaps"], providers: [identity] }]);
  assert.is((await store.get(secret))?.unreadable, "identity transformer tried to read encrypted data");
});

test("no file of the data folder has the text of a secret: neither the journal nor the database", async () => {
  const folder = testFolder();
  const open = async () =>
    encrypted(await openLmdbStorage({ folder: folder.path }), forSecrets(keyed("secretbox", "k1")));
  const store = await open();
  const text = "the-text-that-nobody-may-find";
  await put(store, secret, text);
  await put(store, `${secrets}ns/b`, text);
  await put(store, "/registry/configmaps/ns/a", "a-text-that-may-be-found");
  const { revision = 0 } = (await store.get(secret)) ?? {};
  await store.write({ prefix: secrets, key: secret, expectedRevision: revision });
  const found = () => {
    const files = readdirSync(folder.path).map((name) => ({ name, bytes: readFileSync(join(folder.path, name)) }));
    assert.equal(
      files.filter(({ bytes }) => bytes.includes(text)),
      [],
    );
    const plain = files.filter(({ bytes }) => bytes.includes("a-text-that-may-be-found"));
    return plain.map(({ name }) => name.replace(/\d$/, "N"));
  };
  assert.equal(found(), ["journal.N"]);
  await store.close();
  assert.equal(found(), ["data.mdb", "journal.N"]);
  const again = await open();
  assert.is(await textAt(again, `${secrets}ns/b`), text);
  await again.close();
  folder.remove();
});

test("stored values begin with the name of their platform", () => {
  assert.equal(["orch.io", "k8s.io", "example.com"].map(encryptedPrefix), ["orch:enc:", "k8s:enc:", "example:enc:"]);
});

test("a value that cannot be encrypted is not written, and the error names its key", async () => {
  const storage = await openMemoryStorage();
  const kms = { kms: { apiVersion: "v2", name: "gone", endpoint: "unix:///nowhere/kms.sock", timeout: "100ms" } };
  const store = await encrypted(storage, forSecrets(kms));
  const error = await failsWith("failed", put(store, secret, "hello"));
  assert.match(error.message, /^\/registry\/secrets\/ns\/a cannot be encrypted: .*connect ENOENT/);
  assert.is(await storage.get(secret), undefined);
});

test.run();
