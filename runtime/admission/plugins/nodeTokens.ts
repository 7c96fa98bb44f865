import type { TokenRequest } from "../../../generated/authentication/v1/tokenRequest.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { PersistentVolumeClaim } from "../../../generated/core/v1/persistentVolumeClaim.ts";
import type { PersistentVolume } from "../../../generated/core/v1/persistentVolume.ts";
import type { Volume } from "../../../generated/core/v1/volume.ts";
import type { CSIDriver } from "../../../generated/storage/v1/csiDriver.ts";
import { notFound } from "../../../generated/errors.ts";
import type { Authorizer } from "../../auth/authorizer.ts";
import { aggregate } from "../../auth/authorizers/rbac.ts";
import { type ApiObject, isStatusError, type ObjectPlace, type StatusError } from "../../schema/index.ts";
import type { AdmissionAttributes } from "../plugin.ts";

export interface TokenRuleOptions {
  readonly read: (place: ObjectPlace) => ApiObject | undefined;
  readonly authorize: Authorizer;
  /** Nodes get tokens for those audiences alone that a pod names, or that they have a right to. */
  readonly restrictsAudiences: boolean;
  /** API group of the drivers of volumes. */
  readonly storageGroup: string;
}

/**
 * Why a node may not have a token: it gets those alone that are bound to its own pods, for audiences that these need.
 * Rejects with notFound where the pod is not there.
 */
export async function tokenProblem(
  sent: ApiObject,
  { node, attributes }: { readonly node: string; readonly attributes: AdmissionAttributes },
  options: TokenRuleOptions,
): Promise<string | undefined> {
  const { boundObjectRef: bound, audiences } = (sent as TokenRequest).spec ?? {};
  if (bound?.apiVersion !== "v1" || bound.kind !== "Pod" || !bound.name)
    return "node requested token not bound to a pod";
  if (!bound.uid) return "node requested token with a pod binding without a uid";
  const { namespace } = attributes;
  const place = { group: "", resource: "pods", namespace, name: bound.name };
  const pod = options.read(place) as Pod | undefined;
  if (pod === undefined) throw missing("pod", bound.name);
  if (bound.uid !== pod.metadata?.uid) {
    const text = `the UID in the bound object reference (${bound.uid}) does not match the UID in record.`;
    return `${text} The object might have been deleted and then recreated`;
  }
  if (pod.spec?.nodeName !== node) return "node requested token bound to a pod scheduled on a different node";
  return options.restrictsAudiences ? audienceProblem(audiences ?? [], { pod, attributes, ...options }) : undefined;
}

interface AudienceParts extends TokenRuleOptions {
  readonly pod: Pod;
  readonly attributes: AdmissionAttributes;
}

/** The virtual verb by which nodes get the right to audiences that no pod names; the audience is its resource. */
const audienceVerb = "request-serviceaccounts-token-audience";

async function audienceProblem(audiences: readonly string[], parts: AudienceParts): Promise<string | undefined> {
  const [audience = "", ...others] = audiences;
  if (others.length > 0) return "node may only request 0 or 1 audiences";
  const problems: string[] = [];
  for (const volume of parts.pod.spec?.volumes ?? []) {
    try {
      if (names(volume, audience, parts)) return undefined;
    } catch (error) {
      if (!isStatusError(error)) throw error;
      problems.push(error.message);
    }
  }
  if (problems.length > 0) return `error validating audience ${JSON.stringify(audience)}: ${aggregate(problems)}`;
  const { user, namespace, name } = parts.attributes;
  const place = { group: "", version: "v1", resource: audience, subresource: "", namespace, name };
  const asked = { user, verb: audienceVerb, isResourceRequest: true, path: "", ...place };
  if ((await parts.authorize(asked)).outcome === "allow") return undefined;
  const unnamed = `audience ${JSON.stringify(audience)} not found in pod spec volume`;
  return `${unnamed}, ${user.name} is not authorized to request tokens for this audience`;
}

/** The field names the kind of what it looks up here, not the resource. */
function missing(resource: string, name: string, group = ""): StatusError {
  return notFound({ group, resource }, name);
}

/**
 * Whether a volume, or the driver that mounts it, asks for tokens for the audience. Throws notFound where the way to
 * the driver ends at what is not there.
 */
function names(volume: Volume, audience: string, { pod, read, storageGroup }: AudienceParts): boolean {
  const tokens = (volume.projected?.sources ?? []).flatMap((each) => each.serviceAccountToken ?? []);
  if (tokens.some((each) => (each.audience ?? "") === audience)) return true;
  const name = driverOf(volume, { pod, read });
  if (name === undefined) return false;
  const driver = read({ group: storageGroup, resource: "csidrivers", namespace: "", name }) as CSIDriver | undefined;
  if (driver === undefined) throw missing("csidriver", name, storageGroup);
  return driver.spec.tokenRequests?.some((each) => each.audience === audience) === true;
}

function driverOf(volume: Volume, { pod, read }: Pick<AudienceParts, "pod" | "read">): string | undefined {
  const { name: podName = "", namespace = "" } = pod.metadata ?? {};
  const claimName =
    volume.ephemeral === undefined ? volume.persistentVolumeClaim?.claimName : `${podName}-${volume.name}`;
  if (claimName === undefined) return driverOfSource(volume);
  const at = { group: "", resource: "persistentvolumeclaims", namespace, name: claimName };
  const claim = read(at) as PersistentVolumeClaim | undefined;
  if (claim === undefined) throw missing("persistentvolumeclaim", claimName);
  const name = claim.spec?.volumeName ?? "";
  const found = read({ group: "", resource: "persistentvolumes", namespace: "", name }) as PersistentVolume | undefined;
  if (found === undefined) throw missing("persistentvolume", name);
  return found.spec === undefined ? undefined : driverOfSource(found.spec);
}

/** Drivers that mount volumes of sources which were once built in. */
const driversOfBuiltIn: Readonly<Record<string, string>> = {
  awsElasticBlockStore: "ebs.csi.aws.com",
  azureDisk: "disk.csi.azure.com",
  azureFile: "file.csi.azure.com",
  cinder: "cinder.csi.openstack.org",
  gcePersistentDisk: "pd.csi.storage.gke.io",
  portworxVolume: "pxd.portworx.com",
  vsphereVolume: "csi.vsphere.vmware.com",
};

function driverOfSource(sources: object): string | undefined {
  const { csi } = sources as { readonly csi?: { readonly driver: string } };
  if (csi !== undefined) return csi.driver;
  const source = Object.keys(sources).find((each) => Object.hasOwn(driversOfBuiltIn, each));
  return source === undefined ? undefined : driversOfBuiltIn[source];
}
