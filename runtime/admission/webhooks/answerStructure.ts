import { field, type Structure, structure } from "../../schema/index.ts";

const cause = structure("StatusCause", () => [
  field("reason", 1, "string"),
  field("message", 2, "string"),
  field("field", 3, "string"),
]);

const details = structure("StatusDetails", () => [
  field("name", 1, "string"),
  field("group", 2, "string"),
  field("kind", 3, "string"),
  field("causes", 4, { list: { structure: () => cause } }),
  field("retryAfterSeconds", 5, "int32"),
  field("uid", 6, "string"),
]);

const status = structure("Status", () => [
  field("message", 3, "string"),
  field("reason", 4, "string"),
  field("details", 5, { structure: () => details }),
  field("code", 6, "int32"),
]);

const response = structure("AdmissionResponse", () => [
  field("uid", 1, "string"),
  field("allowed", 2, "boolean"),
  field("status", 3, { structure: () => status }),
  field("patch", 4, "bytes"),
  field("patchType", 5, "string", { presence: "pointer" }),
  field("auditAnnotations", 6, { map: "string" }),
  field("warnings", 7, { list: "string" }),
]);

/** What a webhook answers, as far as it is read. */
export const answerStructure: Structure = structure("AdmissionReview", () => [
  field("response", 2, { structure: () => response }),
]);
