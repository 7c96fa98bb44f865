import type { NetworkPolicy } from "../../../generated/networking/v1/networkPolicy.ts";
import type { Cell } from "../../schema/descriptor.ts";
import { selectorText } from "../metadata/labelSelector.ts";
import { orNone } from "./text.ts";

export function podSelector(policy: NetworkPolicy): Cell {
  return orNone(selectorText(policy.spec?.podSelector));
}
