import type { Action, PodView } from "./podState.ts";

/** Containers of one name that are kept: the newest, and the one before it, whose end the status reports. */
const keptOfAName = 2;

/** What the pod has no use for any more: old runs of its containers, and sandboxes of which nothing is left. */
export function removals({ observed }: PodView): Action[] {
  const counts = new Map<string, number>();
  const kept: string[] = [];
  const actions: Action[] = [];
  for (const { id, name, state, sandboxId } of observed.containers) {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const isOver = state === "exited" ? count > keptOfAName : state === "created" && count > 1;
    if (isOver) actions.push({ kind: "removeContainer", key: `remove:${id}`, id });
    else kept.push(sandboxId);
  }
  for (const { id, isReady } of observed.sandboxes.slice(1)) {
    if (!isReady && !kept.includes(id)) actions.push({ kind: "removeSandbox", key: `remove:${id}`, id });
  }
  return actions;
}
