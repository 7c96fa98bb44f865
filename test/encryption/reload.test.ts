import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { textFormat } from "../../runtime/metrics/text.ts";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import { transformed } from "../../runtime/storage/transformed.ts";
import { openApi } from "../harness/api.ts";
import { newMetrics, seriesValue } from "../harness/metrics.ts";
import { startKmsPlugin } from "../harness/peers/kmsPlugin.ts";
import { suite } from "../harness/suite.ts";
import { configurationFile, encryptionOf, identity, keyed, open } from "./files.ts";

const test = suite("encryption/reload");
const secrets = "/api/v1/namespaces/default/secrets";
const definitions = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
const stored = "/registry/secrets/default/a";

const widgets = {
  metadata: { name: "widgets.example.com" },
  spec: {
    group: "example.com",
    scope: "Namespaced",
    names: { plural: "widgets", singular: "widget", kind: "Widget" },
    versions: [{ name: "v1", served: true, storage: true, schema: { openAPIV3Schema: { type: "object" } } }],
  },
};

test("what could not be read is there when the file has its key again, and watches begin anew", async () => {
  const everything = (...keys: readonly string[]) => [
    { resources: ["*.*"], providers: [keyed("aesgcm", ...keys), identity] },
  ];
  const storage = await openMemoryStorage();
  const shared = {
    ...storage,
    close: async () => {},
    get revision() {
      return storage.revision;
    },
  };
  const undocumented = "/apis/example.com";
  const before = await openApi({ storage: transformed(shared, (await encryptionOf(everything("k1"))).transformer) });
  assert.is((await before.post(secrets, { metadata: { name: "a" }, stringData: { a: "b" } })).status, 201);
  assert.is((await before.post(definitions, widgets)).status, 201);
  await before.stop();
  const configuration = configurationFile(everything("k2"));
  const encryption = await open(configuration.file, { reloadMs: 20 });
  const api = await openApi({ storage: transformed(storage, encryption.transformer), encryption, undocumented });
  assert.is((await api.get(secrets)).status, 500);
  assert.is((await api.get("/apis/example.com/v1/namespaces/default/widgets")).status, 404);
  assert.is((await api.post("/api/v1/namespaces", { metadata: { name: "new" } })).status, 201);
  const watch = await api.watch(`${secrets}?watch=true&resourceVersion=${storage.revision}`);
  configuration.write(everything("k2", "k1"));
  for (let tries = 0; tries < 200 && (await api.get(secrets)).status === 500; tries++) await sleep(10);
  assert.equal((await api.get(`${secrets}/a`)).json.data, { a: "Yg==" });
  assert.equal(await watch.rest(), []);
  assert.is((await api.get("/apis/example.com/v1/namespaces/default/widgets")).status, 200);
  await api.stop();
  encryption.stop();
  configuration.remove();
});

test("reloads are counted, and metrics say which file is in use", async () => {
  const [first, second] = ["k1", "k2"].map((each) => [{ resources: ["secrets"], providers: [keyed("aesgcm", each)] }]);
  const configuration = configurationFile(first ?? []);
  const metrics = newMetrics();
  const errors: string[] = [];
  const encryption = await open(configuration.file, { reloadMs: 20, metrics, errors });
  const prefix = "apiserver_encryption_config_controller_";
  const text = () => [...textFormat(metrics.families)].join("");
  const reloads = (status: string) =>
    seriesValue(text(), `${prefix}automatic_reloads_total{apiserver_id_hash="",status="${status}"}`) ?? 0;
  const hashOf = () => `sha256:${createHash("sha256").update(readFileSync(configuration.file)).digest("hex")}`;
  const inUse = (hash: string) => seriesValue(text(), `${prefix}last_config_info{apiserver_id_hash="",hash="${hash}"}`);
  const before = hashOf();
  assert.equal([reloads("success"), reloads("failure"), inUse(before)], [0, 0, 1]);
  configuration.write(second ?? []);
  while (reloads("success") === 0) await sleep(10);
  assert.equal([reloads("failure"), inUse(before), inUse(hashOf())], [0, undefined, 1]);
  const after = hashOf();
  configuration.write([{ resources: ["secrets"], providers: [] }]);
  while (reloads("failure") === 0) await sleep(10);
  assert.equal([reloads("success"), inUse(after), errors.length], [1, 1, 1]);
  const time = `${prefix}automatic_reload_last_timestamp_seconds{apiserver_id_hash="",status="success"}`;
  assert.ok(Math.abs((seriesValue(text(), time) ?? 0) - Date.now() / 1000) < 600);
  encryption.stop();
  configuration.remove();
});

