import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { jwkOf, signingKey, signJwt, verificationKeys, verifyJwt } from "../../runtime/auth/jwt.ts";
import { newServiceAccountKeys, openServiceAccountKeys } from "../../runtime/auth/serviceAccountKeys.ts";
import { type ServiceAccountTokenOptions, ServiceAccountTokens } from "../../runtime/auth/serviceAccountTokens.ts";
import { suite } from "../harness/suite.ts";

const test = suite("auth/service account tokens");

const account = { name: "robot", uid: "u1" };
const lookup = () => ({ uid: "u1" });
const startMs = 1_700_000_000_000;

function tokens(options: Partial<ServiceAccountTokenOptions> = {}): ServiceAccountTokens {
  return new ServiceAccountTokens({
    keys: newServiceAccountKeys(),
    issuers: ["https://a"],
    audiences: ["https://a"],
    maxSeconds: 0,
    extendsExpiration: true,
    labelDomain: "example.com",
    jwksUri: "",
    newId: () => "id",
    ...options,
  });
}

const terms = { audiences: ["https://a"], nowMs: startMs, seconds: 600 };
const subject = { namespace: "default", account };

const times = [
  ["before it begins, by more than clocks differ", -61, false],
  ["before it begins, as clocks differ", -59, true],
  ["while it lasts", 300, true],
  ["after its end, as clocks differ", 659, true],
  ["after its end, by more than clocks differ", 661, false],
] as const;

for (const [when, seconds, isGood] of times) {
  test(`a token ${when} is ${isGood ? "good" : "refused"}`, () => {
    const own = tokens();
    const token = own.issue(subject, terms);
    const parts = { audiences: terms.audiences, nowMs: startMs + seconds * 1000, lookup };
    assert.is(own.authenticate(token, parts) !== undefined, isGood);
  });
}

test("an account that is being deleted is good for as long as clocks differ", () => {
  const own = tokens();
  const token = own.issue(subject, terms);
  const deletionTimestamp = new Date(startMs).toISOString();
  const at = (nowMs: number) =>
    own.authenticate(token, { audiences: terms.audiences, nowMs, lookup: () => ({ uid: "u1", deletionTimestamp }) });
  assert.is.not(at(startMs + 59_000), undefined);
  assert.is(at(startMs + 61_000), undefined);
});

test("tokens of former keys and issuers are good, those of strangers are not", () => {
  const former = tokens({ issuers: ["https://old"] });
  const token = former.issue(subject, terms);
  const parts = { audiences: terms.audiences, nowMs: startMs, lookup };
  const keys = newServiceAccountKeys();
  const both = [...keys.verification, ...former.options.keys.verification];
  const issuers = ["https://a", "https://old"];
  assert.is.not(tokens({ issuers, keys: { ...keys, verification: both } }).authenticate(token, parts), undefined);
  assert.is(tokens({ issuers, keys }).authenticate(token, parts), undefined, "another key");
  assert.is(tokens({ keys: former.options.keys }).authenticate(token, parts), undefined, "another issuer");
});

const kinds: readonly (readonly [algorithm: string, make: () => { privateKey: KeyObject; publicKey: KeyObject }])[] = [
  ["RS256", () => generateKeyPairSync("rsa", { modulusLength: 2048 })],
  ["ES256", () => generateKeyPairSync("ec", { namedCurve: "prime256v1" })],
  ["ES384", () => generateKeyPairSync("ec", { namedCurve: "secp384r1" })],
  ["ES512", () => generateKeyPairSync("ec", { namedCurve: "secp521r1" })],
];

for (const [algorithm, make] of kinds) {
  test(`a key of ${algorithm} signs, and its public half knows the signature`, () => {
    const { privateKey, publicKey } = make();
    const key = signingKey(privateKey.export({ type: "pkcs8", format: "pem" }).toString());
    const known = verificationKeys(publicKey.export({ type: "spki", format: "pem" }).toString());
    assert.equal([key.algorithm, known.length, known[0]?.id], [algorithm, 1, key.id]);
    const token = signJwt({ sub: "a" }, key);
    assert.equal(verifyJwt(token, known), { sub: "a" });
    assert.is(verifyJwt(token, []), undefined);
    assert.equal(Object.keys(jwkOf(key)).includes("d"), false, "the private part is not published");
  });
}

test("a key that signs no tokens is refused", () => {
  const { privateKey } = generateKeyPairSync("ed25519");
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  assert.throws(() => signingKey(pem), /keys of type ed25519 cannot sign tokens/);
});

test("the key of a folder is made once, for its owner alone", () => {
  const folder = mkdtempSync(join(tmpdir(), "orch-keys-"));
  try {
    const options = { folder: join(folder, "pki"), signingKeyFile: "", keyFiles: [] };
    const first = openServiceAccountKeys(options);
    assert.is(openServiceAccountKeys(options).signing.id, first.signing.id);
    assert.is(statSync(join(folder, "pki", "service-account.key")).mode & 0o777, 0o600);
    const file = join(folder, "text");
    writeFileSync(file, "no key");
    const broken = { ...options, keyFiles: [file] };
    assert.throws(() => openServiceAccountKeys(broken), /^--service-account-key-file: .*there is no key in PEM form/);
    assert.throws(
      () => openServiceAccountKeys({ ...options, signingKeyFile: join(folder, "none") }),
      /^--service-account-signing-key-file: .*ENOENT/,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.run();
