import type { Pod } from "../../../../generated/core/v1/pod.ts";
import { podLogFolder } from "../../container/names.ts";
import { makeLogFolder } from "../../logs/logOwner.ts";
import { runtimeMessage } from "../../cri/connectRuntime.ts";
import { VolumeError } from "../../volumes/podVolumes.ts";
import { makeGroup } from "./setGroup.ts";
import { StepError } from "./podWork.ts";
import type { WorkContext } from "./workContext.ts";

/** Makes what a pod needs before its sandbox: its group, its folders, its volumes and its claims on devices. */
export async function preparePod(pod: Pod, context: WorkContext): Promise<void> {
  await Promise.all([
    makeGroup(pod, context),
    makeLogFolder(podLogFolder(context.logRoot, pod), context.folders.pods),
    mountVolumes(pod, context),
    prepareClaims(pod, context),
  ]);
}

async function mountVolumes(pod: Pod, { volumes, record }: WorkContext): Promise<void> {
  try {
    await volumes.mount(pod);
  } catch (error) {
    const messages = error instanceof VolumeError ? error.messages : [String(error)];
    for (const message of messages) record(pod, { type: "Warning", reason: reasonOf(message), message });
    throw new StepError("FailedMount", messages.join("; "), { madeContainer: false, cause: error });
  }
}

/** A device that pods have as it is, is mapped for them; everything else is mounted. */
function reasonOf(message: string): string {
  return message.startsWith("MapVolume.") ? "FailedMapVolume" : "FailedMount";
}

async function prepareClaims(pod: Pod, { claims, record }: WorkContext): Promise<void> {
  try {
    await claims.manager.prepare(pod);
  } catch (error) {
    const reason = "FailedPrepareDynamicResources";
    const text = `prepare dynamic resources: ${runtimeMessage(error)}`;
    record(pod, { type: "Warning", reason, message: `Failed to prepare dynamic resources: ${text}` });
    throw new StepError(reason, text, { madeContainer: false, cause: error });
  }
}
