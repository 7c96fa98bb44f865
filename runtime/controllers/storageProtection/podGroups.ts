import type { Client } from "../../../generated/client.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { PodGroup } from "../../../generated/scheduling/v1alpha2/podGroup.ts";
import { isNotFound, type Stored } from "../../client/index.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { runProtection } from "./protect.ts";

/** Keeps groups of pods that are being deleted while a pod in them has not ended. */
export async function runPodGroupProtection(context: ControllerContext): Promise<void> {
  const { client, informers, newQueue, platform, signal, onReady, isGateOn } = context;
  const groups = (client as Partial<Client>).scheduling?.v1alpha2?.podgroups;
  if (groups === undefined || !isGateOn("GenericWorkload") || !(await isServed(groups))) {
    onReady();
    return;
  }
  const queue = newQueue("podgroup_protection");
  const pods = informers.of(client.core.v1.pods);
  const release = (pod: Stored<Pod>) => {
    const name = groupOf(pod);
    if (name !== undefined) queue.add(`${pod.metadata.namespace}/${name}`);
  };
  pods.addHandler({
    update: (_old, pod) => {
      if (hasEnded(pod)) release(pod);
    },
    delete: release,
  });
  /** Only the server proves that there is no such pod. */
  const isInUse = async ({ metadata: { namespace = "", name } }: Stored<PodGroup>): Promise<boolean> => {
    const uses = (pod: Stored<Pod>) => groupOf(pod) === name && !hasEnded(pod);
    if (pods.store.list(namespace).some(uses)) return true;
    return (await client.core.v1.pods.namespace(namespace).list({ signal })).items.some(uses);
  };
  await runProtection(
    {
      queue,
      objects: informers.of(groups),
      finalizer: platform.names.finalizerPodGroupProtection,
      isInUse,
      update: (group) => groups.namespace(group.metadata.namespace ?? "").update(group, { signal }),
      synced: [pods.synced],
    },
    context,
  );
}

/** The version of the kind is off by default, whatever the gate says. */
function isServed(groups: Client["scheduling"]["v1alpha2"]["podgroups"]): Promise<boolean> {
  return groups.list({ limit: 1 }).then(
    () => true,
    (error: unknown) => !isNotFound(error),
  );
}

function groupOf({ spec }: Stored<Pod>): string | undefined {
  return spec?.schedulingGroup?.podGroupName;
}

function hasEnded({ status }: Stored<Pod>): boolean {
  return status?.phase === "Succeeded" || status?.phase === "Failed";
}
