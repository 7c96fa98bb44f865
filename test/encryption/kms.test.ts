import { createHmac } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fromBinary } from "@bufbuild/protobuf";
import * as assert from "uvu/assert";
import { EncryptedObjectSchema } from "../../generated/pb/kms/v2/envelope_pb.ts";
import { aesgcm } from "../../runtime/encryption/ciphers.ts";
import { DataKeys, maxDataKeys } from "../../runtime/encryption/kms/dataKeys.ts";
import { cipherOfKey, type SealedKey } from "../../runtime/encryption/kms/envelope.ts";
import type { Encryption } from "../../runtime/encryption/encryption.ts";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import type { Storage } from "../../runtime/storage/storage.ts";
import { transformed } from "../../runtime/storage/transformed.ts";
import { type KmsPlugin, startKmsPlugin } from "../harness/peers/kmsPlugin.ts";
import { suite } from "../harness/suite.ts";
import { configurationFile, type ConfigurationFile, identity, keyed, open } from "./files.ts";

const test = suite("encryption/kms");
const secrets = "/registry/secrets/";
const secret = `${secrets}ns/a`;

interface Fixture {
  readonly plugin: KmsPlugin;
  readonly configuration: ConfigurationFile;
  /** The storage as it is, and through the plugin. */
  readonly storage: Storage;
  readonly store: Storage;
  readonly encryption: Encryption;
  /** As another server would open it. */
  readonly another: () => Promise<{ readonly store: Storage; readonly encryption: Encryption }>;
}

/** Runs with a plugin, a storage and encryption by that plugin. */
function withPlugin(run: (fixture: Fixture) => Promise<void>): () => Promise<void> {
  return async () => {
    const configuration = configurationFile([]);
    const kms = kmsOf(configuration, "kms");
    configuration.write([{ resources: ["secrets"], providers: [kms, identity] }]);
    const plugin = await startKmsPlugin(join(configuration.folder, "kms.sock"));
    const storage = await openMemoryStorage();
    const opened: Encryption[] = [];
    const another = async () => {
      const encryption = await open(configuration.file);
      opened.push(encryption);
      return { store: transformed(storage, encryption.transformer), encryption };
    };
    try {
      await run({ plugin, configuration, storage, another, ...(await another()) });
    } finally {
      for (const each of opened) each.stop();
      await plugin.close();
      configuration.remove();
    }
  };
}

function kmsOf({ folder }: ConfigurationFile, name: string): object {
  return { kms: { apiVersion: "v2", name, endpoint: `unix://${folder}/${name}.sock`, timeout: "1s" } };
}

async function put(storage: Storage, text: string, key = secret): Promise<void> {
  const expectedRevision = (await storage.get(key))?.revision ?? 0;
  await storage.write({ prefix: secrets, key, expectedRevision, value: () => Buffer.from(text) });
}

async function textAt(storage: Storage, key = secret): Promise<string | undefined> {
  const stored = await storage.get(key);
  return stored?.unreadable ?? (stored === undefined ? undefined : Buffer.from(stored.value).toString());
}

async function checkOf({ checks }: Encryption): Promise<string> {
  const [check] = checks;
  try {
    await check?.check();
    return `${check?.name} ok`;
  } catch (error) {
    return `${check?.name} ${(error as Error).message}`;
  }
}

test(
  "a value lies as an envelope: the plugin's key, the sealed seed, and bytes of a key that is derived from the seed",
  withPlugin(async ({ storage, store }) => {
    await put(store, "hello");
    const { value = new Uint8Array() } = (await storage.get(secret)) ?? {};
    const prefix = "orch:enc:kms:v2:kms:";
    assert.is(Buffer.from(value.subarray(0, prefix.length)).toString(), prefix);
    const envelope = fromBinary(EncryptedObjectSchema, value.subarray(prefix.length));
    assert.is(envelope.keyId, "key-1");
    assert.is(envelope.encryptedDekSourceType, 1);
    assert.equal(Object.keys(envelope.annotations), ["made-by.example.com"]);
    const seed = Buffer.from(envelope.encryptedDekSource.subarray("key-1|".length)).reverse();
    const [info, sealed] = [envelope.encryptedData.subarray(0, 32), envelope.encryptedData.subarray(32)];
    const key = createHmac("sha256", seed).update(info).update("\x01").digest();
    assert.is(aesgcm(key).open(sealed, secret).toString(), "hello");
    assert.is(envelope.encryptedData.byteLength, 32 + 12 + "hello".length + 16);
  }),
);

test("a derived key is that of HKDF, as other programs compute it", () => {
  const seed = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
  const nonce = seed.subarray(0, 12);
  const sealed = Buffer.concat([
    Buffer.alloc(32, 7),
    nonce,
    Buffer.from("03e3c6f34e2e4a28bf64dd0d22af169b316e62646c", "hex"),
  ]);
  assert.is(cipherOfKey(1, seed).open(sealed, "/registry/secrets/ns/a").toString(), "hello");
});

test(
  "the plugin is asked once for a key, not for each value, and another server can read what was written",
  withPlugin(async ({ plugin, store, another }) => {
    for (const name of ["a", "b", "c"]) await put(store, `text of ${name}`, `${secrets}ns/${name}`);
    assert.equal([plugin.calls.encrypt, plugin.calls.decrypt], [1, 0]);
    const other = await another();
    assert.is((await other.store.list({ prefix: secrets })).items.length, 3);
    assert.is(await textAt(other.store, `${secrets}ns/b`), "text of b");
    assert.equal([plugin.calls.encrypt, plugin.calls.decrypt], [2, 1]);
    assert.is(await other.store.isStale?.(secret), false);
  }),
);

