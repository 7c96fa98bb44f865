import { createConfig, lintFromString } from "@redocly/openapi-core";
import * as assert from "uvu/assert";
import { emitOpenapi, emitRootOpenapi } from "../../codegen/emit/openapi/documents.ts";
import { emitSwagger } from "../../codegen/emit/openapi/swagger.ts";
import { emitOpenapiTypes } from "../../codegen/emit/openapiTypes.ts";
import type { JsonObject } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";
import { fixtureModel, ofFolders } from "./emitB.fixture.ts";

const test = suite("OpenAPI documents");

const folders = ["meta/v1", "core/v1", "example/v1"];
const files = await allTexts();

async function allTexts(): Promise<Map<string, string>> {
  const model = fixtureModel();
  const documents = [...(await ofFolders(emitOpenapi, model)), ...emitRootOpenapi(model), emitSwagger(model, folders)];
  return new Map(documents.map((file) => [file.path, file.text]));
}

function at(path: string, ...keys: readonly string[]): unknown {
  let value: unknown = JSON.parse(files.get(path) ?? "null");
  for (const key of keys) value = (value as JsonObject)[key];
  return value;
}

const core = "openapi/v3/api__v1.json";
const widgets = "openapi/v3/apis__example.acme.test__v1.json";

test("there is a document for each group-version, group and root, and one for all", () => {
  assert.equal(
    [...files.keys()],
    [
      core,
      widgets,
      "openapi/v3/api.json",
      "openapi/v3/apis.json",
      "openapi/v3/apis__example.acme.test.json",
      "openapi/v3/.well-known__openid-configuration.json",
      "openapi/v3/openid__v1__jwks.json",
      "openapi/v3/version.json",
      "openapi/v2.json",
    ],
  );
});

test("every document is valid OpenAPI 3.0 or Swagger 2.0", async () => {
  const config = await createConfig({
    rules: {
      struct: "error",
      "no-unresolved-refs": "error",
      "operation-operationId-unique": "error",
      "path-declaration-must-exist": "error",
      "path-parameters-defined": "error",
      "no-identical-paths": "error",
      "operation-parameters-unique": "error",
    },
  });
  for (const [path, source] of files) {
    const problems = await lintFromString({ source, config });
    assert.equal(
      problems.map((each) => `${path}: ${each.message} ${JSON.stringify(each.location[0]?.pointer)}`),
      [],
    );
  }
});

test("the same model gives the same text", async () => {
  assert.equal(await allTexts(), files);
});

test("PATCH lists its query parameters in full, as clients look for them there", () => {
  const path = "/apis/example.acme.test/v1/namespaces/{namespace}/widgets/{name}";
  const patch = at(widgets, "paths", path, "patch") as { parameters: { name: string; in: string }[] };
  assert.equal(
    patch.parameters.map((each) => [each.name, each.in]),
    [
      ["dryRun", "query"],
      ["fieldManager", "query"],
      ["fieldValidation", "query"],
      ["force", "query"],
    ],
  );
});

test("operations carry the field's ids, actions and kinds", () => {
  const ids: string[] = [];
  for (const item of Object.values(at(core, "paths") as Record<string, JsonObject>)) {
    for (const operation of Object.values(item) as JsonObject[]) {
      if (operation["operationId"] === undefined) continue;
      ids.push(`${String(operation["operationId"])} ${String(operation["x-kubernetes-action"])}`);
    }
  }
  assert.equal(ids, [
    "getCoreV1APIResources undefined",
    "listCoreV1NamespacedPod list",
    "createCoreV1NamespacedPod post",
    "deleteCoreV1CollectionNamespacedPod deletecollection",
    "readCoreV1NamespacedPod get",
    "replaceCoreV1NamespacedPod put",
    "patchCoreV1NamespacedPod patch",
    "deleteCoreV1NamespacedPod delete",
    "readCoreV1NamespacedPodStatus get",
    "replaceCoreV1NamespacedPodStatus put",
    "patchCoreV1NamespacedPodStatus patch",
    "createCoreV1NamespacedPodBinding post",
    "listCoreV1PodForAllNamespaces list",
    "watchCoreV1NamespacedPodList watchlist",
    "watchCoreV1NamespacedPod watch",
    "watchCoreV1PodListForAllNamespaces watchlist",
  ]);
  const path = "/api/v1/namespaces/{namespace}/pods/{name}/binding";
  assert.equal(at(core, "paths", path, "post", "x-kubernetes-group-version-kind"), {
    group: "",
    kind: "Binding",
    version: "v1",
  });
});

