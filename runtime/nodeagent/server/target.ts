import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { AgentCall } from "./agentCall.ts";
import type { PodState } from "./podState.ts";
import { refusal } from "./refusal.ts";

/** A container that a path names. */
export interface Target {
  readonly pod: Pod;
  readonly container: string;
}

/**
 * The pod of `/{namespace}/{pod}`, with a uid or without. Throws a refusal: 404 for one that is not there.
 */
export function podOf(state: PodState, [namespace = "", name = "", uid]: readonly string[]): Pod {
  const pod = state.find(namespace, name);
  if (pod === undefined || (uid !== undefined && pod.metadata?.uid !== uid)) {
    throw refusal(404, "pod does not exist");
  }
  return pod;
}

/** The container of `/{namespace}/{pod}[/{uid}]/{container}`. Throws a refusal: 404 for one that is not there. */
export function targetOf(
  state: PodState,
  { rest }: Pick<AgentCall, "rest">,
  missing: (container: string, pod: string) => string,
): Target {
  const container = rest.at(-1) ?? "";
  const pod = podOf(state, rest.slice(0, -1));
  const { containers = [], initContainers = [], ephemeralContainers = [] } = pod.spec ?? {};
  const isKnown = [...containers, ...initContainers, ...ephemeralContainers].some((each) => each.name === container);
  if (isKnown) return { pod, container };
  throw refusal(404, missing(container, pod.metadata?.name ?? ""));
}

/** The runtime's id of a container that runs. Throws a refusal. */
export function runningContainer(state: PodState, { rest }: Pick<AgentCall, "rest">): string {
  const pod = podOf(state, rest.slice(0, -1));
  const container = rest.at(-1) ?? "";
  const id = state.containerId(pod, container, "current");
  if (id !== undefined) return id;
  throw refusal(404, `container not found (${JSON.stringify(container)})`);
}
