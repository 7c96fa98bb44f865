import type { CertificateSigningRequest } from "../../../generated/certificates/v1/certificateSigningRequest.ts";
import type { PodCertificateRequest } from "../../../generated/certificates/v1beta1/podCertificateRequest.ts";
import type { Node } from "../../../generated/core/v1/node.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { notFound } from "../../../generated/errors.ts";
import { userNodePrefix } from "../../../generated/wellknown.ts";
import { certificateRequestProblem, certificateRequestSubject } from "../../x509/certificateRequest.ts";
import { deepEqual } from "../../schema/deepEqual.ts";
import type { ApiObject, ObjectPlace, Platform, StatusError } from "../../schema/index.ts";
import type { Authorizer } from "../../auth/authorizer.ts";
import { nodeOfAgent } from "../../auth/userNames.ts";
import type { AdmissionAttributes, PromptPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";
import { forbiddenLabels, modifiedLabels } from "./nodeLabels.ts";
import { podCertificateProblem } from "./nodeCertificates.ts";
import { newPodProblem } from "./nodePods.ts";
import { tokenProblem } from "./nodeTokens.ts";

export interface NodeRestrictionOptions {
  readonly platform: Platform;
  /** A stored object; undefined: there is none. */
  readonly read: (place: ObjectPlace) => ApiObject | undefined;
  readonly authorize: Authorizer;
  readonly isGateOn: (gate: string) => boolean;
}

/** A write by a node. */
interface NodeWrite extends NodeRestrictionOptions {
  readonly node: string;
  readonly attributes: AdmissionAttributes;
  /** Absent in a delete. */
  readonly object: ApiObject | undefined;
  readonly old: ApiObject | undefined;
}

/** Why a node may not write this, as the text of a 403 or as it is; undefined if it may. */
type Rule = (write: NodeWrite) => string | StatusError | undefined;

/** Node agents write only what is of their node. */
export function nodeRestriction(options: NodeRestrictionOptions): PromptPlugin {
  const { platform, isGateOn } = options;
  const rules = rulesOf(platform);
  const refusalOf = (write: NodeWrite): StatusError | undefined => {
    const { group, plural: resource } = write.attributes.descriptor;
    const rule = write.node === "" ? unknownNode : rules[`${resource}.${group}`];
    const refusal = rule?.(write);
    return typeof refusal === "string" ? refused(write.attributes, refusal) : refusal;
  };
  const restrictsAudiences = isGateOn("ServiceAccountNodeAudienceRestriction");
  const tokenOptions = { ...options, restrictsAudiences, storageGroup: `storage.${platform.apiDomain}` };
  return {
    name: "NodeRestriction",
    // Before what the server keeps is carried over, so that a node hears of all that it has sent.
    inquire: (attributes, object, old) => {
      const node = nodeOfAgent(attributes.user);
      if (node === undefined) return undefined;
      const refusal = refusalOf({ ...options, node, attributes, object, old });
      if (refusal !== undefined) return Promise.reject(refusal);
      if (!isOfTokens(attributes)) return undefined;
      return tokenProblem(object, { node, attributes }, tokenOptions).then((text) => {
        if (text !== undefined) throw refused(attributes, text);
      });
    },
    validate: (attributes, object, old) => {
      const node = isInquired(attributes) ? undefined : nodeOfAgent(attributes.user);
      return node === undefined ? undefined : refusalOf({ ...options, node, attributes, object, old });
    },
  };
}

function isInquired({ operation }: AdmissionAttributes): boolean {
  return operation === "create" || operation === "update";
}

function isOfTokens({ operation, descriptor: { group, plural }, subresource }: AdmissionAttributes): boolean {
  return operation === "create" && subresource === "token" && plural === "serviceaccounts" && group === "";
}

const unknownNode: Rule = ({ attributes }) =>
  `could not determine node from user ${JSON.stringify(attributes.user.name)}`;

/** By resource and group. */
function rulesOf({ apiDomain }: Platform): Readonly<Record<string, Rule>> {
  return {
    "pods.": podRule,
    "persistentvolumeclaims.": claimRule,
    "nodes.": nodeRule,
    [`leases.coordination.${apiDomain}`]: leaseRule,
    [`csinodes.storage.${apiDomain}`]: ownName("can only access CSINode with the same name as the requesting node"),
    [`resourceslices.resource.${apiDomain}`]: sliceRule,
    [`certificatesigningrequests.certificates.${apiDomain}`]: certificateRule,
    [`podcertificaterequests.certificates.${apiDomain}`]: podCertificateRule,
  };
}

const podRule: Rule = (write) => {
  const { node, attributes, object, old, platform, read } = write;
  const { operation, subresource, namespace, name } = attributes;
  const named = `node ${JSON.stringify(node)}`;
  if (operation === "connect") return undefined;
  if (subresource === "status") return podStatusProblem(write);
  if (subresource === "eviction") {
    const pod = read({ group: "", resource: "pods", namespace, name });
    if (pod === undefined) return notFound({ group: "", resource: "pod" }, name);
    return isOn(pod, node) ? undefined : `node ${node} can only evict pods with spec.nodeName set to itself`;
  }
  if (subresource !== "") {
    return `unexpected pod subresource ${JSON.stringify(subresource)}, only 'status' and 'eviction' are allowed`;
  }
  if (operation === "create") {
    const owner = { node, uid: read({ group: "", resource: "nodes", namespace: "", name: node })?.metadata?.uid };
    return newPodProblem(object as Pod, owner, platform.names.annotationConfigMirror);
  }
  if (operation === "update") {
    return `unexpected operation "UPDATE", ${named} can only create and delete mirror pods`;
  }
  return isOn(old, node) ? undefined : `${named} can only delete pods with spec.nodeName set to itself`;
};

function isOn(pod: ApiObject | undefined, node: string): boolean {
  return (pod as Pod | undefined)?.spec?.nodeName === node;
}

function podStatusProblem({ node, object, old }: NodeWrite): string | undefined {
  const named = `node ${JSON.stringify(node)}`;
  if (!isOn(old, node)) return `${named} can only update pod status for pods with spec.nodeName set to itself`;
  const [now, before] = [object as Pod, old as Pod];
  if (modifiedLabels(now.metadata?.labels, before.metadata?.labels).length > 0) {
    return `${named} cannot update labels through pod status`;
  }
  if (!deepEqual(now.status?.resourceClaimStatuses ?? [], before.status?.resourceClaimStatuses ?? [])) {
    return `${named} cannot update resource claim statues`;
  }
  const isSame = deepEqual(now.status?.extendedResourceClaimStatus, before.status?.extendedResourceClaimStatus);
  return isSame ? undefined : `${named} cannot update extended resource claim status`;
}

/** Fields of a claim's status by which a node says how far a volume has grown. */
const growthFields = ["capacity", "conditions", "allocatedResources", "allocatedResourceStatuses"];

const claimRule: Rule = ({ node, attributes: { operation, subresource }, object, old }) => {
  if (subresource !== "status") return "may only update PVC status";
  if (operation !== "update") return `unexpected operation ${JSON.stringify(operation.toUpperCase())}`;
  const changed = changedFields(object as ClaimLike, old as ClaimLike);
  if (changed.length === 0) return undefined;
  const allowed = "status.quantity and status.conditions";
  return `node ${JSON.stringify(node)} is not allowed to update fields other than ${allowed}: ${changed.join(", ")}`;
};

type ClaimLike = Readonly<Record<"metadata" | "spec" | "status", Readonly<Record<string, unknown>> | undefined>>;

/** Paths of what differs besides what a node may change, and what the server writes. */
function changedFields(now: ClaimLike, before: ClaimLike): string[] {
  return (["metadata", "spec", "status"] as const).flatMap((part) => {
    const [one = {}, other = {}] = [now[part], before[part]];
    const free = part === "status" ? growthFields : ["resourceVersion", "managedFields"];
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => !free.includes(key));
    return keys.filter((key) => !deepEqual(one[key], other[key])).map((key) => `${part}.${key}`);
  });
}

