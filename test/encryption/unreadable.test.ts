import * as assert from "uvu/assert";
import type { Authorizer } from "../../runtime/auth/authorizer.ts";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import type { Storage } from "../../runtime/storage/storage.ts";
import { transformed } from "../../runtime/storage/transformed.ts";
import { failure } from "../api/literal.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { encryptionOf, identity, keyed } from "./files.ts";

const test = suite("encryption/unreadable");
const secrets = "/api/v1/namespaces/default/secrets";
const key = "/registry/secrets/default/";
const unsafe = "ignoreStoreReadErrorWithClusterBreakingPotential=true";
const lost = "no matching prefix found";

/** Who may not delete what cannot be read. */
let isRefused = false;
const authorizer: Authorizer = ({ verb }) =>
  isRefused && verb === "unsafe-delete-ignore-read-errors"
    ? { outcome: "deny", reason: "not you" }
    : { outcome: "allow", reason: "" };

interface Servers {
  /** Has written secrets `lost` and `gone` with a key that `api` lacks, and `kept` with one that it has. */
  readonly storage: Storage;
  readonly api: Api;
}

async function encrypted(storage: Storage, ...keys: readonly string[]): Promise<Storage> {
  const providers = [keyed("aesgcm", ...keys), identity];
  const { transformer } = await encryptionOf([{ resources: ["secrets", "configmaps"], providers }]);
  return transformed(storage, transformer);
}

async function startServers(gate: boolean): Promise<Servers> {
  const storage = await openMemoryStorage();
  const kept = {
    ...storage,
    close: async () => {},
    get revision() {
      return storage.revision;
    },
  };
  const before = await openApi({ storage: await encrypted(kept, "k1") });
  for (const name of ["lost", "gone"]) {
    const metadata = { name, finalizers: ["example.com/holds"] };
    assert.is((await before.post(secrets, { metadata, stringData: { a: "b" } })).status, 201);
  }
  await before.stop();
  const featureGates = { AllowUnsafeMalformedObjectDeletion: String(gate) };
  const api = await openApi({ storage: await encrypted(storage, "k2"), featureGates, authorizer });
  assert.is((await api.post(secrets, { metadata: { name: "kept" }, stringData: { a: "b" } })).status, 201);
  return { storage, api };
}

let gated: Servers;
let plain: Servers;
test.before(async () => {
  gated = await startServers(true);
  plain = await startServers(false);
});
test.after(async () => {
  await gated.api.stop();
  await plain.api.stop();
});

function internal(name: string, reason = lost) {
  const message = `unable to transform key ${JSON.stringify(key + name)}: ${reason}`;
  const causes = [{ message }];
  return failure(500, "InternalError", { message: `Internal error occurred: ${message}`, details: { causes } });
}

test("an object that cannot be read is a 500 that names its key, and others can be read", async () => {
  const { api } = gated;
  assert.equal((await api.get(`${secrets}/lost`)).json, internal("lost"));
  assert.is((await api.get(`${secrets}/kept`)).json.data.a, "Yg==");
  assert.is((await api.get("/api/v1/namespaces/default/configmaps")).status, 200);
  assert.equal((await api.get(`${secrets}?fieldSelector=metadata.name=kept`)).json.items.length, 1);
});

test("a list names the objects that cannot be read, all of them where they may be deleted", async () => {
  const { api } = gated;
  const causes = ["gone", "lost"].map((name) => ({
    reason: "UnexpectedServerResponse",
    message: `unable to transform key "${key}${name}": ${lost}`,
    field: key + name,
  }));
  const answer = failure(500, "StorageReadError", {
    message: "failed to read one or more secrets from the storage",
    details: { name: "list", kind: "secrets", causes },
  });
  for (const path of [secrets, `${secrets}?limit=1`, "/api/v1/secrets?labelSelector=a=b"]) {
    assert.equal((await api.get(path)).json, answer);
  }
  assert.equal((await api.delete(secrets)).json, answer);
  assert.equal((await plain.api.get(secrets)).json, internal("gone"));
});

test("writes of an object that cannot be read fail, and a create of its name is a conflict", async () => {
  const { api } = plain;
  const body = { metadata: { name: "lost" } };
  assert.equal((await api.put(`${secrets}/lost`, body)).json, internal("lost"));
  assert.equal((await api.patch(`${secrets}/lost`, "merge", { type: "x" })).json, internal("lost"));
  assert.equal((await api.delete(`${secrets}/lost`)).json, internal("lost"));
  assert.is((await api.post(secrets, body)).json.reason, "AlreadyExists");
});

test("without the gate the unsafe delete is an ordinary one", async () => {
  const { api } = plain;
  assert.equal((await api.delete(`${secrets}/lost?${unsafe}`)).json, internal("lost"));
});

test("an unsafe delete of an object that can be read, or of none, is a 422", async () => {
  const { api } = gated;
  for (const name of ["kept", "nothing"]) {
    const field = "ignoreStoreReadErrorWithClusterBreakingPotential";
    const message =
      "Invalid value: true: is exclusively used to delete corrupt object(s), try again by removing this option";
    const answer = failure(422, "Invalid", {
      message: `secrets "${name}" is invalid: ${field}: ${message}`,
      details: { name, kind: "secrets", causes: [{ reason: "FieldValueInvalid", message, field }] },
    });
    assert.equal((await api.delete(`${secrets}/${name}?${unsafe}`)).json, answer);
  }
  assert.is((await api.get(`${secrets}/kept`)).status, 200);
});

