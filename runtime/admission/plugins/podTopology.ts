import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { ApiObject, Platform } from "../../schema/index.ts";
import type { AdmissionAttributes, AdmissionPlugin } from "../plugin.ts";
import type { Stored } from "../stored.ts";

export interface PodTopologyOptions {
  readonly nodes: Pick<Stored<ApiObject>, "find">;
  readonly names: Pick<Platform["names"], "labelZone" | "labelRegion">;
  readonly isGateOn: (gate: string) => boolean;
}

/** A pod that gets its node has the zone and the region of it, as labels. */
export function podTopology({ nodes, names, isGateOn }: PodTopologyOptions): AdmissionPlugin {
  const isOn = isGateOn("PodTopologyLabelsAdmission");
  const keys = [names.labelZone, names.labelRegion];
  return {
    name: "PodTopologyLabels",
    mutate: (attributes, object) => {
      if (!isOn || !isPlacing(attributes)) return;
      const nodeName = (object as Pod).spec?.nodeName;
      const labels = nodeName ? nodes.find("", nodeName)?.metadata?.labels : undefined;
      for (const key of keys) {
        const value = labels?.[key];
        if (value === undefined) continue;
        object.metadata ??= {};
        object.metadata.labels = { ...object.metadata.labels, [key]: value };
      }
    },
  };
}

function isPlacing({ operation, descriptor, subresource }: AdmissionAttributes): boolean {
  if (descriptor.plural !== "pods" || descriptor.group !== "") return false;
  return subresource === "binding" || (subresource === "" && operation === "create");
}
