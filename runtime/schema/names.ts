/**
 * Checks of names and values that occur in metadata and specs. Each returns the text of what is wrong, or undefined.
 * They run on every write, so they walk the characters instead of running a regular expression.
 */

export type NameCheck = (value: string) => string | undefined;

/**
 * Fields that spec files declare: they become properties in TypeScript and, in lower case, fields in protobuf. One of
 * the name __proto__ would be the prototype of its object.
 */
export function isFieldName(name: string): boolean {
  return /^[A-Za-z_$][A-Za-z0-9_-]*$/.test(name) && name !== "__proto__";
}

/** Longest label, label value, and name part of a qualified name, in characters. */
export const maxLabelLength = 63;
/** Longest dotted name, in characters. */
export const maxSubdomainLength = 253;

const labelText =
  "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an " +
  "alphanumeric character (e.g. 'my-name',  or '123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')";
const subdomainText =
  "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end " +
  "with an alphanumeric character (e.g. 'example.com', regex used for validation is " +
  "'[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";
const dns1035Text =
  "a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an alphabetic character, and end " +
  "with an alphanumeric character (e.g. 'my-name',  or 'abc-123', regex used for validation is " +
  "'[a-z]([-a-z0-9]*[a-z0-9])?')";
const qualifiedText =
  "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character " +
  "(e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')";
const labelValueText =
  "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end " +
  "with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', regex used for validation is " +
  "'(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')";
const configKeyText =
  "a valid config key must consist of alphanumeric characters, '-', '_' or '.' (e.g. 'key.name',  or 'KEY_NAME',  or " +
  "'key-name', regex used for validation is '[-._a-zA-Z0-9]+')";
const envVarText = "a valid environment variable name must consist only of printable ASCII characters other than '='";

/** One label of a DNS name, e.g. a namespace. */
export function dnsLabel(value: string): string | undefined {
  return tooLong(value, maxLabelLength) ?? labelForm(value);
}

function labelForm(value: string): string | undefined {
  if (isLabel(value, 0, value.length)) return undefined;
  return isSubdomain(value) ? "must not contain dots" : labelText;
}

/** Labels joined by dots, e.g. most object names. */
export function dnsSubdomain(value: string): string | undefined {
  return tooLong(value, maxSubdomainLength) ?? subdomainForm(value);
}

function subdomainForm(value: string): string | undefined {
  return isSubdomain(value) ? undefined : subdomainText;
}

/** A label that starts with a letter. */
export function dns1035Label(value: string): string | undefined {
  return tooLong(value, maxLabelLength) ?? dns1035Form(value);
}

function dns1035Form(value: string): string | undefined {
  return isLowerLetter(value.charCodeAt(0)) && isLabel(value, 0, value.length) ? undefined : dns1035Text;
}

/** Anything that can stand between two slashes of a URL. */
export function pathSegment(value: string): string | undefined {
  if (value === "." || value === "..") return `may not be '${value}'`;
  for (let at = 0; at < value.length; at += 1) {
    const code = value.charCodeAt(at);
    if (code === 47) return "may not contain '/'";
    if (code === 37) return "may not contain '%'";
  }
  return undefined;
}

/** `name` or `prefix/name`: keys of labels, annotations, finalizers and the like. */
export function qualifiedName(value: string): string | undefined {
  const slash = value.indexOf("/");
  if (slash === -1) return namePart(value, 0);
  if (value.indexOf("/", slash + 1) !== -1) {
    const prefixText = "with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')";
    return `a valid label key ${qualifiedText} ${prefixText}`;
  }
  if (slash === 0) return "prefix part must be non-empty";
  return prefixPart(value.slice(0, slash)) ?? namePart(value, slash + 1);
}

function prefixPart(prefix: string): string | undefined {
  const text = tooLong(prefix, maxSubdomainLength, "bytes") ?? subdomainForm(prefix);
  return text === undefined ? undefined : `prefix part ${text}`;
}

/** What is wrong with the name part, whatever is wrong with its prefix or its length. */
function* nameFaults(value: string): Generator<string | undefined> {
  const slash = value.indexOf("/");
  if (value.indexOf("/", slash + 1) !== -1 && slash !== -1) return;
  yield namePart(value, slash + 1);
  yield isQualified(value, slash + 1) ? undefined : `name part ${qualifiedText}`;
}

export function labelValue(value: string): string | undefined {
  if (value === "") return undefined;
  return tooLong(value, maxLabelLength, "bytes") ?? labelValueForm(value);
}

function labelValueForm(value: string): string | undefined {
  return isQualified(value, 0) ? undefined : labelValueText;
}

/** A key of a config map or secret, which may become a file name. */
export function configKey(value: string): string | undefined {
  return tooLong(value, maxSubdomainLength) ?? configKeyCharacters(value) ?? configKeyDots(value);
}

function configKeyCharacters(value: string): string | undefined {
  if (value === "") return configKeyText;
  for (let at = 0; at < value.length; at += 1) {
    if (!isQualifiedCharacter(value.charCodeAt(at))) return configKeyText;
  }
  return undefined;
}

