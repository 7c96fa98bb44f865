import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { credentialProvidersOf } from "../../../runtime/cli/credentialProviders.ts";
import { type CredentialProvider, credentialProviders } from "../../../runtime/nodeagent/images/credentialProvider.ts";
import type { AccountSource, TokenAttributes } from "../../../runtime/nodeagent/images/accountToken.ts";
import { fakeClock } from "../../client/fakeClock.ts";
import { suite } from "../../harness/suite.ts";
import { podOf } from "../podOf.ts";

const test = suite("programs that give credentials for images");

const root = mkdtempSync(join(tmpdir(), "orch-providers-"));
const asked = join(root, "asked");
test.after(() => rmSync(root, { recursive: true }));

const apiVersion = "credentialprovider.nodeagent.orch.io/v1";

function provider(name: string, script: string, more: Partial<CredentialProvider> = {}): CredentialProvider {
  writeFileSync(join(root, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const usual = {
    matchImages: ["*.registry.test"],
    defaultCacheMs: 60_000,
    apiVersion,
    args: ["get"],
    env: { WHO: "me" },
  };
  return { name, ...usual, ...more };
}

function answering(cacheKeyType: string, more: object = {}): string {
  const auth = { "eu.registry.test": { username: "u", password: "p" }, "other.test": { username: "o", password: "q" } };
  const answer = { kind: "CredentialProviderResponse", apiVersion, cacheKeyType, auth, ...more };
  return `cat >> ${asked}; echo " $1 $WHO" >> ${asked}; cat <<'END'\n${JSON.stringify(answer)}\nEND`;
}

const annotations: Record<string, string> = {};
let tokens = 0;
/** Service accounts of which all but `ghost` are there; every pod has a token of its own. */
const accounts: AccountSource = {
  serviceAccount: async (namespace, name) => {
    return name === "ghost" ? undefined : { metadata: { namespace, name, uid: `uid-${name}`, annotations } };
  },
  token: async ({ metadata }, { audience, expirationSeconds }) => {
    tokens += 1;
    return { token: `${metadata?.uid}-${audience}-${expirationSeconds}`, expiresAtMs: 0 };
  },
};

function open(...providers: CredentialProvider[]) {
  const clock = fakeClock();
  rmSync(asked, { force: true });
  writeFileSync(asked, "");
  const errors: string[] = [];
  const onError = (error: Error) => void errors.push(error.message);
  const given = credentialProviders({ providers, binFolder: root, clock, accounts, onError });
  const credentials = (image: string, pod = podOf()) => given(pod, image);
  const lines = () =>
    readFileSync(asked, "utf8")
      .split("\n")
      .filter((each) => each !== "");
  return { clock, credentials, lines, errors };
}

test("a program is asked for an image that it is for, and what it says of others is left out", async () => {
  const { credentials, lines } = open(provider("one", answering("Image")));
  assert.equal(await credentials("eu.registry.test/a:1"), [
    { pattern: "eu.registry.test", auth: { username: "u", password: "p" } },
  ]);
  const request = { kind: "CredentialProviderRequest", apiVersion, image: "eu.registry.test/a" };
  assert.equal(lines(), [`${JSON.stringify(request)} get me`]);
  assert.equal(await credentials("registry.test/a:1"), []);
  assert.is(lines().length, 1);
});

const hostile: readonly (readonly [what: string, script: string, error: string])[] = [
  ["prints without end and does not mind its end", "trap '' TERM; cat > /dev/null; yes; exec sleep 100", "maxBuffer"],
  ["complains without end", "trap '' TERM; cat > /dev/null; yes no >&2; exec sleep 100", "more characters)"],
  [
    "complains at length",
    "cat > /dev/null; head -c 900000 /dev/zero | tr '\\0' x >&2; exit 1",
    "(898976 more characters)",
  ],
  ["prints lists in lists", `cat > /dev/null; head -c 900000 /dev/zero | tr '\\0' '['`, "printed no JSON"],
  [
    "prints a folded key",
    `cat > /dev/null; printf '{"kind":"CredentialProviderResponse","apiVersion":"${apiVersion}","cacheKeyType":'; ` +
      `head -c 400000 /dev/zero | tr '\\0' '['; head -c 400000 /dev/zero | tr '\\0' ']'; echo '}'`,
    "printed the cacheKeyType of an object",
  ],
];
for (const [what, script, expected] of hostile) {
  test(`a program that ${what} gives no credentials, and its error is short`, async () => {
    const { credentials, errors } = open(provider("hostile", script));
    const beganMs = performance.now();
    assert.equal(await credentials("eu.registry.test/a:1"), []);
    assert.ok(performance.now() - beganMs < 20_000);
    assert.is(errors.length, 1);
    assert.ok(errors[0]?.includes(expected), errors[0]?.slice(0, 200));
    assert.ok((errors[0]?.length ?? 0) < 1200);
  });
}

test("answers that are kept have so many letters in all: the oldest is asked for again", async () => {
  const auth = { "eu.registry.test": { username: "u", password: "p".repeat(900_000) } };
  const { credentials, lines } = open(provider("large", answering("Image", { auth, cacheDuration: "1h" })));
  for (let image = 1; image <= 10; image++) await credentials(`eu.registry.test/a${image}:1`);
  assert.is(lines().length, 10);
  await credentials("eu.registry.test/a10:1");
  assert.is(lines().length, 10);
  await credentials("eu.registry.test/a1:1");
  assert.is(lines().length, 11);
});

const keys: readonly (readonly [string, number])[] = [
  ["Image", 3],
  ["Registry", 2],
  ["Global", 1],
];

for (const [key, expected] of keys) {
  test(`an answer of ${key} is asked for ${expected} times for three images, and again when it is old`, async () => {
    const { credentials, lines, clock } = open(provider(`key-${key}`, answering(key, { cacheDuration: "10s" })));
    const images = ["eu.registry.test/a:1", "eu.registry.test/b:1", "us.registry.test/a:1"];
    for (const each of [...images, ...images, "eu.registry.test/a:2"]) await credentials(each);
    assert.is(lines().length, expected);
    clock.advance(10_000);
    for (const each of images) await credentials(each);
    assert.is(lines().length, 2 * expected);
  });
}

test("an answer that is not to be kept is asked for each time", async () => {
  const { credentials, lines } = open(provider("zero", answering("Global", { cacheDuration: "0s" })));
  for (let round = 0; round < 3; round += 1) await credentials("eu.registry.test/a:1");
  assert.is(lines().length, 3);
});

const failures: readonly (readonly [string, string, RegExp])[] = [
  ["fails", "echo no luck >&2; exit 3", /^the credential provider fails failed: no luck$/],
  ["words", "echo hello", /^the credential provider words printed no JSON$/],
  ["kind", 'echo \'{"kind":"X"}\'', /^the credential provider kind printed no CredentialProviderResponse of/],
  ["key", answering("Sometimes"), /^the credential provider key printed the cacheKeyType "Sometimes"$/],
  ["time", answering("Image", { cacheDuration: "soon" }), /printed the cacheDuration "soon"$/],
];

for (const [name, script, message] of failures) {
  test(`a program that ${name} gives nothing, and keeps nothing from what others give`, async () => {
    const { credentials, errors } = open(provider(name, script), provider("sound", answering("Image")));
    assert.equal(await credentials("eu.registry.test/a"), [
      { pattern: "eu.registry.test", auth: { username: "u", password: "p" } },
    ]);
    assert.is(errors.length, 1);
    assert.match(errors[0] ?? "", message);
  });
}

const attributes: TokenAttributes = {
  ...{ audience: "registry", cacheType: "ServiceAccount", requiresAccount: true },
  ...{ requiredAnnotations: [], optionalAnnotations: [] },
};
const image = "eu.registry.test/a:1";

test("a program gets the token of the pod's service account, and what is kept is for that account", async () => {
  const tokenAttributes = { ...attributes, requiredAnnotations: ["a.test/role"], optionalAnnotations: ["a.test/zone"] };
  const { credentials, lines } = open(provider("token", answering("Image"), { tokenAttributes }));
  tokens = 0;
  assert.equal(await credentials(image), []);
  assert.equal([lines(), tokens], [[], 0]);
  annotations["a.test/role"] = "puller";
  annotations["a.test/other"] = "untold";
  assert.equal(await credentials(image), [
    {
      ...{ pattern: "eu.registry.test", auth: { username: "u", password: "p" } },
      account: { namespace: "shop", name: "clerk", uid: "uid-clerk" },
    },
  ]);
  const request = {
    ...{ kind: "CredentialProviderRequest", apiVersion, image: "eu.registry.test/a" },
    serviceAccountToken: "9b2f-77-registry-3600",
    serviceAccountAnnotations: { "a.test/role": "puller" },
  };
  assert.equal(lines(), [`${JSON.stringify(request)} get me`]);
  await credentials(image, podOf({}, { uid: "another pod" }));
  assert.is(lines().length, 1);
  await credentials(image, podOf({ serviceAccountName: "cook" }));
  assert.is(lines().length, 2);
  annotations["a.test/zone"] = "north";
  await credentials(image);
  assert.match(lines()[2] ?? "", '"serviceAccountAnnotations":{"a.test/role":"puller","a.test/zone":"north"}');
});

test("what is kept by token is for one pod alone", async () => {
  const tokenAttributes = { ...attributes, cacheType: "Token" as const };
  const { credentials, lines } = open(provider("bytoken", answering("Global"), { tokenAttributes }));
  for (const uid of ["a", "a", "b"]) await credentials(image, podOf({}, { uid }));
  assert.is(lines().length, 2);
});

test("a pod without a service account has what a program gives without one, unless that is required", async () => {
  const pod = podOf({ serviceAccountName: "" });
  const strict = open(provider("strict", answering("Image"), { tokenAttributes: attributes }));
  assert.equal(await strict.credentials(image, pod), []);
  assert.equal(strict.lines(), []);
  const tokenAttributes = { ...attributes, requiresAccount: false };
  const lax = open(provider("lax", answering("Image"), { tokenAttributes }));
  assert.equal(await lax.credentials(image, pod), [
    { pattern: "eu.registry.test", auth: { username: "u", password: "p" } },
  ]);
  assert.not.match(lax.lines()[0] ?? "", "serviceAccount");
  assert.equal(await lax.credentials(image, podOf({ serviceAccountName: "ghost" })), []);
  assert.match(lax.errors[0] ?? "", "the service account shop/ghost is not there");
});

const platform = { agentName: "nodeagent", apiDomain: "orch.io" };

function flagsOf(path: string, folder = root) {
  return { imageCredentialProviderConfig: path, imageCredentialProviderBinDir: folder };
}

function configOf(name: string, rest = ""): string {
  return `kind: CredentialProviderConfig
apiVersion: nodeagent.config.orch.io/v1
providers:
  - name: ${name}
    matchImages: ["*.registry.test"]
    defaultCacheDuration: 12h
    apiVersion: ${apiVersion}
    args: [get]
    env: [{ name: A, value: b }]
${rest}`;
}

test("a file names providers, and a folder has several files", () => {
  const folder = join(root, "config");
  mkdirSync(folder);
  writeFileSync(join(folder, "b.yaml"), configOf("two"));
  writeFileSync(join(folder, "a.yaml"), configOf("one"));
  writeFileSync(join(folder, "notes.txt"), "not read");
  const all = credentialProvidersOf(flagsOf(folder), platform, { hasTokens: true });
  assert.equal(
    all.map(({ name }) => name),
    ["one", "two"],
  );
  assert.equal(all[0], {
    ...{ name: "one", matchImages: ["*.registry.test"], apiVersion, args: ["get"] },
    ...{ defaultCacheMs: 12 * 3600_000, env: { A: "b" } },
  });
  assert.equal(credentialProvidersOf(flagsOf(""), platform, { hasTokens: true }), []);
  assert.throws(
    () => credentialProvidersOf(flagsOf(folder, ""), platform, { hasTokens: true }),
    /needs --image-credential-provider-bin-dir/,
  );
});

const withTokens = (text: string) => configOf("one", `    tokenAttributes: { ${text} }\n`);
const whole = "serviceAccountTokenAudience: registry, cacheType: Token, requireServiceAccount: true";

test("a file says what a program gets to know of service accounts, where the gate lets it", () => {
  const file = join(root, "tokens.yaml");
  writeFileSync(file, withTokens(`${whole}, requiredServiceAccountAnnotationKeys: [a.test/role]`));
  const [first] = credentialProvidersOf(flagsOf(file), platform, { hasTokens: true });
  assert.equal(first?.tokenAttributes, {
    ...{ audience: "registry", cacheType: "Token", requiresAccount: true },
    ...{ requiredAnnotations: ["a.test/role"], optionalAnnotations: [] },
  });
  assert.throws(
    () => credentialProvidersOf(flagsOf(file), platform, { hasTokens: false }),
    /providers\[0\]\.tokenAttributes: the feature gate of service account tokens for credential providers is disabled/,
  );
});

const wrong: readonly (readonly [string, RegExp])[] = [
  [withTokens(whole.replace("registry", '""')), /tokenAttributes\.serviceAccountTokenAudience: must be set/],
  [withTokens(whole.replace("Token,", "Day,")), /tokenAttributes\.cacheType: must be ServiceAccount or Token/],
  [withTokens(whole.replace(/, require.*/, "")), /tokenAttributes\.requireServiceAccount: must be set/],
  [
    withTokens(`${whole.replace("true", "false")}, requiredServiceAccountAnnotationKeys: [a]`),
    /requiredServiceAccountAnnotationKeys: must be empty where no service account is required/,
  ],
  [
    withTokens(`${whole}, requiredServiceAccountAnnotationKeys: [a], optionalServiceAccountAnnotationKeys: [a]`),
    /optionalServiceAccountAnnotationKeys: must not have "a", which is required/,
  ],
  [
    withTokens(`${whole}, optionalServiceAccountAnnotationKeys: [a/b/c]`),
    /optionalServiceAccountAnnotationKeys: must have keys of annotations, not "a\/b\/c"/,
  ],
  [
    withTokens(whole).replace("nodeagent.orch.io/v1\n    args", "nodeagent.orch.io/v1beta1\n    args"),
    /tokenAttributes: is for credentialprovider\.nodeagent\.orch\.io\/v1 alone/,
  ],
  [configOf("../x"), /providers\[0\]\.name: must be a file's name/],
  [configOf("one", "  - { name: one }\n"), /providers: name "one" twice/],
  [configOf("one").replace("12h", "soon"), /:6:\d+: providers\[0\]\.defaultCacheDuration: must be a duration/],
  [configOf("one").replace("config.orch.io/v1", "config.orch.io/v9"), /apiVersion: must be one of/],
  [configOf("one", "colour: red\n"), /colour: is not known/],
  ["[]", /must be an object/],
];

for (const [text, message] of wrong) {
  test(`a file is refused: ${message.source}`, () => {
    const file = join(root, "wrong.yaml");
    writeFileSync(file, text);
    assert.throws(() => credentialProvidersOf(flagsOf(file), platform, { hasTokens: true }), message);
  });
}

test.run();
