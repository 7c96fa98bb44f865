import type { ResourceClaimTemplateSpec } from "../../../../generated/resource/v1/resourceClaimTemplate.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { validateDeviceClaim } from "../../rules/deviceClaim.ts";
import { checkTemplateGrants } from "../resourceClaim/grants.ts";

/** A template of v1 or v1beta2, which have one shape. */
interface Template extends ApiObject {
  readonly spec: ResourceClaimTemplateSpec;
}

export const strategy: Pick<Strategy<Template>, "validate" | "checkGrants"> = {
  validate: ({ spec }, { work }) => validateDeviceClaim(spec.spec.devices ?? {}, "spec.spec.devices", work),
  checkGrants: checkTemplateGrants,
};
