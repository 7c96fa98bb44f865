import * as assert from "uvu/assert";
import type { ConfigMap, Stored } from "../../runtime/index.ts";
import {
  causesOfError,
  createClient,
  createInformer,
  isAlreadyExists,
  isConflict,
  isExpired,
  isInvalid,
  isNotFound,
  isStatus,
  isUnauthorized,
} from "../../runtime/index.ts";
import type { TestServer } from "../../runtime/testing/testServer.ts";
import { startTestServer } from "../../runtime/testing/testServer.ts";
import { suite } from "../harness/suite.ts";
import { eventually } from "./fakeServer.ts";

const test = suite("client against the server");

let server: TestServer;
test.before(async () => {
  server = await startTestServer();
});
test.after(async () => {
  await server.stop();
  assert.equal(server.errors, []);
});

let namespaces = 0;
/** The config maps of a namespace that is the test's own. */
async function newNamespace() {
  const name = `client-${++namespaces}`;
  await server.client.core.v1.namespaces.create({ metadata: { name } });
  return server.client.core.v1.configmaps.namespace(name);
}

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => assert.unreachable("it should have failed"),
    (error: unknown) => error,
  );
}

test("an object lives: create, get, update, delete", async () => {
  const configMaps = await newNamespace();
  const created = await configMaps.create({ metadata: { name: "a" }, data: { x: "1" } });
  assert.is(created.kind, "ConfigMap");
  assert.ok(created.metadata.uid !== "" && created.metadata.resourceVersion !== "");
  assert.equal(await configMaps.get("a"), created);
  const updated = await configMaps.update({ ...created, data: { x: "2", y: "3" } });
  assert.equal(updated.data, { x: "2", y: "3" });
  const deleted = await configMaps.delete("a", { preconditions: { uid: created.metadata.uid } });
  assert.is(isStatus(deleted) && deleted.status, "Success");
  assert.is(isNotFound(await failureOf(configMaps.get("a"))), true);
});

test("three kinds of patch change an object", async () => {
  const configMaps = await newNamespace();
  await configMaps.create({ metadata: { name: "a" }, data: { x: "2", y: "3" } });
  const merged = await configMaps.patch("a", { type: "merge", body: { data: { x: null, z: "4" } } });
  assert.equal(merged.data, { y: "3", z: "4" });
  const operated = await configMaps.patch("a", { type: "json", body: [{ op: "remove", path: "/data/y" }] });
  assert.equal(operated.data, { z: "4" });
  const strategic = await configMaps.patch("a", { type: "strategic", body: { metadata: { labels: { l: "1" } } } });
  assert.equal(strategic.metadata.labels, { l: "1" });
});

test("an apply of a part makes an object and changes one, and another manager's fields are a conflict", async () => {
  const configMaps = await newNamespace();
  const made = await configMaps.patch("a", { type: "apply", fieldManager: "one", body: { data: { x: "1" } } });
  assert.equal([made.metadata.name, made.data], ["a", { x: "1" }]);
  const other = { type: "apply", fieldManager: "two", body: { data: { x: "2" } } } as const;
  assert.ok(isConflict(await failureOf(configMaps.patch("a", other))));
  assert.equal((await configMaps.patch("a", { ...other, force: true })).data, { x: "2" });
});

test("sub-resources take what their kind needs not be said of", async () => {
  const { namespace = "" } = (await (await newNamespace()).create({ metadata: { name: "a" } })).metadata;
  const { apps, core } = server.client;
  const template = { metadata: { labels: { app: "a" } }, spec: { containers: [{ name: "c", image: "i" }] } };
  const deployments = apps.v1.deployments.namespace(namespace);
  const spec = { selector: { matchLabels: { app: "a" } }, template };
  await deployments.create({ metadata: { name: "a" }, spec });
  const scale = { type: "apply", fieldManager: "scaler", force: true, body: { spec: { replicas: 3 } } } as const;
  assert.is((await deployments.scale.patch("a", scale)).spec?.replicas, 3);
  assert.is((await deployments.scale.update("a", { spec: { replicas: 2 } })).spec?.replicas, 2);
  const pods = core.v1.pods.namespace(namespace);
  await pods.create({ metadata: { name: "p" }, spec: template.spec });
  const target = { kind: "Node", name: "n" };
  assert.ok(isStatus(await pods.binding.create("p", { target })));
  assert.is((await pods.get("p")).spec?.nodeName, "n");
  await pods.eviction.create("p", { metadata: { name: "p" }, deleteOptions: { gracePeriodSeconds: 0 } });
  assert.ok(isNotFound(await failureOf(pods.get("p"))));
  const accounts = core.v1.serviceaccounts.namespace(namespace);
  await accounts.create({ metadata: { name: "robot" } });
  const token = await accounts.token.create("robot", { spec: { audiences: [], expirationSeconds: 600 } });
  assert.ok(!isStatus(token) && (token.status?.token ?? "").length > 100);
});

