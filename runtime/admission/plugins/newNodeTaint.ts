import type { ApiObject, Platform } from "../../schema/index.ts";
import type { AdmissionPlugin } from "../plugin.ts";

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

function addTaint(node: ApiObject, key: string): void {
  const spec = (node.spec ??= {}) as { taints?: { key?: string; effect?: string }[] };
  const { taints = [] } = spec;
  if (taints.some((each) => each.key === key && each.effect === "NoSchedule")) return;
  spec.taints = [...taints, { key, effect: "NoSchedule" }];
}
