import type { ConfigMap } from "../../../../generated/core/v1/configMap.ts";
import { type FieldError, invalid, tooLong } from "../../../schema/fieldError.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { binaryBytes, maxDataBytes, textBytes } from "../../rules/keyedData.ts";
import { memberOf } from "../../../schema/object.ts";

export const strategy: Strategy<ConfigMap> = { validate };

function validate({ data, binaryData }: ConfigMap): FieldError[] {
  const errors: FieldError[] = [];
  for (const key in binaryData) {
    if (memberOf(data, key) === undefined) continue;
    errors.push(invalid(`data[${key}]`, key, "duplicate of key present in binaryData"));
  }
  if (textBytes(data) + binaryBytes(binaryData) > maxDataBytes) errors.push(tooLong("[]", maxDataBytes));
  return errors;
}
