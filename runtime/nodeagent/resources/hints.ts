import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Container } from "../../../generated/core/v1/container.ts";
import type { NodeMask } from "./nodeMask.ts";

/** Memory nodes from which a resource could be given; undefined for any. */
export interface Hint {
  readonly nodes: NodeMask | undefined;
  /** No fewer nodes could give it. */
  readonly isPreferred: boolean;
}

/** Hints by resource. None at all for a resource that does not care, an empty list for one that cannot be aligned. */
export type Hints = ReadonlyMap<string, readonly Hint[]>;

/** What gives a resource of the machine to containers. */
export interface HintProvider {
  /** Where a container could get its part; for the pod as a whole where none is named. */
  readonly hints: (pod: Pod, container?: Container) => Hints;
  /** Gives a container its part, from this place if it can. Throws an AllocationError. */
  readonly allocate: (pod: Pod, container: Container, place: Hint) => void;
}
