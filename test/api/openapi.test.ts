import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("OpenAPI documents");

type Any = ReturnType<typeof JSON.parse>;

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

async function addressOf(path: string): Promise<string> {
  return (await api.get("/openapi/v3")).json.paths[path].serverRelativeURL;
}

test("the index names every group-version with the hash of its document", async () => {
  const { paths } = (await api.get("/openapi/v3")).json;
  for (const path of ["api/v1", "apis/apps/v1", "apis/coordination.orch.io/v1", "apis/events.orch.io/v1", "version"]) {
    assert.match(paths[path].serverRelativeURL, new RegExp(`^/openapi/v3/${path}\\?hash=[0-9A-F]{128}$`));
  }
});

test("with the right hash a document may be kept for a year", async () => {
  const answer = await api.get(await addressOf("apis/apps/v1"));
  assert.is(answer.status, 200);
  assert.is(answer.json.openapi, "3.0.0");
  assert.ok("/apis/apps/v1/namespaces/{namespace}/deployments" in answer.json.paths);
  const { "cache-control": cache, vary, etag, expires } = answer.headers;
  assert.equal([cache, vary], ["public, immutable", "Accept"]);
  assert.match(String(etag), /^"[0-9A-F]{128}"$/);
  const days = (Date.parse(String(expires)) - Date.now()) / 86_400_000;
  assert.ok(days > 364 && days < 366, `${days} days`);
});

test("with another hash a client is sent to the right one", async () => {
  const address = await addressOf("api/v1");
  const answer = await api.get("/openapi/v3/api/v1?hash=OLD&timeout=32s");
  assert.equal([answer.status, answer.headers.location], [301, address]);
});

test("without a hash a document is answered with its tag, and 304 to who has it", async () => {
  const answer = await api.get("/openapi/v3/api/v1");
  assert.equal([answer.status, answer.headers["cache-control"]], [200, "no-cache, private"]);
  const again = await api.get("/openapi/v3/api/v1", { "if-none-match": String(answer.headers.etag) });
  assert.equal([again.status, again.text], [304, ""]);
});

test("a group that there is not has no document", async () => {
  for (const path of ["apis/none/v1", "..%2f..%2fpackage", "../../package", ""]) {
    const answer = await api.get(`/openapi/v3/${path}`);
    assert.ok(answer.status === 404 || path === "", `${path} ${answer.status}`);
  }
});

test("kinds and merge keys are there for clients that patch", async () => {
  const { components } = (await api.get("/openapi/v3/api/v1")).json;
  const podSpec = components.schemas["io.orch.api.core.v1.PodSpec"];
  assert.is(podSpec.properties.containers["x-kubernetes-patch-merge-key"], "name");
  assert.equal(components.schemas["io.orch.api.core.v1.Pod"]["x-kubernetes-group-version-kind"], [
    { group: "", kind: "Pod", version: "v1" },
  ]);
});

test("/openapi/v2 is one document of all groups, with its tag", async () => {
  const answer = await api.get("/openapi/v2");
  assert.equal([answer.json.swagger, answer.headers["content-type"]], ["2.0", "application/json"]);
  assert.ok("/apis/apps/v1/namespaces/{namespace}/deployments" in answer.json.paths);
  assert.ok("io.orch.api.core.v1.Pod" in answer.json.definitions);
  const again = await api.get("/openapi/v2", { "if-none-match": String(answer.headers.etag) });
  assert.is(again.status, 304);
});

const conditions: readonly (readonly [name: string, header: (tag: string) => string, status: number])[] = [
  ["if-none-match", (tag) => `"other", ${tag}`, 304],
  ["if-none-match", (tag) => `W/${tag}`, 304],
  ["if-none-match", (tag) => `"a,b",W/"c" , ${tag}`, 304],
  ["if-none-match", () => " * ", 304],
  ["if-none-match", (tag) => `other, ${tag}`, 200],
  ["if-none-match", (tag) => tag.replaceAll('"', ""), 200],
  ["if-none-match", () => "", 200],
  ["if-match", (tag) => `"other", ${tag}`, 200],
  ["if-match", () => "*", 200],
  ["if-match", () => "", 200],
  ["if-match", () => '"other"', 412],
  ["if-match", (tag) => `W/${tag}`, 412],
];

test("documents of OpenAPI are sent by the conditions of their tags", async () => {
  for (const path of ["/openapi/v2", "/openapi/v3", "/openapi/v3/api/v1"]) {
    const tag = String((await api.get(path)).headers.etag);
    const found = await Promise.all(
      conditions.map(async ([name, header]) => {
        const { status, bytes, headers } = await api.get(path, { [name]: header(tag) });
        return [status, bytes.length > 0, headers.etag === tag, headers["content-type"] !== undefined];
      }),
    );
    assert.equal(
      found,
      conditions.map(([, , status]) => [status, status === 200, true, status !== 304]),
      path,
    );
  }
});

test("operations of /openapi/v2 say what they take: types for patches, and for the server's own paths", async () => {
  const { paths } = (await api.get("/openapi/v2")).json;
  const object = paths["/api/v1/namespaces/{namespace}/configmaps/{name}"];
  const patches = ["json-patch+json", "merge-patch+json", "strategic-merge-patch+json", "apply-patch+yaml"];
  assert.equal(
    [object.get.consumes, object.put.consumes, object.patch.consumes],
    [["*/*"], ["*/*"], patches.map((each) => `application/${each}`)],
  );
  const types = ["application/json", "application/yaml", "application/vnd.orch.protobuf"];
  assert.equal([paths["/api/v1/"].get.consumes, paths["/version/"].get.consumes], [types, ["application/json"]]);
  assert.ok(object.parameters.every((each: { $ref?: string; uniqueItems?: boolean }) => each.$ref ?? each.uniqueItems));
});

