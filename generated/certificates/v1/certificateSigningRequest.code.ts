// Generated from certificates/v1/certificateSigningRequest.yaml. Do not edit.
import {
  condition as printCondition,
  requestedDuration as printRequestedDuration,
} from "../../../runtime/kinds/certificates/certificateSigningRequest/columns.ts";
import { strategy } from "../../../runtime/kinds/certificates/certificateSigningRequest/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkCertificateSigningRequest } from "./certificateSigningRequest.rules.ts";
import type * as types from "./certificateSigningRequest.ts";
import {
  validateCertificateSigningRequestSpec,
  validateCertificateSigningRequestStatus,
} from "./certificateSigningRequest.validator.ts";

/** Fields of CertificateSigningRequest in wire order. */
export const CertificateSigningRequest: Structure = structure("CertificateSigningRequest", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => CertificateSigningRequestSpec }, { presence: "always" }),
  field("status", 3, { structure: () => CertificateSigningRequestStatus }, { presence: "always" }),
], { typeMeta: { kind: "CertificateSigningRequest", apiVersion: "certificates.orch.io/v1" } });

/** Fields of CertificateSigningRequestSpec in wire order. */
export const CertificateSigningRequestSpec: Structure = structure("CertificateSigningRequestSpec", () => [
  field("request", 1, "bytes", { presence: "always", nullable: true }),
  field("signerName", 7, "string", { presence: "always" }),
  field("expirationSeconds", 8, "int32", { presence: "pointer" }),
  field("usages", 5, { list: "string" }, { listType: "atomic" }),
  field("username", 2, "string"),
  field("uid", 3, "string"),
  field("groups", 4, { list: "string" }, { listType: "atomic" }),
  field("extra", 6, { map: { list: "string" } }),
], { causes: ["request", "usages", "signerName", "expirationSeconds"], validate: validateCertificateSigningRequestSpec });

/** Fields of CertificateSigningRequestStatus in wire order. */
export const CertificateSigningRequestStatus: Structure = structure("CertificateSigningRequestStatus", () => [
  field("conditions", 1, { list: { structure: () => CertificateSigningRequestCondition } }, {
    listType: "map",
    mapKeys: ["type"],
  }),
  field("certificate", 2, "bytes"),
], { validate: validateCertificateSigningRequestStatus });

/** Fields of CertificateSigningRequestCondition in wire order. */
export const CertificateSigningRequestCondition: Structure = structure("CertificateSigningRequestCondition", () => [
  field("type", 1, "string", { presence: "always" }),
  field("status", 6, "string", { presence: "always" }),
  field("reason", 2, "string"),
  field("message", 3, "string"),
  field("lastUpdateTime", 4, "time", { presence: "always", nullable: true }),
  field("lastTransitionTime", 5, "time", { presence: "always", nullable: true }),
]);

/** What requests for certificatesigningrequests need. */
export const code: KindCode<types.CertificateSigningRequest> = {
  structure: CertificateSigningRequest,
  setDefaults: defaultCertificateSigningRequest,
  validate: (object, old) => checkRules(check(CertificateSigningRequest, object), checkCertificateSigningRequest, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
    (object) => cell(object.spec?.signerName, ""),
    (object) => cell(object.spec?.username, ""),
    printRequestedDuration,
    printCondition,
  ]),
  strategy,
};

export function defaultCertificateSigningRequest(o: types.CertificateSigningRequest): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.CertificateSigningRequest["spec"]>;
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultCertificateSigningRequestSpec(o.spec);
  defaultCertificateSigningRequestStatus(o.status);
}

export function defaultCertificateSigningRequestSpec(o: types.CertificateSigningRequestSpec): void {
  o.request ??= null;
  o.signerName ??= "";
}

export function defaultCertificateSigningRequestStatus(o: types.CertificateSigningRequestStatus): void {
  if (o.conditions) for (const each of o.conditions) defaultCertificateSigningRequestCondition(each);
}

export function defaultCertificateSigningRequestCondition(o: types.CertificateSigningRequestCondition): void {
  o.type ??= "";
  o.status ??= "";
  o.lastUpdateTime ??= null;
  o.lastTransitionTime ??= null;
}
