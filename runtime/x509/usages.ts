import { objectIdentifier } from "./der.ts";
import { identifiers } from "./identifiers.ts";

/** What requests call the uses of a key: bits of its usage from RFC 5280, or its extended usage. */
const usages: Readonly<Record<string, number | Buffer>> = {
  signing: 0,
  "digital signature": 0,
  "content commitment": 1,
  "key encipherment": 2,
  "data encipherment": 3,
  "key agreement": 4,
  "cert sign": 5,
  "crl sign": 6,
  "encipher only": 7,
  "decipher only": 8,
  any: objectIdentifier("2.5.29.37.0"),
  "server auth": identifiers.serverAuth,
  "client auth": identifiers.clientAuth,
  "code signing": objectIdentifier("1.3.6.1.5.5.7.3.3"),
  "email protection": objectIdentifier("1.3.6.1.5.5.7.3.4"),
  "s/mime": objectIdentifier("1.3.6.1.5.5.7.3.4"),
  "ipsec end system": objectIdentifier("1.3.6.1.5.5.7.3.5"),
  "ipsec tunnel": objectIdentifier("1.3.6.1.5.5.7.3.6"),
  "ipsec user": objectIdentifier("1.3.6.1.5.5.7.3.7"),
  timestamping: objectIdentifier("1.3.6.1.5.5.7.3.8"),
  "ocsp signing": objectIdentifier("1.3.6.1.5.5.7.3.9"),
  "microsoft sgc": objectIdentifier("1.3.6.1.4.1.311.10.3.3"),
  "netscape sgc": objectIdentifier("2.16.840.1.113730.4.1"),
};

export interface KeyUsages {
  readonly bits: readonly number[];
  /** DER of the identifiers of extended usages. */
  readonly purposes: readonly Buffer[];
}

/** Throws an Error for a word that is none of them. */
export function keyUsagesOf(words: readonly string[]): KeyUsages {
  const found = words.map((word) => {
    const usage = Object.hasOwn(usages, word) ? usages[word] : undefined;
    if (usage === undefined) throw new Error(`unrecognized usage: ${JSON.stringify(word)}`);
    return usage;
  });
  return {
    bits: [...new Set(found.filter((each) => typeof each === "number"))],
    purposes: [
      ...new Map(found.filter((each) => Buffer.isBuffer(each)).map((each) => [each.toString("hex"), each])).values(),
    ],
  };
}