test("an unsafe delete takes no other option, and not a whole collection", async () => {
  const { api } = gated;
  const dry = await api.delete(`${secrets}/lost?${unsafe}&dryRun=All`);
  assert.match(dry.json.message, /: Invalid value: true: cannot be set together with \.dryRun$/);
  const all = await api.delete(`${secrets}?${unsafe}`);
  assert.is(all.status, 422);
  assert.match(all.json.message, /is not allowed with DELETECOLLECTION, try again after removing the option$/);
});

test("an unsafe delete needs a right of its own", async () => {
  const { api } = gated;
  isRefused = true;
  const answer = await api.delete(`${secrets}/lost?${unsafe}`);
  isRefused = false;
  const message =
    'secrets "lost" is forbidden: not permitted to do "unsafe-delete-ignore-read-errors", reason: not you';
  assert.equal(answer.json, failure(403, "Forbidden", { message, details: { name: "lost", kind: "secrets" } }));
});

test("an unsafe delete removes the object, whatever holds it, and watchers are told by an error", async () => {
  const { api } = gated;
  const all = await api.watch(`/api/v1/secrets?watch=true&resourceVersion=${gated.storage.revision}`);
  const one = await api.watch(
    `${secrets}?watch=true&resourceVersion=${gated.storage.revision}&fieldSelector=metadata.name=kept`,
  );
  const before = gated.storage.revision;
  const answer = await api.delete(`${secrets}/lost?${unsafe}`);
  const details = { name: "lost", kind: "Secret" };
  assert.equal(answer.json, { kind: "Status", apiVersion: "v1", metadata: {}, status: "Success", details, code: 200 });
  const [event] = await all.next(1);
  const message = `saw a DELETED event, but object data is corrupt - ${lost}`;
  assert.equal(event, { type: "ERROR", object: failure(500, "StorageReadError", { message }) });
  assert.equal(await all.rest(), []);
  assert.is((await api.get(`${secrets}/lost`)).status, 404);
  const late = await api.watch(`${secrets}?watch=true&resourceVersion=${before}`);
  assert.is((await late.next(1))[0]?.object.reason, "StorageReadError");
  assert.is((await api.post(secrets, { metadata: { name: "lost" } })).status, 201);
  await api.patch(`${secrets}/kept`, "merge", { metadata: { labels: { a: "b" } } });
  assert.is((await one.next(1))[0]?.object.metadata.name, "kept");
  const body = { ignoreStoreReadErrorWithClusterBreakingPotential: true };
  assert.is((await api.delete(`${secrets}/gone`, body)).json.status, "Success");
  assert.is((await api.get(secrets)).json.items.length, 2);
});

test("a watch that begins with the objects tells by an error that one cannot be read", async () => {
  const watch = await plain.api.watch(`${secrets}?watch=true`);
  assert.equal((await watch.next(1))[0]?.object, internal("gone"));
});

/** What lies in storage -> whether it is told as unreadable. */
const bytes: readonly string[] = [
  "",
  "null",
  "[]",
  "no JSON",
  '{"kind":"Secret"',
  '{"kind":"Secret","apiVersion":"v1"} trailing',
];
test("what is no object does not hide the others of its kind, and can be deleted", async () => {
  const { api, storage } = gated;
  const path = "/api/v1/namespaces/default/configmaps";
  assert.is((await api.post(path, { metadata: { name: "whole" } })).status, 201);
  for (const [index, text] of bytes.entries()) {
    const prefix = "/registry/configmaps/";
    const where = { prefix, key: `${prefix}default/bad-${index}` };
    await storage.write({ ...where, expectedRevision: 0, value: () => Buffer.from(text) });
    const answer = await api.get(`${path}/bad-${index}`);
    assert.match(
      answer.json.message,
      /unable to transform key ".*bad-.": the stored value is not the JSON of an object$/,
    );
    assert.is((await api.get(path)).json.reason, "StorageReadError");
    assert.is((await api.get(`${path}/whole`)).status, 200);
    assert.is((await api.delete(`${path}/bad-${index}?${unsafe}`)).json.status, "Success");
  }
  assert.is((await api.get(path)).status, 200);
});

test("a list names a hundred objects at most, and says that there are more", async () => {
  const { api, storage } = gated;
  const prefix = "/registry/configmaps/";
  const bad = Array.from({ length: 101 }, (_, index) => `${prefix}many/${String(index).padStart(3, "0")}`);
  const value = () => Buffer.from("no JSON");
  await Promise.all(bad.map((each) => storage.write({ prefix, key: each, expectedRevision: 0, value })));
  const { json } = await api.get("/api/v1/namespaces/many/configmaps");
  const { causes } = json.details;
  assert.is(causes.length, 101);
  assert.equal([causes[0].field, causes[99].field], [bad[0], bad[99]]);
  assert.equal(causes[100], { reason: "FieldValueTooMany", message: "too many errors, the list is truncated" });
  assert.is((await api.get("/api/v1/namespaces/default/configmaps")).status, 200);
});

test.run();
