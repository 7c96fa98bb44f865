import type { KeyObject } from "node:crypto";
import type { PodCertificateRequest } from "../../../../generated/certificates/v1beta1/podCertificateRequest.ts";
import { addErrors, type FieldError, invalid } from "../../../schema/fieldError.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { signedKey } from "../../../x509/certificateRequest.ts";
import { longestSeconds, shortestSeconds } from "../../rules/certificateLifetime.ts";
import { validateSignerName } from "../../rules/signerName.ts";
import { validateOutcome } from "./outcome.ts";

export const strategy: Strategy<PodCertificateRequest> = { validate, validateUpdate: validateOutcome };

function validate({ spec }: PodCertificateRequest): FieldError[] {
  const errors = [...validateSignerName(spec.signerName, "spec.signerName"), ...validateLifetime(spec)];
  const request = spec.stubPKCS10Request ?? "";
  if (request === "") return errors;
  const key = signedKey(Buffer.from(request, "base64"));
  const problem = typeof key === "string" ? key : keyProblem(key);
  if (problem !== undefined) addErrors(errors, [invalid("spec.stubPKCS10Request", request, problem)]);
  return errors;
}

function validateLifetime({ signerName, maxExpirationSeconds: seconds }: PodCertificateRequest["spec"]): FieldError[] {
  const longest = longestSeconds(signerName);
  if (seconds === undefined || (seconds >= shortestSeconds && seconds <= longest)) return [];
  return [invalid("spec.maxExpirationSeconds", seconds, `must be in the range [${shortestSeconds}, ${longest}]`)];
}

/** Why a pod may not have a certificate for a key. */
function keyProblem({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): string | undefined {
  switch (asymmetricKeyType) {
    case "ed25519":
      return undefined;
    case "ec":
      if (["prime256v1", "secp384r1", "secp521r1"].includes(asymmetricKeyDetails?.namedCurve ?? "")) return undefined;
      return "elliptic public keys must use curve P256, P384 or P521";
    case "rsa":
      if ([3072, 4096].includes(asymmetricKeyDetails?.modulusLength ?? 0)) return undefined;
      return "RSA keys must have a modulus of size 3072 or 4096";
    default:
      return "public key must be RSA, ECDSA, or Ed25519";
  }
}
