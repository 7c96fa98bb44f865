import type { ResourceClaimTemplateSpec } from "../../../../generated/resource/v1/resourceClaimTemplate.ts";
import type { DeviceClaim } from "../../../../generated/resource/v1/deviceRequest.ts";
import type { FieldError } from "../../../schema/fieldError.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { validateDeviceClaim } from "../../rules/devices/deviceClaim.ts";
import { validateTemplateMetadata } from "../../rules/templateMetadata.ts";
import { checkTemplateGrants } from "../resourceClaim/grants.ts";

/** A template of v1 or v1beta2, which have one shape. */
interface Template extends ApiObject {
  readonly spec: ResourceClaimTemplateSpec;
}

export const strategy: Pick<Strategy<Template>, "validate" | "checkGrants"> = {
  validate: ({ spec }, { work }) => validateTemplate(spec.metadata, spec.spec.devices ?? {}, work),
  checkGrants: checkTemplateGrants,
};

/** What a claim that is made from a template gets from it. */
export function validateTemplate(
  metadata: ResourceClaimTemplateSpec["metadata"],
  devices: DeviceClaim,
  work: StrategyContext["work"],
): FieldError[] {
  const errors: FieldError[] = [];
  validateTemplateMetadata(metadata, "spec.metadata", errors);
  return [...errors, ...validateDeviceClaim(devices, "spec.spec.devices", work)];
}
