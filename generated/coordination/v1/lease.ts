// Generated from coordination/v1/lease.yaml. Do not edit.
import type { ListMeta, MicroTime, ObjectMeta } from "../../meta/v1.ts";

/** Lease says who holds a role or is alive, and until when. */
export interface Lease {
  apiVersion?: "coordination.orch.io/v1";
  kind?: "Lease";
  metadata?: ObjectMeta;
  /** Who holds the lease and until when. */
  spec?: LeaseSpec;
}

/** A list of leases. */
export interface LeaseList {
  apiVersion: "coordination.orch.io/v1";
  kind: "LeaseList";
  metadata: ListMeta;
  items: Lease[];
}

/** Who holds a lease and until when. */
export interface LeaseSpec {
  /** Who holds it; empty when it is free. */
  holderIdentity?: string;
  /** Seconds after renewTime at which others may take it over. */
  leaseDurationSeconds?: number;
  /** When the holder got it. */
  acquireTime?: MicroTime;
  /** When the holder last said that it still wants it. */
  renewTime?: MicroTime;
  /** How often it has changed hands. */
  leaseTransitions?: number;
  /** How the holder is chosen among candidates. Behind the gate CoordinatedLeaderElection. */
  strategy?: "OldestEmulationVersion" | (string & {});
  /**
   * Who should have it next; a holder that reads another name gives it up. Behind the gate CoordinatedLeaderElection.
   */
  preferredHolder?: string;
}
