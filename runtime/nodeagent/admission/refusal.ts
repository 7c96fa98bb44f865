/** Why the node does not take a pod. */
export interface Refusal {
  /** "OutOfcpu" */
  readonly reason: string;
  readonly message: string;
  /** By what is known of the node, which others may have changed since. */
  readonly isOfNode?: boolean;
}
