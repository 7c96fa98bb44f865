import { createHash, createHmac, randomBytes } from "node:crypto";
import { create, fromBinary, toBinary } from "@bufbuild/protobuf";
import {
  EncryptedDEKSourceType as KeyForm,
  type EncryptedObject,
  EncryptedObjectSchema,
} from "../../../generated/pb/kms/v2/envelope_pb.ts";
import { aesgcm, type Cipher } from "../ciphers.ts";

/** A data key as the plugin encrypted it: what values say of the key that they need. */
export type SealedKey = Pick<EncryptedObject, "keyId" | "encryptedDekSource" | "annotations"> & {
  readonly encryptedDekSourceType: KeyForm;
};

export const seedBytes = 32;
const infoBytes = 32;
/** @limit Annotations of a sealed key: the write fails. */
const maxAnnotationBytes = 32 * 1024;
/** @limit Key id of a KMS plugin: the call fails. */
const maxKeyIdBytes = 1024;
/** @limit Sealed key of a KMS plugin: the call fails. */
const maxSealedKeyBytes = 1024;

/** The bytes of a value in storage, after its prefix. */
export function encodeEnvelope(key: SealedKey, encryptedData: Uint8Array): Buffer {
  const { keyId, encryptedDekSource, annotations, encryptedDekSourceType } = key;
  const object = { keyId, encryptedDekSource, annotations, encryptedDekSourceType, encryptedData };
  return Buffer.from(toBinary(EncryptedObjectSchema, create(EncryptedObjectSchema, object)));
}

/** Throws an Error when the bytes are no envelope. */
export function decodeEnvelope(bytes: Uint8Array): EncryptedObject {
  const object = fromBinary(EncryptedObjectSchema, bytes);
  checkSealedKey(object);
  if (object.encryptedData.byteLength === 0) throw new Error("encrypted data is empty");
  return object;
}

/** Throws an Error that says what is wrong with a key that a plugin made, or that lies in storage. */
export function checkSealedKey(key: SealedKey): void {
  const { encryptedDekSourceType: form, encryptedDekSource, annotations } = key;
  if (form !== KeyForm.AES_GCM_KEY && form !== KeyForm.HKDF_SHA256_XNONCE_AES_GCM_SEED) {
    throw new Error(`unknown encryptedDEKSourceType: ${String(form)}`);
  }
  const { byteLength } = encryptedDekSource;
  if (byteLength === 0) throw new Error("failed to validate encrypted DEK source: encrypted DEK source is empty");
  if (byteLength > maxSealedKeyBytes) {
    throw new Error(`failed to validate encrypted DEK source: it has ${byteLength} bytes of ${maxSealedKeyBytes}`);
  }
  checkKeyId(key.keyId);
  let annotationBytes = 0;
  for (const [name, value] of Object.entries(annotations)) {
    if (!qualifiedName.test(name)) throw new Error(`failed to validate annotations: ${name} is no domain name`);
    annotationBytes += Buffer.byteLength(name) + value.byteLength;
  }
  if (annotationBytes > maxAnnotationBytes) {
    throw new Error(`failed to validate annotations: they have ${annotationBytes} bytes of ${maxAnnotationBytes}`);
  }
}

const qualifiedName = /^(?=.{1,253}$)[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?(\.[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?)+$/;

/** Throws an Error when a plugin named no key, or by too long a name. */
export function checkKeyId(keyId: string): void {
  if (keyId === "") throw new Error("failed to validate key id: keyID is empty");
  const bytes = Buffer.byteLength(keyId);
  if (bytes > maxKeyIdBytes) throw new Error(`failed to validate key id: it has ${bytes} bytes of ${maxKeyIdBytes}`);
}

/** The same of the same key. */
export function identityOf({ encryptedDekSourceType, encryptedDekSource, keyId, annotations }: SealedKey): string {
  const hash = createHash("sha256").update(`${encryptedDekSourceType} ${encryptedDekSource.byteLength} `);
  hash.update(encryptedDekSource).update(JSON.stringify(keyId));
  for (const [name, value] of Object.entries(annotations).sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name} ${value.byteLength} `).update(value);
  }
  return hash.digest("base64");
}

/** Throws an Error when the plugin's answer is no key of its form. */
export function cipherOfKey(form: KeyForm, key: Uint8Array): Cipher {
  if (form === KeyForm.HKDF_SHA256_XNONCE_AES_GCM_SEED) return seeded(key);
  if (![16, 24, 32].includes(key.byteLength)) throw new Error(`invalid key length ${key.byteLength}`);
  return aesgcm(key);
}

/**
 * AES-GCM with a key for each value, which is derived from the seed and random bytes that stand before the value: so
 * many values can be encrypted that nonces of one key would repeat.
 */
function seeded(seed: Uint8Array): Cipher {
  if (seed.byteLength < seedBytes) throw new Error(`invalid seed length ${seed.byteLength} used for key generation`);
  // HKDF-Expand for as many bytes as one round gives.
  const derived = (info: Uint8Array) => createHmac("sha256", seed).update(info).update(Buffer.of(1)).digest();
  return {
    seal(plain, storageKey) {
      const info = randomBytes(infoBytes);
      return Buffer.concat([info, aesgcm(derived(info)).seal(plain, storageKey)]);
    },
    open(sealed, storageKey) {
      if (sealed.byteLength < infoBytes) throw new Error("the stored data was shorter than the required size");
      return aesgcm(derived(sealed.subarray(0, infoBytes))).open(sealed.subarray(infoBytes), storageKey);
    },
  };
}