test("an update that changes nothing writes a value again that lies in an older form, and no other", async () => {
  const forSecrets = (...keys: readonly string[]) => [
    { resources: ["secrets"], providers: [keyed("aesgcm", ...keys)] },
  ];
  const storage = await openMemoryStorage();
  const configuration = configurationFile(forSecrets("k1"));
  const encryption = await open(configuration.file, { reloadMs: 20 });
  const api = await openApi({ storage: transformed(storage, encryption.transformer), encryption });
  const beginning = async () => Buffer.from((await storage.get(stored))?.value ?? []).toString("latin1", 0, 22);
  const { json: created } = await api.post(secrets, { metadata: { name: "a" }, stringData: { a: "b" } });
  const same = async () => (await api.put(`${secrets}/a`, created)).json;
  assert.equal(await same(), created);
  assert.is(await beginning(), "orch:enc:aesgcm:v1:k1:");
  let isTakenOver = false;
  encryption.onChange(() => (isTakenOver = true));
  configuration.write(forSecrets("k2", "k1"));
  for (let tries = 0; tries < 200 && !isTakenOver; tries++) await sleep(10);
  assert.equal((await api.put(`${secrets}/a?dryRun=All`, created)).json, created);
  assert.is(await beginning(), "orch:enc:aesgcm:v1:k1:");
  const written = await same();
  assert.not.equal(written.metadata.resourceVersion, created.metadata.resourceVersion);
  assert.equal({ ...written, metadata: created.metadata }, created);
  assert.is(await beginning(), "orch:enc:aesgcm:v1:k2:");
  assert.is((await api.put(`${secrets}/a`, written)).json.metadata.resourceVersion, written.metadata.resourceVersion);
  await api.stop();
  encryption.stop();
  configuration.remove();
});

test("health tells of KMS plugins, and writes of what they encrypt are a 500 that says why", async () => {
  const configuration = configurationFile([]);
  const endpoint = `unix://${join(configuration.folder, "kms.sock")}`;
  const plugin = await startKmsPlugin(join(configuration.folder, "kms.sock"));
  plugin.health = "no entropy";
  const kms = { kms: { apiVersion: "v2", name: "kms", endpoint } };
  configuration.write([{ resources: ["secrets"], providers: [kms] }]);
  const encryption = await open(configuration.file, { reloadMs: 60_000 });
  const api = await openApi({
    storage: transformed(await openMemoryStorage(), encryption.transformer),
    encryption,
    undocumented: "/",
  });
  const health = await api.get("/healthz/kms-providers");
  const reason = "got unexpected healthz status: no entropy";
  assert.equal([health.status, health.text], [500, `internal server error: ${reason}\n`]);
  assert.match((await api.get("/readyz?verbose")).text, "[-]kms-providers failed: reason withheld");
  const refused = await api.post(secrets, { metadata: { name: "a" } });
  assert.is(refused.json.message, `Internal error occurred: ${stored} cannot be encrypted: ${reason}`);
  assert.is((await api.get("/api/v1/namespaces/default/configmaps")).status, 200);
  await api.stop();
  encryption.stop();
  await plugin.close();
  configuration.remove();
});

test.run();
