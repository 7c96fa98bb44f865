// Generated from apiextensions/v1/customResourceDefinition.yaml. Do not edit.
import {
  customResourceDefinition as fillCustomResourceDefinition,
} from "../../../runtime/kinds/apiextensions/customResourceDefinition/defaults.ts";
import { strategy } from "../../../runtime/kinds/apiextensions/customResourceDefinition/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { CustomResourceConversion, defaultCustomResourceConversion } from "./conversion.code.ts";
import { checkCustomResourceDefinition } from "./customResourceDefinition.rules.ts";
import type * as types from "./customResourceDefinition.ts";
import {
  validateCustomResourceColumnDefinition,
  validateCustomResourceDefinitionSpec,
  validateCustomResourceDefinitionStatus,
  validateCustomResourceDefinitionVersion,
  validateCustomResourceSubresourceScale,
  validateSelectableField,
} from "./customResourceDefinition.validator.ts";
import { JSONSchemaProps, defaultJSONSchemaProps } from "./jsonSchema.code.ts";

/** Fields of CustomResourceDefinition in wire order. */
export const CustomResourceDefinition: Structure = structure("CustomResourceDefinition", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => CustomResourceDefinitionSpec }, { presence: "always" }),
  field("status", 3, { structure: () => CustomResourceDefinitionStatus }, { presence: "always" }),
], { typeMeta: { kind: "CustomResourceDefinition", apiVersion: "apiextensions.orch.io/v1" }, causes: ["spec", "status"] });

/** Fields of CustomResourceDefinitionSpec in wire order. */
export const CustomResourceDefinitionSpec: Structure = structure("CustomResourceDefinitionSpec", () => [
  field("group", 1, "string", { presence: "always" }),
  field("names", 3, { structure: () => CustomResourceDefinitionNames }, { presence: "always" }),
  field("scope", 4, "string", { presence: "always" }),
  field("versions", 7, { list: { structure: () => CustomResourceDefinitionVersion } }, {
    presence: "always",
    listType: "atomic",
    errors: "none",
  }),
  field("conversion", 9, { structure: () => CustomResourceConversion }, { presence: "pointer" }),
  field("preserveUnknownFields", 10, "boolean"),
], { causes: ["group", "scope", "versions", "preserveUnknownFields", "validation", "subresources", "additionalPrinterColumns", "names", "conversion"], validate: validateCustomResourceDefinitionSpec });

/** Fields of CustomResourceDefinitionNames in wire order. */
export const CustomResourceDefinitionNames: Structure = structure("CustomResourceDefinitionNames", () => [
  field("plural", 1, "string", { presence: "always" }),
  field("singular", 2, "string"),
  field("shortNames", 3, { list: "string" }, { listType: "atomic" }),
  field("kind", 4, "string", { presence: "always" }),
  field("listKind", 5, "string"),
  field("categories", 6, { list: "string" }, { listType: "atomic" }),
]);

/** Fields of CustomResourceDefinitionVersion in wire order. */
export const CustomResourceDefinitionVersion: Structure = structure("CustomResourceDefinitionVersion", () => [
  field("name", 1, "string", { presence: "always" }),
  field("served", 2, "boolean", { presence: "always" }),
  field("storage", 3, "boolean", { presence: "always" }),
  field("deprecated", 7, "boolean"),
  field("deprecationWarning", 8, "string", { presence: "pointer" }),
  field("schema", 4, { structure: () => CustomResourceValidation }, { presence: "pointer" }),
  field("subresources", 5, { structure: () => CustomResourceSubresources }, { presence: "pointer" }),
  field("additionalPrinterColumns", 6, { list: { structure: () => CustomResourceColumnDefinition } }, {
    listType: "atomic",
  }),
  field("selectableFields", 9, { list: { structure: () => SelectableField } }, {
    listType: "atomic",
    gate: "CustomResourceFieldSelectors",
  }),
], { validate: validateCustomResourceDefinitionVersion });

/** Fields of CustomResourceValidation in wire order. */
export const CustomResourceValidation: Structure = structure("CustomResourceValidation", () => [
  field("openAPIV3Schema", 1, { structure: () => JSONSchemaProps }, { presence: "pointer" }),
]);

/** Fields of CustomResourceSubresources in wire order. */
export const CustomResourceSubresources: Structure = structure("CustomResourceSubresources", () => [
  field("status", 1, { structure: () => CustomResourceSubresourceStatus }, { presence: "pointer" }),
  field("scale", 2, { structure: () => CustomResourceSubresourceScale }, { presence: "pointer" }),
]);

/** Fields of CustomResourceSubresourceStatus in wire order. */
export const CustomResourceSubresourceStatus: Structure = structure("CustomResourceSubresourceStatus", () => []);

/** Fields of CustomResourceSubresourceScale in wire order. */
export const CustomResourceSubresourceScale: Structure = structure("CustomResourceSubresourceScale", () => [
  field("specReplicasPath", 1, "string", { presence: "always" }),
  field("statusReplicasPath", 2, "string", { presence: "always" }),
  field("labelSelectorPath", 3, "string", { presence: "pointer" }),
], { validate: validateCustomResourceSubresourceScale });

