import * as assert from "uvu/assert";
import type { AdmissionPlugin } from "../../runtime/admission/plugin.ts";
import { forbidden } from "../../generated/errors.ts";
import { definition } from "../custom/customApi.ts";
import { suite } from "../harness/suite.ts";
import { type Cluster, type ClusterOptions, openCluster } from "./cluster.ts";

const test = suite("migrations of stored objects");

type Any = ReturnType<typeof JSON.parse>;

const migrations = "/apis/storagemigration.orch.io/v1beta1/storageversionmigrations";
const definitions = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
const gears = "/apis/gear.test/v1/namespaces/default/gears";
const runtimeConfig = ["storagemigration.orch.io/v1beta1=true"];
const featureGates = { StorageVersionMigrator: "true" };
const isGateOn = (gate: string) => gate === "StorageVersionMigrator";

/** Done before an object is written by a migration: it is a patch that changes nothing. */
let beforeWrite: (name: string) => Promise<void> = async () => {};
const admissionPlugins: readonly AdmissionPlugin[] = [
  {
    name: "Test",
    inquire: ({ operation, descriptor, name }) =>
      operation === "update" && descriptor.plural === "gears" ? beforeWrite(name) : undefined,
    validate: () => undefined,
  },
];

let cluster: Cluster;
let generation = 0;
test.before(async () => {
  cluster = await open({ isGateOn });
  await cluster.make(definitions, gearDefinition("v1"));
  await cluster.until(`${definitions}/gears.gear.test`, (each) => conditionOf(each, "Established")?.status === "True");
  for (const name of ["a", "b", "c", "d"]) {
    await cluster.make(gears, { apiVersion: "gear.test/v1", kind: "Gear", metadata: { name }, spec: { size: 1 } });
  }
});
test.after(() => cluster.stop());

function open(options: ClusterOptions): Promise<Cluster> {
  const api = { runtimeConfig, featureGates, admissionPlugins, undocumented: "/apis/gear.test", ...options.api };
  return openCluster(["storage-version-migrator-controller"], { ...options, api });
}

function gearDefinition(stored: "v1" | "v2") {
  const made = definition("gear");
  const [version] = made.spec.versions;
  made.spec.versions = ["v1", "v2"].map((name) => ({ ...version, served: true, name, storage: name === stored }));
  return made;
}

const conditionOf = (object: Any, type: string) => object?.status?.conditions?.find((each: Any) => each.type === type);

/** From now on objects are stored in the other of the two versions. */
async function store(version: "v1" | "v2"): Promise<void> {
  const path = `${definitions}/gears.gear.test`;
  const { versions } = gearDefinition(version).spec;
  const answer = await cluster.api.patch(path, "merge", { spec: { versions } });
  assert.is(answer.status, 200, answer.text);
  generation = answer.json.metadata.generation;
}

async function begin(name: string, spec: object = { group: "gear.test", resource: "gears" }): Promise<string> {
  await cluster.make(migrations, { metadata: { name }, spec: { resource: spec } });
  return `${migrations}/${name}`;
}

/** The migration once it is over, with its conditions without times. */
async function ended(path: string): Promise<{ readonly migration: Any; readonly conditions: readonly string[] }> {
  const isOver = (each: Any) => ["Succeeded", "Failed"].some((type) => conditionOf(each, type)?.status === "True");
  const migration = await cluster.until(path, isOver);
  assert.ok(migration);
  const words = ({ type, status, reason, message }: Any) => [type, status, reason, message].join(" ").trim();
  return { migration, conditions: migration.status.conditions.map(words).sort() };
}

const succeeded = ["Running False MigrationCompleted", "Succeeded True StorageVersionMigrationSucceeded"];

async function versions(): Promise<Record<string, string>> {
  const { items } = (await cluster.api.get(gears)).json;
  return Object.fromEntries(items.map(({ metadata }: Any) => [metadata.name, metadata.resourceVersion]));
}

test("all objects are stored in the new version, once, and the definition has no other any more", async () => {
  const before = (await cluster.find(`${gears}/a`)) ?? {};
  const first = await versions();
  await store("v2");
  const { migration, conditions } = await ended(await begin("gears"));
  assert.equal(conditions, succeeded);
  const second = await versions();
  for (const [name, version] of Object.entries(first)) assert.ok(Number(second[name]) > Number(version), name);
  assert.ok(Number(migration.status.resourceVersion) >= Math.max(...Object.values(first).map(Number)));
  const after = (await cluster.find(`${gears}/a`)) ?? {};
  const { resourceVersion: _, ...rest } = after.metadata;
  const { resourceVersion: __, ...old } = before.metadata;
  assert.equal([rest, after.spec], [old, before.spec], "nothing else has changed, managers included");
  const crd = await cluster.find(`${definitions}/gears.gear.test`);
  assert.equal(crd?.status.storedVersions, ["v2"]);
  const { lastTransitionTime: at, ...migrating } = conditionOf(crd, "StorageMigrating");
  assert.ok(Date.parse(at) > 0);
  assert.equal(migrating, {
    ...{ type: "StorageMigrating", status: "False", reason: "MigrationSucceeded", observedGeneration: generation },
    message: "The migration has succeeded and the stored versions have been updated",
  });
  await ended(await begin("again"));
  assert.equal(await versions(), second);
});

