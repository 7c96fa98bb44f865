// Generated from core/v1/podTemplate.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { PodSpec, defaultPodSpec } from "./pod.code.ts";
import type * as types from "./podTemplate.ts";

/** Fields of PodTemplateSpec in wire order. */
export const PodTemplateSpec: Structure = structure("PodTemplateSpec", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => PodSpec }, { presence: "always" }),
]);

export function defaultPodTemplateSpec(o: types.PodTemplateSpec): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.PodTemplateSpec["spec"]>;
  defaultObjectMeta(o.metadata);
  defaultPodSpec(o.spec);
}
