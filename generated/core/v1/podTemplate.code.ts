// Generated from core/v1/podTemplate.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/core/pod/templateKind.ts";
import {
  containers as printContainers,
  images as printImages,
  podLabels as printPodLabels,
} from "../../../runtime/kinds/core/podTemplate/columns.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { PodSpec, defaultPodSpec } from "./pod.code.ts";
import { checkPodTemplate } from "./podTemplate.rules.ts";
import type * as types from "./podTemplate.ts";

/** Fields of PodTemplate in wire order. */
export const PodTemplate: Structure = structure("PodTemplate", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("template", 2, { structure: () => PodTemplateSpec }, { presence: "always" }),
], { typeMeta: { kind: "PodTemplate", apiVersion: "v1" }, causes: ["template"] });

/** Fields of PodTemplateSpec in wire order. */
export const PodTemplateSpec: Structure = structure("PodTemplateSpec", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => PodSpec }, { presence: "always" }),
], { causes: ["metadata", "labels", "annotations", "spec"] });

/** What requests for podtemplates need. */
export const code: KindCode<types.PodTemplate> = {
  structure: PodTemplate,
  setDefaults: defaultPodTemplate,
  validate: (object, old, context) => checkRules(check(PodTemplate, object), checkPodTemplate, { object, old, isGateOn: context?.isGateOn }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printContainers,
    printImages,
    printPodLabels,
  ]),
  strategy,
};

export function defaultPodTemplate(o: types.PodTemplate): void {
  o.metadata ??= {};
  o.template ??= {};
  defaultObjectMeta(o.metadata);
  defaultPodTemplateSpec(o.template);
}

export function defaultPodTemplateSpec(o: types.PodTemplateSpec): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.PodTemplateSpec["spec"]>;
  defaultObjectMeta(o.metadata);
  defaultPodSpec(o.spec);
}