test("failures are told apart", async () => {
  const configMaps = await newNamespace();
  const first = await configMaps.create({ metadata: { name: "a" } });
  await configMaps.update({ ...first, data: { x: "1" } });
  assert.is(isConflict(await failureOf(configMaps.update({ ...first, data: { x: "2" } }))), true);
  assert.is(isAlreadyExists(await failureOf(configMaps.create({ metadata: { name: "a" } }))), true);
  const invalid = await failureOf(configMaps.create({ metadata: { name: "A" } }));
  assert.is(isInvalid(invalid), true);
  assert.is(causesOfError(invalid)[0]?.field, "metadata.name");
  const stranger = createClient({ server: server.url, token: "wrong" });
  assert.is(isUnauthorized(await failureOf(stranger.core.v1.pods.list())), true);
  stranger.transport.close();
});

test("lists come in pages of one version, over one namespace or all, by selector", async () => {
  const configMaps = await newNamespace();
  for (const name of ["a", "b", "c"]) {
    await configMaps.create({ metadata: { name, labels: { odd: String(name !== "b"), suite: "pages" } } });
  }
  const names: string[][] = [];
  const versions = new Set<string | undefined>();
  for await (const page of configMaps.listAll({ limit: 2, labelSelector: "suite=pages" })) {
    names.push(page.items.map((each) => each.metadata.name));
    versions.add(page.metadata.resourceVersion);
  }
  assert.equal(names, [["a", "b"], ["c"]]);
  assert.is(versions.size, 1);
  const all = await server.client.core.v1.configmaps.list({ labelSelector: "suite=pages,odd=true" });
  assert.equal(
    all.items.map((each) => `${each.kind} ${each.metadata.name}`),
    ["ConfigMap a", "ConfigMap c"],
  );
  const one = await configMaps.list({ fieldSelector: "metadata.name=b" });
  assert.is(one.items.length, 1);
});

test("a watch tells what happens after a version, and ends when aborted", async () => {
  const configMaps = await newNamespace();
  const { metadata } = await configMaps.list();
  const controller = new AbortController();
  const events: string[] = [];
  const options = { resourceVersion: metadata.resourceVersion ?? "", signal: controller.signal };
  const watching = (async () => {
    for await (const { type, object } of configMaps.watch(options)) {
      events.push(`${type} ${type === "BOOKMARK" ? "" : object.metadata.name}`);
      if (events.length === 3) controller.abort();
    }
  })();
  await configMaps.create({ metadata: { name: "a" } });
  await configMaps.update({ metadata: { name: "a" }, data: { x: "1" } });
  await configMaps.delete("a");
  await watching;
  assert.equal(events, ["ADDED a", "MODIFIED a", "DELETED a"]);
});

test("many watches, informers and waits under one signal are no reason for a warning", async () => {
  const configMaps = await newNamespace();
  const warnings: string[] = [];
  const onWarning = ({ name }: Error): void => void warnings.push(name);
  process.on("warning", onWarning);
  const ending = new AbortController();
  const { signal } = ending;
  let open = 0;
  const running = Array.from({ length: 11 }, async () => {
    const informer = createInformer(configMaps);
    const run = informer.run(signal);
    await informer.synced(signal);
    for await (const _ of configMaps.watch({ signal, onOpen: () => (open += 1) }));
    await run;
  });
  await eventually(() => open === 11, "all watches are open");
  ending.abort();
  await Promise.all(running);
  process.off("warning", onWarning);
  assert.equal(warnings, []);
});

test("an informer follows, also over a client whose connections are cut", async () => {
  const configMaps = await newNamespace();
  await configMaps.create({ metadata: { name: "a" } });
  const other = createClient({ server: server.url, token: server.token });
  const reconnects: string[] = [];
  const informer = createInformer<ConfigMap>(other.core.v1.configmaps.namespace(`client-${namespaces}`), {
    backoff: { baseMs: 10, maxMs: 20 },
    onReconnect: ({ reason, relisted }) => reconnects.push(`${reason} ${relisted}`),
    onError: () => {},
  });
  const log: string[] = [];
  const name = (object: Stored<ConfigMap>) => object.metadata.name;
  informer.addHandler({
    add: (object) => void log.push(`add ${name(object)}`),
    update: (_, object) => void log.push(`update ${name(object)} ${object.data?.x}`),
    delete: (object) => void log.push(`delete ${name(object)}`),
  });
  const controller = new AbortController();
  const running = informer.run(controller.signal);
  await informer.synced();
  await configMaps.update({ metadata: { name: "a" }, data: { x: "1" } });
  await eventually(() => log.length === 2, "the update was told");
  other.transport.close();
  await configMaps.create({ metadata: { name: "b" } });
  await configMaps.delete("a");
  await eventually(() => log.length === 4, "what happened meanwhile was told");
  assert.equal(log, ["add a", "update a 1", "add b", "delete a"]);
  assert.equal(reconnects, ["dropped false"]);
  assert.equal(informer.store.list().map(name), ["b"]);
  controller.abort();
  await running;
  other.transport.close();
});

test("a continue token of nonsense is a failure, and is not taken for an expired one", async () => {
  const configMaps = await newNamespace();
  assert.is(isExpired(await failureOf(configMaps.list({ limit: 1, continue: "nonsense" }))), false);
});

test.run();
