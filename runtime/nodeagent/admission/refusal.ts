/** Why the node does not take a pod. */
export interface Refusal {
  /** "OutOfcpu" */
  readonly reason: string;
  readonly message: string;
  /** By what is known of the node, which others may have changed since. */
  readonly isOfNode?: boolean;
  /** Uids of pods that the node can do without sooner than without this one, which it takes when they have ended. */
  readonly endsFirst?: readonly string[];
}
