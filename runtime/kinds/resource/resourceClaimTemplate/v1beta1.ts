import type { ResourceClaimTemplate } from "../../../../generated/resource/v1/resourceClaimTemplate.ts";
import type { ResourceClaimTemplate as Old } from "../../../../generated/resource/v1beta1/resourceClaimTemplate.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { newClaim, oldClaim } from "../../rules/devices/deviceRequestV1beta1.ts";
import { checkTemplateGrants } from "../resourceClaim/grants.ts";
import { validateTemplate } from "./strategy.ts";

export const strategy: Strategy<Old> = {
  fromStorage,
  toStorage,
  validate: ({ spec }, { work }) => validateTemplate(spec.metadata, newClaim(spec.spec.devices ?? {}), work),
  checkGrants: checkTemplateGrants,
};

function fromStorage(stored: ApiObject): Old {
  const { apiVersion: _, ...template } = stored as ResourceClaimTemplate;
  const { spec } = template.spec;
  return { ...template, spec: { ...template.spec, spec: { ...spec, devices: oldClaim(spec.devices ?? {}) } } };
}

function toStorage({ apiVersion: _, ...template }: Old): ResourceClaimTemplate {
  const { spec } = template.spec;
  return { ...template, spec: { ...template.spec, spec: { ...spec, devices: newClaim(spec.devices ?? {}) } } };
}
