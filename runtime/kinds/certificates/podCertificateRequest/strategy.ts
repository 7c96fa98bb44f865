import type { PodCertificateRequest } from "../../../../generated/certificates/v1beta1/podCertificateRequest.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { longestSeconds, shortestSeconds } from "../../rules/auth/certificateLifetime.ts";
import { validateSignerName } from "../../rules/auth/signerName.ts";
import { validateUserAnnotations } from "../../rules/auth/userAnnotations.ts";
import { validateKeys } from "./keys.ts";
import { validateOutcome } from "./outcome.ts";

/** What is asked for does not change, so that it is looked at once. */
export const strategy: Strategy<PodCertificateRequest> = {
  validate,
  validateUpdate: (request, old, context) =>
    context.subresource === "status" ? validateOutcome(request, old, context) : [],
};

function validate({ spec }: PodCertificateRequest, { subresource }: StrategyContext): FieldError[] {
  if (subresource === "status") return [];
  const errors = validateSignerName(spec.signerName, "spec.signerName");
  validateUserAnnotations(spec.unverifiedUserAnnotations, "spec.unverifiedUserAnnotations", errors);
  return [...errors, ...validateLifetime(spec), ...validateKeys(spec)];
}

function validateLifetime({ signerName, maxExpirationSeconds: seconds }: PodCertificateRequest["spec"]): FieldError[] {
  const longest = longestSeconds(signerName);
  if (seconds === undefined || (seconds >= shortestSeconds && seconds <= longest)) return [];
  return [invalid("spec.maxExpirationSeconds", seconds, `must be in the range [${shortestSeconds}, ${longest}]`)];
}
