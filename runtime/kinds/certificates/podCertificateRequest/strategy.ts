import type { PodCertificateRequest } from "../../../../generated/certificates/v1beta1/podCertificateRequest.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { validateSignerName } from "../../rules/signerName.ts";

export const strategy: Strategy<PodCertificateRequest> = {
  validate: ({ spec }) => validateSignerName(spec.signerName, "spec.signerName"),
};
