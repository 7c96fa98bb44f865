import * as assert from "uvu/assert";
import type { Generated, ResourceDescriptor } from "../../runtime/schema/index.ts";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import type { Storage } from "../../runtime/storage/storage.ts";
import { type Cluster, openCluster } from "./cluster.ts";
import { type Api, openApi } from "../harness/api.ts";
import { changed, generateKinds, type OwnKinds } from "../harness/ownKinds.ts";
import { suite } from "../harness/suite.ts";

const test = suite("several versions of one's own kind");

interface KindParts {
  readonly version: string;
  readonly kind: string;
  readonly strategy?: string;
  readonly properties: string;
}

function spec({ version, kind, strategy, properties }: KindParts): string {
  return `group: example.{apiDomain}
version: ${version}
kind: ${kind}
names: { plural: ${kind.toLowerCase()}s, shortNames: [${kind.toLowerCase().slice(0, 3)}] }
scope: Namespaced
storage: { version: "example.{apiDomain}/v1" }
stage: stable
${strategy === undefined ? "" : `strategy: ${strategy}\n`}description: ${kind} is a thing.
subresources: { status: {} }
selectableFields: [{ jsonPath: .spec.color }]
columns: [name, { name: Color, type: string, jsonPath: .spec.color }]
schema:
  required: [spec]
  properties:
    spec:
      x-proto: 2
      properties:
        color: { x-proto: 1, type: string }
${properties}
    status: { x-proto: 3, properties: { ready: { x-proto: 1, type: boolean } } }
`;
}

/** Of a Widget, v1alpha1 writes the size as text; of a Gadget it lacks a field, and nothing is converted. */
const files = {
  "example/v1/widget.yaml": spec({
    version: "v1",
    kind: "Widget",
    properties: "        sizeMm: { x-proto: 2, type: integer, format: int32 }",
  }),
  "example/v1alpha1/widget.yaml": spec({
    version: "v1alpha1",
    kind: "Widget",
    strategy: "./widget.ts#strategy",
    properties: "        size: { x-proto: 2, type: string }",
  }),
  "example/v1alpha1/widget.ts": `import type { ApiObject, Strategy } from "orch/schema";

interface Alpha extends ApiObject { spec: { color?: string; size?: string } }
interface Stable extends ApiObject { spec: { color?: string; sizeMm?: number } }

export const strategy: Strategy<Alpha> = {
  fromStorage(stored) {
    const { sizeMm, ...spec } = (stored as Stable).spec;
    return { ...stored, spec: { ...spec, ...(sizeMm === undefined ? {} : { size: sizeMm + "mm" }) } };
  },
  toStorage(object) {
    const { size, ...spec } = object.spec;
    return { ...object, spec: { ...spec, ...(size === undefined ? {} : { sizeMm: parseInt(size) }) } } as ApiObject;
  },
};
`,
  "example/v1/gadget.yaml": spec({
    version: "v1",
    kind: "Gadget",
    properties: "        weight: { x-proto: 2, type: integer, format: int32 }",
  }),
  "example/v1alpha1/gadget.yaml": spec({
    version: "v1alpha1",
    kind: "Gadget",
    properties: "        legs: { x-proto: 2, type: integer, format: int32, default: 4 }",
  }),
};

const undocumented = "/apis/example.orch.io";
const versions = ["v1", "v1alpha1"] as const;
type Version = (typeof versions)[number];
const otherOf = (version: Version): Version => (version === "v1" ? "v1alpha1" : "v1");

const path = (version: string, plural = "widgets", namespace = "default") =>
  `${undocumented}/${version}/namespaces/${namespace}/${plural}`;

/** What a Widget of 12 mm says of its size in each version. */
const sizes: Readonly<Record<Version, object>> = { v1: { sizeMm: 12 }, v1alpha1: { size: "12mm" } };

const widget = (version: string, name: string, spec: object, more: object = {}) => ({
  kind: "Widget",
  apiVersion: `example.orch.io/${version}`,
  metadata: { name, ...more },
  spec: { color: "red", ...spec },
});
const gadget = (version: string, name: string, spec: object) => ({ ...widget(version, name, spec), kind: "Gadget" });

let own: OwnKinds;
let cluster: Cluster;
let api: Api;
test.before(async () => {
  own = await generateKinds(files);
  const selection = ["garbage-collector-controller", "namespace-controller"];
  cluster = await openCluster(selection, { api: { generated: own.generated, undocumented } });
  api = cluster.api;
});
test.after(async () => {
  await cluster.stop();
  await own.remove();
});

