import type { ServiceAccountSubject, Subject } from "../../../generated/flowcontrol/v1/flowSchema.ts";
import { type FieldError, forbidden, invalid, required } from "../../schema/fieldError.ts";
import { dnsLabel, dnsSubdomain } from "../../schema/names.ts";

const members = { User: "user", Group: "group", ServiceAccount: "serviceAccount" } as const;
const kinds = ["User", "Group", "ServiceAccount"] as const;

/** A subject has the member that its kind names and no other. The schema checks the kind and that names are there. */
export function validateSubject(subject: Subject, path: string): FieldError[] {
  if (!kinds.some((each) => each === subject.kind)) return [];
  return kinds.flatMap((kind) => {
    const member = members[kind];
    const field = `${path}.${member}`;
    const isPresent = subject[member] !== undefined;
    if (kind !== subject.kind) {
      return isPresent ? [forbidden(field, `${member} is forbidden when subject kind is not '${kind}'`)] : [];
    }
    if (!isPresent) return [required(field, `${member} is required when subject kind is '${kind}'`)];
    return subject.serviceAccount !== undefined && kind === "ServiceAccount"
      ? validateServiceAccount(subject.serviceAccount, field)
      : [];
  });
}

function validateServiceAccount({ namespace, name }: ServiceAccountSubject, path: string): FieldError[] {
  const errors: FieldError[] = [];
  const nameText = name === "" || name === "*" ? undefined : dnsSubdomain(name);
  if (nameText !== undefined) errors.push(invalid(`${path}.name`, name, nameText));
  const namespaceText = namespace === "" ? undefined : dnsLabel(namespace);
  if (namespace === "") errors.push(required(`${path}.namespace`, "must specify namespace for service account"));
  if (namespaceText !== undefined) errors.push(invalid(`${path}.namespace`, namespace, namespaceText));
  return errors;
}
