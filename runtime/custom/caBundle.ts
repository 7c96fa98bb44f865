import { type FieldError, invalid } from "../schema/fieldError.ts";
import type { StrategyContext } from "../schema/strategy.ts";
import type { CustomResourceDefinitionLike } from "./definition.ts";
import { certificateSteps, parseCertificate, pemBlocks } from "../x509/pem.ts";

const field = "spec.conversion.webhookClientConfig.caBundle";

/** What is wrong with the certificates that a conversion's webhook is checked with: one of them must be readable. */
export function caBundleErrors(crd: CustomResourceDefinitionLike, work?: StrategyContext["work"]): FieldError[] {
  const bundle = crd.spec?.conversion?.webhook?.clientConfig?.caBundle;
  const problem = bundle ? bundleProblem(Buffer.from(bundle, "base64").toString("latin1"), work) : undefined;
  return problem === undefined ? [] : [invalid(field, bundle ?? null, `unable to load root certificates: ${problem}`)];
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
