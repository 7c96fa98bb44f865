import { canonicalCidr, canonicalIp, cidr, ip } from "./ip.ts";
import {
  configKey,
  dns1035Label,
  dnsLabel,
  dnsSubdomain,
  envVarName,
  labelValue,
  pathSegment,
  portName,
  qualifiedName,
} from "./names.ts";

/** Returns the text of what is wrong, or undefined. Linear in the length of the value. */
export type Format = (value: string) => string | undefined;

/** The named formats of spec files: `format: dns-label`. A format that is not listed is documentation only. */
export const formats: Readonly<Record<FormatName, Format>> = {
  "c-identifier": cIdentifier,
  "canonical-cidr": canonicalCidr,
  "canonical-ip": canonicalIp,
  cidr,
  "condition-reason": conditionReason,
  "config-key": configKey,
  "dns-label": dnsLabel,
  "dns-subdomain": dnsSubdomain,
  "dns1035-label": dns1035Label,
  "domain-prefixed-path": domainPrefixedPath,
  "env-var-name": envVarName,
  "http-header-name": httpHeaderName,
  ip,
  "label-key": qualifiedName,
  "label-value": labelValue,
  "path-segment": pathSegment,
  percent,
  "port-name": portName,
  "qualified-name": qualifiedName,
  uri,
  uuid,
  "wildcard-subdomain": wildcardSubdomain,
};

export type FormatName =
  | "c-identifier"
  | "canonical-cidr"
  | "canonical-ip"
  | "cidr"
  | "condition-reason"
  | "config-key"
  | "dns-label"
  | "dns-subdomain"
  | "dns1035-label"
  | "domain-prefixed-path"
  | "env-var-name"
  | "http-header-name"
  | "ip"
  | "label-key"
  | "label-value"
  | "path-segment"
  | "percent"
  | "port-name"
  | "qualified-name"
  | "uri"
  | "uuid"
  | "wildcard-subdomain";

/** What `format` may say in a spec file, by type: a check of text by name, how text is carried, width of numbers. */
export const formatsOfType: Readonly<Record<string, readonly string[]>> = {
  string: ["byte", "date-time", ...Object.keys(formats)],
  integer: ["int32", "int64", "uint32", "uint64"],
  number: ["double"],
  boolean: [],
  array: [],
  object: [],
};

export function isFormatName(name: string): name is FormatName {
  return Object.hasOwn(formats, name);
}

function cIdentifier(value: string): string | undefined {
  if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(value)) return undefined;
  return (
    "a valid C identifier must start with alphabetic character or '_', followed by a string of alphanumeric characters or " +
    "'_' (e.g. 'my_name',  or 'MY_NAME',  or 'MyName', regex used for validation is '[A-Za-z_][A-Za-z0-9_]*')"
  );
}

function conditionReason(value: string): string | undefined {
  if (/^[A-Za-z](?:[A-Za-z0-9_,:]*[A-Za-z0-9_])?$/.test(value)) return undefined;
  return (
    "a condition reason must start with alphabetic character, optionally followed by a string of alphanumeric " +
    "characters or '_,:', and must end with an alphanumeric character or '_' (e.g. 'my_name',  or 'MY_NAME',  or " +
    "'MyName',  or 'ReasonA,ReasonB',  or 'ReasonA:ReasonB', regex used for validation is " +
    "'[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?')"
  );
}

function domainPrefixedPath(value: string): string | undefined {
  const slash = value.indexOf("/");
  if (slash < 1 || slash === value.length - 1) return 'must be a domain-prefixed path (such as "acme.io/foo")';
  const host = dnsSubdomain(value.slice(0, slash));
  if (host !== undefined) return `prefix part ${host}`;
  if (/^[A-Za-z0-9/\-._~%!$&'()*+,;=:]+$/.test(value.slice(slash + 1))) return undefined;
  return "Invalid path (e.g. 'path/to/resource', regex used for validation is " + "'[A-Za-z0-9/\\-._~%!$&'()*+,;=:]+')";
}

function httpHeaderName(value: string): string | undefined {
  if (/^[-A-Za-z0-9]+$/.test(value)) return undefined;
  return (
    "a valid HTTP header must consist of alphanumeric characters or '-' (e.g. 'X-Header-Name', regex used for validation " +
    "is '[-A-Za-z0-9]+')"
  );
}

function percent(value: string): string | undefined {
  if (/^[0-9]+%$/.test(value)) return undefined;
  return (
    "a valid percent string must be a numeric string followed by an ending '%' (e.g. '1%',  or '93%', regex used for " +
    "validation is '[0-9]+%')"
  );
}

function uri(value: string): string | undefined {
  return URL.canParse(value) ? undefined : "must be an absolute URI";
}

function uuid(value: string): string | undefined {
  return /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/.test(value) ? undefined : "must be a UUID";
}

function wildcardSubdomain(value: string): string | undefined {
  if (value.length > 253) return "must be no more than 253 bytes";
  if (value.startsWith("*.") && dnsSubdomain(value.slice(2)) === undefined) return undefined;
  return (
    "a wildcard DNS-1123 subdomain must start with '*.', followed by a valid DNS subdomain, which must consist of lower " +
    "case alphanumeric characters, '-' or '.' and end with an alphanumeric character (e.g. '*.example.com', regex used " +
    "for validation is '\\*\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')"
  );
}
