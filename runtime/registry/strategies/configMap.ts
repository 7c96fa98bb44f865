import type { ConfigMap } from "../../../generated/core/v1/configMap.ts";
import { deepEqual } from "../../lib/deepEqual.ts";
import { type FieldError, invalid, tooLong } from "../../schema/fieldError.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { validateCoreFinalizers } from "./coreFinalizers.ts";
import { binaryBytes, frozen, maxDataBytes, textBytes, validateKeys } from "./keyedData.ts";

export const strategy: Strategy<ConfigMap> = { validate, validateUpdate };

function validate(configMap: ConfigMap): FieldError[] {
  const errors: FieldError[] = [];
  const { data, binaryData } = configMap;
  validateCoreFinalizers(configMap, errors);
  validateKeys(data, "data", errors);
  validateKeys(binaryData, "binaryData", errors);
  for (const key in binaryData) {
    if (data?.[key] === undefined) continue;
    errors.push(invalid(`data[${key}]`, key, "duplicate of key present in binaryData"));
  }
  if (textBytes(data) + binaryBytes(binaryData) > maxDataBytes) errors.push(tooLong("", maxDataBytes));
  return errors;
}

function validateUpdate(configMap: ConfigMap, old: ConfigMap): FieldError[] {
  if (old.immutable !== true) return [];
  const errors: FieldError[] = [];
  if (configMap.immutable !== true) errors.push(frozen("immutable"));
  for (const field of ["data", "binaryData"] as const) {
    if (!deepEqual(configMap[field] ?? {}, old[field] ?? {})) errors.push(frozen(field));
  }
  return errors;
}
