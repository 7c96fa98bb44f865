/** @limit Warning texts of an answer before each is cut: each is cut at 256 characters. */
const maxTotalLength = 4096;
const cutLength = 256;
/**
 * Bytes of all Warning headers, names and escapes included: clients of Node take 16 KiB of head.
 * @limit All Warning headers of an answer: the rest is left out.
 */
const maxHeadersLength = 8192;
const nameLength = "Warning: \r\n".length;
/** @limit Warning texts kept for an answer: the rest is dropped. */
const maxTexts = 1000;

/** What a client should hear beside its answer, as values of Warning headers: each text once, all of them bounded. */
export class Warnings {
  readonly #texts = new Set<string>();

  add(text: string): void {
    if (this.#texts.size < maxTexts) this.#texts.add(text);
  }

  /** `299 - "text"` each. Texts that are long together are cut; what does not fit even then is left out. */
  headers(): string[] {
    let total = 0;
    for (const text of this.#texts) total += text.length;
    const isCut = total > maxTotalLength;
    const headers: string[] = [];
    let written = 0;
    let length = 0;
    for (const text of this.#texts) {
      if (written >= maxTotalLength) break;
      const shown = isCut ? text.slice(0, cutLength) : text;
      const header = `299 - ${quoted(shown)}`;
      written += shown.length;
      length += nameLength + header.length;
      if (length > maxHeadersLength) break;
      headers.push(header);
    }
    return headers;
  }
}

/** As a quoted string of a header: no line breaks, backslashes and quotes escaped. */
function quoted(text: string): string {
  const clean = text.replace(/[^\x20-\x7e\t]/g, "?");
  return `"${clean.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
