// Generated from resource/v1beta2/deviceTaintRule.yaml. Do not edit.
import type { Condition, ListMeta, ObjectMeta } from "../../meta/v1.ts";
import type { DeviceTaint } from "./deviceTaint.ts";

/** DeviceTaintRule puts a taint on devices. */
export interface DeviceTaintRule {
  apiVersion?: "resource.orch.io/v1beta2";
  kind?: "DeviceTaintRule";
  metadata?: ObjectMeta;
  /** Which devices and which taint. */
  spec: DeviceTaintRuleSpec;
  /** What came of it. */
  status?: DeviceTaintRuleStatus;
}

/** A list of devicetaintrules. */
export interface DeviceTaintRuleList {
  apiVersion: "resource.orch.io/v1beta2";
  kind: "DeviceTaintRuleList";
  metadata: ListMeta;
  items: DeviceTaintRule[];
}

/** A taint, and the devices it is put on. */
export interface DeviceTaintRuleSpec {
  /** The devices; all of the cluster when empty, none when unset. */
  deviceSelector?: DeviceTaintSelector;
  /** The taint. */
  taint: DeviceTaint;
}

/** Which devices are meant; what is unset does not count. */
export interface DeviceTaintSelector {
  /** Driver of the devices. */
  driver?: string;
  /** Pool of the devices. */
  pool?: string;
  /** Name of the device. */
  device?: string;
}

/** What came of a rule. */
export interface DeviceTaintRuleStatus {
  /** Aspects of the rule, one of each type. */
  conditions?: Condition[];
}
