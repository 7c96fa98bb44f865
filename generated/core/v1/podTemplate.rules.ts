// Generated from core/v1/podTemplate.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, forbidden } from "../../../runtime/schema/index.ts";
import { checkPodSpec } from "./pod.rules.ts";
import type * as types from "./podTemplate.ts";

export const checkPodTemplate: RuleCheck<types.PodTemplate> = (self, old, findings) => {
  checkPodTemplateParts(self, old, findings);
};

export const checkPodTemplateParts: RuleCheck<types.PodTemplate> = (self, old, findings) => {
  checkField(findings, checkPodTemplateSpec, { name: "template", self: self.template, old: old?.template });
};

export const checkPodTemplateSpec: RuleCheck<types.PodTemplateSpec> = (self, old, findings) => {
  const { errors } = findings;
  if (self.spec?.ephemeralContainers?.length) {
    errors.push(forbidden("spec.ephemeralContainers", "ephemeral containers not allowed in pod template"));
  }
  checkField(findings, checkPodSpec, { name: "spec", self: self.spec, old: old?.spec });
};
