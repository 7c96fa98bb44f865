import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { jwkOf, signingKey, signJwt, verificationKeys, verifyJwt } from "../../runtime/auth/jwt.ts";
import { newServiceAccountKeys, openServiceAccountKeys } from "../../runtime/auth/serviceAccountKeys.ts";
import {
  type ServiceAccountTokenOptions,
  ServiceAccountTokens,
  type TokenLookup,
} from "../../runtime/auth/authenticators/serviceAccountTokens.ts";
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
  ["before it begins, by more than clocks differ", -61, "service account token is not valid yet"],
  ["before it begins, as clocks differ", -59, ""],
  ["while it lasts", 300, ""],
  ["after its end, as clocks differ", 659, ""],
  ["after its end, by more than clocks differ", 661, "service account token has expired"],
] as const;

/** Why a token is no good; "" for a good one. */
async function problemOf(
  own: ServiceAccountTokens,
  token: string,
  terms: Parameters<ServiceAccountTokens["authenticate"]>[1],
) {
  try {
    return (await own.authenticate(token, terms)) === undefined ? "unknown" : "";
  } catch (error) {
    return (error as Error).message;
  }
}

for (const [when, seconds, text] of times) {
  test(`a token ${when} is ${text === "" ? "good" : "refused"}`, async () => {
    const own = tokens();
    const token = await own.issue(subject, terms);
    const parts = { audiences: terms.audiences, nowMs: startMs + seconds * 1000, lookup };
    assert.is(await problemOf(own, token, parts), text);
  });
}

test("a token says by what it is bound to why it is no good", async () => {
  const own = tokens();
  const bound = { pod: { name: "p", uid: "p1" } };
  const token = await own.issue({ ...subject, ...bound }, terms);
  const pods = (pod: { readonly uid: string } | undefined) => (resource: string) =>
    resource === "pods" ? pod : { uid: "u1" };
  const at = (given: TokenLookup, audiences: readonly string[] = terms.audiences) =>
    problemOf(own, token, { audiences, nowMs: startMs, lookup: given });
  assert.is(await at(pods({ uid: "p1" })), "");
  assert.is(await at(pods(undefined)), "service account token has been invalidated");
  assert.is(await at(pods({ uid: "p2" })), "pod UID (p2) does not match service account pod ref claim (p1)");
  assert.is(await at(() => undefined), 'serviceaccounts "robot" not found');
  assert.is(await at(() => ({ uid: "u2" })), "service account UID (u2) does not match claim (u1)");
  assert.match(
    await at(pods({ uid: "p1" }), ["z"]),
    /^token audiences \[.*\] is invalid for the target audiences \["z"\]$/,
  );
});

test("an account that is being deleted is good for as long as clocks differ", async () => {
  const own = tokens();
  const token = await own.issue(subject, terms);
  const deletionTimestamp = new Date(startMs).toISOString();
  const at = (nowMs: number) =>
    problemOf(own, token, { audiences: terms.audiences, nowMs, lookup: () => ({ uid: "u1", deletionTimestamp }) });
  assert.is(await at(startMs + 59_000), "");
  assert.is(await at(startMs + 61_000), "service account default/robot has been deleted");
});

test("tokens of former keys and issuers are good, those of strangers are not", async () => {
  const former = tokens({ issuers: ["https://old"] });
  const token = await former.issue(subject, terms);
  const parts = { audiences: terms.audiences, nowMs: startMs, lookup };
  const keys = newServiceAccountKeys();
  const both = [...keys.verification, ...former.options.keys.verification];
  const issuers = ["https://a", "https://old"];
  assert.is.not(await tokens({ issuers, keys: { ...keys, verification: both } }).authenticate(token, parts), undefined);
  assert.is(await tokens({ issuers, keys }).authenticate(token, parts), undefined, "another key");
  assert.is(await tokens({ keys: former.options.keys }).authenticate(token, parts), undefined, "another issuer");
});

const kinds: readonly (readonly [algorithm: string, make: () => { privateKey: KeyObject; publicKey: KeyObject }])[] = [
  ["RS256", () => generateKeyPairSync("rsa", { modulusLength: 2048 })],
  ["ES256", () => generateKeyPairSync("ec", { namedCurve: "prime256v1" })],
  ["ES384", () => generateKeyPairSync("ec", { namedCurve: "secp384r1" })],
  ["ES512", () => generateKeyPairSync("ec", { namedCurve: "secp521r1" })],
];

