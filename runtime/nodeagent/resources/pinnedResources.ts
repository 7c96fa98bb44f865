import type { ResourceContext } from "../container/resources.ts";
import type { ResourceManagers } from "./resourceManagers.ts";

/** How the machine is divided for a container that may have parts of it for itself. */
export function pinnedResources(
  context: ResourceContext,
  managers: Pick<ResourceManagers, "isUnlimited" | "pinned">,
  owner: { readonly podUid: string; readonly container: string },
): ResourceContext {
  const { podUid, container } = owner;
  const isUnlimited = managers.isUnlimited(podUid, container);
  return { ...context, pinned: { ...managers.pinned(podUid, container), isUnlimited } };
}
