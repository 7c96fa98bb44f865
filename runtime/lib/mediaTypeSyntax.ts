/** A media type as a header writes it: `application/json;as=Table;q=0.9`. Names of parameters are lower case. */
export interface MediaType {
  /** "application/json"; a wildcard is "application/*", or a star on both sides. */
  readonly type: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** 0 to 1; 1 when unsaid. */
  readonly quality: number;
}

/** The media type of a body with its parameters; undefined when it is not `word/word`. */
export function parseMediaType(text: string): MediaType | undefined {
  const parsed = parseClause(text);
  return parsed === undefined ? undefined : { ...parsed, type: parsed.type.toLowerCase() };
}

function parseClause(text: string): MediaType | undefined {
  const [head = "", ...rest] = splitOutsideQuotes(text, ";");
  const type = head.trim();
  if (!/^[^\s/;,]+\/[^\s/;,]+$/.test(type)) return undefined;
  const parameters: Record<string, string> = Object.create(null);
  let quality = 1;
  for (const part of rest) {
    const at = part.indexOf("=");
    if (at < 0) continue;
    const name = part.slice(0, at).trim().toLowerCase();
    const value = unquoted(part.slice(at + 1).trim());
    if (name === "q") quality = qualityOf(value);
    else parameters[name] = value;
  }
  return { type, parameters, quality };
}

/**
 * The clauses of an Accept header, types as they are written, the best first: by quality, then the more specific, then
 * as written. What a client would rather not have comes last.
 */
export function parseAccept(header: string): MediaType[] {
  if (header.length > maxAcceptLength) return [];
  const clauses: MediaType[] = [];
  for (const part of splitOutsideQuotes(header, ",")) {
    const clause = parseClause(part);
    if (clause !== undefined) clauses.push(clause);
  }
  return clauses.sort((a, b) => b.quality - a.quality || wildcards(a.type) - wildcards(b.type));
}

/** @limit Accept or Content-Type header: it names nothing, which is a 406 or 415. */
export const maxAcceptLength: number = 16 * 1024;

/** 2 for any type, 1 for any subtype of one, 0 for a full name. */
function wildcards(type: string): number {
  if (type === "*/*") return 2;
  return type.endsWith("/*") ? 1 : 0;
}

function qualityOf(text: string): number {
  const quality = Number(text);
  return Number.isFinite(quality) ? Math.min(1, Math.max(0, quality)) : 1;
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  if (!text.includes('"')) return text.split(separator);
  const parts: string[] = [];
  let start = 0;
  let quotedPart = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === "\\" && quotedPart) index++;
    else if (character === '"') quotedPart = !quotedPart;
    else if (character === separator && !quotedPart) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

function unquoted(text: string): string {
  if (text.length < 2 || !text.startsWith('"') || !text.endsWith('"')) return text;
  return text.slice(1, -1).replace(/\\(.)/g, "$1");
}

/** Whether the text of an Accept-Encoding names gzip, and does not refuse it. */
export function acceptsGzip(acceptEncoding: string): boolean {
  return /(?:^|,)\s*gzip\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i.test(acceptEncoding);
}
