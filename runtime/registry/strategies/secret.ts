import type { Secret } from "../../../generated/core/v1/secret.ts";
import {
  annotationServiceAccountName,
  secretTypeBasicAuth,
  secretTypeDockerConfigJson,
  secretTypeDockercfg,
  secretTypeServiceAccountToken,
  secretTypeSshAuth,
  secretTypeTls,
} from "../../../generated/wellknown.ts";
import { deepEqual } from "../../lib/deepEqual.ts";
import { type FieldError, invalid, required, tooLong } from "../../schema/fieldError.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { validateCoreFinalizers } from "./coreFinalizers.ts";
import { binaryBytes, frozen, maxDataBytes, validateKeys } from "./keyedData.ts";

export const strategy: Strategy<Secret> = { validate, validateUpdate };

function validate(secret: Secret): FieldError[] {
  const errors: FieldError[] = [];
  validateCoreFinalizers(secret, errors);
  validateKeys(secret.data, "data", errors);
  if (binaryBytes(secret.data) > maxDataBytes) errors.push(tooLong("data", maxDataBytes));
  validateTyped(secret, errors);
  return errors;
}

function validateUpdate(secret: Secret, old: Secret): FieldError[] {
  const errors: FieldError[] = [];
  if (secret.type !== old.type) errors.push(invalid("type", secret.type ?? "", "field is immutable"));
  if (old.immutable !== true) return errors;
  if (secret.immutable !== true) errors.push(frozen("immutable"));
  if (!deepEqual(secret.data ?? {}, old.data ?? {})) errors.push(frozen("data"));
  return errors;
}

/** A secret of a known type holds what its users look for. */
function validateTyped(secret: Secret, errors: FieldError[]): void {
  const { data = {}, type } = secret;
  switch (type) {
    case secretTypeServiceAccountToken:
      if (!secret.metadata?.annotations?.[annotationServiceAccountName]) {
        errors.push(required(`metadata.annotations[${annotationServiceAccountName}]`));
      }
      break;
    case secretTypeDockercfg:
      validateJson(data, ".dockercfg", errors);
      break;
    case secretTypeDockerConfigJson:
      validateJson(data, ".dockerconfigjson", errors);
      break;
    case secretTypeBasicAuth:
      if (!("username" in data) && !("password" in data)) {
        errors.push(required("data[username]"), required("data[password]"));
      }
      break;
    case secretTypeSshAuth:
      if (!data["ssh-privatekey"]) errors.push(required("data[ssh-privatekey]"));
      break;
    case secretTypeTls:
      for (const key of ["tls.crt", "tls.key"]) {
        if (data[key] === undefined) errors.push(required(`data[${key}]`));
      }
      break;
    default:
  }
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
