import type { ServiceReference, WebhookClientConfig } from "../../../../generated/admissionregistration/v1/webhook.ts";
import { type FieldError, invalid, maxFieldErrors, required } from "../../../schema/fieldError.ts";
import { dnsSubdomain, portNumber } from "../../../schema/names.ts";

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
  const at = authority.lastIndexOf("@");
  const host = authority.slice(at + 1);
  const fault = urlFault({ url, scheme, host, path, fragment });
  if (fault !== undefined) {
    return [required(field, `url must be a valid URL: parse ${JSON.stringify(url)}: ${fault}${form}`)];
  }
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

interface UrlParts {
  readonly url: string;
  readonly scheme: string;
  readonly host: string;
  readonly path: string;
  readonly fragment: string;
}

/** Why a text is no URL at all. */
function urlFault({ url, scheme, host, path, fragment }: UrlParts): string | undefined {
  if (/\p{Cc}/u.test(url)) return "net/url: invalid control character in URL";
  if (scheme === "" && path.startsWith(":")) return "missing protocol scheme";
  const [segment = ""] = path.split("/");
  if (scheme === "" && host === "" && segment.includes(":")) return "first path segment in URL cannot contain colon";
  const [hostCharacter] = /[\s"#%/<>?\\^`{|}]/.exec(host) ?? [];
  if (host.startsWith("[") && !host.includes("]")) return "missing ']' in host";
  const [port] = /:[^:\]]*$/.exec(host) ?? [];
  if (port !== undefined && !/^:[0-9]*$/.test(port)) return `invalid port ${JSON.stringify(port)} after host`;
  if (hostCharacter !== undefined) return `invalid character ${JSON.stringify(hostCharacter)} in host name`;
  const [wrongEscape] = /%(?![0-9A-Fa-f]{2}).{0,2}/s.exec(`${path}${fragment === "" ? "" : `#${fragment}`}`) ?? [];
  return wrongEscape === undefined ? undefined : `invalid URL escape ${JSON.stringify(wrongEscape)}`;
}

function validateService({ name, namespace, path, port = 443 }: ServiceReference, field: string): FieldError[] {
  const errors: FieldError[] = [];
  // Each of the two is blamed for the other, as clients know it.
  if (namespace === "") errors.push(required(`${field}.name`));
  if (name === "") errors.push(required(`${field}.namespace`));
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