test("objects that are deleted, made anew or changed meanwhile are left as they are", async () => {
  await store("v1");
  beforeWrite = async (name) => {
    if (name !== "a") return;
    beforeWrite = async () => {};
    for (const gone of ["b", "c"]) assert.is((await cluster.api.delete(`${gears}/${gone}`)).status, 200);
    await cluster.make(gears, {
      ...{ apiVersion: "gear.test/v1", kind: "Gear", metadata: { name: "c" }, spec: { size: 7 } },
    });
    assert.is((await cluster.api.patch(`${gears}/d`, "merge", { spec: { size: 8 } })).status, 200);
  };
  const { conditions } = await ended(await begin("races"));
  assert.equal(conditions, succeeded);
  const { items } = (await cluster.api.get(gears)).json;
  assert.equal(
    items.map((each: Any) => [each.metadata.name, each.spec.size]),
    [
      ["a", 1],
      ["c", 7],
      ["d", 8],
    ],
  );
  assert.equal((await cluster.find(`${definitions}/gears.gear.test`))?.status.storedVersions, ["v1"]);
});

test("an object that the server refuses fails the migration, and both versions may still be stored", async () => {
  await store("v2");
  beforeWrite = async (name) => {
    if (name === "c") throw forbidden({ resource: "gears", group: "gear.test" }, name, "not this one");
  };
  const { conditions } = await ended(await begin("refused"));
  assert.is(conditions.length, 2);
  assert.match(
    conditions[0] ?? "",
    /^Failed True StorageVersionMigrationFailed migration .* unhandled error: .*not this one/,
  );
  assert.is(conditions[1] ?? "", "Running False MigrationCompleted");
  const crd = await cluster.find(`${definitions}/gears.gear.test`);
  assert.equal([...(crd?.status.storedVersions ?? [])].sort(), ["v1", "v2"]);
  beforeWrite = async () => {};
  const { status, reason, message } = conditionOf(crd, "StorageMigrating");
  assert.equal([status, reason, message], ["False", "MigrationFailed", "The migration has failed"]);
});

test("a definition that changes while its objects are migrated keeps its stored versions", async () => {
  beforeWrite = async () => {
    beforeWrite = async () => {};
    await store("v1");
  };
  assert.equal((await ended(await begin("overtaken"))).conditions, succeeded);
  const crd = await cluster.find(`${definitions}/gears.gear.test`);
  assert.equal([...(crd?.status.storedVersions ?? [])].sort(), ["v1", "v2"]);
  assert.match(conditionOf(crd, "StorageMigrating").message, /have not been updated due to a generation mismatch$/);
});

test("of two migrations of a resource the second begins after the first", async () => {
  let others = 0;
  beforeWrite = async (name) => {
    if (name !== "a") return;
    const { items } = (await cluster.api.get(migrations)).json;
    others += items.filter((each: Any) => conditionOf(each, "Running")?.status === "True").length - 1;
  };
  const paths = [await begin("x-first"), await begin("second")];
  const both = await Promise.all(paths.map(ended));
  assert.equal([...both.map((each) => each.conditions), others], [succeeded, succeeded, 0]);
});

test("built-in kinds are migrated as well", async () => {
  await cluster.make("/api/v1/namespaces/default/configmaps", { metadata: { name: "settings" } });
  assert.equal((await ended(await begin("settings", { resource: "configmaps" }))).conditions, succeeded);
});

for (const [name, resource, message] of [
  ["none", { group: "gear.test", resource: "wheels" }, "resource does not exist in discovery"],
  [
    "unlisted",
    { group: "authorization.orch.io", resource: "subjectaccessreviews" },
    "resource cannot be listed and patched",
  ],
] as const) {
  test(`a migration of ${resource.resource} fails: ${message}`, async () => {
    const { conditions } = await ended(await begin(name, resource));
    assert.equal(conditions, [`Failed True StorageVersionMigrationFailed ${message}`]);
  });
}

for (const [what, options] of [
  ["the gate is off", { api: {} }],
  ["the API is off", { isGateOn, api: { runtimeConfig: [] } }],
] as const) {
  test(`nothing is migrated while ${what}`, async () => {
    const off = await open(options);
    try {
      const made = await off.api.post(migrations, {
        metadata: { name: "a" },
        spec: { resource: { resource: "configmaps" } },
      });
      assert.is(made.status, what === "the API is off" ? 404 : 201);
      await off.restart();
      const { status } = (await off.find(`${migrations}/a`)) ?? {};
      assert.equal(status?.conditions, undefined);
    } finally {
      await off.stop();
    }
  });
}

test.run();
