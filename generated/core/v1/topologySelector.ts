// Generated from core/v1/topologySelector.yaml. Do not edit.
/** Places, by labels of nodes; all of its requirements hold. */
export interface TopologySelectorTerm {
  /** The requirements. */
  matchLabelExpressions?: TopologySelectorLabelRequirement[];
}

/** A label of which one of the values is needed. */
export interface TopologySelectorLabelRequirement {
  /** Key of the label. */
  key: string;
  /** Values of the label; any of them suffices. */
  values: string[] | null;
}
