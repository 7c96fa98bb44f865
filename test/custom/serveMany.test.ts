import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { generated } from "../../generated/index.ts";
import { openRegistry } from "../../runtime/registry/registry.ts";
import type { ResourceDescriptor } from "../../runtime/schema/index.ts";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";

const test = suite("custom kinds: many of them");

/** Kinds that share a group by the twenty. */
const count = 1000;

test("a path is looked up in less than two microseconds among a thousand kinds", async () => {
  const { registry, close } = await openMany();
  const places = Array.from({ length: count }, (_, index) => ({
    group: groupOf(index),
    version: "v1",
    resource: `kind${index}s`,
    subresource: index % 2 === 0 ? "" : "status",
  }));
  for (const place of places) assert.is(registry.route(place)?.store.descriptor.plural, place.resource);
  const rounds = Array.from({ length: 50 }, () => {
    const startMs = performance.now();
    for (const place of places) registry.route(place);
    return ((performance.now() - startMs) * 1000) / count;
  });
  const fastest = Math.min(...rounds);
  assert.ok(fastest < 2, `${fastest.toFixed(2)} microseconds`);
  await close();
});

test("a kind that nobody asked for has loaded nothing", async () => {
  const { registry, close } = await openMany();
  const custom = registry.stores.filter((each) => each.descriptor.custom === true);
  assert.is(custom.length, count);
  assert.not(custom.some((each) => each.collection.isOpen));
  const route = registry.route({ group: groupOf(7), version: "v1", resource: "kind7s", subresource: "" });
  await route?.store.collection.open();
  assert.equal(
    registry.stores
      .filter((each) => each.descriptor.custom && each.collection.isOpen)
      .map((each) => each.descriptor.kind),
    ["Kind7"],
  );
  await close();
});

test("a name that is taken away leaves nothing behind", async () => {
  const { registry, close } = await openMany();
  const before = registry.groups.length;
  for (let index = 0; index < count; index++) registry.serve(`kind${index}`, []);
  assert.is(registry.groups.length, before - 50);
  assert.is(registry.stores.length, generated.resources.length);
  assert.equal(registry.storesOf(`${groupOf(0)}/v1`), []);
  await close();
});

async function openMany() {
  const storage = await openMemoryStorage();
  const registry = await openRegistry(generated, { storage, clock: Date.now });
  for (let index = 0; index < count; index++) registry.serve(`kind${index}`, [kindOf(index)]);
  return {
    registry,
    close: async () => {
      registry.close();
      await storage.close();
    },
  };
}

function groupOf(index: number): string {
  return `g${index % 50}.test`;
}

function kindOf(index: number): ResourceDescriptor {
  const group = groupOf(index);
  const own = { group, version: "v1", kind: `Kind${index}` };
  return {
    ...own,
    apiVersion: `${group}/v1`,
    listKind: `Kind${index}List`,
    plural: `kind${index}s`,
    singular: `kind${index}`,
    shortNames: [],
    categories: [],
    namespaced: true,
    verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
    stage: "stable",
    subresources: [{ name: "status", verbs: ["get", "patch", "update"], ...own }],
    selectableFields: [],
    columns: [],
    storagePrefix: `/registry/${group}/kind${index}s/`,
    storageVersion: `${group}/v1`,
    hasGeneration: true,
    createOnUpdate: false,
    unconditionalUpdate: false,
    returnsDeleted: false,
    nameFormat: "dnsSubdomain",
    custom: true,
    load: () => Promise.reject(new Error("no request came")),
  };
}

test.run();
