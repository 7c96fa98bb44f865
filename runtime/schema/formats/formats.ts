import { cronSchedule } from "./cronSchedule.ts";
import { endpointIp, reachableIp } from "./specialAddress.ts";
import { canonicalCidr, canonicalIp, cidr, interfaceAddress, ip, isLikeIp } from "./ip.ts";
import { decimalInteger, int64Text } from "./wholeNumber.ts";
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
} from "../names.ts";

/** Returns the text of what is wrong, or undefined. Linear in the length of the value. */
export type Format = (value: string) => string | undefined;

/** The named formats of spec files: `format: dns-label`. A format that is not listed is documentation only. */
export const formats: Readonly<Record<FormatName, Format>> = {
  "api-version": apiVersion,
  "c-identifier": cIdentifier,
  "canonical-cidr": canonicalCidr,
  "canonical-ip": canonicalIp,
  cidr,
  "condition-reason": conditionReason,
  "config-key": configKey,
  "cron-schedule": cronSchedule,
  "decimal-integer": decimalInteger,
  "dns-label": dnsLabel,
  "dns-search": dnsSearch,
  "dns-subdomain": dnsSubdomain,
  "dns1035-label": dns1035Label,
  "dns-name": dnsName,
  domain,
  "domain-prefixed-path": domainPrefixedPath,
  "driver-name": (value) => dnsSubdomain(value.toLowerCase()),
  "endpoint-ip": endpointIp,
  "env-var-name": envVarName,
  "host-pattern": hostPattern,
  "http-header-name": httpHeaderName,
  "host-ports": hostPorts,
  "int64-text": int64Text,
  "interface-address": interfaceAddress,
  ip,
  ipv4: (value) => ip(value) ?? (value.includes(":") ? "must be an IPv4 address" : undefined),
  ipv6: (value) => ip(value) ?? (value.includes(":") ? undefined : "must be an IPv6 address"),
  "iscsi-name": iscsiName,
  "label-key": qualifiedName,
  "label-value": labelValue,
  "no-backsteps": noBacksteps,
  "no-ip": noIp,
  "path-segment": pathSegment,
  percent,
  "port-name": portName,
  "qualified-name": qualifiedName,
  "reachable-ip": reachableIp,
  "relative-path": relativePath,
  semver,
  sysctl,
  uri,
  "url-path-pattern": urlPathPattern,
  uuid,
  "wildcard-subdomain": wildcardSubdomain,
};

export type FormatName =
  | "api-version"
  | "c-identifier"
  | "canonical-cidr"
  | "canonical-ip"
  | "cidr"
  | "condition-reason"
  | "config-key"
  | "cron-schedule"
  | "decimal-integer"
  | "dns-label"
  | "dns-search"
  | "dns-subdomain"
  | "dns1035-label"
  | "dns-name"
  | "domain"
  | "domain-prefixed-path"
  | "driver-name"
  | "endpoint-ip"
  | "env-var-name"
  | "host-pattern"
  | "http-header-name"
  | "host-ports"
  | "int64-text"
  | "interface-address"
  | "ip"
  | "ipv4"
  | "ipv6"
  | "iscsi-name"
  | "label-key"
  | "label-value"
  | "no-backsteps"
  | "no-ip"
  | "path-segment"
  | "percent"
  | "port-name"
  | "qualified-name"
  | "reachable-ip"
  | "relative-path"
  | "semver"
  | "sysctl"
  | "uri"
  | "url-path-pattern"
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

