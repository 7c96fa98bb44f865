import type { CSIDriverSpec } from "../../../../generated/storage/v1/csiDriver.ts";

/** A driver that says nothing else has volumes that outlive pods. */
export function spec(spec: CSIDriverSpec): void {
  if (spec.volumeLifecycleModes === undefined || spec.volumeLifecycleModes.length === 0) {
    spec.volumeLifecycleModes = ["Persistent"];
  }
}
