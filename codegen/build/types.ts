import { handWritten } from "../handWritten.ts";
import type { FieldModel, RuleModel, TypeId, TypeModel, TypeUse, UnionModel } from "../model.ts";
import { type Data, isRecord, list, own, record, recordOf, strings, text } from "../read.ts";
import { folderOf, type References, type Target } from "../references.ts";
import type { SpecDocument } from "../spec.ts";
import { scalarOf } from "../scalarOf.ts";
import { inlineTypeName } from "../typeNames.ts";
import { buildDeclaredRules } from "./declaredRules.ts";
import { buildField } from "./field.ts";
import { buildChecks, buildRules } from "./schema.ts";

export interface TypeBuilder {
  /**
   * Builds the types of a file and answers their ids: the kind, then $defs, each followed by what it declares in place.
   */
  readonly declare: (document: SpecDocument) => readonly TypeId[];
  readonly all: () => ReadonlyMap<TypeId, TypeModel>;
}

export function makeTypeBuilder(references: References): TypeBuilder {
  const types = new Map<TypeId, TypeModel>();
  const builder: Builder = { references, types };
  return {
    declare: (document) => {
      const before = types.size;
      const data = record(document.data);
      const kind = text(data.kind);
      if (kind !== undefined && !document.isLibrary) buildKindType(builder, document, kind);
      for (const [name, schema] of Object.entries(recordOf(data, "$defs"))) {
        if (isRecord(schema)) buildDefinition(builder, { document, schema }, name);
      }
      return [...types.keys()].slice(before);
    },
    all: () => types,
  };
}

interface Builder {
  readonly references: References;
  readonly types: Map<TypeId, TypeModel>;
}

/** A type and the name that types declared in place inside it start with. */
interface Holder {
  readonly document: SpecDocument;
  readonly name: string;
}

/** Definitions that are objects or named scalars are types; others are only short for what they say. */
function isType(schema: Data): boolean {
  return Object.hasOwn(schema, "x-scalar") || isRecord(schema.properties);
}

function typeId(holder: Holder): TypeId {
  return `${folderOf(holder.document)}.${holder.name}`;
}

function buildKindType(builder: Builder, document: SpecDocument, name: string): void {
  const schema = recordOf(record(document.data), "schema");
  const { apiVersion: _apiVersion, kind: _kind, ...properties } = recordOf(schema, "properties");
  const metadata = own(properties, "metadata") ?? {
    "x-proto": 1,
    "x-presence": "always",
    $ref: "meta/v1#/$defs/ObjectMeta",
  };
  const complete = { ...schema, properties: { metadata, ...properties } };
  const description = text(record(document.data).description) ?? text(schema.description) ?? "";
  buildObject(builder, { document, name }, { schema: complete, description, isKind: true });
}

function buildDefinition(builder: Builder, { document, schema }: Target, name: string): void {
  const holder = { document, name };
  const description = text(schema.description) ?? "";
  const scalar = scalarOf(schema);
  if (isRecord(schema.properties)) buildObject(builder, holder, { schema, description, isKind: false });
  else if (Object.hasOwn(schema, "x-scalar") && scalar !== undefined) {
    const oneOf = buildMembers(builder, holder, { members: recordOf(schema, "x-one-of"), required: [] });
    builder.types.set(typeId(holder), {
      ...typeBase(holder, { schema, description, isKind: false }),
      scalar,
      ...(oneOf.length === 0 ? {} : { oneOf }),
      rules: [],
      declaredRules: [],
    });
  } else if (!Object.hasOwn(schema, "$ref")) {
    buildTypeUse(builder, holder, schema); // For the types that its items or values declare in place.
  }
}

interface ObjectParts {
  readonly schema: Data;
  readonly description: string;
  readonly isKind: boolean;
}

function buildObject(builder: Builder, holder: Holder, parts: ObjectParts): void {
  const { document } = holder;
  const { schema, isKind } = parts;
  const id = typeId(holder);
  const fields: FieldModel[] = [];
  const base = typeBase(holder, parts);
  // Set before its fields are built, so that the type stands before the types its fields declare in place.
  builder.types.set(id, { ...base, fields, rules: [], declaredRules: [] });
  const members = recordOf(schema, "properties");
  fields.push(...buildMembers(builder, holder, { members, required: strings(schema.required) }));
  const defaulter = text(schema["x-defaulter"]);
  const written = defaulter === undefined ? undefined : handWritten(defaulter, "defaults", document);
  builder.types.set(id, {
    ...base,
    fields,
    preserveUnknown: schema["x-preserve-unknown-fields"] === true,
    ...(schema["x-map-type"] === "atomic" ? { isAtomic: true } : {}),
    ...(schema["x-causes"] === undefined ? {} : { causes: strings(schema["x-causes"]) }),
    ...buildUnions(schema),
    isKind,
    rules: buildRules(schema),
    declaredRules: buildDeclaredRules(schema),
    ...(written === undefined ? {} : { defaulter: written }),
  });
}

