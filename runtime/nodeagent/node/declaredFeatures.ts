import type { NodeFeature } from "../../schema/pods/nodeFeatures.ts";

/** Gates of what the scheduler and the API server ask a node for before they rely on it. */
export type DeclaredGate =
  | "ExtendWebSocketsToKubelet"
  | "InPlacePodLevelResourcesVerticalScaling"
  | "InPlacePodVerticalScalingExclusiveCPUs"
  | "InPlacePodVerticalScalingInitContainers"
  | "NodeDeclaredFeatures"
  | "RestartAllContainersOnContainerExits";

export interface FeatureContext {
  readonly isGateOn: (gate: DeclaredGate) => boolean;
  readonly cpuPolicy: "none" | "static";
}

/** The names of what the node can do, sorted; none where its gate says that it is not to say so. */
export function declaredFeatures({ isGateOn, cpuPolicy }: FeatureContext): readonly string[] {
  if (!isGateOn("NodeDeclaredFeatures")) return [];
  const features: Readonly<Record<NodeFeature, boolean>> = {
    ExtendWebSocketsToKubelet: isGateOn("ExtendWebSocketsToKubelet"),
    GuaranteedQoSPodCPUResize: cpuPolicy === "none" || isGateOn("InPlacePodVerticalScalingExclusiveCPUs"),
    InPlacePodLevelResourcesVerticalScaling: isGateOn("InPlacePodLevelResourcesVerticalScaling"),
    InPlacePodVerticalScalingInitContainers: isGateOn("InPlacePodVerticalScalingInitContainers"),
    RestartAllContainersOnContainerExits: isGateOn("RestartAllContainersOnContainerExits"),
  };
  return Object.entries(features).flatMap(([name, isThere]) => (isThere ? [name] : []));
}
