/** Gates that the scheduler and the API server ask a node for before they rely on what they do. */
const declared = [
  "ExtendWebSocketsToKubelet",
  "InPlacePodLevelResourcesVerticalScaling",
  "InPlacePodVerticalScalingInitContainers",
  "RestartAllContainersOnContainerExits",
] as const;

export type DeclaredGate =
  | (typeof declared)[number]
  | "InPlacePodVerticalScalingExclusiveCPUs"
  | "NodeDeclaredFeatures";

export interface FeatureContext {
  readonly isGateOn: (gate: DeclaredGate) => boolean;
  readonly cpuPolicy: "none" | "static";
}

/** The names of what the node can do, sorted; none where its gate says that it is not to say so. */
export function declaredFeatures({ isGateOn, cpuPolicy }: FeatureContext): readonly string[] {
  if (!isGateOn("NodeDeclaredFeatures")) return [];
  const resizesGuaranteed = cpuPolicy === "none" || isGateOn("InPlacePodVerticalScalingExclusiveCPUs");
  return [...declared.filter(isGateOn), ...(resizesGuaranteed ? ["GuaranteedQoSPodCPUResize"] : [])].sort();
}
