/** Why the node does not take a pod. */
export interface Refusal {
  /** "OutOfcpu" */
  readonly reason: string;
  readonly message: string;
}
