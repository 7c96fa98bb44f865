/** The shape of a resource file; spec/resource.schema.json says the same to editors, and a test compares the two. */
import { fieldErrors } from "../../runtime/schema/structure.ts";
import { scalarNames } from "../scalarOf.ts";
import { ruleShape } from "./ruleShape.ts";
import type { ObjectShape, Shape } from "./shape.ts";

const string: Shape = { type: "string" };
const boolean: Shape = { type: "boolean" };
const integer: Shape = { type: "integer" };
const number: Shape = { type: "number" };
const any: Shape = { type: "any" };
const stringList: Shape = { type: "list", of: string };
const integerList: Shape = { type: "list", of: integer };

export const verbs = ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"] as const;
export const nameFormats = ["dnsSubdomain", "dnsLabel", "dns1035Label", "pathSegment", "configKey"] as const;
export const metadataChecks = ["whole", "changes"] as const;
export const metadataOfStatus = ["labels", "annotations", "finalizers", "ownerReferences"] as const;
export const connectModes = ["text", "upgrade", "proxy"] as const;
export const stages = ["alpha", "beta", "stable"] as const;

const rule: ObjectShape = {
  type: "object",
  noun: "a validation rule",
  keys: {
    rule: string,
    message: string,
    messageExpression: string,
    reason: string,
    fieldPath: string,
    optionalOldSelf: boolean,
  },
  required: ["rule"],
};

const fieldNumber: ObjectShape = {
  type: "object",
  noun: "x-proto",
  keys: { number: integer, inline: integerList },
  required: ["number"],
};

const union: ObjectShape = {
  type: "object",
  noun: "a union",
  keys: { discriminator: string, fields: { type: "map", of: () => string } },
  required: ["fields"],
};

/** Keys of any schema: a property, items, map values, a type. */
export const schemaShape: ObjectShape = {
  type: "object",
  noun: "a schema",
  keys: {
    description: string,
    type: { type: "string", values: ["string", "integer", "number", "boolean", "array", "object"] },
    format: string,
    $ref: string,
    items: () => schemaShape,
    properties: { type: "map", of: () => schemaShape },
    additionalProperties: () => ({ type: "either", shapes: [boolean, schemaShape] }),
    required: stringList,
    default: any,
    enum: { type: "list", of: any },
    nullable: boolean,
    minimum: number,
    maximum: number,
    exclusiveMinimum: number,
    exclusiveMaximum: number,
    multipleOf: number,
    minLength: integer,
    maxLength: integer,
    pattern: string,
    minItems: integer,
    maxItems: integer,
    uniqueItems: boolean,
    minProperties: integer,
    maxProperties: integer,
    removed: integerList,
    "x-proto": { type: "either", shapes: [integer, fieldNumber] },
    "x-presence": { type: "string", values: ["nonZero", "pointer", "always"] },
    "x-known": stringList,
    "x-enum-unchecked": stringList,
    "x-enum-order": { type: "string", values: ["given"] },
    "x-list-type": { type: "string", values: ["atomic", "set", "map"] },
    "x-list-map-keys": stringList,
    "x-map-type": { type: "string", values: ["atomic", "granular"] },
    "x-patch-strategy": { type: "list", of: { type: "string", values: ["merge", "replace", "retainKeys"] } },
    "x-patch-merge-key": string,
    "x-empty": { type: "string", values: ["checked", "missing"] },
    "x-required-detail": string,
    "x-errors": { type: "string", values: fieldErrors },
    "x-error-name": string,
    "x-feature-gate": string,
    "x-validations": { type: "list", of: rule },
    "x-rules": { type: "list", of: ruleShape },
    "x-causes": stringList,
    "x-default-from": string,
    "x-defaulter": string,
    "x-preserve-unknown-fields": boolean,
    "x-scalar": { type: "string", values: scalarNames },
    "x-one-of": { type: "map", of: () => schemaShape },
    "x-package": string,
    "x-breaking": string,
    "x-unions": { type: "list", of: union },
  },
};

