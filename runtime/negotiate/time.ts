import { quotedBytes as quoted } from "../schema/quoted.ts";
import { DecodeError } from "./decodeError.ts";

/** A point in time: whole seconds since the epoch (may be negative) and microseconds 0..999999 beyond them. */
export interface Instant {
  readonly seconds: number;
  readonly micros: number;
}

/** An RFC 3339 text as the field writes it: UTC, whole seconds, "2026-01-02T03:04:05Z". Throws DecodeError. */
export function canonicalTime(text: string): string {
  return isCanonicalTime(text) ? text : formatTime(parseTime(text).seconds);
}

/** The same with exactly six digits of fraction: "2026-01-02T03:04:05.000000Z". Throws DecodeError. */
export function canonicalMicroTime(text: string): string {
  const { seconds, micros } = parseMicroTime(text);
  return formatMicroTime(seconds, micros);
}

/** Any offset and any fraction are read. Throws DecodeError with what was expected where. */
export function parseTime(text: string): Instant {
  return parse(text, /^(?:[.,]\d+)?/, "2006-01-02T15:04:05Z07:00");
}

export function parseMicroTime(text: string): Instant {
  return parse(text, /^\.\d{6}/, "2006-01-02T15:04:05.000000Z07:00");
}

export function formatTime(seconds: number): string {
  const text = new Date(seconds * 1000).toISOString();
  return `${text.slice(0, -5)}Z`;
}

export function formatMicroTime(seconds: number, micros: number): string {
  return `${formatTime(seconds).slice(0, -1)}.${String(micros).padStart(6, "0")}Z`;
}

/** "2026-01-02T03:04:05Z" in every digit; what nearly every client sends. */
function isCanonicalTime(text: string): boolean {
  if (text.length !== 20 || text.charCodeAt(19) !== 0x5a || text.charCodeAt(10) !== 0x54) return false;
  if (text.charCodeAt(4) !== 0x2d || text.charCodeAt(7) !== 0x2d) return false;
  if (text.charCodeAt(13) !== 0x3a || text.charCodeAt(16) !== 0x3a) return false;
  const century = twoDigits(text, 0);
  const year = twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (century < 0 || year < 0 || month < 1 || month > 12 || day < 1) return false;
  if (day > daysIn(century * 100 + year, month)) return false;
  const hour = twoDigits(text, 11);
  const minute = twoDigits(text, 14);
  const second = twoDigits(text, 17);
  return hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second < 60;
}

/** -1 when they are not digits. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The parts of the text up to the fraction, each as the message names it when it is not there. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/^\d{4}/, "2006"],
  [/^-/, "-"],
  [/^\d\d/, "01"],
  [/^-/, "-"],
  [/^\d\d/, "02"],
  [/^T/, "T"],
  [/^\d\d/, "15"],
  [/^:/, ":"],
  [/^\d\d/, "04"],
  [/^:/, ":"],
  [/^\d\d/, "05"],
];

function parse(text: string, fraction: RegExp, layout: string): Instant {
  let rest = text.length > 64 ? "" : text;
  const numbers: number[] = [];
  const take = (pattern: RegExp, named: string): string => {
    const found = pattern.exec(rest);
    if (found === null) {
      const shown = `${quoted(text.slice(0, 64))} as ${quoted(layout)}`;
      throw new DecodeError(`parsing time ${shown}: cannot parse ${quoted(rest)} as ${quoted(named)}`);
    }
    rest = rest.slice(found[0].length);
    return found[0];
  };
  for (const [pattern, named] of parts) {
    const taken = take(pattern, named);
    if (named.length > 1) numbers.push(Number(taken));
  }
  const digits = take(fraction, ".000000").slice(1, 7).padEnd(6, "0");
  const offset = take(/^(?:Z|[+-]\d\d:\d\d)/, "Z07:00");
  if (rest !== "") throw new DecodeError(`parsing time ${quoted(text)}: extra text: ${quoted(rest)}`);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = numbers;
  const wrong = outOfRange(numbers) ?? (Number(offset.slice(1, 3)) > 23 ? "time zone offset hour" : undefined);
  if (wrong !== undefined) throw new DecodeError(`parsing time ${quoted(text)}: ${wrong} out of range`);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const seconds = date.getTime() / 1000 + hour * 3600 + minute * 60 + second - offsetSeconds(offset);
  checkYear(seconds);
  return { seconds, micros: Number(digits) };
}

/** The years 0 to 9999. */
const minSeconds = -62_167_219_200;
const maxSeconds = 253_402_300_799;

/** Throws DecodeError for a time in whose year there are other than four digits, which no text can say. */
export function checkYear(seconds: number): void {
  if (seconds < minSeconds || seconds > maxSeconds) throw new DecodeError("time: year outside of range [0,9999]");
}

function outOfRange([year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: number[]): string | undefined {
  if (month < 1 || month > 12) return "month";
  if (day < 1 || day > daysIn(year, month)) return "day";
  if (hour > 23) return "hour";
  if (minute > 59) return "minute";
  return second > 59 ? "second" : undefined;
}

function offsetSeconds(offset: string): number {
  if (offset === "Z") return 0;
  const seconds = Number(offset.slice(1, 3)) * 3600 + Number(offset.slice(4, 6)) * 60;
  return offset.startsWith("-") ? -seconds : seconds;
}