for (const [algorithm, make] of kinds) {
  test(`a key of ${algorithm} signs, and its public half knows the signature`, async () => {
    const { privateKey, publicKey } = make();
    const key = signingKey(privateKey.export({ type: "pkcs8", format: "pem" }).toString());
    const known = verificationKeys(publicKey.export({ type: "spki", format: "pem" }).toString());
    assert.equal([key.algorithm, known.length, known[0]?.id], [algorithm, 1, key.id]);
    const token = await signJwt({ sub: "a" }, key);
    assert.equal(await verifyJwt(token, known), { sub: "a" });
    assert.is(await verifyJwt(token, []), undefined);
    assert.equal(Object.keys(jwkOf(key)).includes("d"), false, "the private part is not published");
  });
}

test("a token without a key's name is tried with every key, another with its key alone", async () => {
  const [own, other] = [newServiceAccountKeys().signing, newServiceAccountKeys().signing];
  const withId = (id: string) => signJwt({ sub: "a" }, { ...own, id });
  assert.equal(await verifyJwt(await withId(""), [other, own]), { sub: "a" });
  assert.is(await verifyJwt(await withId("none of that name"), [other, own]), undefined);
  assert.is(await verifyJwt(await withId(other.id), [other, own]), undefined);
});

const own = newServiceAccountKeys().signing;
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const whole = await signJwt({ sub: "a" }, own);
const [head = "", body = "", signature = ""] = whole.split(".");

const forgeries: readonly (readonly [what: string, token: string])[] = [
  ["other claims", `${head}.${part({ sub: "b" })}.${signature}`],
  ["no signature", `${head}.${body}.`],
  ["the algorithm none", `${part({ alg: "none", kid: own.id })}.${body}.`],
  ["another algorithm", `${part({ alg: "HS256", kid: own.id })}.${body}.${signature}`],
  ["a fourth part", `${whole}.${signature}`],
  ["a critical header that is not known", `${part({ alg: "ES256", crit: ["x"], x: 1 })}.${body}.${signature}`],
  ["a header that is no JSON", `e30x.${body}.${signature}`],
  ["a header that is a list", `${part([])}.${body}.${signature}`],
  ["claims that are no object", `${head}.${part("a")}.${signature}`],
  ["one part", head],
  ["no text", ""],
];

for (const [what, token] of forgeries) {
  test(`a token with ${what} is refused`, async () => {
    assert.is(await verifyJwt(token, [own]), undefined);
    assert.is(await tokens().authenticate(token, { audiences: [], nowMs: startMs, lookup }), undefined);
  });
}

test("a signature is verified once for many requests, and again after ten seconds", async () => {
  const own = tokens();
  const token = await own.issue(subject, terms);
  const at = (nowMs: number) => own.authenticate(token, { audiences: terms.audiences, nowMs, lookup });
  assert.instance(at(startMs), Promise);
  await at(startMs);
  assert.is(at(startMs + 9_999) instanceof Promise, false);
  assert.instance(at(startMs + 10_000), Promise);
});

test("requests that come together with a new token share one verification", async () => {
  const own = tokens();
  const token = await own.issue(subject, terms);
  const { subtle } = globalThis.crypto;
  const { verify } = subtle;
  let count = 0;
  subtle.verify = (...parts) => {
    count += 1;
    return verify.apply(subtle, parts);
  };
  try {
    const parts = { audiences: terms.audiences, nowMs: startMs, lookup };
    const found = await Promise.all(Array.from({ length: 20 }, () => own.authenticate(token, parts)));
    assert.is(found.filter((each) => each?.user.uid === "u1").length, 20);
    assert.is(count, 1);
  } finally {
    subtle.verify = verify;
  }
});

const weak: readonly (readonly [problem: RegExp, make: () => { privateKey: KeyObject }])[] = [
  [/keys of type ed25519 sign no tokens/, () => generateKeyPairSync("ed25519")],
  [/an RSA key of 1024 bits signs no tokens/, () => generateKeyPairSync("rsa", { modulusLength: 1024 })],
];

for (const [problem, make] of weak) {
  test(`a key is refused: ${problem.source}`, () => {
    const pem = make().privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    assert.throws(() => signingKey(pem), problem);
  });
}

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
      /^--service-account-signing-key-file: .*does not exist/,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.run();
