import type { JsonObject } from "../runtime/schema/index.ts";

/** How many kinds share a group. */
const kindsOfGroup = 20;

/** What the name of one of many kinds is made of. */
export function customKind(index: number): { readonly group: string; readonly plural: string; readonly kind: string } {
  const group = `g${Math.floor(index / kindsOfGroup)}.bench.test`;
  return { group, plural: `things${index}`, kind: `Thing${index}` };
}

/**
 * The definition of that kind, as operators write theirs: some twenty described fields, lists and maps, defaults,
 * columns, rules, status and scale. Every tenth has two versions.
 */
export function customDefinition(index: number): JsonObject {
  const { group, plural, kind } = customKind(index);
  const versions = index % 10 === 0 ? [version("v1", true), version("v1beta1", false)] : [version("v1", true)];
  return {
    apiVersion: "apiextensions.orch.io/v1",
    kind: "CustomResourceDefinition",
    metadata: { name: `${plural}.${group}` },
    spec: {
      group,
      scope: "Namespaced",
      names: { plural, singular: kind.toLowerCase(), kind, listKind: `${kind}List`, shortNames: [`th${index}`] },
      versions,
    },
  };
}

function version(name: string, storage: boolean): JsonObject {
  return {
    name,
    served: true,
    storage,
    subresources: { status: {}, scale: { specReplicasPath: ".spec.replicas", statusReplicasPath: ".status.replicas" } },
    additionalPrinterColumns: [
      { name: "Size", type: "integer", jsonPath: ".spec.size" },
      { name: "Ready", type: "string", jsonPath: '.status.conditions[?(@.type=="Ready")].status' },
      { name: "Age", type: "date", jsonPath: ".metadata.creationTimestamp" },
    ],
    selectableFields: [{ jsonPath: ".spec.class" }],
    schema: { openAPIV3Schema: { type: "object", description: "A thing to measure.", properties: { spec, status } } },
  };
}

const text = (description: string, more: JsonObject = {}): JsonObject => ({ type: "string", description, ...more });

const number = (description: string, more: JsonObject = {}): JsonObject => {
  return { type: "integer", format: "int32", description, ...more };
};

const part: JsonObject = {
  type: "object",
  required: ["name"],
  properties: {
    name: text("Name of the part, one of its own in the thing.", { maxLength: 63, pattern: "^[a-z][a-z0-9-]*$" }),
    image: text("What the part is made from."),
    weight: number("Weight in grams.", { minimum: 1, default: 1 }),
    labels: { type: "object", description: "Labels of the part.", additionalProperties: { type: "string" } },
  },
};

const spec: JsonObject = {
  type: "object",
  description: "What is wanted.",
  required: ["size"],
  properties: {
    size: number("Size in millimetres.", { minimum: 1, maximum: 1000 }),
    class: text("Class of the thing.", { enum: ["Small", "Large"], default: "Small" }),
    replicas: number("How many there are.", { minimum: 0, default: 1 }),
    paused: { type: "boolean", description: "Whether nothing is to be done.", default: false },
    parts: {
      type: "array",
      description: "What it is made of.",
      maxItems: 16,
      items: part,
      "x-orch-list-type": "map",
      "x-orch-list-map-keys": ["name"],
    },
    options: { type: "object", description: "For those who know.", "x-orch-preserve-unknown-fields": true },
  },
  "x-orch-validations": [
    { rule: "self.class != 'Small' || self.size <= 100", message: "what is small is at most 100" },
    { rule: "!has(oldSelf.class) || self.class == oldSelf.class", message: "class is immutable" },
  ],
};

const condition: JsonObject = {
  type: "object",
  required: ["type", "status"],
  properties: {
    type: text("What it tells of."),
    status: text("True, False or Unknown."),
    reason: text("Why, in one word."),
    message: text("Why, for people."),
    lastTransitionTime: text("Since when.", { format: "date-time" }),
  },
};

const status: JsonObject = {
  type: "object",
  description: "What was seen.",
  properties: {
    replicas: number("How many were seen."),
    observedGeneration: { type: "integer", format: "int64", description: "What was looked at last." },
    conditions: {
      type: "array",
      description: "What is the matter.",
      items: condition,
      "x-orch-list-type": "map",
      "x-orch-list-map-keys": ["type"],
    },
  },
};
