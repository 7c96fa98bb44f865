import type { IPAddress, ParentReference } from "../../../generated/networking/v1/ipAddress.ts";
import { type FieldError, invalid } from "../../schema/fieldError.ts";
import { formats } from "../../schema/formats.ts";
import { dnsLabel, dnsSubdomain } from "../../schema/names.ts";
import type { ApiObject } from "../../schema/object.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { immutable } from "./immutable.ts";

/** The same in all versions. */
type AnyAddress = ApiObject & { readonly spec?: Partial<IPAddress["spec"]> };

export const strategy: Pick<Strategy<AnyAddress>, "validate" | "validateUpdate"> = { validate, validateUpdate };

/** An address is called by itself, and so has one spelling only. */
function validate({ metadata, spec }: AnyAddress): FieldError[] {
  const name = metadata?.name ?? "";
  const text = formats["canonical-ip"](name);
  const errors = text === undefined ? [] : [invalid("metadata.name", name, text)];
  const parent = spec?.parentRef;
  return parent === undefined ? errors : [...errors, ...validateParent(parent)];
}

function validateParent({ group = "", namespace = "" }: ParentReference): FieldError[] {
  const errors: FieldError[] = [];
  const groupText = group === "" ? undefined : dnsSubdomain(group);
  if (groupText !== undefined) errors.push(invalid("spec.parentRef.group", group, groupText));
  const namespaceText = namespace === "" ? undefined : dnsLabel(namespace);
  if (namespaceText !== undefined) errors.push(invalid("spec.parentRef.namespace", namespace, namespaceText));
  return errors;
}

function validateUpdate(address: AnyAddress, old: AnyAddress): FieldError[] {
  return immutable("spec.parentRef", address.spec?.parentRef, old.spec?.parentRef);
}
