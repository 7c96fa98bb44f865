import { createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
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

const shortRsa = derOf(generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey);
const flipped = Buffer.from(requestDer, "base64");
flipped.writeUInt8(flipped.readUInt8(40) ^ 1, 40);
const forged = flipped.toString("base64");
const stub = (stubPKCS10Request: string) => ({ spec: { stubPKCS10Request } });
const wrongStub = (text: string, problem: string) => [`spec.stubPKCS10Request: Invalid value: "${text}": ${problem}`];

const created: readonly Row[] = [
  ["of a pod", {}, []],
  ["with an Ed25519 key", stub(derOf(generateKeyPairSync("ed25519").privateKey)), []],
  ["with an RSA key of 3072 bits", stub(derOf(generateKeyPairSync("rsa", { modulusLength: 3072 }).privateKey)), []],
  ["with a short RSA key", stub(shortRsa), wrongStub(shortRsa, "RSA keys must have a modulus of size 3072 or 4096")],
  [
    "of another curve",
    stub(otherCurveDer),
    wrongStub(otherCurveDer, "elliptic public keys must use curve P256, P384 or P521"),
  ],
  ["that is none", stub("AQID"), wrongStub("AQID", "asn1: structure error: not a certificate request")],
  [
    "that was changed after it was signed",
    stub(forged),
    wrongStub(forged, "x509: the signature of the certificate request does not match its key"),
  ],
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
    ["spec.podName: Required value", "spec.podUID: Required value"],
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
const chain = (text: string) => [`status.certificateChain: Invalid value: "<value omitted>": ${text}`];
const otherKey = generateKeyPairSync("ed25519").publicKey;

const outcomes: readonly (readonly [title: string, status: object, errors: readonly string[]])[] = [
  ["a certificate", issued, []],
  ["a certificate and its authority", { ...issued, certificateChain: podChain + authorityPem }, []],
  ["a denial", { conditions: [condition("Denied")] }, []],
  ["nothing yet", {}, []],
  [
    "an unknown condition",
    { conditions: [condition("Approved")] },
    ['status.conditions[0].type: Unsupported value: "Approved": supported values: "Denied", "Failed", "Issued"'],
  ],
  [
    "a condition that is false",
    { conditions: [condition("Issued", { status: "False" })] },
    ['status.conditions[0].status: Unsupported value: "False": supported values: "True"'],
  ],
  [
    "two outcomes",
    { conditions: [condition("Denied"), condition("Failed")] },
    [
      'status.conditions: Invalid value: ["Denied","Failed"]: There may be at most one condition with type Issued, Denied, or Failed',
    ],
  ],
  [
    "a certificate without the condition",
    { notAfter: at(120) },
    [`status.notAfter: Invalid value: "${at(120)}": must be empty unless the request is issued`],
  ],
  [
    "the condition without a certificate",
    { conditions: [condition("Issued")] },
    ["certificateChain", "notBefore", "beginRefreshAt", "notAfter"].map(
      (name) => `status.${name}: Required value: must be set and non-empty`,
    ),
  ],
  [
    "a certificate of another key",
    { ...issued, certificateChain: chainOf(otherKey, 120) },
    [...chain("the first certificate was not issued to the key in spec.stubPKCS10Request")],
  ],
  ["no PEM", { ...issued, certificateChain: "text" }, chain("must contain at least one CERTIFICATE PEM block")],
  [
    "a broken chain",
    { ...issued, certificateChain: `${podChain}-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n` },
    chain("block 1 does not parse as X.509"),
  ],
  [
    "an end that is not the certificate's",
    { ...issued, notAfter: at(121) },
    [`status.notAfter: Invalid value: "${at(121)}": must be that of the first certificate`],
  ],
  [
    "too short a life",
    { ...issued, certificateChain: chainOf(createPublicKey(podKey), 50), notAfter: at(50), beginRefreshAt: at(20) },
    [`status.notAfter: Invalid value: "${at(50)}": must be at least 1 hour after notBefore`],
  ],
  [
    "a refresh at once",
    { ...issued, beginRefreshAt: at(1) },
    [`status.beginRefreshAt: Invalid value: "${at(1)}": must be at least 10 minutes after notBefore`],
  ],
  [
    "a longer life than was asked for",
    { ...issued, certificateChain: chainOf(createPublicKey(podKey), 1500), notAfter: at(1500) },
    [
      `status.notAfter: Invalid value: "${at(1500)}": must be at most 86400 seconds (spec.maxExpirationSeconds) after notBefore`,
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
    `status.notAfter: Invalid value: "${at(121)}": immutable after PodCertificateRequest is issued, denied, or failed`,
  ]);
  const labelled = { metadata: { labels: { a: "b" } } };
  assert.equal(updateErrors(code, { old: { ...request, status: issued }, change: labelled }), []);
});

test.run();
