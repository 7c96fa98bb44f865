import type { ConfigMap } from "../../../../generated/core/v1/configMap.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { countKeys } from "../../rules/text.ts";

/** How many keys it holds, text and binary. */
export function data(configMap: ConfigMap): Cell {
  return countKeys(configMap.data) + countKeys(configMap.binaryData);
}
