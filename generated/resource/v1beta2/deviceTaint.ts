// Generated from resource/v1beta2/deviceTaint.yaml. Do not edit.
import type { Time } from "../../meta/v1.ts";

/** What keeps claims away from a device that do not bear it. */
export interface DeviceTaint {
  /** Key of the taint. */
  key: string;
  /** Value of the taint. */
  value?: string;
  /** What happens to those who do not bear it. */
  effect: "None" | "NoSchedule" | "NoExecute";
  /** When the taint was set; filled in when unset. */
  timeAdded?: Time;
}

/** A taint that does not keep a device away. */
export interface DeviceToleration {
  /** Key of the taint; empty with Exists means all. */
  key?: string;
  /** Whether the value counts; Equal when unset. Default: "Equal". */
  operator?: "Exists" | "Equal";
  /** Value of the taint; only with Equal. */
  value?: string;
  /** Effect of the taint; empty means all. */
  effect?: "None" | "NoSchedule" | "NoExecute";
  /** Seconds that a NoExecute taint is borne; unset means for ever. */
  tolerationSeconds?: number;
}
