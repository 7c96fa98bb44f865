// Generated from certificates/v1beta1/podCertificateRequest.yaml. Do not edit.
import {
  state as printState,
  unverifiedUserAnnotations as printUnverifiedUserAnnotations,
} from "../../../runtime/kinds/certificates/podCertificateRequest/columns.ts";
import { strategy } from "../../../runtime/kinds/certificates/podCertificateRequest/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { Condition, ObjectMeta, defaultCondition, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkPodCertificateRequest } from "./podCertificateRequest.rules.ts";
import type * as types from "./podCertificateRequest.ts";
import {
  validatePodCertificateRequestSpec,
  validatePodCertificateRequestStatus,
} from "./podCertificateRequest.validator.ts";

/** Fields of PodCertificateRequest in wire order. */
export const PodCertificateRequest: Structure = structure("PodCertificateRequest", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => PodCertificateRequestSpec }, { presence: "always" }),
  field("status", 3, { structure: () => PodCertificateRequestStatus }, { presence: "always" }),
], { typeMeta: { kind: "PodCertificateRequest", apiVersion: "certificates.orch.io/v1beta1" } });

/** Fields of PodCertificateRequestSpec in wire order. */
export const PodCertificateRequestSpec: Structure = structure("PodCertificateRequestSpec", () => [
  field("signerName", 1, "string", { presence: "always" }),
  field("podName", 2, "string", { presence: "always", empty: "checked" }),
  field("podUID", 3, "string", { presence: "always" }),
  field("serviceAccountName", 4, "string", { presence: "always", empty: "checked" }),
  field("serviceAccountUID", 5, "string", { presence: "always" }),
  field("nodeName", 6, "string", { presence: "always", empty: "checked" }),
  field("nodeUID", 7, "string", { presence: "always" }),
  field("maxExpirationSeconds", 8, "int32", { presence: "pointer" }),
  field("pkixPublicKey", 9, "bytes", { presence: "always", nullable: true }),
  field("proofOfPossession", 10, "bytes", { presence: "always", nullable: true }),
  field("stubPKCS10Request", 12, "bytes", { presence: "always", nullable: true }),
  field("unverifiedUserAnnotations", 11, { map: "string" }),
], { validate: validatePodCertificateRequestSpec });

/** Fields of PodCertificateRequestStatus in wire order. */
export const PodCertificateRequestStatus: Structure = structure("PodCertificateRequestStatus", () => [
  field("conditions", 1, { list: { structure: () => Condition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
  field("certificateChain", 2, "string"),
  field("notBefore", 4, "time", { presence: "pointer" }),
  field("beginRefreshAt", 5, "time", { presence: "pointer" }),
  field("notAfter", 6, "time", { presence: "pointer" }),
], { validate: validatePodCertificateRequestStatus });

/** What requests for podcertificaterequests need. */
export const code: KindCode<types.PodCertificateRequest> = {
  structure: PodCertificateRequest,
  setDefaults: defaultPodCertificateRequest,
  validate: (object, old) => checkRules(check(PodCertificateRequest, object), checkPodCertificateRequest, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.spec?.podName, ""),
    (object) => cell(object.spec?.serviceAccountName, ""),
    (object) => cell(object.spec?.nodeName, ""),
    (object) => cell(object.spec?.signerName, ""),
    printState,
    printUnverifiedUserAnnotations,
  ]),
  strategy,
};

export function defaultPodCertificateRequest(o: types.PodCertificateRequest): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.PodCertificateRequest["spec"]>;
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultPodCertificateRequestSpec(o.spec);
  defaultPodCertificateRequestStatus(o.status);
}

export function defaultPodCertificateRequestSpec(o: types.PodCertificateRequestSpec): void {
  o.signerName ??= "";
  o.podName ??= "";
  o.podUID ??= "";
  o.serviceAccountName ??= "";
  o.serviceAccountUID ??= "";
  o.nodeName ??= "";
  o.nodeUID ??= "";
  o.maxExpirationSeconds ??= 86400;
  o.pkixPublicKey ??= null;
  o.proofOfPossession ??= null;
  o.stubPKCS10Request ??= null;
}

export function defaultPodCertificateRequestStatus(o: types.PodCertificateRequestStatus): void {
  if (o.conditions) for (const each of o.conditions) defaultCondition(each);
}
