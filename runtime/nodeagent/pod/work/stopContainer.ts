import { isUnknownToRuntime } from "../../cri/connectRuntime.ts";
import type { WorkContext } from "./workContext.ts";

/** @limit Time beyond its grace in which the runtime must have ended a container: it is asked again. */
const maxMarginMs = 15_000;

/**
 * Ends a container. When its grace is over the runtime kills it, which takes no time: a call that goes on for longer
 * than a call may take hangs. Rejects as the runtime does; one that is gone needs no end.
 */
export async function stopContainer(
  { runtime, callTimeoutMs }: Pick<WorkContext, "runtime" | "callTimeoutMs">,
  { id, graceSeconds }: { readonly id: string; readonly graceSeconds: number },
): Promise<void> {
  const marginMs = callTimeoutMs === 0 ? maxMarginMs : Math.min(callTimeoutMs, maxMarginMs);
  const timeout = BigInt(Math.ceil(graceSeconds));
  try {
    await runtime.stopContainer({ containerId: id, timeout }, { timeoutMs: graceSeconds * 1000 + marginMs });
  } catch (error) {
    if (!isUnknownToRuntime(error)) throw error;
  }
}
