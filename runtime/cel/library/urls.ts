import { CelError } from "../meter.ts";
import { LiteralMap } from "../value.ts";
import { define, type Overload, reads } from "./define.ts";
import { isUrl, parseUrl, queryValues, type UrlValue, urlProblem } from "./urlValue.ts";

export const urlFunctions: readonly Overload[] = [
  define("url(string): url", read, reads),
  define("isURL(string): bool", isUrl, reads),
  define("url.getScheme(): string", ({ scheme }: UrlValue) => scheme),
  define("url.getHost(): string", ({ host }: UrlValue) => host),
  define("url.getHostname(): string", ({ hostname }: UrlValue) => hostname),
  define("url.getPort(): string", ({ port }: UrlValue) => port),
  define("url.getEscapedPath(): string", ({ path }: UrlValue) => path),
  define("url.getQuery(): map<string, list<string>>", query),
];

function read(value: string): UrlValue {
  const made = parseUrl(value);
  if (made !== undefined) return made;
  throw new CelError(
    `URL parse error during conversion from string: parse ${JSON.stringify(value)}: ${urlProblem(value)}`,
  );
}

function query({ query: own }: UrlValue): LiteralMap {
  const made = new LiteralMap();
  for (const [key, values] of queryValues(own)) made.set(key, values);
  return made;
}
