import type { Secret } from "../../../../generated/core/v1/secret.ts";
import {
  secretTypeBootstrapToken,
  secretTypeDockerConfigJson,
  secretTypeDockercfg,
  secretTypeTls,
} from "../../../../generated/wellknown.ts";
import { type FieldError, invalid, required, tooLong } from "../../../schema/fieldError.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { binaryBytes, maxDataBytes } from "../../rules/keyedData.ts";
import { bootstrapTokenErrors } from "./bootstrapToken.ts";
import { keyPairFault } from "./keyPair.ts";

export const strategy: Strategy<Secret> = { validate, warnings };

function warnings({ type, data = {} }: Secret): string[] {
  const fault = type === secretTypeTls ? keyPairFault(data) : undefined;
  return fault === undefined ? [] : [fault];
}

function validate(secret: Secret): FieldError[] {
  const { data = {}, type } = secret;
  const errors: FieldError[] = [];
  if (binaryBytes(data) > maxDataBytes) errors.push(tooLong("data", maxDataBytes));
  if (type === secretTypeDockercfg) validateJson(data, ".dockercfg", errors);
  if (type === secretTypeDockerConfigJson) validateJson(data, ".dockerconfigjson", errors);
  if (type === secretTypeBootstrapToken) errors.push(...bootstrapTokenErrors(secret));
  return errors;
}

/** The value is credentials, so that messages never repeat it. */
function validateJson(data: Readonly<Record<string, string>>, key: string, errors: FieldError[]): void {
  const value = data[key];
  if (value === undefined) {
    errors.push(required(`data[${key}]`));
  } else if (!isJson(Buffer.from(value, "base64").toString("utf8"))) {
    errors.push(invalid(`data[${key}]`, "<secret contents redacted>", "must be valid JSON"));
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
