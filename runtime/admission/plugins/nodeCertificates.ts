import type { PodCertificateRequest } from "../../../generated/certificates/v1beta1/podCertificateRequest.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { conflict } from "../../../generated/errors.ts";
import type { ApiObject, ObjectPlace, StatusError } from "../../schema/index.ts";
import type { AdmissionAttributes } from "../plugin.ts";

interface CertificateParts {
  readonly node: string;
  readonly attributes: AdmissionAttributes;
  readonly read: (place: ObjectPlace) => ApiObject | undefined;
  /** Of the images of pods that the node runs by itself. */
  readonly mirrorAnnotation: string;
}

/**
 * Why a node may not ask for the certificate of a pod: it asks for those of its own pods alone, as these are now. What
 * may be so because the node knows an earlier object is a conflict, upon which it looks again.
 */
export function podCertificateProblem(
  { spec }: PodCertificateRequest,
  { node, attributes, read, mirrorAnnotation }: CertificateParts,
): string | StatusError | undefined {
  const { namespace } = attributes;
  const quoted = JSON.stringify;
  if (spec.nodeName !== node) {
    const asked = `PodCertificateRequest.Spec.NodeName=${quoted(spec.nodeName)}`;
    return `${asked}, which is not the requesting node ${quoted(node)}`;
  }
  const uidOf = (resource: string, name: string, of = namespace) =>
    read({ group: "", resource, namespace: of, name })?.metadata?.uid;
  const place = `${namespace}/${spec.podName}`;
  const named = `PodCertificateRequest for pod ${quoted(place)}`;
  const stale = (text: string) => conflict(resourceOf(attributes), attributes.name, `${named} ${text}`);
  const nodeUid = uidOf("nodes", node, "");
  if (nodeUid !== spec.nodeUID) {
    return stale(
      `names node UID ${quoted(spec.nodeUID)}, inconsistent with the running node (${quoted(nodeUid ?? "")})`,
    );
  }
  const pod = read({ group: "", resource: "pods", namespace, name: spec.podName }) as Pod | undefined;
  if (pod?.metadata?.uid !== spec.podUID) {
    const uid = quoted(pod?.metadata?.uid ?? "");
    return stale(`contains pod UID (${quoted(spec.podUID)}) which differs from running pod (${uid})`);
  }
  if (pod.spec?.nodeName !== node) return `${named} names a pod that is not scheduled to node ${quoted(node)}`;
  if (pod.metadata?.annotations?.[mirrorAnnotation] !== undefined) return `${named} names a mirror pod`;
  const account = pod.spec.serviceAccountName ?? "";
  if (account !== spec.serviceAccountName) {
    const asked = quoted(spec.serviceAccountName);
    return `${named} contains serviceAccountName (${asked}) that differs from running pod (${quoted(account)})`;
  }
  const accountUid = uidOf("serviceaccounts", account);
  if (accountUid === spec.serviceAccountUID) return undefined;
  const asked = quoted(spec.serviceAccountUID);
  return stale(
    `contains serviceAccountUID (${asked}) that differs from the service account (${quoted(accountUid ?? "")})`,
  );
}

function resourceOf({ descriptor: { group, plural: resource } }: AdmissionAttributes): {
  readonly group: string;
  readonly resource: string;
} {
  return { group, resource };
}