test("types have the names of the field's packages in both versions of the documents", async () => {
  const { definitions, paths } = (await api.get("/openapi/v2")).json;
  const names = [
    "io.orch.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinition",
    "io.orch.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionList",
    "io.orch.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps",
    "io.orch.orch-aggregator.pkg.apis.apiregistration.v1.APIServiceList",
    "io.orch.apimachinery.pkg.api.resource.Quantity",
    "io.orch.apimachinery.pkg.runtime.RawExtension",
    "io.orch.apimachinery.pkg.util.intstr.IntOrString",
    "io.orch.apimachinery.pkg.version.Info",
  ];
  for (const name of names) assert.ok(name in definitions, name);
  const elsewhere = Object.keys(definitions).filter((each) =>
    /api\.(apiextensions|apiregistration|metrics)/.test(each),
  );
  assert.equal(elsewhere, []);
  const info = { $ref: "#/definitions/io.orch.apimachinery.pkg.version.Info" };
  assert.equal(paths["/version/"].get.responses[200].schema, info);
  const { components } = (await api.get("/openapi/v3/apis/apiextensions.orch.io/v1")).json;
  assert.ok(names[2] !== undefined && names[2] in components.schemas);
});

test("the answer of /version has the fields of its model", async () => {
  const { properties } = (await api.get("/openapi/v3/version")).json.components.schemas[
    "io.orch.apimachinery.pkg.version.Info"
  ];
  assert.equal(Object.keys((await api.get("/version")).json).sort(), Object.keys(properties).sort());
});

test("types say of themselves that they have one owner, and of which fields one is set", async () => {
  const { definitions } = (await api.get("/openapi/v2")).json;
  const core = Object.fromEntries(
    Object.entries<Any>(definitions).flatMap(([name, each]) =>
      name.startsWith("io.orch.api.core.v1.") ? [[name.slice("io.orch.api.core.v1.".length), each]] : [],
    ),
  );
  assert.is(core.SecretKeySelector["x-kubernetes-map-type"], "atomic");
  assert.equal(core.EnvVarSource.properties.secretKeyRef, {
    description: "A key of a secret.",
    $ref: "#/definitions/io.orch.api.core.v1.SecretKeySelector",
  });
  assert.is(core.PodSpec.properties.nodeSelector["x-kubernetes-map-type"], "atomic");
  assert.equal(core.SeccompProfile["x-kubernetes-unions"], [
    { discriminator: "type", "fields-to-discriminateBy": { localhostProfile: "LocalhostProfile" } },
  ]);
  assert.equal(core.PodSchedulingGroup["x-kubernetes-unions"], [
    { "fields-to-discriminateBy": { podGroupName: "PodGroupName" } },
  ]);
});

test("documents say what generated clients of the field expect of answers and parameters", async () => {
  const { definitions, paths } = (await api.get("/openapi/v2")).json;
  const status = { $ref: "#/definitions/io.orch.apimachinery.pkg.apis.meta.v1.Status" };
  assert.equal(paths["/api/v1/namespaces/{name}"].delete.responses[200].schema, status);
  const log = paths["/api/v1/namespaces/{namespace}/pods/{name}/log"].get.parameters;
  assert.equal(
    log.map((each: Any) => each.name),
    [
      ...["container", "follow", "previous", "sinceSeconds", "timestamps", "tailLines", "limitBytes"],
      ...["insecureSkipTLSVerifyBackend", "stream"],
    ],
  );
  for (const kind of ["APIGroup", "APIGroupList", "APIResourceList", "APIVersions", "Status"]) {
    assert.equal(definitions[`io.orch.apimachinery.pkg.apis.meta.v1.${kind}`]["x-kubernetes-group-version-kind"], [
      { group: "", kind, version: "v1" },
    ]);
  }
});

test("what OpenID clients read is documented where the field does", async () => {
  const { paths } = (await api.get("/openapi/v2")).json;
  const issuer = paths["/.well-known/openid-configuration/"].get;
  assert.equal([issuer.tags, issuer.produces], [["WellKnown"], ["application/json"]]);
  const keys = (await api.get("/openapi/v3/openid/v1/jwks")).json.paths["/openid/v1/jwks/"].get;
  assert.equal(Object.keys(keys.responses[200].content), ["application/jwk-set+json"]);
  const { paths: index } = (await api.get("/openapi/v3")).json;
  assert.ok(".well-known/openid-configuration" in index && "openid/v1/jwks" in index);
});

test("OpenAPI is a 406 without a body to clients that do not take JSON", async () => {
  for (const path of ["/openapi/v2", "/openapi/v3/apis/apps/v1"]) {
    const { status, text, headers } = await api.get(path, { accept: "text/html" });
    assert.equal([status, text, headers.vary], [406, "", "Accept"], path);
  }
  const v3 = { accept: "application/com.github.proto-openapi.spec.v3.v1.0+protobuf" };
  assert.is((await api.get("/openapi/v3/apis/apps/v1", v3)).status, 200);
  assert.is((await api.get("/openapi/v2", { accept: "text/html,application/json;q=0.5" })).status, 200);
});

test.run();
