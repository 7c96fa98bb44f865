const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The value of a header, of which Node gives each byte as a character, read as UTF-8; undefined for other bytes. */
export function headerText(value: string): string | undefined {
  if (!/[^\x20-\x7e]/.test(value)) return value;
  try {
    return utf8.decode(Buffer.from(value, "latin1"));
  } catch {
    return undefined; // a TypeError of the decoder: the bytes are no UTF-8
  }
}

/** The key at the end of a header's name: in lower case, percent-decoded where that gives a text. */
export function decodedHeaderKey(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
