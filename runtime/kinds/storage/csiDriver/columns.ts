import type { CSIDriver } from "../../../../generated/storage/v1/csiDriver.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { orNone } from "../../rules/text.ts";

/** Audiences of the tokens that the driver is given. */
export function tokenRequests({ spec }: CSIDriver): Cell {
  const requests = spec.tokenRequests ?? [];
  return requests.length === 0 ? "<unset>" : requests.map((each) => each.audience).join(",");
}

export function modes({ spec }: CSIDriver): Cell {
  return orNone(spec.volumeLifecycleModes?.join(","));
}
