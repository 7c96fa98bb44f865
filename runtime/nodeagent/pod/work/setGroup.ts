import type { Pod } from "../../../../generated/core/v1/pod.ts";
import type { CgroupLimits } from "../../cgroups/limits.ts";
import { podGroup } from "../../cgroups/names.ts";
import { grown, groupLimits, isSameGroup } from "../../resize/groupLimits.ts";
import { runningBounds } from "../containers.ts";
import { podIdentity } from "../../container/podIdentity.ts";
import { podQos } from "../../../schema/pods/podQos.ts";
import type { WorkContext } from "./workContext.ts";

/** Sets the limits of the pod's group, which is made if it is not there. */
export async function setGroup(pod: Pod, limits: CgroupLimits, context: WorkContext): Promise<void> {
  const { cgroups, classes } = context;
  if (cgroups === undefined) return;
  if (classes.followPods) await classes.apply();
  const { uid } = podIdentity(pod);
  context.resizes.settingGroup(uid);
  await cgroups.apply(groupOf(pod, context), limits);
  context.resizes.setGroup(uid, limits);
}

/**
 * Makes the group of a pod, or lets it grow so far that its containers can have what the pod was allocated. Those that
 * run on from an earlier agent may have more, and what the group has beyond is the concern of a resize.
 */
export async function makeGroup(pod: Pod, context: WorkContext): Promise<void> {
  const { uid } = podIdentity(pod);
  const resize = context.resizes.memory(uid);
  const running = runningBounds({ observed: context.cache.get(uid), memory: { resize } });
  const limits = grown(groupLimits(pod, running, context.limits), resize.group);
  if (resize.group === undefined || !isSameGroup(limits, resize.group)) await setGroup(pod, limits, context);
}

export function groupOf(pod: Pod, { cgroupNaming }: Pick<WorkContext, "cgroupNaming">): readonly string[] {
  return podGroup(cgroupNaming, podQos(pod.spec ?? { containers: [] }), podIdentity(pod).uid);
}
