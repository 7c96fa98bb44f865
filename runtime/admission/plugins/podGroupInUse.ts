import type { Platform } from "../../schema/index.ts";
import type { PromptPlugin } from "../plugin.ts";

export interface PodGroupInUseOptions {
  readonly platform: Pick<Platform, "apiDomain" | "names">;
  readonly isGateOn: (gate: string) => boolean;
}

/** New groups of pods get the finalizer that keeps them while pods are in them. */
export function podGroupInUse({ platform, isGateOn }: PodGroupInUseOptions): PromptPlugin {
  const finalizer = platform.names.finalizerPodGroupProtection;
  return {
    name: "PodGroupProtection",
    about: {
      operations: isGateOn("GenericWorkload") ? ["create"] : [],
      resources: [`podgroups.scheduling.${platform.apiDomain}`],
    },
    mutate: ({ subresource }, { metadata = {} }) => {
      const { finalizers = [] } = metadata;
      if (subresource === "" && !finalizers.includes(finalizer)) metadata.finalizers = [...finalizers, finalizer];
    },
  };
}
