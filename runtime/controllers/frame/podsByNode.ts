import type { Pod } from "../../../generated/core/v1/pod.ts";
import { type Informer, objectKey, type Stored } from "../../client/index.ts";

/** Pods of a node are a lookup. */
export interface PodsByNode {
  readonly of: (node: string) => Stored<Pod>[];
}

/** Follows an informer, so that a change of a node is no walk over all pods. */
export function podsByNode(pods: Informer<Pod>): PodsByNode {
  const known = new Map<string, Map<string, Stored<Pod>>>();
  const drop = (pod: Stored<Pod>) => {
    const node = pod.spec?.nodeName ?? "";
    const there = known.get(node);
    there?.delete(objectKey(pod));
    if (there?.size === 0) known.delete(node);
  };
  const put = (pod: Stored<Pod>) => {
    const node = pod.spec?.nodeName ?? "";
    if (node === "") return;
    const there = known.get(node) ?? new Map<string, Stored<Pod>>();
    known.set(node, there.set(objectKey(pod), pod));
  };
  pods.addHandler({
    add: put,
    update: (old, pod) => {
      drop(old);
      put(pod);
    },
    delete: drop,
  });
  return { of: (node) => [...(known.get(node)?.values() ?? [])] };
}
