import { createPublicKey, type KeyObject, sign } from "node:crypto";
import { bitString, der, integer, tags } from "./der.ts";
import { subjectAltName } from "./extensions.ts";
import { identifiers } from "./identifiers.ts";
import { encodeName, type Name } from "./name.ts";
import { signatureOf } from "./sign.ts";

export interface RequestParts {
  readonly subject: Name;
  /** The private key, which signs. */
  readonly key: KeyObject;
  /** DER of general names. */
  readonly names?: readonly Buffer[];
}

/** Makes a certificate request (PKCS#10), in DER. Throws an Error for a key that may not sign. */
export function signRequest({ subject, key, names = [] }: RequestParts): Buffer {
  const { algorithm, digest } = signatureOf(key);
  const extensions = der(tags.sequence, subjectAltName(names));
  const attribute = der(tags.sequence, identifiers.extensionRequest, der(tags.set, extensions));
  const info = der(
    tags.sequence,
    integer(0n), // version 1
    encodeName(subject),
    createPublicKey(key).export({ type: "spki", format: "der" }),
    der(0xa0, ...(names.length === 0 ? [] : [attribute])),
  );
  return der(tags.sequence, info, algorithm, bitString(sign(digest, info, key)));
}
