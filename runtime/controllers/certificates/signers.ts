import { groupNodes, userNodePrefix } from "../../../generated/wellknown.ts";
import type { Platform } from "../../schema/index.ts";
import type { AltName, CertificateRequest } from "../../x509/certificateRequest.ts";
import { identifiers } from "../../x509/identifiers.ts";
import { textsOf } from "../../x509/name.ts";

/** The platform's own signers. */
export type Signer = "apiserverClient" | "agentClient" | "agentServing" | "legacyUnknown";

/** The own signer of a name, if it is of one. */
export function signerOf({ names }: Platform, name: string): Signer | undefined {
  const signers: Readonly<Record<string, Signer>> = {
    [names.signerApiserverClient]: "apiserverClient",
    [names.signerAgentClient]: "agentClient",
    [names.signerAgentServing]: "agentServing",
    [names.signerLegacyUnknown]: "legacyUnknown",
  };
  return Object.hasOwn(signers, name) ? signers[name] : undefined;
}

export interface Asked {
  readonly request: CertificateRequest;
  readonly usages: readonly string[];
}

/** Why a signer does not sign what is asked for, or undefined when it does. */
export const problemFor: Readonly<Record<Signer, (asked: Asked) => string | undefined>> = {
  apiserverClient: ({ usages }) => {
    const other = usages.find((each) => !["digital signature", "key encipherment", "client auth"].includes(each));
    if (other !== undefined) return `invalid usage for client certificate: ${other}`;
    return usages.includes("client auth") ? undefined : "missing required usage for client certificate: client auth";
  },
  agentClient: ({ request, usages }) =>
    problemOfGroup(request) ??
    problemOfNames(request, ["DNS", "Email", "IP", "URI"]) ??
    problemOfUser(request) ??
    problemOfUsages(usages, "client auth"),
  agentServing: ({ request, usages }) =>
    problemOfGroup(request) ??
    problemOfHost(request) ??
    problemOfNames(request, ["Email", "URI"]) ??
    problemOfUsages(usages, "server auth") ??
    problemOfUser(request),
  legacyUnknown: () => undefined,
};

function problemOfGroup({ subject }: CertificateRequest): string | undefined {
  const [group, another] = textsOf(subject, identifiers.organizationName);
  return group === groupNodes && another === undefined ? undefined : `subject organization is not ${groupNodes}`;
}

/** Readers of certificates differ in which of several names is the user's. */
function problemOfUser({ subject }: CertificateRequest): string | undefined {
  const name = userOf(subject);
  return name?.startsWith(userNodePrefix) ? undefined : `subject common name does not begin with ${userNodePrefix}`;
}

/** The user that a subject names; undefined for none or several. */
export function userOf(subject: CertificateRequest["subject"]): string | undefined {
  const [name, another] = textsOf(subject, identifiers.commonName);
  return another === undefined ? name : undefined;
}

function problemOfNames({ names }: CertificateRequest, refused: readonly AltName["type"][]): string | undefined {
  const type = refused.find((each) => names.some((name) => name.type === each));
  return type === undefined ? undefined : `${type} subjectAltNames are not allowed`;
}

function problemOfHost({ names }: CertificateRequest): string | undefined {
  const hasHost = names.some(({ type }) => type === "DNS" || type === "IP");
  return hasHost ? undefined : "DNS or IP subjectAltName is required";
}

/** Keys other than RSA do not encipher other keys, so that usage may be left out. */
function problemOfUsages(usages: readonly string[], purpose: "client auth" | "server auth"): string | undefined {
  const required = ["digital signature", purpose];
  const all = [...required, "key encipherment"];
  const isSo = required.every((each) => usages.includes(each)) && usages.every((each) => all.includes(each));
  return isSo ? undefined : `usages did not match [${all.sort().join(" ")}]`;
}