const nodeRule: Rule = ({ node, attributes, object, old, platform }) => {
  const { operation, name } = attributes;
  const named = `node ${JSON.stringify(node)}`;
  if (name !== node) return `${named} is not allowed to modify node ${JSON.stringify(name)}`;
  const [now, before] = [object as Node | undefined, old as Node | undefined];
  if (now === undefined || operation === "connect") return undefined;
  const labels = forbiddenLabels(modifiedLabels(now.metadata?.labels, before?.metadata?.labels), platform).join(", ");
  if (operation === "create") {
    if (now.spec?.configSource !== undefined) {
      return `${named} is not allowed to create pods with a non-nil configSource`;
    }
    return labels === "" ? undefined : `${named} is not allowed to set the following labels: ${labels}`;
  }
  if (now.spec?.configSource !== undefined && !deepEqual(now.spec.configSource, before?.spec?.configSource)) {
    return `${named} is not allowed to update configSource to a new non-nil configSource`;
  }
  if (!deepEqual(now.spec?.taints ?? [], before?.spec?.taints ?? [])) {
    return `${named} is not allowed to modify taints`;
  }
  if (!deepEqual(now.metadata?.ownerReferences ?? [], before?.metadata?.ownerReferences ?? [])) {
    return `${named} is not allowed to modify ownerReferences`;
  }
  return labels === "" ? undefined : `is not allowed to modify labels: ${labels}`;
};

