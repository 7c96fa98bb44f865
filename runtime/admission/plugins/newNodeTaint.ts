import type { ApiObject, Platform } from "../../schema/index.ts";
import type { AdmissionPlugin } from "../plugin.ts";

interface Tainted extends ApiObject {
  spec?: { taints?: readonly { readonly key: string; readonly effect: string }[] | null };
}

/** New nodes get the taint that keeps pods from being placed there until a controller finds them ready. */
export function newNodeTaint({ names }: Platform): AdmissionPlugin {
  return {
    name: "TaintNodesByCondition",
    mutate: ({ operation, descriptor: { group, plural }, subresource }, object) => {
      if (operation !== "create" || group !== "" || plural !== "nodes" || subresource !== "") return;
      addTaint(object, names.taintNotReady);
    },
  };
}

function addTaint(node: Tainted, key: string): void {
  node.spec ??= {};
  const { taints } = node.spec;
  if (taints?.some((each) => each.key === key && each.effect === "NoSchedule")) return;
  node.spec.taints = [...(taints ?? []), { key, effect: "NoSchedule" }];
}
