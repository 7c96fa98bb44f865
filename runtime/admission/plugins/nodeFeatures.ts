import type { Node } from "../../../generated/core/v1/node.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { featuresNeeded } from "../../schema/pods/nodeFeatures.ts";
import type { PromptPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";
import type { Stored } from "../stored.ts";
import { changedOnNode } from "./ofPods.ts";

export interface NodeFeaturesOptions {
  readonly nodes: Pick<Stored<Node>, "find">;
  readonly isGateOn: (gate: string) => boolean;
}

/** No update of a pod needs what the agent of its node does not say that it can do: it may be of an older release. */
export function nodeFeatures({ nodes, isGateOn }: NodeFeaturesOptions): PromptPlugin {
  const isOn = isGateOn("NodeDeclaredFeatures");
  return {
    name: "NodeDeclaredFeatureValidator",
    about: { operations: isOn ? ["update"] : [], resources: ["pods"] },
    validate: (attributes, object, old) => {
      if (attributes.subresource !== "" && attributes.subresource !== "resize") return undefined;
      const pod = changedOnNode(attributes, object, old);
      const needed = pod === undefined ? [] : featuresNeeded(pod, old as Pod);
      if (pod === undefined || needed.length === 0) return undefined;
      const named = `node ${JSON.stringify(pod.spec.nodeName)}`;
      const node = nodes.find("", pod.spec.nodeName);
      if (node === undefined) return refused(attributes, `${named} not found`);
      const declared = new Set(node.status?.declaredFeatures);
      const missing = needed.filter((each) => !declared.has(each));
      if (missing.length === 0) return undefined;
      const text = `pod update requires features ${missing.join(", ")} which are not available on ${named}`;
      return refused(attributes, text);
    },
  };
}