test(
  "when the plugin uses another key, values of before can be read and are stale",
  withPlugin(async ({ plugin, store, another }) => {
    await put(store, "hello");
    plugin.useKey("key-2");
    const other = await another();
    assert.is(await textAt(other.store), "hello");
    assert.is(await other.store.isStale?.(secret), true);
    await put(other.store, "hello");
    assert.is(await other.store.isStale?.(secret), false);
    assert.is(await textAt(store), "hello");
  }),
);

test(
  "a plugin that fails makes values unreadable that were not read before, and the check says why",
  withPlugin(async ({ plugin, store, encryption, another }) => {
    await put(store, "hello");
    assert.is(await checkOf(encryption), "kms-provider-0 ok");
    plugin.failure = "sealed off";
    const other = await another();
    assert.is(await textAt(other.store), "failed to decrypt DEK, error: [unavailable] sealed off");
    assert.is(await checkOf(other.encryption), "kms-provider-0 [unavailable] sealed off");
    assert.is(await textAt(store), "hello");
    const error = await put(other.store, "hi", `${secrets}ns/b`).catch((thrown: Error) => thrown);
    assert.is(String(error), "StorageError: /registry/secrets/ns/b cannot be encrypted: [unavailable] sealed off");
    plugin.failure = undefined;
    await sleep(1050); // a key that was refused is not asked for at once again
    assert.is(await textAt(other.store), "hello");
  }),
);

const refusals: Record<string, [change: (plugin: KmsPlugin) => void, text: string]> = {
  "says that it is not well": [(plugin) => (plugin.health = "no entropy"), "got unexpected healthz status: no entropy"],
  "names no key": [(plugin) => plugin.useKey(""), "failed to validate key id: keyID is empty"],
};
for (const [what, [change, text]] of Object.entries(refusals)) {
  test(
    `a plugin that ${what} is not written with`,
    withPlugin(async ({ plugin, another }) => {
      change(plugin);
      const { encryption, store } = await another();
      assert.is(await checkOf(encryption), `kms-provider-0 ${text}`);
      assert.match(String(await put(store, "hi").catch((error) => error)), text);
    }),
  );
}

test(
  "a value whose envelope is damaged is unreadable",
  withPlugin(async ({ storage, store }) => {
    const value = Buffer.from("orch:enc:kms:v2:kms:no envelope");
    await storage.write({ prefix: secrets, key: secret, expectedRevision: 0, value: () => value });
    assert.match((await store.get(secret))?.unreadable ?? "", /./);
    assert.is((await store.get(secret))?.value.byteLength, 0);
  }),
);

test(
  "a changed file is taken over; a wrong one is logged, and the one before stays",
  withPlugin(async ({ configuration, storage }) => {
    const errors: string[] = [];
    const encryption = await open(configuration.file, { reloadMs: 20, errors });
    let changes = 0;
    encryption.onChange(() => changes++);
    const store = transformed(storage, encryption.transformer);
    await put(store, "hello");
    assert.is(await checkOf(encryption), "kms-providers ok");
    configuration.write([{ resources: ["Secrets"], providers: [identity] }]);
    await until(() => errors.length > 0);
    assert.match(
      errors[0] ?? "",
      /^cannot reload the encryption configuration, so the old one stays: .*resource name should not contain/,
    );
    configuration.write([{ resources: ["secrets"], providers: [kmsOf(configuration, "gone")] }]);
    await until(() => errors.length > 1);
    assert.match(errors[1] ?? "", /ENOENT/);
    await sleep(60);
    assert.is(errors.length, 2); // once for each version of the file
    assert.is(await textAt(store), "hello");
    const late = await startKmsPlugin(join(configuration.folder, "gone.sock"));
    await until(() => changes > 0); // a plugin that starts later is found
    assert.match((await store.get(secret))?.unreadable ?? "", "no matching prefix found");
    changes = 0;
    const after = [keyed("secretbox", "k1"), kmsOf(configuration, "kms")];
    configuration.write([{ resources: ["secrets"], providers: after }]);
    await until(() => changes > 0);
    assert.is(await textAt(store), "hello");
    assert.is(await store.isStale?.(secret), true);
    await put(store, "hello");
    assert.is(
      Buffer.from((await storage.get(secret))?.value ?? []).toString("latin1", 0, 25),
      "orch:enc:secretbox:v1:k1:",
    );
    encryption.stop();
    await late.close();
  }),
);

test("decrypted keys are kept up to a limit, and asked for again beyond", async () => {
  let asked = 0;
  const keys = new DataKeys({
    decrypt: async ({ ciphertext }) => {
      asked++;
      return Buffer.concat([ciphertext, Buffer.alloc(32)]).subarray(0, 32);
    },
  });
  const keyOf = (index: number): SealedKey => ({
    keyId: "k",
    encryptedDekSource: Buffer.from(String(index)),
    annotations: {},
    encryptedDekSourceType: 1,
  });
  for (let index = 0; index <= maxDataKeys; index++) await keys.fetch(keyOf(index));
  assert.is(keys.fetch(keyOf(maxDataKeys)), undefined);
  assert.is(keys.fetch(keyOf(1)), undefined);
  assert.is(asked, maxDataKeys + 1);
  await keys.fetch(keyOf(0));
  assert.is(asked, maxDataKeys + 2);
});

async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 500 && !isTrue(); tries++) await sleep(10);
  assert.ok(isTrue());
}

test.run();
