import { type Definition, readDefinition } from "../custom/serve/definitions.ts";
import { reachedSchemas } from "../openapi/document.ts";
import { componentName, operationNames, reference, reversed } from "../openapi/names.ts";
import type { OperationContext } from "../openapi/operations.ts";
import { publishedSchema } from "../openapi/publishedSchema.ts";
import type { JsonObject, Platform, ResourceDescriptor } from "../schema/index.ts";
import { jsonMediaType, patchMediaTypes, yamlMediaType } from "../schema/mediaTypes.ts";
import { jsonOf } from "./document.ts";
import type { OpenapiDocuments } from "./openapi.ts";

/** Bodies that the paths of custom kinds share with those of the built-in ones. */
const sharedTypes = ["APIResourceList", "DeleteOptions", "ListMeta", "ObjectMeta", "Patch", "Status", "WatchEvent"];

/** The schemas of those, with all that they name, out of the documents that the built-in kinds have. */
export async function sharedSchemas(builtIn: OpenapiDocuments): Promise<ReadonlyMap<string, JsonObject>> {
  const found = new Map<string, JsonObject>();
  const isWanted = (name: string) =>
    /\.meta\.v1\.\w+$/.test(name) ? sharedTypes.includes(lastWord(name)) : /\.autoscaling\.v1\.Scale$/.test(name);
  for (const path of ["api/v1", "apis/apps/v1"]) {
    const document = await builtIn.v3(path);
    if (document === undefined) continue;
    const { schemas } = jsonOf(document).components as { schemas: Record<string, JsonObject> };
    const wanted = Object.keys(schemas).filter((each) => isWanted(each) && !found.has(each));
    const reached = reachedSchemas(wanted.map(reference), (name) => schemas[name]);
    for (const [name, schema] of Object.entries(reached)) found.set(name, schema as JsonObject);
  }
  return found;
}

function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}

/** What custom kinds can be sent as: they have no wire form, and no merge keys. */
export function operationContext(platform: Platform, shared: ReadonlyMap<string, JsonObject>): OperationContext {
  const metaName = (name: string) => componentName(platform.apiDomain, "meta/v1", name);
  const scale = componentName(platform.apiDomain, "autoscaling/v1", "Scale");
  return {
    names: operationNames(platform.apiDomain),
    schemas: {
      find: (group, version, kind) => {
        if (group !== "autoscaling" || kind !== "Scale") return kindName(group, version, kind);
        return shared.has(scale) ? scale : undefined;
      },
      meta: (name) => (shared.has(metaName(name)) ? metaName(name) : undefined),
    },
    mediaTypes: [jsonMediaType, yamlMediaType],
    watchMediaTypes: [jsonMediaType],
    patchMediaTypes: [patchMediaTypes.json, patchMediaTypes.merge, patchMediaTypes.apply],
  };
}

/** "com.example.v1.Widget" */
function kindName(group: string, version: string, kind: string): string {
  return `${reversed(group)}.${version}.${kind}`;
}

/** What a definition says of its objects, by version: read once for all of its kinds, since it may be long. */
export function declaredSchemas({ bytes }: Pick<Definition, "bytes">): ReadonlyMap<string, JsonObject> {
  const { versions = [] } = readDefinition(bytes).spec ?? {};
  return new Map(versions.map(({ name, schema }) => [name ?? "", (schema?.openAPIV3Schema ?? {}) as JsonObject]));
}

/** The schemas of a kind and of its list, by component name. */
export function schemasOfKind(
  kind: ResourceDescriptor,
  { declared, platform }: { readonly declared: JsonObject | undefined; readonly platform: Platform },
): JsonObject {
  const { group, version, listKind } = kind;
  const meta = (name: string) => reference(componentName(platform.apiDomain, "meta/v1", name));
  const own = kindName(group, version, kind.kind);
  return {
    [own]: objectSchema(kind, declared ?? {}, meta("ObjectMeta")),
    [kindName(group, version, listKind)]: listSchema(kind, { item: reference(own), metadata: meta("ListMeta") }),
  };
}

const apiVersionSchema = { description: "The group and version of this representation of the object.", type: "string" };
const kindSchema = { description: "The type of the object, in CamelCase.", type: "string" };

function objectSchema(kind: ResourceDescriptor, declared: JsonObject, metadata: JsonObject): JsonObject {
  const description = "Name, labels and what else every object carries.";
  const ownFields = {
    apiVersion: apiVersionSchema,
    kind: kindSchema,
    metadata: { description, allOf: [metadata] },
  };
  const schema = publishedSchema(declared, ownFields);
  return {
    ...schema,
    type: "object",
    properties: { ...(schema.properties as JsonObject | undefined), ...ownFields },
    "x-kubernetes-group-version-kind": [{ group: kind.group, kind: kind.kind, version: kind.version }],
  };
}

function listSchema(
  { kind, listKind, plural, group, version }: ResourceDescriptor,
  { item, metadata }: { readonly item: JsonObject; readonly metadata: JsonObject },
): JsonObject {
  return {
    description: `${listKind} is a list of ${kind} objects.`,
    type: "object",
    properties: {
      apiVersion: apiVersionSchema,
      kind: kindSchema,
      metadata: { allOf: [metadata] },
      items: { description: `The ${plural}.`, type: "array", items: item },
    },
    required: ["items"],
    "x-kubernetes-group-version-kind": [{ group, kind: listKind, version }],
  };
}