test("schemas are named after the domain, and kinds, lists and options say what they are", () => {
  assert.equal(Object.keys(at(widgets, "components", "schemas") as object), [
    "test.acme.api.example.v1.Widget",
    "test.acme.api.example.v1.WidgetList",
    "test.acme.apimachinery.pkg.apis.meta.v1.DeleteOptions",
    "test.acme.apimachinery.pkg.apis.meta.v1.ListMeta",
    "test.acme.apimachinery.pkg.apis.meta.v1.ObjectMeta",
    "test.acme.apimachinery.pkg.apis.meta.v1.Patch",
    "test.acme.apimachinery.pkg.apis.meta.v1.Status",
    "test.acme.apimachinery.pkg.apis.meta.v1.Time",
    "test.acme.apimachinery.pkg.apis.meta.v1.WatchEvent",
    "test.acme.apimachinery.pkg.util.intstr.IntOrString",
  ]);
  const kindsOf = (name: string) => at(widgets, "components", "schemas", name, "x-kubernetes-group-version-kind");
  const widget = { group: "example.acme.test", kind: "Widget", version: "v1" };
  assert.equal(kindsOf("test.acme.api.example.v1.Widget"), [widget]);
  assert.equal(kindsOf("test.acme.api.example.v1.WidgetList"), [{ ...widget, kind: "WidgetList" }]);
  assert.equal(kindsOf("test.acme.apimachinery.pkg.apis.meta.v1.DeleteOptions"), [
    { group: "", kind: "DeleteOptions", version: "v1" },
    { ...widget, kind: "DeleteOptions" },
  ]);
});

test("a field's checks, rules, defaults and patch rules are told beside its type", () => {
  const widget = at(widgets, "components", "schemas", "test.acme.api.example.v1.Widget", "properties") as JsonObject;
  assert.equal(widget["size"], {
    description: "Size in mm.",
    "x-kubernetes-validations": [{ rule: "self > 0", message: "is positive" }],
    type: "integer",
    format: "int32",
    minimum: 1,
    maximum: 100,
    exclusiveMaximum: true,
  });
  assert.equal(widget["since"], {
    description: "When it came.",
    nullable: true,
    type: "string",
    allOf: [{ $ref: "#/components/schemas/test.acme.apimachinery.pkg.apis.meta.v1.Time" }],
  });
  assert.equal(widget["port"], {
    $ref: "#/components/schemas/test.acme.apimachinery.pkg.util.intstr.IntOrString",
  });
  const spec = at(core, "components", "schemas", "test.acme.api.core.v1.PodSpec", "properties") as JsonObject;
  assert.equal(spec["volumes"], {
    "x-kubernetes-list-type": "map",
    "x-kubernetes-list-map-keys": ["name"],
    "x-kubernetes-patch-merge-key": "name",
    "x-kubernetes-patch-strategy": "merge,retainKeys",
    type: "array",
    items: { $ref: "#/components/schemas/test.acme.api.core.v1.Volume" },
  });
  assert.equal(spec["terminationGracePeriodSeconds"], { default: 30, type: "integer", format: "int64" });
});

test("Swagger 2.0 says alternatives as strings and keeps references with their descriptions", () => {
  const definitions = at("openapi/v2.json", "definitions") as Record<string, JsonObject>;
  assert.equal(definitions["test.acme.apimachinery.pkg.util.intstr.IntOrString"], {
    description: "IntOrString is a type.",
    type: "string",
    format: "int-or-string",
  });
  const pod = definitions["test.acme.api.core.v1.Pod"]?.["properties"] as JsonObject;
  assert.equal(pod["metadata"], {
    description: "Standard metadata.",
    $ref: "#/definitions/test.acme.apimachinery.pkg.apis.meta.v1.ObjectMeta",
  });
});

test("an operation and a property have a line each, a schema of another group-version one line", () => {
  const lines = (files.get(core) ?? "").split("\n");
  assert.is(lines.filter((line) => line.startsWith('"get":{"description":"Reads the Pod."')).length, 1);
  assert.ok(lines.includes('"nodeName":{"description":"Node it runs on.","type":"string"},'));
  const meta = "test.acme.apimachinery.pkg.apis.meta.v1.ObjectMeta";
  assert.is(lines.filter((line) => line.startsWith(`"${meta}":{"`)).length, 1);
});

test("the types hold the operations and schemas of all documents, without the older watch paths", async () => {
  const [file] = await emitOpenapiTypes(fixtureModel());
  assert.is(file?.path, "openapi/types.ts");
  for (const part of [
    '"/api/v1/namespaces/{namespace}/pods/{name}": {',
    '"/apis/example.acme.test/v1/widgets": {',
    "patchCoreV1NamespacedPod: {",
    '"test.acme.api.core.v1.Volume": {',
    "            terminationGracePeriodSeconds?: number;",
  ]) {
    assert.ok(file?.text.includes(part), part);
  }
  assert.is(file?.text.includes("/watch/"), false);
});

test.run();
