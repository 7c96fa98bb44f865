import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Toleration } from "../../../generated/core/v1/scheduling.ts";
import type { Platform } from "../../schema/index.ts";
import type { AdmissionPlugin } from "../plugin.ts";
import { isOfPod } from "./ofPods.ts";

export interface DefaultTolerationsOptions {
  readonly names: Pick<Platform["names"], "taintNotReady" | "taintUnreachable">;
  /** For which pods stay on a node that is not ready. */
  readonly notReadySeconds: number;
  /** For which they stay on one that is not heard of. */
  readonly unreachableSeconds: number;
}

/** Pods stay on a node that fails for a while, unless they say for how long. */
export function defaultTolerations(options: DefaultTolerationsOptions): AdmissionPlugin {
  const { names, notReadySeconds, unreachableSeconds } = options;
  const defaults = [
    { key: names.taintNotReady, tolerationSeconds: notReadySeconds },
    { key: names.taintUnreachable, tolerationSeconds: unreachableSeconds },
  ];
  return {
    name: "DefaultTolerationSeconds",
    mutate: (attributes, object) => {
      const { spec } = object as Pod;
      if (!isOfPod(attributes) || spec === undefined) return;
      const missing = defaults.filter(({ key }) => !spec.tolerations?.some((each) => isAbout(each, key)));
      if (missing.length === 0) return;
      const added = missing.map(
        ({ key, tolerationSeconds }): Toleration => ({
          key,
          operator: "Exists",
          effect: "NoExecute",
          tolerationSeconds,
        }),
      );
      spec.tolerations = [...(spec.tolerations ?? []), ...added];
    },
  };
}

/** Whether a toleration says something of being driven away by a taint. */
function isAbout({ key = "", effect }: Toleration, taint: string): boolean {
  return (key === "" || key === taint) && (!effect || effect === "NoExecute");
}
