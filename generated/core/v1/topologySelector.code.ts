// Generated from core/v1/topologySelector.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import type * as types from "./topologySelector.ts";
import { validateTopologySelectorLabelRequirement } from "./topologySelector.validator.ts";

/** Fields of TopologySelectorTerm in wire order. */
export const TopologySelectorTerm: Structure = structure("TopologySelectorTerm", () => [
  field("matchLabelExpressions", 1, { list: { structure: () => TopologySelectorLabelRequirement } }, {
    listType: "atomic",
  }),
], { mapType: "atomic", causes: ["matchLabelExpressions"] });

/** Fields of TopologySelectorLabelRequirement in wire order. */
export const TopologySelectorLabelRequirement: Structure = structure("TopologySelectorLabelRequirement", () => [
  field("key", 1, "string", { presence: "always", empty: "checked" }),
  field("values", 2, { list: "string" }, { presence: "always", nullable: true, listType: "atomic" }),
], { causes: ["values", "key"], validate: validateTopologySelectorLabelRequirement });

export function defaultTopologySelectorTerm(o: types.TopologySelectorTerm): void {
  if (o.matchLabelExpressions) for (const each of o.matchLabelExpressions) defaultTopologySelectorLabelRequirement(each);
}

export function defaultTopologySelectorLabelRequirement(o: types.TopologySelectorLabelRequirement): void {
  o.key ??= "";
  o.values ??= null;
}
