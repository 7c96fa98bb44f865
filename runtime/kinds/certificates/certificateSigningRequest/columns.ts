import type { CertificateSigningRequest } from "../../../../generated/certificates/v1/certificateSigningRequest.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { shortDuration } from "../../../schema/shown/age.ts";

export function requestedDuration({ spec }: CertificateSigningRequest): Cell {
  return spec.expirationSeconds === undefined ? "<none>" : shortDuration(spec.expirationSeconds * 1000);
}

/** "Pending", "Approved" or "Denied", then what came of it: "Approved,Issued". */
export function condition({ status }: CertificateSigningRequest): Cell {
  const types = new Set(status?.conditions?.map((each) => each.type));
  const decision = types.has("Denied") ? "Denied" : types.has("Approved") ? "Approved" : "Pending";
  const failed = types.has("Failed") ? ",Failed" : "";
  return `${decision}${failed}${status?.certificate ? ",Issued" : ""}`;
}
