// Generated from networking/v1beta1/ipAddress.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";

/** IPAddress says that an address, which is its name, is taken, and by what. */
export interface IPAddress {
  apiVersion?: "networking.orch.io/v1beta1";
  kind?: "IPAddress";
  metadata?: ObjectMeta;
  /** Who has the address. */
  spec: IPAddressSpec;
}

/** A list of ipaddresses. */
export interface IPAddressList {
  apiVersion: "networking.orch.io/v1beta1";
  kind: "IPAddressList";
  metadata: ListMeta;
  items: IPAddress[];
}

/** Who has an address. */
export interface IPAddressSpec {
  /** Object that has the address; it cannot change. */
  parentRef: ParentReference;
}

/** Points at an object. */
export interface ParentReference {
  /** Group of the object; empty for the core group. */
  group?: string;
  /** Resource of the object. */
  resource: string;
  /** Namespace of the object. */
  namespace?: string;
  /** Name of the object. */
  name: string;
}
