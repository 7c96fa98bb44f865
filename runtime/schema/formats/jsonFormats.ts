import { isMapped, parseAddress, parseNetwork } from "./ip.ts";

/** Whether a text has a format of custom schemas. A format that is not one of them is documentation only. */
export function hasFormat(text: string, format: string): boolean {
  return checks.get(format)?.(text) ?? true;
}

const numberFormats: Readonly<Record<string, readonly string[]>> = {
  integer: ["int32", "int64"],
  number: ["float", "double"],
};

/** Whether values of a type are checked for a format; the type is empty where a schema names none. */
export function isFormatOf(type: string, format: string): boolean {
  if (type === "" || type === "string") return checks.has(format) || format === "password";
  return numberFormats[type]?.includes(format) ?? false;
}

type Check = (text: string) => boolean;

const hex = "[0-9a-f]";
const byteText = "(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)";

const checks: ReadonlyMap<string, Check> = new Map<string, Check>([
  ["bsonobjectid", matches(/^[0-9a-fA-F]{24}$/)],
  ["uri", (text) => text.startsWith("/") || /^[A-Za-z][A-Za-z0-9+.-]*:[^\s]+$/.test(text)],
  ["email", isEmail],
  ["hostname", isHostname],
  ["ipv4", (text) => parseAddress(text.replace(/\b0+(?=\d)/g, ""))?.length === 2],
  ["ipv6", (text) => parseAddress(text)?.length === 8],
  ["cidr", isNetwork],
  ["mac", matches(/^[0-9a-f]{2}([:-])[0-9a-f]{2}(?:\1[0-9a-f]{2}){4}(?:(?:\1[0-9a-f]{2}){2})?$/i)],
  ["uuid", uuid(`${hex}{4}`, `${hex}{4}`)],
  ["uuid3", uuid(`3${hex}{3}`, `${hex}{4}`)],
  ["uuid4", uuid(`4${hex}{3}`, `[89ab]${hex}{3}`)],
  ["uuid5", uuid(`5${hex}{3}`, `[89ab]${hex}{3}`)],
  ["isbn", (text) => isIsbn10(text) || isIsbn13(text)],
  ["isbn10", isIsbn10],
  ["isbn13", isIsbn13],
  ["creditcard", isCreditCard],
  ["ssn", matches(/^\d{3}[- ]?\d{2}[- ]?\d{4}$/)],
  ["hexcolor", matches(/^#?(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/)],
  ["rgbcolor", matches(new RegExp(`^rgb\\(\\s*${byteText}\\s*,\\s*${byteText}\\s*,\\s*${byteText}\\s*\\)$`))],
  ["byte", matches(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/)],
  ["date", isDate],
  ["duration", isDuration],
  ["datetime", isDateTime],
  ["date-time", isDateTime],
  ["k8s-short-name", (text) => text.length <= 63 && isName(text)],
  ["k8s-long-name", (text) => text.length <= 253 && text.split(".").every(isName)],
]);

/** All patterns here are linear: no part can match the same text in two ways. */
function matches(pattern: RegExp): Check {
  return (text) => pattern.test(text);
}

function uuid(third: string, fourth: string): Check {
  return matches(new RegExp(`^${hex}{8}-?${hex}{4}-?${third}-?${fourth}-?${hex}{12}$`, "i"));
}

/** With a name before it or without: `Ann <ann@example.com>`. */
function isEmail(text: string): boolean {
  const [, address = text] = /^[^<>@",;:\\()[\]]*<([^<>]*)>\s*$/.exec(text) ?? [];
  return /^[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+$/.test(address);
}

function isName(text: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(text);
}

function isNetwork(text: string): boolean {
  const network = parseNetwork(text);
  return network !== undefined && !isMapped(network.groups);
}

/** One label with at most a dash after its first sign, or several of which the last has letters alone. */
function isHostname(text: string): boolean {
  if (text.length > 255) return false;
  const labels = text.split(".");
  const last = labels.pop() ?? "";
  if (labels.length === 0) return loneLabel.test(last);
  return /^\p{L}{2,63}$/u.test(last) && labels.every((label) => hostLabel.test(label));
}

const loneLabel = /^[0-9\p{S}\p{L}]-?[0-9\p{S}\p{L}]{0,62}$/u;
const hostLabel = /^[0-9\p{S}\p{L}](?:[0-9\p{S}\p{L}-]{0,61}[0-9\p{S}\p{L}])?$/u;

function isIsbn10(text: string): boolean {
  const digits = text.replace(/[\s-]/g, "");
  if (!/^\d{9}[\dX]$/.test(digits)) return false;
  let sum = 0;
  for (let at = 0; at < 10; at += 1) sum += (10 - at) * (digits[at] === "X" ? 10 : Number(digits[at]));
  return sum % 11 === 0;
}

function isIsbn13(text: string): boolean {
  const digits = text.replace(/[\s-]/g, "");
  if (!/^\d{13}$/.test(digits)) return false;
  let sum = 0;
  for (let at = 0; at < 13; at += 1) sum += Number(digits[at]) * (at % 2 === 0 ? 1 : 3);
  return sum % 10 === 0;
}

/** By the check digit. */
function isCreditCard(text: string): boolean {
  const digits = text.replace(/[\s-]/g, "");
  if (!/^\d{13,19}$/.test(digits)) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]) * (at % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** Whether a text is a day of the calendar, e.g. 2026-01-31. */
export function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return false;
  const [, year, month, day] = match.map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year ?? 0, (month ?? 0) - 1, day);
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
}

function isDateTime(text: string): boolean {
  const split = text.search(/t/i);
  if (split === -1 || !isDate(text.slice(0, split))) return false;
  const match = /^(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:z|[+-]\d{2}:\d{2})$/i.exec(text.slice(split + 1));
  return match !== null && Number(match[1]) < 24 && Number(match[2]) < 60 && Number(match[3]) < 60;
}

const goDuration = /^[+-]?(?:0|(?:(?:\d+\.?\d*|\.\d+)(?:ns|us|[µμ]s|ms|[smh]))+)$/;
const durationPart = /\d+\s*([A-Za-zµ]+)/g;
const durationUnit = /^(?:ns|nano.*|us|µs|micro.*|ms|milli.*|s|sec.*|m|min.*|h|hr|hour.*|d|day.*|w|wk|week.*)$/;

/** A number with a unit is enough, wherever it stands: `P1D` is a day. */
function isDuration(text: string): boolean {
  if (text.length > 128) return false;
  return goDuration.test(text) || [...text.matchAll(durationPart)].some(([, unit = ""]) => isUnit(unit));
}

function isUnit(text: string): boolean {
  return durationUnit.test(text.toLowerCase());
}
