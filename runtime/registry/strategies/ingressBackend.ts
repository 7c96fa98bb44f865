import type { HTTPIngressPath, IngressBackend } from "../../../generated/networking/v1/ingress.ts";
import { type FieldError, invalid, required } from "../../schema/fieldError.ts";
import { dnsSubdomain, pathSegment } from "../../schema/names.ts";

type Resource = NonNullable<IngressBackend["resource"]>;

/** Requests go to a port of a service, or to another object. */
export function validateBackend({ service, resource }: IngressBackend, path: string, errors: FieldError[]): void {
  if (service !== undefined && resource !== undefined) {
    errors.push(invalid(path, "", "cannot set both resource and service backends"));
  } else if (resource !== undefined) {
    validateResource(resource, `${path}.resource`, errors);
  } else if (service !== undefined) {
    const { name, number } = service.port ?? {};
    if (name && number) errors.push(invalid(path, "", "cannot set both port name & port number"));
    else if (!name && !number) errors.push(required(path, "port name or number is required"));
  } else {
    errors.push(invalid(path, "", "resource or service backend is required"));
  }
}

/** What a path may not have in it, so that it cannot mean another one to the server behind. */
const ambiguous = ["//", "/./", "/../", "%2f", "%2F"];
const ambiguousEnds = ["/..", "/."];

export function validateHttpPath(
  { path: value = "", pathType, backend }: HTTPIngressPath,
  path: string,
  errors: FieldError[],
): void {
  const at = `${path}.path`;
  const isExact = pathType === "Exact" || pathType === "Prefix";
  if (!value.startsWith("/") && (isExact || value !== "")) {
    errors.push(invalid(at, value, "must be an absolute path"));
  }
  if (isExact) {
    for (const part of ambiguous) {
      if (value.includes(part)) errors.push(invalid(at, value, `must not contain '${part}'`));
    }
    for (const end of ambiguousEnds) {
      if (value.endsWith(end)) errors.push(invalid(at, value, `cannot end with '${end}'`));
    }
  }
  if (backend !== undefined) validateBackend(backend, `${path}.backend`, errors);
}

function validateResource({ apiGroup, kind, name }: Resource, path: string, errors: FieldError[]): void {
  const groupText = apiGroup ? dnsSubdomain(apiGroup) : undefined;
  if (groupText !== undefined) errors.push(invalid(`${path}.apiGroup`, apiGroup, groupText));
  for (const [field, value] of Object.entries({ kind, name })) {
    const text = pathSegment(value);
    if (value === "") errors.push(required(`${path}.${field}`, `${field} is required`));
    else if (text !== undefined) errors.push(invalid(`${path}.${field}`, value, text));
  }
}
