// Generated from core/v1/topologySelector.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkItems, duplicate, repeated, required } from "../../../runtime/schema/index.ts";
import type * as types from "./topologySelector.ts";

export const checkTopologySelectorTerm: RuleCheck<types.TopologySelectorTerm> = (self, _old, findings) => {
  const { errors } = findings;
  for (const index of repeated(self.matchLabelExpressions, (each) => each.key)) {
    errors.push(duplicate(`matchLabelExpressions[${index}].key`, self.matchLabelExpressions?.[index]?.key));
  }
  checkItems(findings, checkTopologySelectorLabelRequirement, {
    name: "matchLabelExpressions",
    self: self.matchLabelExpressions,
  });
};

export const checkTopologySelectorLabelRequirement: RuleCheck<types.TopologySelectorLabelRequirement> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.values?.length) errors.push(required("values"));
  for (const index of repeated(self.values, (each) => each)) {
    errors.push(duplicate(`values[${index}]`, self.values?.[index]));
  }
};