/** Fields of CustomResourceColumnDefinition in wire order. */
export const CustomResourceColumnDefinition: Structure = structure("CustomResourceColumnDefinition", () => [
  field("name", 1, "string", { presence: "always" }),
  field("type", 2, "string", { presence: "always" }),
  field("format", 3, "string"),
  field("description", 4, "string"),
  field("priority", 5, "int32"),
  field("jsonPath", 6, "string", { presence: "always" }),
], { validate: validateCustomResourceColumnDefinition });

/** Fields of SelectableField in wire order. */
export const SelectableField: Structure = structure("SelectableField", () => [
  field("jsonPath", 1, "string", { presence: "always" }),
], { validate: validateSelectableField });

/** Fields of CustomResourceDefinitionStatus in wire order. */
export const CustomResourceDefinitionStatus: Structure = structure("CustomResourceDefinitionStatus", () => [
  field("conditions", 1, { list: { structure: () => CustomResourceDefinitionCondition } }, {
    presence: "always",
    nullable: true,
    listType: "map",
    mapKeys: ["type"],
  }),
  field("acceptedNames", 2, { structure: () => CustomResourceDefinitionNames }, { presence: "always" }),
  field("storedVersions", 3, { list: "string" }, { presence: "always", nullable: true, listType: "atomic" }),
  field("observedGeneration", 4, "int64", { gate: "CRDObservedGenerationTracking" }),
], { validate: validateCustomResourceDefinitionStatus });

/** Fields of CustomResourceDefinitionCondition in wire order. */
export const CustomResourceDefinitionCondition: Structure = structure("CustomResourceDefinitionCondition", () => [
  field("type", 1, "string", { presence: "always" }),
  field("status", 2, "string", { presence: "always" }),
  field("lastTransitionTime", 3, "time", { presence: "always", nullable: true }),
  field("reason", 4, "string"),
  field("message", 5, "string"),
  field("observedGeneration", 6, "int64", { gate: "CRDObservedGenerationTracking" }),
]);

/** What requests for customresourcedefinitions need. */
export const code: KindCode<types.CustomResourceDefinition> = {
  structure: CustomResourceDefinition,
  setDefaults: defaultCustomResourceDefinition,
  validate: (object, old) => checkRules(check(CustomResourceDefinition, object), checkCustomResourceDefinition, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => object.metadata?.creationTimestamp ?? "",
  ]),
  strategy,
};

export function defaultCustomResourceDefinition(o: types.CustomResourceDefinition): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.CustomResourceDefinition["spec"]>;
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultCustomResourceDefinitionSpec(o.spec);
  defaultCustomResourceDefinitionStatus(o.status);
  fillCustomResourceDefinition(o);
}

export function defaultCustomResourceDefinitionSpec(o: types.CustomResourceDefinitionSpec): void {
  o.group ??= "";
  o.names ??= {} as NonNullable<types.CustomResourceDefinitionSpec["names"]>;
  o.scope ??= "" as NonNullable<types.CustomResourceDefinitionSpec["scope"]>;
  o.versions ??= [];
  o.conversion ??= { strategy: "None" };
  defaultCustomResourceDefinitionNames(o.names);
  if (o.versions) for (const each of o.versions) defaultCustomResourceDefinitionVersion(each);
  if (o.conversion) defaultCustomResourceConversion(o.conversion);
}

export function defaultCustomResourceDefinitionNames(o: types.CustomResourceDefinitionNames): void {
  o.plural ??= "";
  o.kind ??= "";
}

export function defaultCustomResourceDefinitionVersion(o: types.CustomResourceDefinitionVersion): void {
  o.name ??= "";
  o.served ??= false;
  o.storage ??= false;
  if (o.schema) defaultCustomResourceValidation(o.schema);
  if (o.subresources) defaultCustomResourceSubresources(o.subresources);
  if (o.additionalPrinterColumns) for (const each of o.additionalPrinterColumns) defaultCustomResourceColumnDefinition(each);
  if (o.selectableFields) for (const each of o.selectableFields) defaultSelectableField(each);
}

export function defaultCustomResourceValidation(o: types.CustomResourceValidation): void {
  if (o.openAPIV3Schema) defaultJSONSchemaProps(o.openAPIV3Schema);
}

export function defaultCustomResourceSubresources(o: types.CustomResourceSubresources): void {
  if (o.scale) defaultCustomResourceSubresourceScale(o.scale);
}

export function defaultCustomResourceSubresourceScale(o: types.CustomResourceSubresourceScale): void {
  o.specReplicasPath ??= "";
  o.statusReplicasPath ??= "";
}

export function defaultCustomResourceColumnDefinition(o: types.CustomResourceColumnDefinition): void {
  o.name ??= "";
  o.type ??= "";
  o.jsonPath ??= "";
}

export function defaultSelectableField(o: types.SelectableField): void {
  o.jsonPath ??= "";
}

export function defaultCustomResourceDefinitionStatus(o: types.CustomResourceDefinitionStatus): void {
  o.conditions ??= null;
  o.acceptedNames ??= {} as NonNullable<types.CustomResourceDefinitionStatus["acceptedNames"]>;
  o.storedVersions ??= null;
  if (o.conditions) for (const each of o.conditions) defaultCustomResourceDefinitionCondition(each);
  defaultCustomResourceDefinitionNames(o.acceptedNames);
}

export function defaultCustomResourceDefinitionCondition(o: types.CustomResourceDefinitionCondition): void {
  o.type ??= "";
  o.status ??= "";
  o.lastTransitionTime ??= null;
}
