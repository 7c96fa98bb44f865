import { constants, createPublicKey, type KeyObject, verify } from "node:crypto";
import type { PodCertificateRequest } from "../../../../generated/certificates/v1beta1/podCertificateRequest.ts";
import { type FieldError, invalid, invalidUnshown, tooLong } from "../../../schema/fieldError.ts";
import { readKey, signedKey } from "../../../x509/certificateRequest.ts";

type Spec = PodCertificateRequest["spec"];

/** @limit Bytes of a key, of a proof that a pod has it, and of a request for a certificate: 422. */
const maxBytes = 10 * 1024;

const requestPath = "spec.stubPKCS10Request";
const keyPath = "spec.pkixPublicKey";
const proofPath = "spec.proofOfPossession";

/** A pod shows that it has a key by a request that is signed with it, or by the key and a signature of its UID. */
export function validateKeys(spec: Spec): FieldError[] {
  const request = bytesOf(spec.stubPKCS10Request);
  const key = bytesOf(spec.pkixPublicKey);
  const proof = bytesOf(spec.proofOfPossession);
  const [hasRequest, hasKey, hasProof] = [request, key, proof].map(({ length }) => length > 0);
  const problem =
    hasRequest && !hasKey && !hasProof
      ? requestProblem(request)
      : !hasRequest && hasKey && hasProof
        ? proofProblem(key, proof, spec)
        : invalidUnshown(
            "spec",
            "exactly one of (stubPKCS10Request) or (pkixPublicKey, proofOfPossession) must be set",
          );
  return problem === undefined ? [] : [problem];
}

/** The key that a certificate is asked for; undefined where it cannot be read. */
export function requestedKey(spec: Spec): KeyObject | undefined {
  const request = bytesOf(spec.stubPKCS10Request);
  return request.length > 0 ? readKey(request) : keyOf(bytesOf(spec.pkixPublicKey));
}

function bytesOf(text: string | null | undefined): Buffer {
  return Buffer.from(text ?? "", "base64");
}

function keyOf(bytes: Buffer): KeyObject | undefined {
  try {
    return createPublicKey({ key: bytes, format: "der", type: "spki" });
  } catch {
    return undefined;
  }
}

function requestProblem(bytes: Buffer): FieldError | undefined {
  if (bytes.length > maxBytes) return tooLong(requestPath, maxBytes);
  const key = readKey(bytes);
  if (key === undefined) return invalidUnshown(requestPath, "must be a valid PKCS#10 CSR");
  const isSupported = ["ed25519", "ec", "rsa"].includes(key.asymmetricKeyType ?? "");
  if (!isSupported) return invalidUnshown(requestPath, unknownText);
  const problem = keyProblem(key, { path: requestPath, curves: "P256, P384, or P521" });
  if (problem !== undefined) return problem;
  return typeof signedKey(bytes) === "string" ? invalidUnshown(requestPath, "invalid signature") : undefined;
}

function proofProblem(bytes: Buffer, proof: Buffer, { pkixPublicKey, podUID }: Spec): FieldError | undefined {
  if (bytes.length > maxBytes) return tooLong(keyPath, maxBytes);
  if (proof.length > maxBytes) return tooLong(proofPath, maxBytes);
  const key = keyOf(bytes);
  if (key === undefined) return invalid(keyPath, pkixPublicKey, "must be a valid PKIX-serialized public key");
  const isSupported = ["ed25519", "ec", "rsa"].includes(key.asymmetricKeyType ?? "");
  if (!isSupported) return invalid(keyPath, pkixPublicKey, unknownText);
  const problem = keyProblem(key, { path: keyPath, curves: "P256 or P384" });
  if (problem !== undefined) return problem;
  if (hasSigned(key, Buffer.from(podUID), proof)) return undefined;
  return invalidUnshown(proofPath, "could not verify proof-of-possession signature");
}

const unknownText = "unknown public key type; supported types are Ed25519, ECDSA, and RSA";

/** Why a pod may not have a certificate for a key. */
function keyProblem(
  { asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject,
  { path, curves }: { readonly path: string; readonly curves: string },
): FieldError | undefined {
  const { namedCurve = "", modulusLength = 0 } = details ?? {};
  if (type === "ec" && !["prime256v1", "secp384r1", "secp521r1"].includes(namedCurve)) {
    const name = namedCurve === "secp224r1" ? "P-224" : namedCurve;
    return invalid(path, `curve ${name}`, `elliptic public keys must use curve ${curves}`);
  }
  if (type === "rsa" && ![3072, 4096].includes(modulusLength)) {
    return invalid(path, `${modulusLength}-bit modulus`, "RSA keys must have modulus size 3072 or 4096");
  }
  return undefined;
}

function hasSigned(key: KeyObject, text: Buffer, signature: Buffer): boolean {
  try {
    if (key.asymmetricKeyType === "ed25519") return verify(null, text, key, signature);
    if (key.asymmetricKeyType === "ec") return verify("sha256", text, key, signature);
    const padding = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO };
    return verify("sha256", text, { key, ...padding }, signature);
  } catch {
    return false; // what is no signature proves nothing
  }
}
