import { addTo } from "../../schema/groups.ts";

/** The parts of a URL as they are written; no more of it is decoded, lowered or resolved than readers ask for. */
export class UrlValue {
  readonly text: string;
  readonly scheme: string;
  /** With its port. */
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
  /** Escaped where it was written without. */
  readonly path: string;
  readonly query: string;
  /** The same for URLs that are equal. */
  readonly canonical: string;

  constructor(text: string, { scheme, host, path, query }: UrlParts) {
    this.text = text;
    this.scheme = scheme;
    this.host = host;
    const colon = host.lastIndexOf(":");
    const hasPort = colon !== -1 && isPort(host.slice(colon));
    this.hostname = (hasPort ? host.slice(0, colon) : host).replace(/^\[(.*)\]$/s, "$1");
    this.port = hasPort ? host.slice(colon + 1) : "";
    this.path = path;
    this.query = query;
    this.canonical = scheme + text.slice(scheme.length);
  }
}

interface UrlParts {
  readonly scheme: string;
  readonly host: string;
  readonly path: string;
  readonly query: string;
}

/** Whether a text is a URL with a scheme, or a path from the root. A # is as any other sign: it begins no fragment. */
export function isUrl(text: string): boolean {
  return parse(text, { isRequest: true }) !== undefined;
}

/** The URL that a text is, without its fragment. */
export function parseUrl(text: string): UrlValue | undefined {
  if (!isUrl(text)) return undefined;
  const hash = text.indexOf("#");
  if (hash !== -1 && !isEscaped(text.slice(hash))) return undefined;
  const parts = parse(hash === -1 ? text : text.slice(0, hash), { isRequest: false });
  return parts && new UrlValue(text, parts);
}

/** Why a text is no URL, as far as one part of it is the reason. */
export function urlProblem(text: string): string {
  if (text === "") return "empty url";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no URL has
  if (/[\u0000-\u001f\u007f]/.test(text)) return "net/url: invalid control character in URL";
  const [, host = "", path = ""] = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/(?:[^/?]*@)?([^/?]*)([^?]*)/.exec(text) ?? [
    "",
    "",
    text,
  ];
  if (text.startsWith(":")) return "missing protocol scheme";
  const [, user = ""] = /^[^:]+:\/\/([^/?]*)@/.exec(text) ?? [];
  if (/[^A-Za-z0-9._:~!$&'()*+,;=%@-]/.test(user)) return "net/url: invalid userinfo";
  const [, port] = /^(?:\[.*\](.+)|[^[\]:]*(:.*))$/s.exec(host)?.filter((each) => each !== undefined) ?? [];
  if (host.startsWith("[") && !host.includes("]")) return "missing ']' in host";
  if (port !== undefined && !isPort(port)) return `invalid port ${JSON.stringify(port)} after host`;
  const [, character] = /([ ^`{}|\\])/.exec(host) ?? [];
  if (character !== undefined) return `invalid character ${JSON.stringify(character)} in host name`;
  const [sign] = /%(?!25|[89A-Fa-f][0-9A-Fa-f]).{0,2}/.exec(host) ?? /%(?![0-9A-Fa-f]{2}).{0,2}/.exec(path) ?? [];
  return sign === undefined ? "invalid URI for request" : `invalid URL escape ${JSON.stringify(sign)}`;
}

function parse(text: string, { isRequest }: { readonly isRequest: boolean }): UrlParts | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no URL has
  if (/[\u0000-\u001f\u007f]/.test(text)) return undefined;
  const [whole = "", written] = /^(?:([A-Za-z][A-Za-z0-9+.-]*):)?/.exec(text) ?? [];
  const scheme = (written ?? "").toLowerCase();
  const [rest, query] = cut(text.slice(whole.length), "?");
  if (text === "*") return { scheme, host: "", path: "*", query };
  if (!rest.startsWith("/")) {
    const isOpaque = scheme !== "" || (!isRequest && rest === "");
    return isOpaque ? { scheme, host: "", path: "", query } : undefined;
  }
  const hasHost = rest.startsWith("//") && (scheme !== "" || (!isRequest && !rest.startsWith("///")));
  const slash = hasHost ? rest.indexOf("/", 2) : 0;
  const host = hasHost ? hostOf(slash === -1 ? rest.slice(2) : rest.slice(2, slash)) : "";
  const path = slash === -1 ? "" : rest.slice(slash);
  if (host === undefined || !isEscaped(path)) return undefined;
  return { scheme, host, path: escapedPath(path), query };
}

/** What is before the first such sign, and what is behind it. */
function cut(text: string, sign: string): readonly [string, string] {
  const at = text.indexOf(sign);
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** The host and port of an authority; undefined: it is none. */
function hostOf(authority: string): string | undefined {
  const at = authority.lastIndexOf("@");
  const user = authority.slice(0, Math.max(at, 0));
  if (!/^[A-Za-z0-9._:~!$&'()*+,;=%@-]*$/.test(user) || !isEscaped(user)) return undefined;
  const host = authority.slice(at + 1);
  const end = host.startsWith("[") ? host.lastIndexOf("]") : undefined;
  if (end === -1) return undefined;
  const colon = end === undefined ? host.indexOf(":") : end + 1;
  if (colon !== -1 && !isPort(host.slice(colon))) return undefined;
  // Only bytes that are no ASCII may be escaped, and the percent sign of a zone.
  if (!/^(?:[A-Za-z0-9._~!$&'()*+,;=:[\]<>"-]|[^\0-\x7f]|%(?:25|[89A-Fa-f][0-9A-Fa-f]))*$/.test(host)) return undefined;
  return host.includes("%") ? decoded(host) : host;
}

/** A colon with digits, or nothing. */
function isPort(text: string): boolean {
  return /^(?::[0-9]*)?$/.test(text);
}

/** Whether each percent sign begins an escape. */
function isEscaped(text: string): boolean {
  return !/%(?![0-9A-Fa-f]{2})/.test(text);
}

/** As it is where all of it may stand in a path; else every sign that may not is escaped, and no other. */
function escapedPath(path: string): string {
  if (/^[A-Za-z0-9._~$&+,/:;=@!'()*[\]%-]*$/.test(path)) return path;
  return bytesOf(path).replace(/[^A-Za-z0-9._~$&+,/:;=@-]/g, (byte) => {
    return `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
  });
}

/** The bytes that a text with escapes stands for, each as a character. */
function bytesOf(text: string): string {
  const bytes = Buffer.from(text, "utf8").toString("latin1");
  return bytes.replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function decoded(text: string): string {
  return Buffer.from(bytesOf(text), "latin1").toString("utf8");
}

/** The values of a query by their names. Without those that cannot be read. */
export function queryValues(query: string): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const pair of query.split("&")) {
    if (pair === "" || pair.includes(";") || !isEscaped(pair)) continue;
    const [name, value] = cut(pair, "=").map((each) => decoded(each.replaceAll("+", " "))) as [string, string];
    addTo(values, name, value);
  }
  return values;
}
