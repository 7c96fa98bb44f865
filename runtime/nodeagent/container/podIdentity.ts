import type { Container, EphemeralContainer } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";

/** Any of a pod's containers. */
export type AnyContainer = Container | EphemeralContainer;

export interface PodIdentity {
  readonly namespace: string;
  readonly name: string;
  readonly uid: string;
}

/** Which pod it is. Throws an Error for one without a name or uid, which no source of pods lets through. */
export function podIdentity({ metadata }: Pod): PodIdentity {
  const { namespace = "default", name, uid } = metadata ?? {};
  if (name === undefined || uid === undefined) throw new Error("a pod has no name or no uid");
  return { namespace, name, uid };
}

/** How messages name a pod: `name_namespace(uid)`. */
export function podText(pod: Pod): string {
  const { namespace, name, uid } = podIdentity(pod);
  return `${name}_${namespace}(${uid})`;
}

/** All containers of a pod: of its init, its own, and the ephemeral ones. */
export function allContainers({ spec }: Pod): readonly AnyContainer[] {
  return [...(spec?.initContainers ?? []), ...(spec?.containers ?? []), ...(spec?.ephemeralContainers ?? [])];
}

/** An init container that runs on beside the pod's own. */
export function isSidecar(container: Container): boolean {
  return container.restartPolicy === "Always";
}
