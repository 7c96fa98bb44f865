import type { PodCertificateRequest } from "../../../../generated/certificates/v1beta1/podCertificateRequest.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { labelsText } from "../../rules/text.ts";

const outcomes: readonly string[] = ["Denied", "Failed", "Issued"];

/** What came of the request, or `Pending`. */
export function state({ status }: PodCertificateRequest): Cell {
  const outcome = status?.conditions?.find((each) => each.status === "True" && outcomes.includes(each.type));
  return outcome?.type ?? "Pending";
}

export function unverifiedUserAnnotations({ spec }: PodCertificateRequest): Cell {
  return labelsText(spec.unverifiedUserAnnotations);
}
