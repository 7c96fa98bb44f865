import { X509Certificate } from "node:crypto";

export interface PemBlock {
  /** e.g. CERTIFICATE. */
  readonly type: string;
  readonly hasHeaders: boolean;
  readonly bytes: Buffer;
}

const marker = /^-----(BEGIN|END) ([^\n-]+)-----/gm;
const restOfLine = /[ \t]*\r?\n/y;
const header = /(?:^|\n)[^\n:]+:/;

/**
 * The blocks of a text in order; whatever stands between them is passed over, as is a block that is no base64. A block
 * goes on to the first end of its type, whatever begins inside of it. Takes time in proportion to the text.
 */
export function pemBlocks(text: string): PemBlock[] {
  const found: PemBlock[] = [];
  const markers = markersIn(text);
  const endAfter = endsOf(markers);
  let at = 0;
  for (const { isBegin, type, index, next } of markers) {
    if (!isBegin || index < at) continue;
    const end = endAfter(type, next);
    if (end === undefined) continue;
    at = end.next;
    const block = blockOf(type, text.slice(next, end.index));
    if (block !== undefined) found.push(block);
  }
  return found;
}

interface Marker {
  readonly isBegin: boolean;
  readonly type: string;
  readonly index: number;
  /** Where what follows begins. */
  readonly next: number;
}

function markersIn(text: string): Marker[] {
  const markers: Marker[] = [];
  for (const { 0: whole, 1: word, 2: type = "", index } of text.matchAll(marker)) {
    const end = index + whole.length;
    restOfLine.lastIndex = end;
    const isBegin = word === "BEGIN";
    if (isBegin && !restOfLine.test(text)) continue;
    markers.push({ isBegin, type, index, next: isBegin ? restOfLine.lastIndex : end });
  }
  return markers;
}

/** Finds the first end of a type at or after a place. Places are asked for in order, so no end is looked at twice. */
function endsOf(markers: readonly Marker[]): (type: string, from: number) => Marker | undefined {
  const ends = new Map<string, { readonly all: Marker[]; at: number }>();
  for (const each of markers) {
    if (each.isBegin) continue;
    const known = ends.get(each.type);
    if (known === undefined) ends.set(each.type, { all: [each], at: 0 });
    else known.all.push(each);
  }
  return (type, from) => {
    const known = ends.get(type);
    while (known !== undefined && (known.all[known.at]?.index ?? from) < from) known.at += 1;
    return known?.all[known.at];
  };
}

function blockOf(type: string, body: string): PemBlock | undefined {
  const hasHeaders = header.test(body);
  const base64 = (hasHeaders ? body.slice(body.search(/\r?\n\r?\n/)) : body).replace(/\s/g, "");
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return undefined;
  return { type, hasHeaders, bytes: Buffer.from(base64, "base64") };
}

/** What it costs to parse a certificate, in steps of work. */
export const certificateSteps = 1000;

/** The certificate of a block, or undefined when it is none. */
export function parseCertificate(bytes: Buffer): X509Certificate | undefined {
  try {
    return new X509Certificate(bytes);
  } catch {
    return undefined; // the caller says what is wrong, in its own words
  }
}
