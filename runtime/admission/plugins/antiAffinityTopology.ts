import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Platform } from "../../schema/index.ts";
import type { PromptPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";
import { isOfPod } from "./ofPods.ts";

/** Pods keep others away from their node at most: one that kept them away from a zone would have it for itself. */
export function antiAffinityTopology({ labelHostname }: Pick<Platform["names"], "labelHostname">): PromptPlugin {
  return {
    name: "LimitPodHardAntiAffinityTopology",
    about: { operations: ["create", "update"], resources: ["pods"] },
    validate: (attributes, object) => {
      if (!isOfPod(attributes)) return undefined;
      const { podAntiAffinity } = (object as Pod).spec?.affinity ?? {};
      const terms = podAntiAffinity?.requiredDuringSchedulingIgnoredDuringExecution ?? [];
      const other = terms.find(({ topologyKey }) => topologyKey !== labelHostname);
      if (other === undefined) return undefined;
      const where = "affinity.PodAntiAffinity.RequiredDuringScheduling";
      const only = `only key ${labelHostname} is allowed`;
      return refused(attributes, `${where} has TopologyKey ${other.topologyKey} but ${only}`);
    },
  };
}
