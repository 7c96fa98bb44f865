import { constants, createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import * as assert from "uvu/assert";
import { code } from "../../../generated/certificates/v1beta1/podCertificateRequest.code.ts";
import { issueCertificate } from "../../../runtime/x509/issue.ts";
import { userName } from "../../../runtime/x509/name.ts";
import { signRequest } from "../../../runtime/x509/signRequest.ts";
import { suite } from "../../harness/suite.ts";
import { createErrors, merged, updateErrors } from "../strategyErrors.ts";
import { authorityPem, otherCurveDer, requestDer } from "./certificates.ts";

const test = suite("requests of certificates for pods");

const { privateKey: podKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const derOf = (key: KeyObject) => signRequest({ subject: userName("p", []), key }).toString("base64");

const request = {
  metadata: { name: "a" },
  spec: {
    ...{ signerName: "example.com/pods", podName: "p", podUID: "u1", nodeName: "n1", nodeUID: "u3" },
    ...{ serviceAccountName: "default", serviceAccountUID: "u2", stubPKCS10Request: derOf(podKey) },
  },
};

type Row = readonly [title: string, patch: object, errors: readonly string[]];

/** What shows without a request for a certificate that a pod has a key. */
const proven = (privateKey: KeyObject, digest: string | null, uid = "u1") => {
  const padding = { padding: constants.RSA_PKCS1_PSS_PADDING };
  const isRsa = privateKey.asymmetricKeyType === "rsa";
  const proof = sign(digest, Buffer.from(uid), isRsa ? { key: privateKey, ...padding } : privateKey);
  const key = createPublicKey(privateKey).export({ format: "der", type: "spki" });
  return {
    ...{ stubPKCS10Request: null, pkixPublicKey: key.toString("base64") },
    proofOfPossession: proof.toString("base64"),
  };
};

const longRsa = generateKeyPairSync("rsa", { modulusLength: 3072 }).privateKey;
const shortRsa = derOf(generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey);
const flipped = Buffer.from(requestDer, "base64");
flipped.writeUInt8(flipped.readUInt8(40) ^ 1, 40);
const forged = flipped.toString("base64");
const stub = (stubPKCS10Request: string) => ({ spec: { stubPKCS10Request } });
const wrongStub = (problem: string) => [`spec.stubPKCS10Request: Invalid value: ${problem}`];

const created: readonly Row[] = [
  ["of a pod", {}, []],
  ["with an Ed25519 key", stub(derOf(generateKeyPairSync("ed25519").privateKey)), []],
  ["with an RSA key of 3072 bits", stub(derOf(longRsa)), []],
  [
    "with a short RSA key",
    stub(shortRsa),
    wrongStub('"2048-bit modulus": RSA keys must have modulus size 3072 or 4096'),
  ],
  [
    "of another curve",
    stub(otherCurveDer),
    wrongStub('"curve secp256k1": elliptic public keys must use curve P256, P384, or P521'),
  ],
  ["that is none", stub("AQID"), wrongStub("must be a valid PKCS#10 CSR")],
  ["by an Ed25519 key and a signature", { spec: proven(generateKeyPairSync("ed25519").privateKey, null) }, []],
  ["by a key of a curve and a signature", { spec: proven(podKey, "sha256") }, []],
  ["by an RSA key and a signature", { spec: proven(longRsa, "sha256") }, []],
  [
    "by a key and a signature of another UID",
    { spec: proven(podKey, "sha256", "u2") },
    ["spec.proofOfPossession: Invalid value: could not verify proof-of-possession signature"],
  ],
  [
    "with both proofs",
    { spec: { ...proven(podKey, "sha256"), stubPKCS10Request: derOf(podKey) } },
    ["spec: Invalid value: exactly one of (stubPKCS10Request) or (pkixPublicKey, proofOfPossession) must be set"],
  ],
  ["that was changed after it was signed", stub(forged), wrongStub("invalid signature")],
  [
    "for seconds",
    { spec: { maxExpirationSeconds: 60 } },
    ["spec.maxExpirationSeconds: Invalid value: 60: must be in the range [3600, 7862400]"],
  ],
  [
    "of the platform's own signer for two days",
    { spec: { signerName: "orch.io/orch-apiserver-client-pod", maxExpirationSeconds: 172800 } },
    ["spec.maxExpirationSeconds: Invalid value: 172800: must be in the range [3600, 86400]"],
  ],
  [
    "without a pod",
    { spec: { podName: "", podUID: "" } },
    [
      "spec.podName: Invalid value: \"\": a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
      'spec.podUID: Invalid value: "": must not be empty',
    ],
  ],
  [
    "of a signer without a path",
    { spec: { signerName: "pods" } },
    [
      `spec.signerName: Invalid value: "pods": must be a fully qualified domain and path of the form 'example.com/signer-name'`,
    ],
  ],
];

for (const [title, patch, errors] of created) {
  test(`a request ${title} gives ${errors.length} errors`, () => {
    assert.equal(createErrors(code, merged(request, patch) as object), errors);
  });
}

test("what is asked for stays as it is", () => {
  const renamed = updateErrors(code, { old: request, change: { spec: { podName: "q" } } });
  assert.is(renamed.length, 1);
  assert.match(renamed[0] ?? "", /^spec: Invalid value: .*: field is immutable$/);
});

/** The clock of the tests stands at the epoch. */
const at = (minutes: number) => new Date(minutes * 60_000).toISOString().replace(".000", "");
const chainOf = (publicKey: KeyObject, untilMinutes: number) =>
  issueCertificate({
    ...{ subject: userName("p", []), publicKey, signingKey: generateKeyPairSync("ed25519").privateKey },
    ...{ notBeforeMs: 0, notAfterMs: untilMinutes * 60_000 },
  });
const podChain = chainOf(createPublicKey(podKey), 120);
const condition = (type: string, change: object = {}) => ({
  ...{ type, status: "True", reason: "R", message: "m", lastTransitionTime: at(0) },
  ...change,
});
const issued = {
  conditions: [condition("Issued")],
  ...{ certificateChain: podChain, notBefore: at(0), beginRefreshAt: at(60), notAfter: at(120) },
};
const chain = (value: string, text: string) => [
  `status.certificateChain: Invalid value: ${JSON.stringify(value)}: ${text}`,
];
const block = (type: string) => `-----BEGIN ${type}-----\nAAAA\n-----END ${type}-----\n`;
const otherChain = chainOf(generateKeyPairSync("ed25519").publicKey, 120);

const outcomes: readonly (readonly [title: string, status: object, errors: readonly string[]])[] = [
  ["a certificate", issued, []],
  ["a certificate and its authority", { ...issued, certificateChain: podChain + authorityPem }, []],
  ["a denial", { conditions: [condition("Denied")] }, []],
  ["nothing yet", {}, []],
  [
    "an unknown condition",
    { conditions: [condition("Approved")] },
    ['status.conditions.[0].type: Unsupported value: "Approved": supported values: "Issued", "Denied", "Failed"'],
  ],
  [
    "a condition that is false",
    { conditions: [condition("Issued", { status: "False" })] },
    ['status.conditions.[0].status: Unsupported value: "False": supported values: "True"'],
  ],
  [
    "two outcomes",
    { conditions: [condition("Denied"), condition("Failed")] },
    [
      'status.conditions.[1].type: Invalid value: "Failed": There may be at most one condition with type "Issued", "Denied", or "Failed"',
    ],
  ],
  [
    "a certificate without the condition",
    { notAfter: at(120) },
    ['status: Invalid value: status is immutable unless transitioning to "Issued", "Denied", or "Failed"'],
  ],
  [
    "a certificate with a denial",
    { ...issued, conditions: [condition("Denied")] },
    [
      "status: Invalid value: non-condition status fields must be empty when denying or failing the PodCertificateRequest",
    ],
  ],
  [
    "the condition without a certificate",
    { conditions: [condition("Issued")] },
    chain("", "issued certificate chain must contain at least one certificate"),
  ],
  [
    "a certificate without times",
    { conditions: [condition("Issued")], certificateChain: podChain },
    [
      "status.notBefore: Required value: must be present and consistent with the issued certificate",
      "status.notAfter: Required value: must be present and consistent with the issued certificate",
      "status.beginRefreshAt: Required value: must be present and in the range [notbefore+10min, notafter-10min]",
    ],
  ],
  [
    "a certificate of another key",
    { ...issued, certificateChain: otherChain },
    chain(otherChain, "leaf certificate was not issued to the requested public key"),
  ],
  [
    "no PEM",
    { ...issued, certificateChain: "text" },
    chain("text", "issued certificate chain must contain at least one certificate"),
  ],
  [
    "another PEM block",
    { ...issued, certificateChain: block("X") },
    chain(block("X"), "issued certificate chain must consist entirely of CERTIFICATE PEM blocks"),
  ],
  [
    "a broken chain",
    { ...issued, certificateChain: podChain + block("CERTIFICATE") },
    chain(podChain + block("CERTIFICATE"), "intermediate certificate does not parse as valid X.509"),
  ],
  [
    "a chain that is too long",
    { ...issued, certificateChain: "x".repeat(100 * 1024 + 1) },
    ["status.certificateChain: Too long: may not be more than 102400 bytes"],
  ],
  [
    "an end that is not the certificate's",
    { ...issued, notAfter: at(121) },
    [`status.notAfter: Invalid value: "${at(121)}": must be set to the NotAfter time encoded in the leaf certificate`],
  ],
  [
    "too short a life",
    { ...issued, certificateChain: chainOf(createPublicKey(podKey), 50), notAfter: at(50), beginRefreshAt: at(20) },
    ["status.certificateChain: Invalid value: 3000000000000: leaf certificate lifetime must be >= 1 hour"],
  ],
  [
    "a refresh at once",
    { ...issued, beginRefreshAt: at(1) },
    [`status.beginRefreshAt: Invalid value: "${at(1)}": must be at least 10 minutes after status.notBefore`],
  ],
  [
    "a refresh at the end",
    { ...issued, beginRefreshAt: at(115) },
    [`status.beginRefreshAt: Invalid value: "${at(115)}": must be at least 10 minutes before status.notAfter`],
  ],
  [
    "a longer life than was asked for",
    { ...issued, certificateChain: chainOf(createPublicKey(podKey), 1500), notAfter: at(1500) },
    [
      "status.certificateChain: Invalid value: 90000000000000: leaf certificate lifetime must be <= spec.maxExpirationSeconds (86400)",
    ],
  ],
];

for (const [title, status, errors] of outcomes) {
  test(`an answer of ${title} gives ${errors.length} errors`, () => {
    assert.equal(updateErrors(code, { old: request, change: { status }, subresource: "status" }), errors);
  });
}

test("an outcome stays as it is", () => {
  const change = { status: { notAfter: at(121) } };
  assert.equal(updateErrors(code, { old: { ...request, status: issued }, change, subresource: "status" }), [
    "status: Invalid value: immutable after PodCertificateRequest is issued, denied, or failed",
  ]);
  const labelled = { metadata: { labels: { a: "b" } } };
  assert.equal(updateErrors(code, { old: { ...request, status: issued }, change: labelled }), []);
});

test.run();