function ownName(text: string): Rule {
  return ({ node, attributes }) => (attributes.name === node ? undefined : text);
}

const leaseRule: Rule = (write) => {
  const { namespaceNodeLease } = write.platform.names;
  if (write.attributes.namespace !== namespaceNodeLease) {
    return `can only access leases in the ${JSON.stringify(namespaceNodeLease)} system namespace`;
  }
  return ownName("can only access node lease with the same name as the requesting node")(write);
};

/** Which slices a node may change, its authorizer knows. */
const sliceRule: Rule = ({ node, attributes, object, old }) => {
  if (attributes.operation === "update") return undefined;
  const slice = (attributes.operation === "create" ? object : old) as { spec?: { nodeName?: string } } | undefined;
  if (slice?.spec?.nodeName === node) return undefined;
  return `can only ${attributes.operation} ResourceSlice with the same NodeName as the requesting node`;
};

/** Node agents ask for certificates of their pods, and change no request. */
const podCertificateRule: Rule = ({ node, attributes, object, read, platform }) => {
  const { operation, subresource } = attributes;
  if (operation !== "create") return `unexpected operation ${operation.toUpperCase()}`;
  if (subresource !== "") return `unexpected subresource ${subresource}`;
  const parts = { node, attributes, read, mirrorAnnotation: platform.names.annotationConfigMirror };
  return podCertificateProblem(object as PodCertificateRequest, parts);
};

/** Node agents get certificates as themselves. */
const certificateRule: Rule = ({ node, attributes, object, platform, isGateOn }) => {
  if (isGateOn("AllowInsecureKubeletCertificateSigningRequests")) return undefined;
  const { signerAgentClient, signerAgentServing } = platform.names;
  if (attributes.operation !== "create" || attributes.subresource !== "") return undefined;
  const { signerName = "", request } = (object as CertificateSigningRequest).spec;
  if (signerName !== signerAgentClient && signerName !== signerAgentServing) return undefined;
  const pem = Buffer.from(request ?? "", "base64").toString("latin1");
  const problem = certificateRequestProblem(pem);
  if (problem !== undefined) return `unable to parse csr: ${problem}`;
  const subject = certificateRequestSubject(pem);
  const commonName = `${userNodePrefix}${node}`;
  return subject?.commonName === commonName ? undefined : `can only create a node CSR with CN=${commonName}`;
};
