import type { PodGroup } from "../../../generated/scheduling/v1alpha2/podGroup.ts";
import type { Workload } from "../../../generated/scheduling/v1alpha2/workload.ts";
import type { Platform } from "../../schema/index.ts";
import type { PromptPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";
import type { Stored } from "../stored.ts";

export interface PodGroupWorkloadOptions {
  readonly workloads: Pick<Stored<Workload>, "find" | "refresh">;
  readonly platform: Pick<Platform, "apiDomain">;
  readonly isGateOn: (gate: string) => boolean;
}

/** New groups of pods are made from a template that exists, of a workload that stays. */
export function podGroupWorkload({ workloads, platform, isGateOn }: PodGroupWorkloadOptions): PromptPlugin {
  const isOn = isGateOn("GenericWorkload");
  const group = `scheduling.${platform.apiDomain}`;
  return {
    name: "PodGroupWorkloadExists",
    about: { operations: isOn ? ["create"] : [], resources: [`podgroups.${group}`] },
    inquire: ({ operation, descriptor, namespace }, object) => {
      if (!isOn || operation !== "create" || descriptor.plural !== "podgroups" || descriptor.group !== group) {
        return undefined;
      }
      const name = workloadOf(object as PodGroup)?.workloadName;
      return name && workloads.find(namespace, name) === undefined ? workloads.refresh() : undefined;
    },
    validate: (attributes, object) => {
      const wanted = attributes.subresource === "" ? workloadOf(object as PodGroup) : undefined;
      if (wanted === undefined) return undefined;
      const named = `Workload ${JSON.stringify(wanted.workloadName)}`;
      const workload = workloads.find(attributes.namespace, wanted.workloadName);
      if (workload === undefined) return refused(attributes, `PodGroup rejected: ${named} not found`);
      if (workload.metadata?.deletionTimestamp !== undefined) {
        return refused(attributes, `PodGroup rejected: ${named} is being deleted`);
      }
      const template = wanted.podGroupTemplateName;
      if (workload.spec.podGroupTemplates.some(({ name }) => name === template)) return undefined;
      const text = `PodGroupTemplate ${JSON.stringify(template)} not found in ${named}`;
      return refused(attributes, `PodGroup rejected: ${text}`);
    },
  };
}

function workloadOf({ spec }: PodGroup) {
  return spec?.podGroupTemplateRef?.workload ?? undefined;
}
