// Generated from coordination/v1beta1/leaseCandidate.yaml. Do not edit.
import type { ListMeta, MicroTime, ObjectMeta } from "../../meta/v1.ts";

/** LeaseCandidate is a process that could hold a lease. */
export interface LeaseCandidate {
  apiVersion?: "coordination.orch.io/v1beta1";
  kind?: "LeaseCandidate";
  metadata?: ObjectMeta;
  /** The candidate. */
  spec: LeaseCandidateSpec;
}

/** A list of leasecandidates. */
export interface LeaseCandidateList {
  apiVersion: "coordination.orch.io/v1beta1";
  kind: "LeaseCandidateList";
  metadata: ListMeta;
  items: LeaseCandidate[];
}

/** A candidate for a lease. */
export interface LeaseCandidateSpec {
  /** Lease that is sought. It cannot change. */
  leaseName: string;
  /** When the candidate was last asked whether it is there. */
  pingTime?: MicroTime;
  /** When the candidate last answered. */
  renewTime?: MicroTime;
  /** Version of the candidate's program. */
  binaryVersion: string;
  /** Version the candidate behaves as. */
  emulationVersion?: string;
  /** How the holder is chosen. */
  strategy: "OldestEmulationVersion" | (string & {});
}
