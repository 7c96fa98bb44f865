import { openapiDocument } from "../../../runtime/openapi/document.ts";
import { metaSchema, type OperationContext, plainOperation } from "../../../runtime/openapi/operations.ts";
import { groupVersionPaths } from "../../../runtime/openapi/paths.ts";
import { groupVersionPath } from "../../../runtime/schema/groupVersionPath.ts";
import type { JsonObject } from "../../../runtime/schema/index.ts";
import { jsonMediaType, patchMediaTypes, yamlMediaType } from "../../../runtime/schema/mediaTypes.ts";
import type { KindModel, Model, OutputFile } from "../../model.ts";
import { folderOf } from "../../references.ts";
import { typeFolder } from "../names.ts";
import { oncePerModel } from "../once.ts";
import { documentText } from "./documentText.ts";
import { namesOf } from "./names.ts";
import { schemasOf } from "./schemas.ts";

/**
 * openapi/v3/<name>.json for each group-version of a folder, where name is the path with "__" for "/"
 * ("apis__apps__v1").
 */
export function emitOpenapi(model: Model, folder: string): OutputFile[] {
  const { names } = contextOf(model);
  const own = [...model.types.values()].filter(({ id }) => typeFolder(id) === folder);
  const places = new Set(own.map((type) => names.beside(type, "")));
  return texts(folderDocuments(model, folder), (schema) => places.has(schema.slice(0, schema.lastIndexOf(".") + 1)));
}

/** The same for groups and roots. */
export function emitRootOpenapi(model: Model): OutputFile[] {
  return texts(rootDocuments(model), () => false);
}

/** Documents by their output path. */
export type Documents = ReadonlyMap<string, JsonObject>;

/**
 * One for each group-version of a folder, but for what the package has; two when the groups of two kinds differ behind
 * their first label.
 */
export function folderDocuments(model: Model, folder: string): Documents {
  const known = made(model);
  const documents = known.get(folder) ?? documentsOf(model, folderPaths(model, folder));
  known.set(folder, documents);
  return documents;
}

const made = oncePerModel(() => new Map<string, Documents>());

/** Those of the groups, and of what lies above them, but what the package has. */
export const rootDocuments: (model: Model) => Documents = oncePerModel((model) => documentsOf(model, rootPaths(model)));

/** What all documents hold in one, without the older watch paths. */
export function wholeDocument(model: Model): JsonObject {
  const folders = [...new Set(model.kinds.map(folderOf))];
  const each = [...folders.flatMap((folder) => [...folderPaths(model, folder).values()]), ...rootPaths(model).values()];
  const all = each.flatMap((paths) => Object.entries(paths)).filter(([path]) => !path.includes("/watch/"));
  const { schemas } = contextOf(model);
  return openapiDocument(infoOf(model), { paths: Object.fromEntries(all), schemaOf: (name) => schemas.all.get(name) });
}

/** What every document says of itself. */
export function infoOf({ platform }: Pick<Model, "platform">): JsonObject {
  return { title: platform.name, version: platform.gitVersion };
}

/** The group-versions of a folder, each with its kinds. */
export function groupVersionsOf(model: Model, folder: string): KindModel[][] {
  const kinds = model.kinds.filter((kind) => folderOf({ module: kind.module }) === folder);
  const versions = [...new Set(kinds.map((kind) => kind.apiVersion))];
  return versions.map((version) => kinds.filter((kind) => kind.apiVersion === version));
}

function texts(documents: Documents, isOwn: (schema: string) => boolean): OutputFile[] {
  return [...documents].map(([path, document]) => ({ path, text: documentText(document, isOwn) }));
}

function documentsOf(model: Model, paths: ReadonlyMap<string, JsonObject>): Documents {
  const { all } = contextOf(model).schemas;
  return new Map(
    [...paths].map(([name, each]) => {
      const document = openapiDocument(infoOf(model), { paths: each, schemaOf: (schema) => all.get(schema) });
      return [`openapi/v3/${name}.json`, document];
    }),
  );
}

const contextOf = oncePerModel((model) => {
  const names = namesOf(model);
  const protobuf = model.platform.protobufMediaType;
  return {
    names,
    schemas: schemasOf(model, names),
    mediaTypes: [jsonMediaType, yamlMediaType, protobuf],
    watchMediaTypes: [jsonMediaType, protobuf],
    patchMediaTypes: Object.values(patchMediaTypes),
  } satisfies OperationContext;
});

function folderPaths(model: Model, folder: string): Map<string, JsonObject> {
  const context = contextOf(model);
  const documents = new Map<string, JsonObject>();
  for (const kinds of groupVersionsOf(model, folder)) {
    const [first] = kinds.filter(({ module }) => !model.inPackage.has(module));
    if (first !== undefined) documents.set(documentName(groupVersionPath(first)), groupVersionPaths(kinds, context));
  }
  return documents;
}

function rootPaths(model: Model): Map<string, JsonObject> {
  const context = contextOf(model);
  const documents = new Map<string, JsonObject>();
  const types = context.mediaTypes;
  const plain = (given: Parameters<typeof plainOperation>[0]) => ({ get: plainOperation(given, types) });
  const builtIn = new Set(model.kinds.filter(({ module }) => model.inPackage.has(module)).map(({ group }) => group));
  const named = model.groups.filter((group) => group.name !== "" && !builtIn.has(group.name));
  const isWhole = builtIn.size === 0;
  if (isWhole && model.groups.some((group) => group.name === "")) {
    const schema = metaSchema("APIVersions", context);
    const description = "Lists the versions of the core group.";
    documents.set("api", { "/api/": plain({ id: "getCoreAPIVersions", description, tag: "core", schema }) });
  }
  if (isWhole && named.length > 0) {
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
  if (!isWhole) return documents;
  for (const { path, type, ...given } of openidPaths) {
    const operation = plainOperation({ ...given, schema: { type: "string" } }, [type]);
    documents.set(documentName(path), { [`${path}/`]: { get: operation } });
  }
  const version = {
    id: "getCodeVersion",
    description: "Tells the version of the server.",
    tag: "version",
    schema: metaSchema("Info", context),
  };
  return documents.set("version", { "/version/": { get: plainOperation(version, [jsonMediaType]) } });
}

/** What others need to check tokens of service accounts; its content is text to the field's documents. */
const openidPaths = [
  {
    path: "/.well-known/openid-configuration",
    id: "getServiceAccountIssuerOpenIDConfiguration",
    description: "Describes the issuer of service account tokens, as OpenID Connect discovery does.",
    tag: "WellKnown",
    type: jsonMediaType,
  },
  {
    path: "/openid/v1/jwks",
    id: "getServiceAccountIssuerOpenIDKeyset",
    description: "Lists the public keys of service account tokens.",
    tag: "openid",
    type: "application/jwk-set+json",
  },
] as const;

/** "/apis/apps/v1" is "apis__apps__v1". */
function documentName(root: string): string {
  return root.slice(1).replaceAll("/", "__");
}