for (const version of versions) {
  const other = otherOf(version);
  test(`what is created in ${version} is got, listed and watched in ${other}, in its shape`, async () => {
    const name = `made-in-${version}`;
    const watch = await api.watch(`${path(other)}?watch=true&fieldSelector=metadata.name%3D${name}`);
    const made = await api.post(path(version), widget(version, name, sizes[version]));
    assert.is(made.status, 201, made.text);
    assert.equal(made.json.spec, { color: "red", ...sizes[version] });
    const [event] = await watch.next(1);
    watch.close();
    const got = await api.get(`${path(other)}/${name}`);
    const listed = await api.get(path(other));
    const item = listed.json.items.find((each: { metadata: { name: string } }) => each.metadata.name === name);
    for (const object of [event?.object, got.json]) assert.is(object.apiVersion, `example.orch.io/${other}`);
    for (const object of [event?.object, got.json, item]) {
      assert.equal(object.spec, { color: "red", ...sizes[other] });
      assert.is(object.metadata.resourceVersion, made.json.metadata.resourceVersion);
    }
    const table = { accept: "application/json;as=Table;v=v1;g=meta.orch.io" };
    assert.equal((await api.get(`${path(other)}/${name}`, table)).json.rows[0].cells, [name, "red"]);
  });

  test(`what is created in ${version} is patched, applied, updated and deleted in ${other}`, async () => {
    const name = `changed-in-${other}`;
    await api.post(path(version), widget(version, name, sizes[version]));
    const patched = await api.patch(`${path(other)}/${name}`, "merge", { spec: { color: "blue" } });
    assert.equal(patched.json.spec, { color: "blue", ...sizes[other] });
    const applied = await api.call("PATCH", `${path(other)}/${name}?fieldManager=other&force=true`, {
      body: { ...widget(other, name, {}), spec: sizes[other] },
      headers: { "content-type": "application/apply-patch+yaml" },
    });
    assert.is(applied.status, 200, applied.text);
    const { json: current } = await api.get(`${path(version)}/${name}`);
    assert.equal(current.spec, { color: "blue", ...sizes[version] });
    const managers = current.metadata.managedFields.map((each: { manager: string; apiVersion: string }) => [
      each.manager,
      each.apiVersion,
    ]);
    assert.ok(managers.some(([manager, at]: [string, string]) => manager === "other" && at.endsWith(`/${other}`)));
    const { json: theirs } = await api.get(`${path(other)}/${name}`);
    const updated = await api.put(`${path(other)}/${name}`, { ...theirs, spec: { ...theirs.spec, color: "green" } });
    assert.is(updated.status, 200, updated.text);
    const status = await api.put(`${path(other)}/${name}/status`, { ...updated.json, status: { ready: true } });
    assert.is(status.status, 200, status.text);
    const { json: after } = await api.get(`${path(version)}/${name}`);
    assert.equal([after.spec, after.status], [{ color: "green", ...sizes[version] }, { ready: true }]);
    assert.is((await api.delete(`${path(other)}/${name}`)).status, 200);
    assert.is((await api.get(`${path(version)}/${name}`)).status, 404);
  });

  test(`a manager that applied in ${version} gives up in ${other} what it leaves out there`, async () => {
    const name = `applied-in-${version}`;
    const apply = (at: Version, spec: object) =>
      api.call("PATCH", `${path(at)}/${name}?fieldManager=one`, {
        body: { ...widget(at, name, {}), spec },
        headers: { "content-type": "application/apply-patch+yaml" },
      });
    assert.is((await apply(version, { color: "red", ...sizes[version] })).status, 201);
    const left = await apply(other, { color: "red" });
    assert.is(left.status, 200, left.text);
    assert.equal((await api.get(`${path(version)}/${name}`)).json.spec, { color: "red" });
    const entries = left.json.metadata.managedFields.map((each: { apiVersion: string }) => each.apiVersion);
    assert.equal(entries, [`example.orch.io/${other}`]);
  });
}

test("a version without a conversion shows the fields that it declares, with its own defaults", async () => {
  const made = await api.post(path("v1", "gadgets"), gadget("v1", "plain", { weight: 3 }));
  assert.is(made.status, 201, made.text);
  const { json } = await api.get(`${path("v1alpha1", "gadgets")}/plain`);
  assert.equal(json.spec, { color: "red", legs: 4 });
  const strict = `${path("v1alpha1", "gadgets")}/plain?fieldValidation=Strict`;
  const patched = await api.patch(strict, "merge", { spec: { color: "blue" } });
  assert.is(patched.status, 200, patched.text);
  assert.equal((await api.get(path("v1alpha1", "gadgets"))).json.items[0].spec, { color: "blue", legs: 4 });
});

test("the garbage collector and the deletion of a namespace see the objects of every version", async () => {
  await cluster.make("/api/v1/namespaces", { metadata: { name: "versions" } });
  const at = (version: string) => path(version, "widgets", "versions");
  for (const version of versions) {
    const owner = await cluster.make(at(version), widget(version, `owner-${version}`, {}));
    const { apiVersion, kind, metadata } = owner;
    const ownerReferences = [{ apiVersion, kind, name: metadata.name, uid: metadata.uid }];
    const other = otherOf(version);
    await cluster.make(at(other), widget(other, `owned-${version}`, {}, { ownerReferences }));
    await api.delete(`${at(other)}/owner-${version}`);
    await cluster.untilGone(`${at(version)}/owned-${version}`);
  }
  await cluster.make(at("v1alpha1"), widget("v1alpha1", "left", {}));
  await api.delete("/api/v1/namespaces/versions");
  await cluster.untilGone("/api/v1/namespaces/versions");
});

