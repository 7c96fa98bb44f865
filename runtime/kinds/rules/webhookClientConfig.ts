import type { ServiceReference, WebhookClientConfig } from "../../../generated/admissionregistration/v1/webhook.ts";
import { type FieldError, invalid, maxFieldErrors, required } from "../../schema/fieldError.ts";
import { dnsSubdomain, portNumber } from "../../schema/names.ts";

/** How a webhook is reached: by an https URL without user, query and fragment, or by a service. */
export function validateClientConfig({ url, service }: WebhookClientConfig, path: string): FieldError[] {
  if ((url === undefined) === (service === undefined)) {
    return [required(path, "exactly one of url or service is required")];
  }
  if (url !== undefined) return validateUrl(url, `${path}.url`);
  return service === undefined ? [] : validateService(service, `${path}.service`);
}

const form = "; desired format: https://host[/path]";
/** As RFC 3986 splits a reference: scheme, authority, path, query, fragment. */
const parts = /^(?:([A-Za-z][A-Za-z0-9+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;

function validateUrl(url: string, field: string): FieldError[] {
  const [, scheme = "", authority = "", path = "", query = "", fragment = ""] = parts.exec(url) ?? [];
  const wrong =
    /[\p{Cc}\s]/u.test(url) ||
    (scheme === "" && path.startsWith(":")) ||
    ![authority, path, fragment].every(isEscaped) ||
    !isAuthority(authority);
  if (wrong) return [required(field, `url must be a valid URL: parse ${JSON.stringify(url)}: invalid URL${form}`)];
  const at = authority.lastIndexOf("@");
  const host = authority.slice(at + 1);
  const errors: FieldError[] = [];
  if (scheme.toLowerCase() !== "https") {
    errors.push(invalid(field, scheme.toLowerCase(), `'https' is the only allowed URL scheme${form}`));
  }
  if (host === "") errors.push(invalid(field, host, `host must be specified${form}`));
  if (at !== -1) errors.push(invalid(field, authority.slice(0, at), "user information is not permitted in the URL"));
  if (fragment !== "") errors.push(invalid(field, fragment, "fragments are not permitted in the URL"));
  if (query !== "") errors.push(invalid(field, query, "query parameters are not permitted in the URL"));
  return errors;
}

/** Every % begins an escape of two hexadecimal digits. */
function isEscaped(text: string): boolean {
  return !/%(?![0-9A-Fa-f]{2})/.test(text);
}

/** An address in brackets is closed, and a port is a number or nothing. */
function isAuthority(authority: string): boolean {
  return /^(?:\[[^\]]*\]|[^[\]:]*)(?::[0-9]*)?$/.test(authority.slice(authority.lastIndexOf("@") + 1));
}

function validateService({ name, namespace, path, port = 443 }: ServiceReference, field: string): FieldError[] {
  const errors: FieldError[] = [];
  if (name === "") errors.push(required(`${field}.name`, "service name is required"));
  if (namespace === "") errors.push(required(`${field}.namespace`, "service namespace is required"));
  const text = portNumber(port);
  if (text !== undefined) errors.push(invalid(`${field}.port`, port, `port is not valid: ${text}`));
  return path === undefined ? errors : [...errors, ...validatePath(path, `${field}.path`)];
}

function validatePath(path: string, field: string): FieldError[] {
  if (path === "" || path === "/") return [];
  if (path === "//") return [invalid(field, path, "segment[0] may not be empty")];
  const errors = path.startsWith("/") ? [] : [invalid(field, path, "must start with a '/'")];
  for (const [index, segment] of path.slice(1).replace(/\/$/, "").split("/").entries()) {
    const text = segment === "" ? " may not be empty" : prefixed(dnsSubdomain(segment));
    if (text !== undefined && errors.push(invalid(field, path, `segment[${index}]${text}`)) >= maxFieldErrors) break;
  }
  return errors;
}

function prefixed(text: string | undefined): string | undefined {
  return text === undefined ? undefined : `: ${text}`;
}
