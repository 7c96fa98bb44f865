import type { ClusterTrustBundle } from "../../../../generated/certificates/v1beta1/clusterTrustBundle.ts";
import { type FieldError, invalid, tooLong } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { type PemBlock, certificateSteps, parseCertificate, pemBlocks } from "../../../x509/pem.ts";
import { validateSignerName } from "../../rules/auth/signerName.ts";
import { trustBundleNameFault } from "../../rules/auth/trustBundleName.ts";
import { addTo } from "../../../schema/groups.ts";

/** Of any version: they have one shape. */
type Bundle = Omit<ClusterTrustBundle, "apiVersion">;

export const strategy: Strategy<Bundle> = { validate };

function validate({ metadata, spec }: Bundle, { work }: StrategyContext): FieldError[] {
  const { signerName = "", trustBundle } = spec;
  const name = metadata?.name ?? "";
  const nameText = name === "" ? undefined : trustBundleNameFault(name, signerName);
  return [
    ...(nameText === undefined ? [] : [invalid("metadata.name", name, nameText)]),
    ...validateSignerName(signerName, "spec.signerName"),
    ...validateAnchors(trustBundle ?? "", work),
  ];
}

const field = "spec.trustBundle";
/** Stands for the bundle, which is long. */
const omitted = "<value omitted>";

const maxBytes = 1024 * 1024;

function validateAnchors(bundle: string, work: StrategyContext["work"]): FieldError[] {
  if (Buffer.byteLength(bundle) > maxBytes) return [tooLong(field, maxBytes)];
  const blocks = pemBlocks(bundle);
  if (blocks.length === 0) return [invalid(field, omitted, "at least one trust anchor must be provided")];
  const problems = blocks.flatMap((block, index) => {
    work?.step(certificateSteps);
    const text = anchorProblem(block);
    return text === undefined ? [] : [invalid(field, omitted, `entry ${index} ${text}`)];
  });
  return problems.length > 0 ? problems : duplicates(blocks);
}

function anchorProblem({ type, hasHeaders, bytes }: PemBlock): string | undefined {
  if (type !== "CERTIFICATE") return `has bad block type: ${type}`;
  if (hasHeaders) return "has PEM block headers";
  const certificate = parseCertificate(bytes);
  if (certificate === undefined) return "does not parse as X.509";
  return certificate.ca ? undefined : "does not have the CA bit set";
}

function duplicates(blocks: readonly PemBlock[]): FieldError[] {
  const places = new Map<string, number[]>();
  for (const [index, { bytes }] of blocks.entries()) {
    const key = bytes.toString("base64");
    addTo(places, key, index);
  }
  return [...places.values()]
    .filter((indices) => indices.length > 1)
    .map((indices) => invalid(field, omitted, `duplicate trust anchor (indices [${indices.join(" ")}])`));
}
