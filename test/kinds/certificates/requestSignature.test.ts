import { execFileSync } from "node:child_process";
import * as assert from "uvu/assert";
import { certificateRequestProblem } from "../../../runtime/x509/certificateRequest.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("signatures of certificate requests");

const verificationOf = (what: string) => `x509: cannot verify signature: ${what}`;

/** What openssl is asked for, and what is wrong with the request it makes. */
const rows: readonly (readonly [key: string, options: readonly string[], problem: string | undefined])[] = [
  ["rsa:2048", [], undefined],
  ["rsa:2048", ["-sha1"], undefined],
  ["rsa:2048", ["-md5"], verificationOf("insecure algorithm MD5-RSA")],
  ["rsa:2048", ["-sha3-256"], verificationOf("algorithm unimplemented")],
  ["rsa:2048", ["-sigopt", "rsa_padding_mode:pss", "-sigopt", "rsa_pss_saltlen:digest"], undefined],
  [
    "rsa:2048",
    ["-sigopt", "rsa_padding_mode:pss", "-sigopt", "rsa_pss_saltlen:8"],
    verificationOf("algorithm unimplemented"),
  ],
  ["rsa:512", [], "crypto/rsa: 512-bit keys are insecure (see https://go.dev/pkg/crypto/rsa#hdr-Minimum_key_size)"],
  ["ec:prime256v1", [], undefined],
  ["ec:secp521r1", [], undefined],
  ["ec:secp256k1", [], "x509: unsupported elliptic curve"],
  ["ed25519", [], undefined],
];

function requestOf(key: string, options: readonly string[]): string {
  const [type = "", size] = key.split(":");
  const newKey = type === "ec" ? ["ec", "-pkeyopt", `ec_paramgen_curve:${size}`] : [key];
  const args = ["req", "-new", "-newkey", ...newKey, "-nodes", "-keyout", "/dev/null", "-subj", "/CN=ada", ...options];
  return execFileSync("openssl", args, { stdio: ["ignore", "pipe", "ignore"] }).toString();
}

for (const [key, options, problem] of rows) {
  test(`${[key, ...options].join(" ")} gives ${problem ?? "no problem"}`, () => {
    assert.is(certificateRequestProblem(requestOf(key, options)), problem);
  });
}

/** A request whose last byte differs, with what is said of it. */
const forged: readonly (readonly [key: string, problem: string])[] = [
  ["rsa:2048", "crypto/rsa: verification error"],
  ["ed25519", "x509: Ed25519 verification failure"],
];

for (const [key, problem] of forged) {
  test(`a forged request of ${key} gives ${problem}`, () => {
    const bytes = Buffer.from(requestOf(key, []).replace(/-----.*?-----/g, ""), "base64");
    bytes[bytes.length - 3] = (bytes[bytes.length - 3] ?? 0) ^ 1;
    assert.is(certificateRequestProblem(pem(bytes)), problem);
    assert.is(certificateRequestProblem(pem(Buffer.concat([bytes, Buffer.from([0])]))), trailing);
    assert.is(certificateRequestProblem(pem(bytes.subarray(0, -1))), "asn1: syntax error: data truncated");
  });
}

const trailing = "asn1: syntax error: trailing data";

function pem(bytes: Buffer): string {
  const type = "CERTIFICATE REQUEST";
  return `-----BEGIN ${type}-----\n${bytes.toString("base64")}\n-----END ${type}-----\n`;
}

test.run();
