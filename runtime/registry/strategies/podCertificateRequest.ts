import type { PodCertificateRequest } from "../../../generated/certificates/v1beta1/podCertificateRequest.ts";
import { type FieldError, invalid } from "../../schema/fieldError.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { immutable } from "./immutable.ts";
import { validateSignerName } from "./signerName.ts";

/** What is asked for stays; what came of it is the status. */
export const strategy: Strategy<PodCertificateRequest> = {
  validate,
  validateUpdate: ({ spec }, old, { subresource }) => (subresource === "" ? immutable("spec", spec, old.spec) : []),
};

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

function validate({ spec }: PodCertificateRequest): FieldError[] {
  const { signerName, maxExpirationSeconds } = spec;
  const errors = validateSignerName(signerName, "spec.signerName");
  const most = 91 * daySeconds;
  const seconds = maxExpirationSeconds ?? daySeconds;
  if (seconds >= hourSeconds && seconds <= most) return errors;
  return [...errors, invalid("spec.maxExpirationSeconds", seconds, `must be in the range [${hourSeconds}, ${most}]`)];
}
