import type { Pod } from "../../../generated/core/v1/pod.ts";
import { podIdentity } from "./podIdentity.ts";

export interface HostName {
  /** What the kernel calls the pod's host: the short name, or the full one where the pod wants that. */
  readonly host: string;
  readonly short: string;
  /** With the domain behind it; the same as `short` where there is none. */
  readonly full: string;
}

/** @limit Host name that a pod has from its own name: it is cut. */
const maxLabel = 63;
/** @limit Full name that a pod wants as its host name: the kernel keeps no more, and the pod gets no sandbox. */
const maxHostName = 64;

/** The host name of a pod. Throws an Error for a full name that the kernel does not keep. */
export function hostName(pod: Pod, clusterDomain: string): HostName {
  const { namespace, name } = podIdentity(pod);
  const { hostname = "", hostnameOverride, subdomain = "", setHostnameAsFQDN = false } = pod.spec ?? {};
  if (hostnameOverride) {
    return { host: hostnameOverride, short: hostnameOverride, full: hostnameOverride };
  }
  const short = hostname === "" ? name.slice(0, maxLabel).replace(/[-.]+$/, "") : hostname;
  if (subdomain === "") return { host: short, short, full: short };
  const full = `${short}.${subdomain}.${namespace}.svc.${clusterDomain}`;
  if (!setHostnameAsFQDN) return { host: short, short, full };
  if (full.length > maxHostName) {
    throw new Error(
      `failed to construct FQDN from pod hostname and cluster domain, FQDN ${full} is too long (${maxHostName} characters is the max, ${full.length} characters requested)`,
    );
  }
  return { host: full, short, full };
}
