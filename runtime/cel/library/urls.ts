import { CelError } from "../meter.ts";
import { LiteralMap, UrlValue } from "../value.ts";
import { define, type Overload, reading, reads } from "./define.ts";

const text = { size: (size = 0) => size };

export const urlFunctions: readonly Overload[] = [
  define("url(string): url", read, { cost: reading }),
  define("isURL(string): bool", (value: string) => parse(value) !== undefined, reads),
  define(
    "url.getScheme(): string",
    ({ text: own, url }: UrlValue) => (isPath(own) ? "" : url.protocol.slice(0, -1)),
    text,
  ),
  define("url.getHost(): string", ({ text: own, url }: UrlValue) => (isPath(own) ? "" : url.host), text),
  define("url.getHostname(): string", ({ text: own, url }: UrlValue) => (isPath(own) ? "" : hostname(url)), text),
  define("url.getPort(): string", ({ text: own, url }: UrlValue) => (isPath(own) ? "" : url.port), text),
  define("url.getEscapedPath(): string", escapedPath, text),
  define("url.getQuery(): map<string, list<string>>", query, text),
];

/** Stands for the origin of a URL that is a path alone. */
const anyOrigin = "http://origin.invalid";

/** Control characters, and blanks before the path. */
const unreadable = /\p{Cc}|^[^/?#]*(?:\/\/[^/?#]*)?\s/u;

/** An absolute URL, or a path from the root. */
function parse(value: string): UrlValue | undefined {
  const whole = isPath(value) ? `${anyOrigin}${value}` : value;
  if (unreadable.test(value) || !/^[A-Za-z][A-Za-z0-9+.-]*:/.test(whole) || !URL.canParse(whole)) return undefined;
  return new UrlValue(new URL(whole), value);
}

function isPath(value: string): boolean {
  return value.startsWith("/");
}

function read(value: string): UrlValue {
  const made = parse(value);
  if (made !== undefined) return made;
  throw new CelError(
    `URL parse error during conversion from string: parse ${JSON.stringify(value)}: invalid URI for request`,
  );
}

function hostname({ hostname: name }: URL): string {
  return name.replace(/^\[|\]$/g, "");
}

/** The parser adds the slash that a URL without a path lacks. */
function escapedPath({ url, text: own }: UrlValue): string {
  return url.pathname === "/" && !/^(?:[^/]*:\/\/[^/?#]*)?\//.test(own) ? "" : url.pathname;
}

function query({ url }: UrlValue): LiteralMap {
  const made = new LiteralMap();
  for (const key of new Set(url.searchParams.keys())) made.set(key, url.searchParams.getAll(key));
  return made;
}
