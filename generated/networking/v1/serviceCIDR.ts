// Generated from networking/v1/serviceCIDR.yaml. Do not edit.
import type { Condition, ListMeta, ObjectMeta } from "../../meta/v1.ts";

/** ServiceCIDR is a range of addresses from which services get theirs. */
export interface ServiceCIDR {
  apiVersion?: "networking.orch.io/v1";
  kind?: "ServiceCIDR";
  metadata?: ObjectMeta;
  /** The range. */
  spec?: ServiceCIDRSpec;
  /** Whether the range is in use. */
  status?: ServiceCIDRStatus;
}

/** A list of servicecidrs. */
export interface ServiceCIDRList {
  apiVersion: "networking.orch.io/v1";
  kind: "ServiceCIDRList";
  metadata: ListMeta;
  items: ServiceCIDR[];
}

/** A range of addresses. */
export interface ServiceCIDRSpec {
  /** One block of addresses of each IP family. */
  cidrs?: string[];
}

/** Whether a range is in use. */
export interface ServiceCIDRStatus {
  /** Aspects of the state, one of each type. */
  conditions?: Condition[];
}
