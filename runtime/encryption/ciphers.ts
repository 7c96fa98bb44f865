import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { xsalsa20poly1305 } from "@noble/ciphers/salsa.js";

/**
 * One way to encrypt with one key. `storageKey` is where the value lies; ciphers that can authenticate it refuse a
 * value that was moved to another place. `open` throws an Error when the bytes were not made with this key.
 */
export interface Cipher {
  readonly seal: (plain: Uint8Array, storageKey: string) => Buffer;
  readonly open: (sealed: Uint8Array, storageKey: string) => Buffer;
}

export type CipherName = "aesgcm" | "aescbc" | "secretbox";

/** Bytes of keys that a cipher takes. */
export const keyLengths: Readonly<Record<CipherName, readonly number[]>> = {
  aesgcm: [16, 24, 32],
  aescbc: [16, 24, 32],
  secretbox: [32],
};

/** Makes a cipher of a key that has one of the `keyLengths`. */
export function cipherOf(name: CipherName, key: Uint8Array): Cipher {
  return { aesgcm, aescbc, secretbox }[name](key);
}

const gcmNonceBytes = 12;
const gcmTagBytes = 16;

/** Sealed: nonce, ciphertext, tag; the storage key is authenticated. */
export function aesgcm(key: Uint8Array): Cipher {
  const algorithm = `aes-${key.byteLength * 8}-gcm` as "aes-256-gcm";
  return {
    seal(plain, storageKey) {
      const nonce = randomBytes(gcmNonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(storageKey));
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, storageKey) {
      if (sealed.byteLength < gcmNonceBytes + gcmTagBytes) throw tooShort();
      const tagAt = sealed.byteLength - gcmTagBytes;
      const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, gcmNonceBytes), {
        authTagLength: gcmTagBytes,
      });
      decipher.setAAD(Buffer.from(storageKey)).setAuthTag(sealed.subarray(tagAt));
      return guarded(() => Buffer.concat([decipher.update(sealed.subarray(gcmNonceBytes, tagAt)), decipher.final()]));
    },
  };
}

const cbcBlockBytes = 16;

/** Sealed: initialization vector, ciphertext with PKCS#7 padding. Nothing is authenticated. */
function aescbc(key: Uint8Array): Cipher {
  const algorithm = `aes-${key.byteLength * 8}-cbc`;
  return {
    seal(plain) {
      const vector = randomBytes(cbcBlockBytes);
      const cipher = createCipheriv(algorithm, key, vector);
      return Buffer.concat([vector, cipher.update(plain), cipher.final()]);
    },
    open(sealed) {
      if (sealed.byteLength < 2 * cbcBlockBytes) throw tooShort();
      const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, cbcBlockBytes));
      return guarded(() => Buffer.concat([decipher.update(sealed.subarray(cbcBlockBytes)), decipher.final()]));
    },
  };
}

const boxNonceBytes = 24;

/** Sealed: nonce, tag, ciphertext (XSalsa20 and Poly1305). */
function secretbox(key: Uint8Array): Cipher {
  return {
    seal(plain) {
      const nonce = randomBytes(boxNonceBytes);
      return Buffer.concat([nonce, xsalsa20poly1305(key, nonce).encrypt(plain)]);
    },
    open(sealed) {
      if (sealed.byteLength < boxNonceBytes) throw tooShort();
      const box = xsalsa20poly1305(key, sealed.subarray(0, boxNonceBytes));
      return guarded(() => bufferOf(box.decrypt(sealed.subarray(boxNonceBytes))));
    },
  };
}

/** The words of libraries differ, and none of them knows more than this. */
function guarded(open: () => Buffer): Buffer {
  try {
    return open();
  } catch (error) {
    throw new Error("the value was not encrypted with this key, or is damaged", { cause: error });
  }
}

function tooShort(): Error {
  return new Error("the stored data was shorter than the required size");
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
