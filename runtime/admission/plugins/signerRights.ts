import type { CertificateSigningRequest } from "../../../generated/certificates/v1/certificateSigningRequest.ts";
import type { ClusterTrustBundle } from "../../../generated/certificates/v1beta1/clusterTrustBundle.ts";
import { groupMasters } from "../../../generated/wellknown.ts";
import type { Authorizer } from "../../auth/authorizer.ts";
import { certificateRequestSubject } from "../../x509/certificateRequest.ts";
import { deepEqual } from "../../schema/deepEqual.ts";
import { changesOnlyLife } from "../onlyLife.ts";
import type { ApiObject, Platform, StatusError } from "../../schema/index.ts";
import type { AdmissionAttributes, AdmissionPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";

export interface SignerOptions {
  readonly authorize: Authorizer;
  readonly platform: Pick<Platform, "apiDomain" | "names">;
}

/** Who approves or denies a request for a certificate must have the right to approve for its signer. */
export function certificateApproval(options: SignerOptions): AdmissionPlugin {
  return {
    name: "CertificateApproval",
    waits: (attributes) => isOfRequests(attributes, "update", options) && attributes.subresource === "approval",
    validate: (attributes, _object, old) => {
      return check(attributes, { verb: "approve", signer: signerOf(old), doing: "approve requests with", ...options });
    },
  };
}

/** Who answers a request with a certificate must have the right to sign for its signer. */
export function certificateSigning(options: SignerOptions): AdmissionPlugin {
  return {
    name: "CertificateSigning",
    waits: (attributes) => isOfRequests(attributes, "update", options) && attributes.subresource === "status",
    validate: (attributes, object, old) => {
      const [now, before] = [object, old].map((each) => (each as CertificateSigningRequest).status);
      const isSame = (now?.certificate ?? "") === (before?.certificate ?? "");
      if (isSame && deepEqual(now?.conditions ?? [], before?.conditions ?? [])) return undefined;
      return check(attributes, { verb: "sign", signer: signerOf(old), doing: "sign requests with", ...options });
    },
  };
}

/** Who publishes certificates to trust in the name of a signer must have the right to attest for it. */
export function clusterTrustBundleAttest(options: SignerOptions): AdmissionPlugin {
  return {
    name: "ClusterTrustBundleAttest",
    waits: ({ descriptor: { group, plural } }) => plural === "clustertrustbundles" && group === groupOf(options),
    validate: (attributes, object, old) => {
      const signer = (object as ClusterTrustBundle | undefined)?.spec.signerName ?? "";
      if (object === undefined || signer === "") return undefined;
      if (old !== undefined && changesOnlyLife(object, old)) return undefined;
      return check(attributes, { verb: "attest", signer, doing: "attest for", ...options });
    },
  };
}

/** Certificates of clients make no one an administrator. */
export function certificateSubjectRestriction(options: SignerOptions): AdmissionPlugin {
  const { signerApiserverClient } = options.platform.names;
  return {
    name: "CertificateSubjectRestriction",
    validate: (attributes, object) => {
      if (!isOfRequests(attributes, "create", options) || signerOf(object) !== signerApiserverClient) return undefined;
      const { request } = (object as CertificateSigningRequest).spec;
      const subject = certificateRequestSubject(Buffer.from(request ?? "", "base64").toString("latin1"));
      if (subject?.organizations.includes(groupMasters) !== true) return undefined;
      return refused(attributes, `use of ${signerApiserverClient} signer with ${groupMasters} group is not allowed`);
    },
  };
}

function groupOf({ platform }: SignerOptions): string {
  return `certificates.${platform.apiDomain}`;
}

function isOfRequests(
  { operation, descriptor }: AdmissionAttributes,
  wanted: AdmissionAttributes["operation"],
  options: SignerOptions,
): boolean {
  const { group, plural } = descriptor;
  return operation === wanted && plural === "certificatesigningrequests" && group === groupOf(options);
}

function signerOf(request: ApiObject | undefined): string {
  return (request as CertificateSigningRequest | undefined)?.spec?.signerName ?? "";
}

interface Right extends SignerOptions {
  readonly verb: "approve" | "sign" | "attest";
  readonly signer: string;
  /** In the words of the refusal. */
  readonly doing: string;
}

/** The right may be for the signer, or for all of its domain. */
async function check(attributes: AdmissionAttributes, right: Right): Promise<StatusError | undefined> {
  const { authorize, verb, signer, doing } = right;
  const place = { group: groupOf(right), version: "*", resource: "signers", subresource: "", namespace: "" };
  for (const name of [signer, `${signer.split("/")[0]}/*`]) {
    const asked = { user: attributes.user, verb, isResourceRequest: true, path: "", ...place, name };
    if ((await authorize(asked)).outcome === "allow") return undefined;
  }
  return refused(attributes, `user not permitted to ${doing} signerName ${JSON.stringify(signer)}`);
}
