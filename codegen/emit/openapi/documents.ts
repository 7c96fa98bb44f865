import { bearerToken, openapiDocument, sortedByKey } from "../../../runtime/openapi/document.ts";
import { metaSchema, type OperationContext, plainOperation } from "../../../runtime/openapi/operations.ts";
import { sharedParameters } from "../../../runtime/openapi/parameters.ts";
import { groupVersionPaths, rootOf } from "../../../runtime/openapi/paths.ts";
import { swaggerDocument } from "../../../runtime/openapi/swagger.ts";
import type { JsonObject } from "../../../runtime/schema/index.ts";
import type { KindModel, Model, OutputFile } from "../../model.ts";
import { documentText } from "./documentText.ts";
import { namesOf } from "./names.ts";
import { schemasOf } from "./schemas.ts";

/**
 * openapi/v3/<name>.json for each group-version, group and root, where name is the path with "__" for "/"
 * ("apis__apps__v1"), and openapi/v2.json, which holds them all.
 */
export function emitOpenapi(model: Model): OutputFile[] {
  return [...openapiOf(model).documents].map(([path, document]) => ({ path, text: documentText(document) }));
}

export interface Openapi {
  /** By output path. */
  readonly documents: ReadonlyMap<string, JsonObject>;
  /** All schemas by the module that declares them, then by component name. */
  readonly schemas: ReadonlyMap<string, JsonObject>;
}

const made = new WeakMap<Model, Openapi>();

/** The documents as values; made once for a model. */
export function openapiOf(model: Model): Openapi {
  const openapi = made.get(model) ?? makeOpenapi(model);
  made.set(model, openapi);
  return openapi;
}

function makeOpenapi(model: Model): Openapi {
  const names = namesOf(model);
  const schemas = schemasOf(model, names);
  const protobuf = model.platform.protobufMediaType;
  const context: OperationContext = {
    names,
    schemas,
    mediaTypes: ["application/json", "application/yaml", protobuf],
    watchMediaTypes: ["application/json", protobuf],
    patchMediaTypes,
  };
  const info = { title: model.platform.name, version: model.platform.gitVersion };
  const parameters = sharedParameters();
  const documents = new Map<string, JsonObject>();
  const allPaths: JsonObject = {};
  const allSchemas: JsonObject = {};
  for (const [name, paths] of pathsByDocument(model, context)) {
    const document = openapiDocument(info, { paths, schemaOf: (schema) => schemas.all.get(schema) });
    Object.assign(allPaths, paths);
    Object.assign(allSchemas, document.components.schemas);
    documents.set(`openapi/v3/${name}.json`, document);
  }
  const all = { paths: sortedByKey(allPaths), schemas: sortedByKey(allSchemas), parameters, security: bearerToken };
  documents.set("openapi/v2.json", swaggerDocument(info, all));
  return { documents, schemas: schemas.byModule };
}

const patchMediaTypes = [
  "application/json-patch+json",
  "application/merge-patch+json",
  "application/strategic-merge-patch+json",
  "application/apply-patch+yaml",
];

function pathsByDocument(model: Model, context: OperationContext): Map<string, JsonObject> {
  const documents = new Map<string, JsonObject>();
  const types = context.mediaTypes;
  const plain = (given: Parameters<typeof plainOperation>[0]) => ({ get: plainOperation(given, types) });
  const groups = new Map<string, KindModel[]>();
  for (const kind of model.kinds) groups.set(kind.apiVersion, [...(groups.get(kind.apiVersion) ?? []), kind]);
  const named = model.groups.filter((group) => group.name !== "");
  if (model.groups.some((group) => group.name === "")) {
    const schema = metaSchema("APIVersions", context);
    const description = "Lists the versions of the core group.";
    documents.set("api", { "/api/": plain({ id: "getCoreAPIVersions", description, tag: "core", schema }) });
  }
  if (named.length > 0) {
    const schema = metaSchema("APIGroupList", context);
    const description = "Lists the groups.";
    documents.set("apis", { "/apis/": plain({ id: "getAPIVersions", description, tag: "apis", schema }) });
  }
  for (const { name } of named) {
    const id = `get${context.names.operation(name, "")}APIGroup`;
    const tag = context.names.tag(name, "").replace(/_$/, "");
    const schema = metaSchema("APIGroup", context);
    const description = "Describes the group and its versions.";
    documents.set(`apis__${name}`, { [`/apis/${name}/`]: plain({ id, description, tag, schema }) });
  }
  for (const kinds of groups.values()) {
    const [first] = kinds;
    if (first !== undefined) documents.set(documentName(rootOf(first)), groupVersionPaths(kinds, context));
  }
  const version = {
    id: "getCodeVersion",
    description: "Tells the version of the server.",
    tag: "version",
    schema: metaSchema("Info", context),
  };
  return documents.set("version", { "/version/": { get: plainOperation(version, ["application/json"]) } });
}

/** "/apis/apps/v1" is "apis__apps__v1". */
function documentName(root: string): string {
  return root.slice(1).replaceAll("/", "__");
}
