import { maxWarnings } from "../../schema/index.ts";

/** @limit Warning texts of an answer before each is cut: each is cut at 256 characters. */
const maxTotalLength = 4096;
const cutLength = 256;
/**
 * Bytes of all Warning headers, names and escapes included: clients of Node take 16 KiB of head.
 * @limit All Warning headers of an answer: the rest is left out.
 */
const maxHeadersLength = 8192;
const nameLength = "Warning: \r\n".length;

/** What a client should hear beside its answer, as values of Warning headers: each text once, all of them bounded. */
export class Warnings {
  readonly #texts = new Set<string>();

  add(text: string): void {
    if (this.#texts.size < maxWarnings) this.#texts.add(text);
  }

  /**
   * `299 - "text"` each, a character a byte of the UTF-8 that is sent. Texts that are long together are cut; what does
   * not fit even then is left out, as is a text with control characters.
   */
  headers(): string[] {
    const headers: string[] = [];
    let length = 0;
    for (const text of shownOf([...this.#texts].filter(isPrintable))) {
      const header = `299 - ${quoted(text)}`;
      length += nameLength + header.length;
      if (length > maxHeadersLength) break;
      headers.push(header);
    }
    return headers;
  }
}

/** The texts as they are, or, from the first on that makes them too long together, all cut and the last left out. */
function shownOf(texts: readonly string[]): readonly string[] {
  let total = 0;
  const tooMany = texts.findIndex((text) => (total += charactersOf(text)) > maxTotalLength);
  if (tooMany < 0) return texts;
  total = 0;
  const cut = texts.map((text) => cutAt(text, cutLength));
  return cut.filter((text, index) => {
    const isShown = index <= tooMany || total < maxTotalLength;
    total += charactersOf(text);
    return isShown;
  });
}

function isPrintable(text: string): boolean {
  return text !== "" && !/\p{Cc}/u.test(text);
}

/** Characters of Unicode, of which one outside of its first plane has a length of two. */
function charactersOf(text: string): number {
  if (text.length > 2 * maxTotalLength) return text.length / 2; // too many in any case
  return text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);
}

function cutAt(text: string, characters: number): string {
  if (text.length <= characters) return text;
  return Array.from(text.slice(0, 2 * characters))
    .slice(0, characters)
    .join("");
}

/** As a quoted string of a header. */
function quoted(text: string): string {
  const escaped = text.replace(/["\\]/g, "\\$&");
  return `"${/^[\x20-\x7e]*$/.test(escaped) ? escaped : Buffer.from(escaped).toString("latin1")}"`;
}