/** As it was before v1 came: one version, which is the stored one, and nothing to convert. */
function onlyAlpha(kind: ResourceDescriptor): ResourceDescriptor | undefined {
  if (kind.version !== "v1alpha1") return undefined;
  const load = async () => ({ ...(await kind.load()), strategy: {} });
  return { ...kind, storageVersion: kind.apiVersion, load };
}

const onlyV1 = (kind: ResourceDescriptor) => (kind.version === "v1" ? kind : undefined);

/** Servers over one storage, one after the other. */
async function eras(storage: Storage, ...steps: readonly (readonly [Generated, (api: Api) => Promise<void>])[]) {
  const kept = {
    ...storage,
    close: async () => {},
    get revision() {
      return storage.revision;
    },
  };
  for (const [generated, step] of steps) {
    const server = await openApi({ generated, storage: kept, undocumented });
    try {
      await step(server);
    } finally {
      await server.stop();
    }
  }
  await storage.close();
}

const headOf = async (storage: Storage, name: string) => {
  const stored = await storage.get(`/registry/example.orch.io/widgets/default/${name}`);
  return /"apiVersion":"([^"]*)"/.exec(Buffer.from(stored?.value ?? []).toString("utf8"))?.[1];
};

test("objects that lie in the version stored before are served in both, and written in the new one", async () => {
  const storage = await openMemoryStorage();
  const alpha = "example.orch.io/v1alpha1";
  await eras(
    storage,
    [
      changed(own.generated, onlyAlpha),
      async (server) => {
        for (const name of ["a", "b"]) {
          const made = await server.post(path("v1alpha1"), widget("v1alpha1", name, { size: "7mm" }));
          assert.is(made.status, 201, made.text);
        }
        assert.is(await headOf(storage, "a"), alpha);
      },
    ],
    [
      own.generated,
      async (server) => {
        for (const [version, spec] of [
          ["v1", { color: "red", sizeMm: 7 }],
          ["v1alpha1", { color: "red", size: "7mm" }],
        ] as const) {
          const { json } = await server.get(path(version));
          assert.equal(
            json.items.map((each: { spec: object }) => each.spec),
            [spec, spec],
          );
          assert.equal((await server.get(`${path(version)}/a`)).json.spec, spec);
        }
        const watch = await server.watch(`${path("v1")}?watch=true`);
        const events = await watch.next(2);
        watch.close();
        assert.equal(
          events.map((each) => each.object.spec.sizeMm),
          [7, 7],
        );
        const { json: same } = await server.get(`${path("v1")}/a`);
        assert.is((await server.put(`${path("v1")}/a`, same)).status, 200);
        assert.equal([await headOf(storage, "a"), await headOf(storage, "b")], ["example.orch.io/v1", alpha]);
        const again = await server.get(`${path("v1")}/a`);
        const unchanged = await server.put(`${path("v1")}/a`, again.json);
        assert.is(unchanged.json.metadata.resourceVersion, again.json.metadata.resourceVersion);
      },
    ],
    [
      changed(own.generated, onlyV1),
      async (server) => {
        assert.equal((await server.get(`${path("v1")}/a`)).json.spec, { color: "red", sizeMm: 7 });
        for (const gone of [`${path("v1")}/b`, path("v1")]) {
          const { status, json } = await server.get(gone);
          assert.is(status, 500);
          assert.match(json.message, /widgets\/default\/b/);
        }
        const { json } = await server.get(`${path("v1")}/b`);
        assert.match(json.message, `it is stored as ${alpha} Widget`);
      },
    ],
  );
});

const refusals: readonly (readonly [
  what: string,
  change: (kind: ResourceDescriptor) => ResourceDescriptor,
  text: RegExp,
])[] = [
  [
    "each of two versions is the stored one",
    (kind) => ({ ...kind, storageVersion: kind.apiVersion }),
    /v1alpha1 Gadget share \/registry\/example\.orch\.io\/gadgets\/, and are stored as example/,
  ],
  [
    "the stored version is none of them",
    (kind) => ({ ...kind, storageVersion: "example.orch.io/v3" }),
    /is stored as example\.orch\.io\/v3, a version that there is not/,
  ],
  [
    "two kinds share a prefix",
    (kind) => ({ ...kind, storagePrefix: "/registry/things/" }),
    /share \/registry\/things\/, which holds objects of one kind/,
  ],
  [
    "a prefix lies inside another",
    (kind) => ({ ...kind, storagePrefix: kind.kind === "Widget" ? "/registry/things/" : "/registry/things/more/" }),
    /objects under \/registry\/things\/more\/ would lie among those under \/registry\/things\//,
  ],
];

for (const [what, change, text] of refusals) {
  test(`a server does not start when ${what}`, async () => {
    const refused = await openApi({ generated: changed(own.generated, change) }).then(
      (started) => started.stop().then(() => undefined),
      (error: Error) => error.message,
    );
    assert.match(refused ?? "it started", text);
  });
}

test.run();
