import type { Container } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Toleration } from "../../../generated/core/v1/scheduling.ts";
import type { Platform } from "../../schema/index.ts";
import { qualifiedName } from "../../schema/names.ts";
import type { PromptPlugin } from "../plugin.ts";
import { isOfPod } from "./ofPods.ts";

/** Pods that ask for devices may go to the nodes that are kept for such pods by a taint of the device's name. */
export function extendedToleration({ labelDomain }: Pick<Platform, "labelDomain">): PromptPlugin {
  const own = `${labelDomain}/`;
  const isExtended = (name: string) =>
    name.includes("/") &&
    !name.includes(own) &&
    !name.startsWith("requests.") &&
    qualifiedName(`requests.${name}`) === undefined;
  return {
    name: "ExtendedResourceToleration",
    about: { operations: ["create", "update"], resources: ["pods"] },
    mutate: (attributes, object) => {
      const { spec } = object as Pod;
      if (!isOfPod(attributes) || spec === undefined) return;
      const names = new Set([...(spec.containers ?? []), ...(spec.initContainers ?? [])].flatMap(requestedBy));
      const given = spec.tolerations ?? [];
      const tolerated = new Set(given.filter(isWhole).map(({ key }) => key));
      const missing = [...names].filter((each) => isExtended(each) && !tolerated.has(each)).sort();
      if (missing.length === 0) return;
      spec.tolerations = [...given, ...missing.map((key): Toleration => ({ key, ...whole }))];
    },
  };
}

const whole = { operator: "Exists", effect: "NoSchedule" } as const;

function isWhole({ operator, effect, value = "" }: Toleration): boolean {
  return operator === whole.operator && effect === whole.effect && value === "";
}

function requestedBy({ resources }: Container): readonly string[] {
  return Object.keys(resources?.requests ?? {});
}