/** `v1` or `apps/v1`. */
function apiVersion(value: string): string | undefined {
  const [first = "", second, more] = value.split("/");
  if (more !== undefined) return "an apiVersion consists of a version, or a group and a version joined by '/'";
  const groupText = second === undefined ? undefined : dnsSubdomain(first);
  if (groupText !== undefined) return `group part: ${groupText}`;
  const versionText = dns1035Label(second ?? first);
  return versionText === undefined ? undefined : `version part: ${versionText}`;
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

/** A domain to search names in: the root, or a DNS name whose labels may have underscores. */
function dnsSearch(value: string): string | undefined {
  const name = value.endsWith(".") ? value.slice(0, -1) : value;
  if (value === ".") return undefined;
  if (name.length > 253) return "must be no more than 253 characters";
  if (/^_?[a-z0-9](?:[-_a-z0-9]*[a-z0-9])?(?:\._?[a-z0-9](?:[-_a-z0-9]*[a-z0-9])?)*$/.test(name)) return undefined;
  return (
    "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '_', '-' or '.', and must " +
    "start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is " +
    "'_?[a-z0-9]([-_a-z0-9]*[a-z0-9])?(\\._?[a-z0-9]([-_a-z0-9]*[a-z0-9])?)*')"
  );
}

/** A DNS name, which may end in a dot. */
function dnsName(value: string): string | undefined {
  return dnsSubdomain(value.endsWith(".") ? value.slice(0, -1) : value);
}

/** A name that is no one's nickname: it has a dot in it, and may end in one. */
function domain(value: string): string | undefined {
  if (value === "") return undefined;
  const text = dnsName(value);
  const isShort = !value.slice(0, -1).includes(".");
  return text ?? (isShort ? "should be a domain with at least two segments separated by dots" : undefined);
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

/** A DNS name, whose first label may be a star. */
function hostPattern(value: string): string | undefined {
  return value.includes("*") ? wildcardSubdomain(value) : dnsSubdomain(value);
}

function noIp(value: string): string | undefined {
  return isLikeIp(value) ? "must be a DNS name, not an IP address" : undefined;
}

function hostPorts(value: string): string | undefined {
  const areAll = value.split(",").every((each) => /^(?:[^:\s]+|\[[0-9a-fA-F:]+\]):[0-9]{1,5}$/.test(each));
  return areAll ? undefined : "must be a host:port pair or multiple pairs separated by commas";
}

/** Names of initiators and targets, in one of three forms. */
function iscsiName(value: string): string | undefined {
  const isName =
    /^iqn\.\d{4}-\d{2}\.[a-z0-9.-]+(?::[^,;*&$|\s]+)?$/i.test(value) ||
    /^eui\.[0-9a-f]{16}$/i.test(value) ||
    /^naa\.(?:[0-9a-f]{16}|[0-9a-f]{32})$/i.test(value);
  if (isName) return undefined;
  const isPrefixed = /^(?:iqn|eui|naa)/.test(value);
  return isPrefixed ? "must be valid format" : "must be valid format starting with iqn, eui, or naa";
}

/** A path that does not go up. */
function noBacksteps(value: string): string | undefined {
  return value.includes("..") && value.split("/").includes("..") ? "must not contain '..'" : undefined;
}

function relativePath(value: string): string | undefined {
  return value.startsWith("/") ? "must be a relative path" : undefined;
}

const semanticVersion =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?(\+[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/;

/** Semantic versioning 2.0, without a leading v. */
function semver(value: string): string | undefined {
  return semanticVersion.test(value) ? undefined : "must be a string compatible with semver.org spec 2.0.0";
}

/** `/`, `/healthz`, `/metrics/*`: * may only be the whole last part. */
function urlPathPattern(value: string): string | undefined {
  if (value === "") return "must not be empty";
  if (value === "/") return undefined;
  if (!value.startsWith("/")) return "must start with slash";
  if (value.includes(" ")) return "must not contain white-space";
  if (value.includes("//")) return "must not contain double slash";
  const star = value.indexOf("*");
  const isLast = star === -1 || (star === value.length - 1 && value.endsWith("/*"));
  return isLast ? undefined : "wildcard can only do suffix matching";
}

function sysctl(value: string): string | undefined {
  if (/^(?:[a-z0-9](?:[-_a-z0-9]*[a-z0-9])?[./])*[a-z0-9](?:[-_a-z0-9]*[a-z0-9])?$/.test(value)) return undefined;
  return (
    "must have at most 253 characters and match regex " +
    "^([a-z0-9]([-_a-z0-9]*[a-z0-9])?[\\./])*[a-z0-9]([-_a-z0-9]*[a-z0-9])?$"
  );
}

export function percent(value: string): string | undefined {
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
  if (value.length > 253) return "must be no more than 253 characters";
  if (value.startsWith("*.") && dnsSubdomain(value.slice(2)) === undefined) return undefined;
  return (
    "a wildcard DNS-1123 subdomain must start with '*.', followed by a valid DNS subdomain, which must consist of lower " +
    "case alphanumeric characters, '-' or '.' and end with an alphanumeric character (e.g. '*.example.com', regex used " +
    "for validation is '\\*\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')"
  );
}
