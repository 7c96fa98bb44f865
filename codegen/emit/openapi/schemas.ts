import type { Json, JsonObject, ScalarType } from "../../../runtime/schema/index.ts";
import type { Checks, FieldModel, KindModel, Model, RuleModel, TypeId, TypeModel, TypeUse } from "../../model.ts";
import { reference } from "../../../runtime/openapi/names.ts";
import type { Names } from "./names.ts";

/** Every schema of a model in OpenAPI 3.0 form, by component name; a document takes what it reaches. */
export interface SchemaSet {
  readonly all: ReadonlyMap<string, JsonObject>;
  /** Component name of a type by group, version and name; undefined when the model has no such type. */
  readonly find: (group: string, version: string, name: string) => string | undefined;
  /** The fields of a component by name. */
  readonly fieldsOf: (name: string) => JsonObject;
  /** Component name of a shared type, e.g. "Status". */
  readonly meta: (name: string) => string | undefined;
}

interface GroupVersionKind {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

/** Shared types that are sent under the name of every group-version. */
const everywhere = ["DeleteOptions", "WatchEvent"];

/** Those that are sent under the core group's alone. */
const ofCore = ["APIGroup", "APIGroupList", "APIResourceList", "APIVersions", "Status"];

const envelopeDescriptions = {
  apiVersion: "The group and version of this representation of the object.",
  kind: "The type of the object, in CamelCase.",
  metadata: "Name, labels and what else every object carries.",
  listMetadata: "The version of the list, and how to go on with it.",
};

export function schemasOf(model: Model, names: Names): SchemaSet {
  const context: Context = { model, names, namedScalars: namedScalarsOf(model) };
  const byName = new Map<string, string>();
  for (const type of model.types.values()) {
    const name = names.schema(type);
    byName.set(`${type.group}/${type.version}/${type.name}`, name);
    if (type.module.startsWith("meta/")) byName.set(`meta/${type.name}`, name);
  }
  const find = (group: string, version: string, name: string) => byName.get(`${group}/${version}/${name}`);
  const all = new Map<string, JsonObject>();
  const add = (name: string, schema: JsonObject) => {
    if (!all.has(name)) all.set(name, schema);
  };
  const identities = identitiesOf(model);
  const byFields = describedByFields(model);
  for (const type of model.types.values()) {
    const own = { identities: identities.get(type.id) ?? [], isDescribed: byFields.has(type.id) };
    const schema = typeSchema(type, { ...context, ...own });
    add(names.schema(type), schema);
  }
  for (const kind of model.kinds) {
    if (kind.virtual) continue;
    const item = model.types.get(kind.type) ?? { id: kind.type };
    const name = names.beside(item, kind.listKind);
    add(name, listSchema(kind, { byName, item: names.schema(item) }));
    byName.set(`${kind.group}/${kind.version}/${kind.listKind}`, name);
  }
  // The body of PATCH has no shape of its own; here it is when the spec does not state it.
  if (!byName.has("meta/Patch")) {
    const name = names.schemaIn("meta/v1", "Patch");
    const description = "A change to an object, in the form that the Content-Type names.";
    add(name, { description, type: "object" });
    byName.set("meta/Patch", name);
  }
  const fieldsOf = (name: string) => (all.get(name)?.properties ?? {}) as JsonObject;
  return { all, find, fieldsOf, meta: (name) => byName.get(`meta/${name}`) };
}

interface Context {
  readonly model: Model;
  readonly names: Names;
  readonly namedScalars: ReadonlyMap<ScalarType, TypeModel>;
}

function namedScalarsOf(model: Model): ReadonlyMap<ScalarType, TypeModel> {
  const named = new Map<ScalarType, TypeModel>();
  for (const type of model.types.values()) {
    if (type.scalar !== undefined && !named.has(type.scalar)) named.set(type.scalar, type);
  }
  return named;
}

/** Under which kinds a type is sent as a whole object. */
function identitiesOf(model: Model): ReadonlyMap<TypeId, readonly GroupVersionKind[]> {
  const identities = new Map<TypeId, GroupVersionKind[]>();
  const written = model.kinds.filter((each) => each.observed !== true); // the rest is neither deleted nor watched
  const groupVersions = [...new Map(written.map((kind) => [kind.apiVersion, kind])).values()];
  const wanted = new Set(
    model.kinds.flatMap((kind) => kind.subresources.map((each) => `${each.group}/${each.version}/${each.kind}`)),
  );
  for (const { id, module, group, version, name, isKind } of model.types.values()) {
    if (module.startsWith("meta/")) {
      if (ofCore.includes(name)) identities.set(id, [{ group: "", version: "v1", kind: name }]);
      const all = groupVersions.map((each) => ({ group: each.group, version: each.version, kind: name }));
      if (everywhere.includes(name)) identities.set(id, all);
    } else if (isKind || wanted.has(`${group}/${version}/${name}`)) {
      identities.set(id, [{ group, version, kind: name }]);
    }
  }
  return identities;
}

/**
 * Types of which a field of their module says the same as they do: readers print both, so that the field says it alone.
 */
function describedByFields({ types }: Model): ReadonlySet<TypeId> {
  const found = new Set<TypeId>();
  for (const { module, fields = [] } of types.values()) {
    for (const { type, description } of fields) {
      const target = type.kind === "ref" ? types.get(type.id) : undefined;
      if (target?.module === module && target.description === description) found.add(target.id);
    }
  }
  return found;
}

function typeSchema(
  type: TypeModel,
  context: Context & { readonly identities: readonly GroupVersionKind[]; readonly isDescribed: boolean },
): JsonObject {
  const isDescribed = context.isDescribed && context.identities.length === 0;
  const description = described(isDescribed ? "" : type.description);
  if (type.scalar !== undefined) return { ...description, ...scalarSchema(type.scalar, { isNamed: true }) };
  const fields = type.fields ?? [];
  const isWhole = type.isKind || (context.identities.length > 0 && type.name !== "WatchEvent");
  const properties: JsonObject = {};
  if (isWhole) {
    for (const name of ["apiVersion", "kind"] as const) {
      const description = envelopeDescriptions[name];
      if (!fields.some((each) => each.name === name)) properties[name] = { description, type: "string" };
    }
  }
  for (const field of fields) {
    const isPlainMetadata = isWhole && field.name === "metadata" && field.description === "";
    const description = isPlainMetadata ? envelopeDescriptions.metadata : field.description;
    properties[field.name] = fieldSchema({ ...field, description }, context);
  }
  const required = fields.filter((each) => each.required).map((each) => each.name);
  return {
    ...description,
    type: "object",
    ...(Object.keys(properties).length === 0 ? {} : { properties }),
    ...(required.length === 0 ? {} : { required }),
    ...(type.isAtomic === true ? { "x-kubernetes-map-type": "atomic" } : {}),
    ...unions(type),
    ...(type.preserveUnknown ? { "x-kubernetes-preserve-unknown-fields": true } : {}),
    ...validations(type.rules),
    ...(context.identities.length === 0 ? {} : { "x-kubernetes-group-version-kind": context.identities.map(identity) }),
  };
}

function unions({ unions = [] }: TypeModel): JsonObject {
  if (unions.length === 0) return {};
  const said = unions.map(({ discriminator, fields }) => ({
    ...(discriminator === undefined ? {} : { discriminator }),
    "fields-to-discriminateBy": { ...fields },
  }));
  return { "x-kubernetes-unions": said };
}

function identity({ group, version, kind }: GroupVersionKind): JsonObject {
  return { group, kind, version };
}

function listSchema(
  kind: KindModel,
  { byName, item }: { readonly byName: ReadonlyMap<string, string>; readonly item: string },
): JsonObject {
  const metadata = byName.get("meta/ListMeta");
  return {
    description: `${kind.listKind} is a list of ${kind.kind} objects.`,
    type: "object",
    properties: {
      apiVersion: { description: envelopeDescriptions.apiVersion, type: "string" },
      kind: { description: envelopeDescriptions.kind, type: "string" },
      metadata: {
        description: envelopeDescriptions.listMetadata,
        ...(metadata === undefined ? { type: "object" } : { allOf: [reference(metadata)] }),
      },
      items: { description: `The ${kind.plural}.`, type: "array", items: reference(item) },
    },
    required: ["items"],
    "x-kubernetes-group-version-kind": [identity({ group: kind.group, version: kind.version, kind: kind.listKind })],
  };
}

function fieldSchema(field: FieldModel, context: Context): JsonObject {
  const inner = useSchema(field.type, context);
  const siblings: JsonObject = {
    ...described(field.description),
    ...(field.default === undefined ? {} : { default: json(field.default) }),
    ...(field.nullable ? nullable(field.type, inner, context) : {}),
    ...listExtensions(field),
    ...mapExtension(field, context),
    ...patchExtensions(field),
    ...validations(field.rules),
  };
  if (inner.$ref === undefined) return { ...siblings, ...inner };
  return Object.keys(siblings).length === 0 ? inner : { ...siblings, allOf: [inner] };
}

/** OpenAPI 3.0 wants a type beside `nullable`; what has none, such as a choice of types, is left without. */
function nullable(use: TypeUse, inner: JsonObject, { model }: Context): JsonObject {
  const target = use.kind === "ref" ? model.types.get(use.id) : undefined;
  const scalar = target?.scalar ?? (use.kind === "scalar" ? use.scalar : undefined);
  const type = scalar === undefined ? (inner.type ?? "object") : scalarSchema(scalar, { isNamed: true }).type;
  return type === undefined ? {} : { nullable: true, type };
}

function listExtensions({ listType, mapKeys }: FieldModel): JsonObject {
  return {
    ...(listType === undefined ? {} : { "x-kubernetes-list-type": listType }),
    ...(mapKeys === undefined ? {} : { "x-kubernetes-list-map-keys": [...mapKeys] }),
  };
}

/** What the type of the field says itself is left to it. */
function mapExtension({ mapType, type }: FieldModel, { model }: Context): JsonObject {
  const target = type.kind === "ref" ? model.types.get(type.id) : undefined;
  if (mapType === undefined || (mapType === "atomic" && target?.isAtomic === true)) return {};
  return { "x-kubernetes-map-type": mapType };
}

function patchExtensions({ patchStrategy, mergeKey }: FieldModel): JsonObject {
  return {
    ...(mergeKey === undefined ? {} : { "x-kubernetes-patch-merge-key": mergeKey }),
    ...(patchStrategy === undefined ? {} : { "x-kubernetes-patch-strategy": patchStrategy.join(",") }),
  };
}

function validations(rules: readonly RuleModel[]): JsonObject {
  if (rules.length === 0) return {};
  return { "x-kubernetes-validations": rules.map((rule) => json({ ...rule })) };
}

function described(description: string): JsonObject {
  return description === "" ? {} : { description };
}

function useSchema(use: TypeUse, context: Context): JsonObject {
  const checks = checkSchema(use.checks);
  const inner = bareSchema(use, context);
  if (inner.$ref === undefined) return { ...inner, ...checks };
  return Object.keys(checks).length === 0 ? inner : { allOf: [inner], ...checks };
}

function elementSchema(use: TypeUse, rules: readonly RuleModel[] = [], context: Context): JsonObject {
  const inner = useSchema(use, context);
  if (rules.length === 0) return inner;
  return { ...(inner.$ref === undefined ? inner : { allOf: [inner] }), ...validations(rules) };
}

function bareSchema(use: TypeUse, context: Context): JsonObject {
  switch (use.kind) {
    case "ref": {
      const type = context.model.types.get(use.id);
      if (type === undefined) throw new Error(`the model refers to ${use.id}, which it does not hold`);
      return reference(context.names.schema(type));
    }
    case "list":
      return { type: "array", items: elementSchema(use.items, use.elementRules, context) };
    case "map":
      return { type: "object", additionalProperties: elementSchema(use.values, use.elementRules, context) };
    case "scalar": {
      const named = context.namedScalars.get(use.scalar);
      return named === undefined
        ? scalarSchema(use.scalar, { isNamed: false })
        : reference(context.names.schema(named));
    }
  }
}

function scalarSchema(scalar: ScalarType, { isNamed }: { readonly isNamed: boolean }): JsonObject {
  switch (scalar) {
    case "string":
    case "boolean":
      return { type: scalar };
    case "int32":
    case "int64":
      return { type: "integer", format: scalar };
    case "uint32":
    case "uint64":
      return { type: "integer", format: "int64", minimum: 0 };
    case "double":
      return { type: "number", format: "double" };
    case "bytes":
      return { type: "string", format: "byte" };
    case "time":
    case "microTime":
      return { type: "string", format: "date-time" };
    case "duration":
      return { type: "string" };
    case "quantity":
      return { oneOf: [{ type: "string" }, { type: "number" }] };
    case "intOrString": {
      if (isNamed) return { oneOf: [{ type: "integer" }, { type: "string" }], format: "int-or-string" };
      return { anyOf: [{ type: "integer" }, { type: "string" }], "x-kubernetes-int-or-string": true };
    }
    case "raw":
    case "fieldsV1":
      return { type: "object" };
    case "json":
      return isNamed ? {} : { "x-kubernetes-preserve-unknown-fields": true };
  }
}

/** The checks in the words of OpenAPI 3.0, where an exclusive bound is a flag beside the bound. */
function checkSchema(checks: Checks): JsonObject {
  const { known, isPublished, enumOrder: _order, exclusiveMinimum, exclusiveMaximum, ...other } = checks;
  const { enum: values = isPublished ? known : undefined, ...plain } = other;
  return {
    ...(json(plain) as JsonObject),
    ...(values === undefined ? {} : { enum: [...values] }),
    ...(exclusiveMinimum === undefined ? {} : { minimum: exclusiveMinimum, exclusiveMinimum: true }),
    ...(exclusiveMaximum === undefined ? {} : { maximum: exclusiveMaximum, exclusiveMaximum: true }),
  };
}

/** Spec values are JSON already; members that are undefined go. */
function json(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
