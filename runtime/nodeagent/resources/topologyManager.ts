import type { Container } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Refusal } from "../admission/refusal.ts";
import { AllocationError } from "./allocationError.ts";
import { pinnableContainers } from "./requests.ts";
import type { Hint, HintProvider } from "./hints.ts";
import { isAdmitted, mergeHints, type MergeContext } from "./mergeHints.ts";

export interface TopologyManagerOptions extends MergeContext {
  readonly scope: "container" | "pod";
  readonly providers: readonly HintProvider[];
}

const anywhere: Hint = { nodes: undefined, isPreferred: false };

/**
 * Gives the containers of a pod their processors, memory and devices, near to each other as the policy wants it. Says
 * why the pod is refused otherwise; what some of its containers got is then to be taken back.
 */
export function placePod(pod: Pod, options: TopologyManagerOptions): Refusal | undefined {
  const { policy, scope, providers } = options;
  const merged = (container?: Container) => {
    return policy === "none"
      ? anywhere
      : mergeHints(
          providers.map((each) => each.hints(pod, container)),
          options,
        );
  };
  const ofPod = scope === "pod" ? merged() : undefined;
  for (const container of pinnableContainers(pod)) {
    const place = ofPod ?? merged(container);
    if (!isAdmitted(place, policy)) {
      return { reason: "TopologyAffinityError", message: "Resources cannot be allocated with Topology locality" };
    }
    try {
      for (const each of providers) each.allocate(pod, container, place);
    } catch (error) {
      if (!(error instanceof AllocationError)) throw error;
      const { reason, message } = error;
      if (reason !== undefined) return { reason, message };
      const text = `Allocate failed due to ${message}, which is unexpected`;
      return { reason: "UnexpectedAdmissionError", message: text };
    }
  }
  return undefined;
}
