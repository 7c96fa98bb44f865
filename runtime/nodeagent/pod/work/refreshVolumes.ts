import type { Pod } from "../../../../generated/core/v1/pod.ts";
import { podIdentity } from "../../container/podIdentity.ts";
import type { WorkContext } from "./workContext.ts";

/** Brings what is mounted of a pod up to date; what fails is an event of the pod. */
export async function refreshVolumes(
  pod: Pod,
  { volumes, record }: Pick<WorkContext, "record" | "volumes">,
): Promise<void> {
  if (volumes.of(podIdentity(pod).uid).size === 0) return;
  await volumes.refresh(pod).catch((error: unknown) => {
    record(pod, { type: "Warning", reason: "FailedMount", message: (error as Error).message });
  });
}

/** Does that once for all the states of a pod that come while its volumes are busy: the newest counts. */
export function refreshNewest(refresh: (pod: Pod) => Promise<void>): (pod: Pod) => void {
  const due = new Map<string, Pod>();
  const busy = new Set<string>();
  const work = async (uid: string) => {
    busy.add(uid);
    for (let pod = due.get(uid); pod !== undefined; pod = due.get(uid)) {
      due.delete(uid);
      await refresh(pod);
    }
    busy.delete(uid);
  };
  return (pod) => {
    const { uid } = podIdentity(pod);
    due.set(uid, pod);
    if (!busy.has(uid)) void work(uid);
  };
}
