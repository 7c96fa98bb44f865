import type { NodeFeature } from "../../schema/pods/nodeFeatures.ts";

/** Gates of what the scheduler and the API server ask a node for before they rely on it. */
export type DeclaredGate =
  | "ExtendWebSocketsToKubelet"
  | "InPlacePodLevelResourcesVerticalScaling"
  | "InPlacePodVerticalScalingInitContainers"
  | "NodeDeclaredFeatures"
  | "RestartAllContainersOnContainerExits";

export interface FeatureContext {
  readonly isGateOn: (gate: DeclaredGate) => boolean;
}

/** The names of what the node can do, sorted; none where its gate says that it is not to say so. */
export function declaredFeatures({ isGateOn }: FeatureContext): readonly string[] {
  if (!isGateOn("NodeDeclaredFeatures")) return [];
  const features: Readonly<Record<NodeFeature, boolean>> = {
    ExtendWebSocketsToKubelet: isGateOn("ExtendWebSocketsToKubelet"),
    InPlacePodLevelResourcesVerticalScaling: isGateOn("InPlacePodLevelResourcesVerticalScaling"),
    InPlacePodVerticalScalingInitContainers: isGateOn("InPlacePodVerticalScalingInitContainers"),
    RestartAllContainersOnContainerExits: isGateOn("RestartAllContainersOnContainerExits"),
  };
  return Object.entries(features).flatMap(([name, isThere]) => (isThere ? [name] : []));
}
