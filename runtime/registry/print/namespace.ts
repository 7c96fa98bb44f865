import type { Namespace } from "../../../generated/core/v1/namespace.ts";
import type { Cell } from "../../schema/descriptor.ts";

export function status(namespace: Namespace): Cell {
  return namespace.status?.phase ?? "";
}
