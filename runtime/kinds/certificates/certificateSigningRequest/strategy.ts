import type { CertificateSigningRequest } from "../../../../generated/certificates/v1/certificateSigningRequest.ts";
import { signerLegacyUnknown } from "../../../../generated/wellknown.ts";
import { type FieldError, addErrors, invalid } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { certificateRequestProblem } from "../../../x509/certificateRequest.ts";
import { keepDecisions, stampConditions, validateConditions, validateConditionsUpdate } from "./conditions.ts";
import { certificateSteps, parseCertificate, pemBlocks } from "../../../x509/pem.ts";
import { reviewedUser } from "../../rules/auth/reviewedUser.ts";
import { validateSignerName } from "../../rules/auth/signerName.ts";

export const strategy: Strategy<CertificateSigningRequest> = {
  prepareForCreate,
  prepareForUpdate,
  applySubresource,
  validate,
  validateUpdate: validateConditionsUpdate,
};

/** Who asks is what the server saw, whatever the request says. */
function prepareForCreate({ spec }: CertificateSigningRequest, { user }: StrategyContext): void {
  const { username = "", uid, groups, extra } = user === undefined ? {} : reviewedUser(user);
  for (const field of ["username", "uid", "groups", "extra"] as const) delete spec[field];
  Object.assign(spec, {
    ...(username === "" ? {} : { username }),
    ...(uid === undefined ? {} : { uid }),
    ...(groups === undefined ? {} : { groups }),
    ...(extra === undefined ? {} : { extra }),
  });
}

/** What is asked for stays as it was; entries that are new get their times. */
function prepareForUpdate(
  request: CertificateSigningRequest,
  old: CertificateSigningRequest,
  { nowMs, subresource }: StrategyContext,
): void {
  request.spec = old.spec;
  if (subresource === "status") keepDecisions(request, old);
  stampConditions(request, old, nowMs);
}

/** An approval speaks of the conditions, and of the metadata. */
function applySubresource(
  subresource: string,
  target: CertificateSigningRequest,
  { metadata, status }: CertificateSigningRequest,
): void {
  if (subresource !== "approval") return;
  target.metadata = { ...metadata };
  const { conditions: _, ...rest } = target.status ?? {};
  target.status = status?.conditions === undefined ? rest : { ...rest, conditions: status.conditions };
}

function validate(request: CertificateSigningRequest, { subresource, work }: StrategyContext): FieldError[] {
  return [
    ...(subresource === "" ? validateSpec(request) : []),
    ...validateConditions(request.status?.conditions ?? []),
    ...validateCertificate(request.status?.certificate ?? "", work),
  ];
}

function validateSpec({ spec }: CertificateSigningRequest): FieldError[] {
  const { request, signerName } = spec;
  const errors: FieldError[] = [];
  const problem = certificateRequestProblem(Buffer.from(request ?? "", "base64").toString("latin1"));
  if (problem !== undefined) errors.push(invalid("spec.request", request, problem));
  if (signerName === signerLegacyUnknown) {
    errors.push(invalid("spec.signerName", signerName, "the legacy signerName is not allowed via this API version"));
  } else {
    addErrors(errors, validateSignerName(signerName, "spec.signerName"));
  }
  return errors;
}

/** `certificate` is PEM in base64; what stands between its blocks does not count. */
function validateCertificate(certificate: string, work: StrategyContext["work"]): FieldError[] {
  if (certificate === "") return [];
  const text = certificateProblem(Buffer.from(certificate, "base64").toString("latin1"), work);
  return text === undefined ? [] : [invalid("status.certificate", "<certificate data>", text)];
}

function certificateProblem(pem: string, work: StrategyContext["work"]): string | undefined {
  const blocks = pemBlocks(pem);
  if (blocks.length === 0) return "must contain at least one CERTIFICATE PEM block";
  for (const { type, hasHeaders, bytes } of blocks) {
    work?.step(certificateSteps);
    if (type !== "CERTIFICATE") return `only CERTIFICATE PEM blocks are allowed, found ${JSON.stringify(type)}`;
    if (hasHeaders) return "no PEM block headers are permitted";
    if (bytes.length === 0) return "found CERTIFICATE PEM block containing 0 certificates";
    if (parseCertificate(bytes) === undefined) return "x509: malformed certificate";
  }
  return undefined;
}
