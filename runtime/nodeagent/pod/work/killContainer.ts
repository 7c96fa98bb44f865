import type { Pod } from "../../../../generated/core/v1/pod.ts";
import { timerMs } from "../../../schema/duration.ts";
import { allContainers, podIdentity, podText } from "../../container/podIdentity.ts";
import { bareMessage } from "../../cri/connectRuntime.ts";
import type { KillAction } from "../podState.ts";
import { stopContainer } from "./stopContainer.ts";
import type { WorkContext } from "./workContext.ts";

/** What a process is given at least, however short its time is or its hook has left it. */
const leastSeconds = 2;

type Kill = Pick<KillAction, "id" | "name" | "graceSeconds" | "message">;

/** Runs the hook before the end of a container, then ends it in what is left of its time. */
export async function killContainer(pod: Pod, action: Kill, context: WorkContext): Promise<void> {
  const { id, name, message } = action;
  const { record } = context;
  const container = allContainers(pod).find((each) => each.name === name);
  if (container !== undefined) record(pod, { type: "Normal", reason: "Killing", message }, container);
  const usedSeconds = await runPreStop(pod, action, context);
  const leftSeconds = Math.max(action.graceSeconds - usedSeconds, leastSeconds);
  await stopContainer(context, { id, graceSeconds: leftSeconds });
}

/**
 * Returns the seconds that the hook took. That it fails stops nothing: an event says so, and the log of the agent has
 * what it wrote, which may be secret.
 */
async function runPreStop(pod: Pod, { id, name, graceSeconds }: Kill, context: WorkContext): Promise<number> {
  const container = allContainers(pod).find((each) => each.name === name);
  const { preStop } = container?.lifecycle ?? {};
  if (container === undefined || preStop === undefined || graceSeconds <= 0) return 0;
  const beganMs = performance.now();
  const podIP = context.cache.get(podIdentity(pod).uid).sandboxes[0]?.ips[0] ?? "";
  try {
    const signal = AbortSignal.timeout(timerMs(graceSeconds * 1000));
    await context.runHook(preStop, { pod, container, containerId: id, podIP }, signal);
  } catch (error) {
    const message = "PreStopHook failed";
    context.record(pod, { type: "Warning", reason: "FailedPreStopHook", message }, container);
    context.report(new Error(`pod ${podText(pod)}: container ${name}: ${message}: ${bareMessage(error)}`));
  }
  return (performance.now() - beganMs) / 1000;
}
