import type { Secret } from "../../../../generated/core/v1/secret.ts";
import { namespaceSystem } from "../../../../generated/wellknown.ts";
import { bootstrapToken, expiryOfBootstrapToken } from "../../../schema/access/bootstrapToken.ts";
import { type FieldError, invalid, notSupported, required } from "../../../schema/fieldError.ts";

/**
 * Errors of a secret that is to hold a token by which nodes join: one with an error would never be good. The secret
 * part of a token is never repeated.
 */
export function bootstrapTokenErrors({ metadata, data = {} }: Secret): FieldError[] {
  const { name = "", namespace = "" } = metadata ?? {};
  const { namePrefix, idForm, secretForm } = bootstrapToken;
  const errors: FieldError[] = [];
  const text = (key: string) => Buffer.from(data[key] ?? "", "base64").toString("utf8");
  if (namespace !== namespaceSystem) {
    errors.push(invalid("metadata.namespace", namespace, `must be ${namespaceSystem}`));
  }
  const id = text("token-id");
  checkPart("token-id", id, { form: idForm, shown: id, errors });
  if (idForm.test(id) && name !== `${namePrefix}${id}`) {
    errors.push(invalid("metadata.name", name, `must be ${namePrefix}${id}, after the token-id`));
  }
  checkPart("token-secret", text("token-secret"), { form: secretForm, shown: "<secret contents redacted>", errors });
  if (Number.isNaN(expiryOfBootstrapToken(text("expiration")))) {
    errors.push(invalid("data[expiration]", text("expiration"), "must be a time of RFC 3339"));
  }
  for (const key of ["usage-bootstrap-authentication", "usage-bootstrap-signing"]) {
    const usage = text(key);
    if (!["", ...usages].includes(usage)) errors.push(notSupported(`data[${key}]`, usage, usages));
  }
  errors.push(...groupErrors(text("auth-extra-groups")));
  return errors;
}

const usages = ["true", "false"];

interface PartCheck {
  readonly form: RegExp;
  /** In the error, instead of the value. */
  readonly shown: string;
  readonly errors: FieldError[];
}

function checkPart(key: string, value: string, { form, shown, errors }: PartCheck): void {
  if (value === "") errors.push(required(`data[${key}]`));
  else if (!form.test(value)) errors.push(invalid(`data[${key}]`, shown, `must match ${form.source}`));
}

/** The first group that is wrong is enough. */
function groupErrors(text: string): FieldError[] {
  const { groupForm } = bootstrapToken;
  const wrong = text === "" ? undefined : text.split(",").find((each) => !groupForm.test(each));
  if (wrong === undefined) return [];
  const detail = `bootstrap group ${JSON.stringify(wrong)} is invalid (must match ${groupForm.source})`;
  return [invalid("data[auth-extra-groups]", wrong, detail)];
}
