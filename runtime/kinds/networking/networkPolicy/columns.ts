import type { NetworkPolicy } from "../../../../generated/networking/v1/networkPolicy.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { selectorText } from "../../../lib/labelSelector.ts";
import { orNone } from "../../rules/text.ts";

export function podSelector(policy: NetworkPolicy): Cell {
  return orNone(selectorText(policy.spec?.podSelector));
}