function buildMembers(
  builder: Builder,
  { document, name }: Holder,
  { members, required }: { readonly members: Data; readonly required: readonly string[] },
): FieldModel[] {
  const fields: FieldModel[] = [];
  for (const [property, schema] of Object.entries(members)) {
    if (!isRecord(schema)) continue;
    const isInline = isRecord(schema.properties);
    const type = buildTypeUse(builder, { document, name: inlineTypeName(name, "property", property) }, schema);
    const target = builder.references.follow(document, schema)?.schema;
    const isRequired = required.includes(property);
    fields.push(buildField({ name: property, schema, type, isRequired, isInline, target, document }));
  }
  return fields;
}

function buildUnions(schema: Data): { readonly unions?: readonly UnionModel[] } {
  const unions = list(schema["x-unions"])
    .filter(isRecord)
    .map((union): UnionModel => {
      const discriminator = text(union.discriminator);
      const fields = Object.entries(recordOf(union, "fields")).map(([name, value]) => [name, text(value) ?? ""]);
      return { ...(discriminator === undefined ? {} : { discriminator }), fields: Object.fromEntries(fields) };
    });
  return unions.length === 0 ? {} : { unions };
}

function typeBase(holder: Holder, parts: ObjectParts) {
  const data = record(holder.document.data);
  const place = text(parts.schema["x-package"] ?? data.package);
  return {
    id: typeId(holder),
    name: holder.name,
    module: holder.document.module,
    group: text(data.group) ?? "",
    version: text(data.version) ?? "",
    description: parts.description,
    preserveUnknown: false,
    isKind: parts.isKind,
    ...(place === undefined ? {} : { package: place }),
  };
}

/** What a schema says of a value. `holder.name` is the name the value's type gets if it is declared in place. */
function buildTypeUse(builder: Builder, holder: Holder, schema: Data): TypeUse {
  const checks = buildChecks(schema);
  const ref = text(schema.$ref);
  if (ref !== undefined) return referenceUse(builder, { holder, ref, checks });
  const { items, additionalProperties: values } = schema;
  if (isRecord(items)) {
    const name = inlineTypeName(holder.name, "items", "");
    return { kind: "list", items: buildTypeUse(builder, { ...holder, name }, items), checks, ...elementRules(items) };
  }
  if (isRecord(values)) {
    const name = inlineTypeName(holder.name, "values", "");
    return { kind: "map", values: buildTypeUse(builder, { ...holder, name }, values), checks, ...elementRules(values) };
  }
  if (isRecord(schema.properties)) {
    const description = text(schema.description) ?? "";
    buildObject(builder, holder, { schema, description, isKind: false });
    return { kind: "ref", id: typeId(holder), checks };
  }
  return { kind: "scalar", scalar: scalarOf(schema) ?? "raw", checks };
}

/** An object that is declared in place has its rules on its type. */
function elementRules(schema: Data): { readonly elementRules?: readonly RuleModel[] } {
  const rules = isRecord(schema.properties) ? [] : buildRules(schema);
  return rules.length === 0 ? {} : { elementRules: rules };
}

function referenceUse(
  builder: Builder,
  use: { readonly holder: Holder; readonly ref: string; readonly checks: TypeUse["checks"] },
): TypeUse {
  const target = builder.references.resolve(use.holder.document, use.ref);
  if (typeof target === "string") throw new Error(`unchecked reference ${use.ref}: ${target}`);
  const name = use.ref.slice(use.ref.lastIndexOf("/") + 1);
  const holder = { document: target.document, name };
  if (isType(target.schema)) return { kind: "ref", id: typeId(holder), checks: use.checks };
  const meant = buildTypeUse({ ...builder, types: new Map() }, holder, target.schema);
  return { ...meant, checks: { ...meant.checks, ...use.checks } };
}