const verbList: Shape = { type: "list", of: string };

const subresource: ObjectShape = {
  type: "object",
  noun: "a sub-resource",
  keys: {
    verbs: verbList,
    group: string,
    version: string,
    kind: string,
    connect: { type: "string", values: connectModes },
    options: string,
  },
};

const status: ObjectShape = {
  type: "object",
  noun: "the status sub-resource",
  keys: {
    verbs: verbList,
    keeps: { type: "list", of: { type: "string", values: metadataOfStatus } },
    writtenByCreate: boolean,
    checksMetadata: boolean,
  },
};

const scale: ObjectShape = {
  type: "object",
  noun: "the scale sub-resource",
  keys: { verbs: verbList, specReplicasPath: string, statusReplicasPath: string, labelSelectorPath: string },
  required: ["specReplicasPath", "statusReplicasPath"],
};

const column: ObjectShape = {
  type: "object",
  noun: "a column",
  keys: {
    name: string,
    type: { type: "string", values: ["string", "integer", "number", "boolean", "date"] },
    jsonPath: string,
    absent: { type: "either", shapes: [string, { type: "number" }, boolean] },
    cel: string,
    print: string,
    priority: integer,
    format: string,
    description: string,
  },
  required: ["name", "type"],
};

const definitions: Shape = { type: "map", of: () => schemaShape };

/** A file with a kind. */
export const kindShape: ObjectShape = {
  type: "object",
  noun: "a kind",
  keys: {
    group: string,
    version: string,
    package: string,
    kind: string,
    names: {
      type: "object",
      noun: "names",
      keys: { plural: string, singular: string, listKind: string, shortNames: stringList, categories: stringList },
      required: ["plural"],
    },
    scope: { type: "string", values: ["Namespaced", "Cluster"] },
    description: string,
    verbs: verbList,
    stage: { type: "string", values: stages },
    introduced: string,
    deprecation: {
      type: "object",
      noun: "a deprecation",
      keys: { deprecated: string, removed: string, replacement: string },
      required: ["deprecated"],
    },
    storage: {
      type: "either",
      shapes: [
        { type: "string", values: ["virtual", "observed"] },
        {
          type: "object",
          noun: "storage",
          keys: { prefix: string, version: string, checked: boolean, expires: boolean },
        },
      ],
    },
    featureGate: string,
    generation: boolean,
    tracksFields: boolean,
    createOnUpdate: boolean,
    unconditionalUpdate: boolean,
    returnsDeleted: boolean,
    nameFormat: { type: "string", values: nameFormats },
    metadataChecks: {
      type: "object",
      noun: "checks of the metadata",
      keys: {
        finalizers: { type: "string", values: ["any"] },
        update: { type: "list", of: { type: "string", values: metadataChecks } },
      },
    },
    strategy: string,
    subresources: {
      type: "object",
      noun: "subresources",
      keys: {
        ...Object.fromEntries(
          ["approval", "attach", "binding", "ephemeralcontainers", "eviction", "exec", "finalize", "log", "portforward"]
            .concat(["proxy", "resize", "token"])
            .map((name) => [name, subresource]),
        ),
        status,
        scale,
      },
    },
    selectableFields: {
      type: "list",
      of: {
        type: "object",
        noun: "a selectable field",
        keys: { name: string, jsonPath: string, otherwise: string },
        required: ["jsonPath"],
      },
    },
    selectsNamespace: boolean,
    columns: { type: "list", of: { type: "either", shapes: [string, column] } },
    schema: () => schemaShape,
    removed: integerList,
    $defs: definitions,
  },
  required: ["version", "kind", "names", "scope", "schema"],
};

/** A file without a kind: types that other files refer to. */
export const definitionsShape: ObjectShape = {
  type: "object",
  noun: "a file of shared types",
  keys: { group: string, version: string, package: string, description: string, $defs: definitions },
  required: ["version", "$defs"],
};
