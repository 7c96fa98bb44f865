import type { ResourcePoolStatusRequest } from "../../../../generated/resource/v1alpha3/resourcePoolStatusRequest.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import { dnsSubdomain } from "../../../schema/names.ts";
import type { Strategy } from "../../../schema/strategy.ts";

export const strategy: Strategy<ResourcePoolStatusRequest> = {
  validate,
};

/** A pool's name is of parts, each a DNS subdomain, with slashes between. */
function validate({ spec }: ResourcePoolStatusRequest): FieldError[] {
  const { poolName } = spec;
  if (poolName === undefined) return [];
  return poolName.split("/").flatMap((part) => {
    const text = dnsSubdomain(part);
    return text === undefined ? [] : [invalid("spec.poolName", part, text)];
  });
}
