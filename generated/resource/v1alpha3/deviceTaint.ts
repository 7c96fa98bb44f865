// Generated from resource/v1alpha3/deviceTaint.yaml. Do not edit.
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
