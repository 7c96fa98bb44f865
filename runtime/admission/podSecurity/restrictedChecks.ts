import type { Volume } from "../../../generated/core/v1/volume.ts";
import { addedCapabilities, forbiddenSeccomp, procMount } from "./baselineChecks.ts";
import {
  type Check,
  type CheckContext,
  type CheckedPod,
  containersThat,
  findIn,
  hasOwnUsers,
  isExemptWindows,
  plural,
  quotedList,
  setters,
  several,
  uses,
  type Violation,
} from "./checkedPod.ts";

/** What the strictest level does not allow besides, in the order in which it is reported. */
export const restrictedChecks: readonly Check[] = [
  { id: "allowPrivilegeEscalation", since: 8, find: allowPrivilegeEscalation },
  { id: "capabilities_restricted", since: 22, replaces: "capabilities_baseline", find: capabilities },
  { id: "procMount_restricted", since: 35, replaces: "procMount", find: procMount },
  { id: "restrictedVolumes", replaces: "hostPathVolumes", find: volumeTypes },
  { id: "runAsNonRoot", find: runAsNonRoot },
  { id: "runAsUser", since: 23, find: runAsUser },
  { id: "seccompProfile_restricted", since: 19, replaces: "seccompProfile_baseline", find: seccompProfile },
];

function allowPrivilegeEscalation(pod: CheckedPod, context: CheckContext): Violation | undefined {
  if (isExemptWindows(pod, context)) return undefined;
  const bad = containersThat(pod, (each) => each.allowPrivilegeEscalation !== false);
  if (bad.length === 0) return undefined;
  return {
    reason: "allowPrivilegeEscalation != false",
    detail: `${several("container", bad)} must set securityContext.allowPrivilegeEscalation=false`,
  };
}

const allowedCapabilities: ReadonlySet<string> = new Set(["NET_BIND_SERVICE"]);

function capabilities(pod: CheckedPod, context: CheckContext): Violation | undefined {
  if (isExemptWindows(pod, context)) return undefined;
  const bad = containersThat(pod, (each) => each.capabilities?.drop?.includes("ALL") !== true);
  const details = [
    bad.length === 0 ? "" : `${several("container", bad)} must set securityContext.capabilities.drop=["ALL"]`,
    addedCapabilities(pod, allowedCapabilities) ?? "",
  ].filter((each) => each !== "");
  return details.length === 0 ? undefined : { reason: "unrestricted capabilities", detail: details.join("; ") };
}

const allowedVolumes: ReadonlySet<string> = new Set([
  ...["configMap", "csi", "downwardAPI", "emptyDir", "ephemeral", "image", "persistentVolumeClaim", "projected"],
  ...["secret"],
]);

function volumeTypes({ spec }: CheckedPod): Violation | undefined {
  const { names, values } = findIn(spec.volumes ?? [], (each) => {
    const type = typeOf(each);
    return allowedVolumes.has(type) ? undefined : [type];
  });
  if (names.length === 0) return undefined;
  const used = `${plural("restricted volume type", values.length)} ${quotedList(values)}`;
  return { reason: "restricted volume types", detail: `${several("volume", names)} ${uses(names)} ${used}` };
}

/** The field that a volume has besides its name; a volume without one is an empty folder. */
function typeOf(volume: Volume): string {
  const [type = "emptyDir"] = Object.entries(volume).find(([key, value]) => key !== "name" && Boolean(value)) ?? [];
  return type;
}

function runAsNonRoot(pod: CheckedPod, context: CheckContext): Violation | undefined {
  if (hasOwnUsers(pod, context)) return undefined;
  const reason = "runAsNonRoot != true";
  const ofPod = pod.spec.securityContext?.runAsNonRoot;
  const bad = containersThat(pod, (each) => each.runAsNonRoot === false);
  const setBy = setters({ pod: ofPod === false, containers: bad });
  if (setBy !== "") return { reason, detail: `${setBy} must not set securityContext.runAsNonRoot=false` };
  const unset = ofPod === true ? [] : containersThat(pod, (each) => each.runAsNonRoot !== true);
  if (unset.length === 0) return undefined;
  return { reason, detail: `pod or ${several("container", unset)} must set securityContext.runAsNonRoot=true` };
}

function runAsUser(pod: CheckedPod, context: CheckContext): Violation | undefined {
  if (hasOwnUsers(pod, context)) return undefined;
  const containers = containersThat(pod, (each) => each.runAsUser === 0);
  const setBy = setters({ pod: pod.spec.securityContext?.runAsUser === 0, containers });
  return setBy === "" ? undefined : { reason: "runAsUser=0", detail: `${setBy} must not set runAsUser=0` };
}

function seccompProfile(pod: CheckedPod, context: CheckContext): Violation | undefined {
  if (isExemptWindows(pod, context)) return undefined;
  const forbidden = forbiddenSeccomp(pod);
  if (forbidden !== undefined || pod.spec.securityContext?.seccompProfile?.type) return forbidden;
  const unset = containersThat(pod, (each) => !each.seccompProfile?.type);
  if (unset.length === 0) return undefined;
  const who = `pod or ${several("container", unset)}`;
  return {
    reason: "seccompProfile",
    detail: `${who} must set securityContext.seccompProfile.type to "RuntimeDefault" or "Localhost"`,
  };
}
