import type { Client } from "../../../generated/client.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { PodGroup } from "../../../generated/scheduling/v1alpha2/podGroup.ts";
import type { Stored } from "../../client/index.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { isServed } from "../frame/isServed.ts";
import { runPodProtection } from "./protect.ts";

/** Keeps groups of pods that are being deleted while a pod in them has not ended. */
export async function runPodGroupProtection(context: ControllerContext): Promise<void> {
  const { client, informers, newQueue, platform, signal, onReady, isGateOn } = context;
  const groups = (client as Partial<Client>).scheduling?.v1alpha2?.podgroups;
  if (groups === undefined || !isGateOn("GenericWorkload") || !(await isServed(groups))) {
    onReady();
    return;
  }
  await runPodProtection<PodGroup>(
    {
      queue: newQueue("podgroup_protection"),
      objects: informers.of(groups),
      finalizer: platform.names.finalizerPodGroupProtection,
      namesOf: groupsOf,
      hasLetGo: hasEnded,
      uses: (pod, { metadata }) => groupsOf(pod).includes(metadata.name) && !hasEnded(pod),
      update: (group) => groups.namespace(group.metadata.namespace ?? "").update(group, { signal }),
    },
    context,
  );
}

/** A pod is in one at most. */
function groupsOf({ spec }: Stored<Pod>): string[] {
  const name = spec?.schedulingGroup?.podGroupName;
  return name === undefined ? [] : [name];
}

function hasEnded({ status }: Stored<Pod>): boolean {
  return status?.phase === "Succeeded" || status?.phase === "Failed";
}
