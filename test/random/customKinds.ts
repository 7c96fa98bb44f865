import { ObjectMeta } from "../../generated/meta/v1.code.ts";
import { descriptorsOf } from "../../runtime/custom/descriptor.ts";
import type { HandlerRow, JsonObject, ResourceDescriptor, Verb } from "../../runtime/schema/index.ts";

const text = { type: "string" };
const whole = { type: "integer" };
const port = { type: "object", required: ["name"], properties: { name: text, port: whole } };

/** A schema with everything that a definition may say. */
const schema: JsonObject = {
  type: "object",
  required: ["spec"],
  properties: {
    spec: {
      type: "object",
      required: ["size"],
      properties: {
        size: { ...whole, format: "int32", minimum: 1, maximum: 9, default: 3 },
        color: { ...text, enum: ["Red", "Green"], default: "Red" },
        when: { ...text, format: "date-time", nullable: true },
        share: { "x-orch-int-or-string": true },
        ratio: { type: "number", multipleOf: 0.5 },
        replicas: whole,
        names: { type: "array", items: text, "x-orch-list-type": "set", maxItems: 5 },
        ports: { type: "array", items: port, "x-orch-list-type": "map", "x-orch-list-map-keys": ["name"], maxItems: 5 },
        all: { type: "object", additionalProperties: { type: "boolean" } },
        free: { type: "object", "x-orch-preserve-unknown-fields": true },
        inner: { type: "object", "x-orch-embedded-resource": true, "x-orch-preserve-unknown-fields": true },
        fixed: { ...text, "x-orch-validations": [{ rule: "self == oldSelf", message: "never changes" }] },
      },
      "x-orch-validations": [{ rule: "self.size < 5 || self.color == 'Red'", message: "large ones are red" }],
    },
    status: { type: "object", properties: { replicas: whole, selector: text } },
  },
};

const scale = {
  specReplicasPath: ".spec.replicas",
  statusReplicasPath: ".status.replicas",
  labelSelectorPath: ".status.selector",
};
const common = { served: true, schema: { openAPIV3Schema: schema } };

/** Of a kind in two versions, one with all sub-resources and one that is deprecated and has none. */
export const definition = {
  metadata: { name: "gizmos.example.com" },
  spec: {
    group: "example.com",
    scope: "Namespaced" as const,
    names: { plural: "gizmos", kind: "Gizmo" },
    versions: [
      {
        ...common,
        name: "v1",
        storage: true,
        subresources: { status: {}, scale },
        selectableFields: [{ jsonPath: ".spec.color" }],
        additionalPrinterColumns: [{ name: "Size", type: "integer" as const, jsonPath: ".spec.size" }],
      },
      { ...common, name: "v1beta1", storage: false, deprecated: true },
    ],
  },
};

const collectionVerbs: readonly Verb[] = ["create", "deletecollection", "list", "watch"];

/** All that can be asked of the kind. */
export const customRows: readonly HandlerRow[] = descriptorsOf(definition, { objectMeta: () => ObjectMeta }).flatMap(
  (descriptor) => {
    const collection = `/apis/${descriptor.apiVersion}/namespaces/{namespace}/${descriptor.plural}`;
    const row = (verb: Verb, path: string, subresource = ""): HandlerRow => ({ verb, path, descriptor, subresource });
    return [
      ...descriptor.verbs.map((verb) =>
        row(verb, collectionVerbs.includes(verb) ? collection : `${collection}/{name}`),
      ),
      ...descriptor.subresources.flatMap(({ name, verbs }) =>
        verbs.map((verb) => row(verb, `${collection}/{name}/${name}`, name)),
      ),
    ];
  },
);

export function isCustom({ group }: ResourceDescriptor): boolean {
  return group === definition.spec.group;
}

/** Objects of one version, from the least to all that can be said. */
export function customSamples({ apiVersion, kind }: ResourceDescriptor): readonly JsonObject[] {
  const inner = { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "inner" }, data: { a: "1" } };
  const full = {
    ...{ size: 4, color: "Green", when: "2030-01-01T00:00:00Z", share: "5%", ratio: 1.5, replicas: 2 },
    ...{ names: ["a", "b"], ports: [{ name: "a", port: 1 }, { name: "b" }], all: { x: true }, fixed: "f" },
    ...{ free: { any: [1, { thing: null }] }, inner },
  };
  const specs: readonly JsonObject[] = [{ size: 1 }, full, { size: 7, color: "Red", when: null, share: 5 }];
  return specs.map((spec) => ({ apiVersion, kind, spec, status: { replicas: 1, selector: "a=b" } }));
}
