import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import type { Storage } from "../../runtime/storage/storage.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import type { Parsed } from "../harness/watch.ts";

const test = suite("APIServices of what the server answers itself");

const apiServices = "/apis/apiregistration.orch.io/v1/apiservices";
const definitions = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
const automanaged = "orch-aggregator.orch.io/automanaged";

const definition = (versions: readonly string[]) => ({
  metadata: { name: "widgets.example.com" },
  spec: {
    ...{ group: "example.com", scope: "Namespaced", names: { plural: "widgets", kind: "Widget" } },
    versions: versions.map((name, index) => ({
      ...{ name, served: true, storage: index === 0, schema: { openAPIV3Schema: { type: "object" } } },
    })),
  },
});

async function opened(storage?: Storage): Promise<Api> {
  const kept = storage === undefined ? {} : { storage };
  const api = await openApi({ undocumented: "/apis/example.com", registersApiServices: true, ...kept });
  await until(async () => (await api.get("/readyz/autoregister-completion")).status === 200);
  return api;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await isSo()) return;
    await sleep(25);
  }
  throw new Error("it has not become so");
}

/** Once it is there; without what differs from run to run. */
async function found(api: Api, name: string): Promise<Parsed> {
  await until(async () => (await api.get(`${apiServices}/${name}`)).status === 200);
  return shown((await api.get(`${apiServices}/${name}`)).json);
}

function shown({ metadata, spec, status }: Parsed): Parsed {
  const conditions = status.conditions.map(({ lastTransitionTime, ...rest }: Parsed) => {
    assert.match(lastTransitionTime, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    return rest;
  });
  return { labels: metadata.labels, spec, conditions };
}

const available = {
  type: "Available",
  status: "True",
  reason: "Local",
  message: "Local APIServices are always available",
};

test("a new server has one of each group and version that it serves", async () => {
  const api = await opened();
  const { items } = (await api.get(apiServices)).json;
  assert.equal(
    items.map(({ metadata }: Parsed) => metadata.name),
    [
      ...["v1.", "v1.admissionregistration.orch.io", "v1.apiextensions.orch.io", "v1.apps"],
      ...["v1.authentication.orch.io", "v1.authorization.orch.io", "v1.autoscaling", "v1.batch"],
      ...["v1.certificates.orch.io", "v1.coordination.orch.io", "v1.discovery.orch.io", "v1.events.orch.io"],
      ...["v1.flowcontrol.apiserver.orch.io", "v1.networking.orch.io", "v1.node.orch.io", "v1.policy"],
      ...["v1.rbac.authorization.orch.io", "v1.resource.orch.io", "v1.scheduling.orch.io", "v1.storage.orch.io"],
      ...["v2.autoscaling"],
    ],
  );
  assert.equal(shown(items[0]), {
    labels: { [automanaged]: "onstart" },
    spec: { version: "v1", groupPriorityMinimum: 18000, versionPriority: 1 },
    conditions: [available],
  });
  assert.equal(shown(items.at(-1)), {
    labels: { [automanaged]: "onstart" },
    spec: { group: "autoscaling", version: "v2", groupPriorityMinimum: 17500, versionPriority: 30 },
    conditions: [available],
  });
  for (const name of ["autoregister-completion", "poststarthook/orch-apiserver-autoregistration"]) {
    assert.match((await api.get("/readyz?verbose")).text, `[+]${name} ok\n`);
  }
  await api.stop();
});

test("those of definitions come and go with their versions, and are put right", async () => {
  const api = await opened();
  assert.is((await api.post(definitions, definition(["v1", "v1beta1"]))).status, 201);
  const wanted = {
    labels: { [automanaged]: "true" },
    spec: { group: "example.com", version: "v1", groupPriorityMinimum: 1000, versionPriority: 100 },
    conditions: [available],
  };
  assert.equal(await found(api, "v1.example.com"), wanted);
  await found(api, "v1beta1.example.com");
  assert.is((await api.delete(`${apiServices}/v1.example.com`)).status, 200);
  assert.equal(await found(api, "v1.example.com"), wanted);
  const change = { spec: { groupPriorityMinimum: 5 } };
  assert.is((await api.patch(`${apiServices}/v1.example.com`, "merge", change)).status, 200);
  const isRight = async () => (await found(api, "v1.example.com")).spec.groupPriorityMinimum === 1000;
  await until(isRight);
  const versions = definition(["v1"]).spec.versions;
  assert.is((await api.patch(`${definitions}/widgets.example.com`, "merge", { spec: { versions } })).status, 200);
  await until(async () => (await api.get(`${apiServices}/v1beta1.example.com`)).status === 404);
  assert.is((await api.delete(`${definitions}/widgets.example.com`)).status, 200);
  await until(async () => (await api.get(`${apiServices}/v1.example.com`)).status === 404);
  await api.stop();
});

test("those of built-in groups are put right when a server starts, and no sooner", async () => {
  const storage = await openMemoryStorage();
  const first = await opened(storage);
  assert.is((await first.delete(`${apiServices}/v1.apps`)).status, 200);
  const change = { spec: { versionPriority: 7 } };
  assert.is((await first.patch(`${apiServices}/v1.batch`, "merge", change)).status, 200);
  const gone = {
    metadata: { name: "v9.batch", labels: { [automanaged]: "onstart" } },
    spec: { group: "batch", version: "v9", groupPriorityMinimum: 17400, versionPriority: 1 },
  };
  assert.is((await first.post(apiServices, gone)).status, 201);
  await sleep(100);
  assert.is((await first.get(`${apiServices}/v1.apps`)).status, 404);
  assert.is((await first.get(`${apiServices}/v1.batch`)).json.spec.versionPriority, 7);
  const second = await opened(storage);
  assert.equal((await found(second, "v1.apps")).labels, { [automanaged]: "onstart" });
  assert.is((await found(second, "v1.batch")).spec.versionPriority, 15);
  assert.is((await second.get(`${apiServices}/v9.batch`)).status, 404);
  const { revision } = storage;
  const third = await opened(storage);
  assert.is(storage.revision, revision, "a start that finds all right writes nothing");
  for (const each of [third, second, first]) await each.stop();
});

test("one that a user has made, or given another server, is left alone", async () => {
  const api = await opened();
  const spec = { group: "example.com", version: "v1", groupPriorityMinimum: 300, versionPriority: 3 };
  assert.is((await api.post(apiServices, { metadata: { name: "v1.example.com" }, spec })).status, 201);
  assert.is((await api.post(definitions, definition(["v1", "v2"]))).status, 201);
  assert.equal((await found(api, "v2.example.com")).spec.versionPriority, 100);
  assert.equal(await found(api, "v1.example.com"), { labels: undefined, spec, conditions: [available] });
  const elsewhere = { spec: { service: { namespace: "default", name: "own" } } };
  assert.is((await api.patch(`${apiServices}/v2.example.com`, "merge", elsewhere)).status, 200);
  await sleep(100);
  assert.is((await api.get(`${apiServices}/v2.example.com`)).json.spec.service.name, "own");
  await api.stop();
});

test("groups of definitions are listed by priority, too", async () => {
  const api = await opened();
  assert.is((await api.post(definitions, definition(["v1", "v3", "v2beta1"]))).status, 201);
  const names = async () => (await api.get("/apis")).json.groups.map((each: Parsed) => each.name);
  await until(async () => (await names()).includes("example.com"));
  assert.is((await names()).at(-1), "example.com");
  const { json } = await api.get("/apis/example.com");
  assert.equal(
    json.versions.map((each: Parsed) => each.version),
    ["v3", "v1", "v2beta1"],
  );
  await api.stop();
});

test.run();
