import { ObjectMeta } from "../../generated/meta/v1.code.ts";
import { type CustomResourceDefinitionLike, descriptorsOf } from "../../runtime/custom/descriptor.ts";
import type { DefinitionVersion } from "../../runtime/custom/definition.ts";
import type { FieldError } from "../../runtime/schema/fieldError.ts";
import type { KindCode, ResourceDescriptor } from "../../runtime/schema/descriptor.ts";
import type { ApiObject, Json, JsonObject } from "../../runtime/schema/object.ts";

/** A definition of widgets.example.com, right in all but what a test changes. */
export function definition(
  openAPIV3Schema: Json,
  version: Partial<DefinitionVersion> = {},
  spec: Partial<NonNullable<CustomResourceDefinitionLike["spec"]>> = {},
): CustomResourceDefinitionLike {
  return {
    metadata: { name: "widgets.example.com" },
    spec: {
      group: "example.com",
      scope: "Namespaced",
      names: { plural: "widgets", singular: "widget", kind: "Widget", listKind: "WidgetList" },
      versions: [{ name: "v1", served: true, storage: true, schema: { openAPIV3Schema }, ...version }],
      ...spec,
    },
  };
}

/** The schema of an object with these properties of its spec. */
export function specSchema(properties: JsonObject, more: JsonObject = {}): JsonObject {
  return { type: "object", properties: { spec: { type: "object", properties, ...more } } };
}

export function descriptorOfSchema(schema: Json, version: Partial<DefinitionVersion> = {}): ResourceDescriptor {
  const [descriptor] = descriptorsOf(definition(schema, version), { objectMeta: () => ObjectMeta });
  if (descriptor === undefined) throw new Error("the definition serves no version");
  return descriptor;
}

export function codeOf(schema: Json, version: Partial<DefinitionVersion> = {}): Promise<KindCode> {
  return descriptorOfSchema(schema, version).load();
}

export function widget(fields: JsonObject): ApiObject {
  return { apiVersion: "example.com/v1", kind: "Widget", metadata: { name: "a" }, ...fields };
}

/** Errors as causes print them. */
export function texts(errors: readonly FieldError[]): string[] {
  return errors.map(({ field, message }) => `${field}: ${message}`);
}
