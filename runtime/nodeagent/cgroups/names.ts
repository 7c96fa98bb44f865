import type { QosClass } from "../../schema/pods/podQos.ts";

/** How control groups are named: by their path, or by the units of systemd. */
export type CgroupDriver = "cgroupfs" | "systemd";

export interface CgroupNaming {
  readonly driver: CgroupDriver;
  /** Of the groups of all pods, e.g. `/orchpods` below `/`. */
  readonly root: string;
  /** First word of the groups of pods, e.g. `orchpods`. */
  readonly podsName: string;
}

/** Names from the root group to one of its descendants, without the driver's ways of writing. */
export type CgroupPath = readonly string[];

/** The group of all pods. */
export function podsGroup({ podsName }: CgroupNaming): CgroupPath {
  return [podsName];
}

/** The group of the pods of a class. Guaranteed ones are directly below that of all. */
export function qosGroup(naming: CgroupNaming, qos: QosClass): CgroupPath {
  return qos === "Guaranteed" ? podsGroup(naming) : [...podsGroup(naming), qos.toLowerCase()];
}

/** The group of one pod. */
export function podGroup(naming: CgroupNaming, qos: QosClass, podUid: string): CgroupPath {
  return [...qosGroup(naming, qos), `pod${podUid}`];
}

/** The uid in the last name of a group of a pod; undefined for another group. */
export function podUidOf({ driver }: CgroupNaming, folderName: string): string | undefined {
  if (driver === "cgroupfs") return /^pod(.+)$/.exec(folderName)?.[1];
  return /-pod([^-]+)\.slice$/.exec(folderName)?.[1]?.replaceAll("_", "-");
}

/** The path of a group's folder below that of a controller. The root group is the machine's, whatever `root` says. */
export function groupFolder(naming: CgroupNaming, path: CgroupPath): string {
  if (path.length === 0) return "/";
  const root = naming.root === "/" ? "" : naming.root;
  if (naming.driver === "cgroupfs") return `${root}/${path.join("/")}`;
  return `${root}/${path.map((_, index) => slice(path.slice(0, index + 1))).join("/")}`;
}

/** The group as a runtime is asked for it: the path of its folder, or the name of its unit. */
export function cgroupParent(naming: CgroupNaming, path: CgroupPath): string {
  return naming.driver === "cgroupfs" ? groupFolder(naming, path) : slice(path);
}

/** "orchpods-burstable-pod1_2.slice": a unit has the names of those above it in its own, between dashes. */
function slice(path: CgroupPath): string {
  return `${path.map((each) => each.replaceAll("-", "_")).join("-")}.slice`;
}
