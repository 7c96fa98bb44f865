import { type FieldError, invalid } from "../../schema/fieldError.ts";
import type { StrategyContext } from "../../schema/strategy.ts";
import { certificateSteps, parseCertificate, pemBlocks } from "../../x509/pem.ts";

/** What is wrong with certificates that a server is checked with, in PEM as base64: one of them must be readable. */
export function caBundleErrors(field: string, bundle: string | undefined, work: StrategyContext["work"]): FieldError[] {
  const problem = bundle ? bundleProblem(Buffer.from(bundle, "base64").toString("latin1"), work) : undefined;
  return problem === undefined ? [] : [invalid(field, bundle, `unable to load root certificates: ${problem}`)];
}

function bundleProblem(pem: string, work: StrategyContext["work"]): string | undefined {
  const blocks = pemBlocks(pem);
  if (blocks.length === 0) return "unable to parse bytes as PEM block";
  const certificates = blocks.filter(({ type, hasHeaders }) => type === "CERTIFICATE" && !hasHeaders);
  if (certificates.length === 0) return "no valid certificate authority data seen";
  const isReadable = certificates.some(({ bytes }) => {
    work?.step(certificateSteps);
    return parseCertificate(bytes) !== undefined;
  });
  return isReadable ? undefined : "failed to parse certificate: it is not X.509";
}
