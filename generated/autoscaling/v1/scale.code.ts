// Generated from autoscaling/v1/scale.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import type * as types from "./scale.ts";
import { validateScaleSpec } from "./scale.validator.ts";

/** Fields of Scale in wire order. */
export const Scale: Structure = structure("Scale", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => ScaleSpec }, { presence: "always" }),
  field("status", 3, { structure: () => ScaleStatus }, { presence: "always" }),
]);

/** Fields of ScaleSpec in wire order. */
export const ScaleSpec: Structure = structure("ScaleSpec", () => [
  field("replicas", 1, "int32"),
], { validate: validateScaleSpec });

/** Fields of ScaleStatus in wire order. */
export const ScaleStatus: Structure = structure("ScaleStatus", () => [
  field("replicas", 1, "int32", { presence: "always" }),
  field("selector", 2, "string"),
]);

export function defaultScale(o: types.Scale): void {
  o.metadata ??= {};
  o.spec ??= {};
  o.status ??= {} as NonNullable<types.Scale["status"]>;
  defaultObjectMeta(o.metadata);
  defaultScaleStatus(o.status);
}

export function defaultScaleStatus(o: types.ScaleStatus): void {
  o.replicas ??= 0;
}
