import type { Secret } from "../../../../generated/core/v1/secret.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { countKeys } from "../../rules/text.ts";

/** How many keys it holds. */
export function data(secret: Secret): Cell {
  return countKeys(secret.data);
}
