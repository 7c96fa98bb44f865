import type { ServiceAccount } from "../../../generated/core/v1/serviceAccount.ts";
import type { Cell } from "../../schema/descriptor.ts";

/** How many secrets it names. */
export function secrets(serviceAccount: ServiceAccount): Cell {
  return serviceAccount.secrets?.length ?? 0;
}