function configKeyDots(value: string): string | undefined {
  if (value === ".") return "must not be '.'";
  if (value === "..") return "must not be '..'";
  return value.startsWith("..") ? "must not start with '..'" : undefined;
}

/** A port's name: an IANA service name. */
export function portName(value: string): string | undefined {
  if (/^(?=.*[a-z])(?!.*--)[a-z0-9](?:[-a-z0-9]{0,13}[a-z0-9])?$/.test(value)) return undefined;
  for (const text of portNameFaults(value)) if (text !== undefined) return text;
  return undefined;
}

function* portNameFaults(value: string): Generator<string | undefined> {
  yield tooLong(value, 15);
  if (!/^[-a-z0-9]+$/.test(value)) yield "must contain only alpha-numeric characters (a-z, 0-9), and hyphens (-)";
  if (!/[a-z]/.test(value)) yield "must contain at least one letter (a-z)";
  if (value.includes("--")) yield "must not contain consecutive hyphens";
  if (value.startsWith("-") || value.endsWith("-")) yield "must not begin or end with a hyphen";
}

/** A port by its number or its name. */
export function port(value: number | string): string | undefined {
  return typeof value === "string" ? portName(value) : portNumber(value);
}

export function portNumber(value: number): string | undefined {
  return value >= 1 && value <= 65535 ? undefined : "must be between 1 and 65535, inclusive";
}

export function envVarName(value: string): string | undefined {
  if (value === "") return envVarText;
  for (let at = 0; at < value.length; at += 1) {
    const code = value.charCodeAt(at);
    if (code < 32 || code > 126 || code === 61) return envVarText;
  }
  return undefined;
}

/** Faults that a check may find besides the first, which it returns. */
const further = new Map<unknown, (value: string) => Iterable<string | undefined>>([
  [dnsLabel, (value: string) => [labelForm(value)]],
  [dnsSubdomain, (value: string) => [subdomainForm(value)]],
  [dns1035Label, (value: string) => [dns1035Form(value)]],
  [qualifiedName, nameFaults],
  [labelValue, (value: string) => [value === "" ? undefined : labelValueForm(value)]],
  [configKey, (value: string) => [configKeyCharacters(value), configKeyDots(value)]],
  [portName, portNameFaults],
  [port, portNameFaults],
]);

/** Each text of what is wrong with a value by a check; the check itself returns the first. Made for errors only. */
export function faultsOf<T extends number | string>(check: (value: T) => string | undefined, value: T): string[] {
  const first = check(value);
  if (first === undefined) return [];
  const more = typeof value === "string" ? [...(further.get(check)?.(value) ?? [])] : [];
  return [...new Set([first, ...more.filter((each) => each !== undefined)])];
}

/** The check behind a descriptor's `nameFormat`. */
export const nameChecks: Readonly<
  Record<"dnsSubdomain" | "dnsLabel" | "dns1035Label" | "pathSegment" | "configKey", NameCheck>
> = { dnsSubdomain, dnsLabel, dns1035Label, pathSegment, configKey };

/** DNS names, port names and keys of config maps speak of characters, labels of bytes; all of them are ASCII. */
function tooLong(value: string, max: number, unit: "bytes" | "characters" = "characters"): string | undefined {
  return value.length <= max ? undefined : `must be no more than ${max} ${unit}`;
}

function namePart(value: string, from: number): string | undefined {
  if (from === value.length) return "name part must be non-empty";
  if (value.length - from > maxLabelLength) return `name part must be no more than ${maxLabelLength} bytes`;
  return isQualified(value, from) ? undefined : `name part ${qualifiedText}`;
}

function isSubdomain(value: string): boolean {
  let from = 0;
  for (let at = 0; at <= value.length; at += 1) {
    if (at !== value.length && value.charCodeAt(at) !== 46) continue;
    if (!isLabel(value, from, at)) return false;
    from = at + 1;
  }
  return true;
}

/** Whether `value[from, to)` is lower-case letters, digits and inner dashes. */
function isLabel(value: string, from: number, to: number): boolean {
  if (from >= to || value.charCodeAt(from) === 45 || value.charCodeAt(to - 1) === 45) return false;
  for (let at = from; at < to; at += 1) {
    const code = value.charCodeAt(at);
    if (!isLowerLetter(code) && !isDigit(code) && code !== 45) return false;
  }
  return true;
}

function isQualified(value: string, from: number): boolean {
  if (!isAlphanumeric(value.charCodeAt(from)) || !isAlphanumeric(value.charCodeAt(value.length - 1))) return false;
  for (let at = from + 1; at < value.length - 1; at += 1) {
    if (!isQualifiedCharacter(value.charCodeAt(at))) return false;
  }
  return true;
}

function isQualifiedCharacter(code: number): boolean {
  return isAlphanumeric(code) || code === 45 || code === 46 || code === 95;
}

function isAlphanumeric(code: number): boolean {
  return isLowerLetter(code) || isDigit(code) || (code >= 65 && code <= 90);
}

function isLowerLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
