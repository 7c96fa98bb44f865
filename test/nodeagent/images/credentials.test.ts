import * as assert from "uvu/assert";
import { credentialsFor, credentialsOfSecret, matches } from "../../../runtime/nodeagent/images/credentials.ts";
import { podCredentials } from "../../../runtime/nodeagent/images/podCredentials.ts";
import { parseImageName, withDefaultTag } from "../../../runtime/nodeagent/images/imageName.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("names and credentials of images");

const digest = `sha256:${"ab".repeat(32)}`;
const names: readonly (readonly [string, string, string, string])[] = [
  ["busybox", "docker.io/library/busybox", "", ""],
  ["busybox:1.2", "docker.io/library/busybox", "1.2", ""],
  ["team/app", "docker.io/team/app", "", ""],
  ["registry.test/app:v1", "registry.test/app", "v1", ""],
  ["registry.test:5000/a/b/c", "registry.test:5000/a/b/c", "", ""],
  ["localhost/app", "localhost/app", "", ""],
  ["[2001:db8::1]:5000/app:x", "[2001:db8::1]:5000/app", "x", ""],
  [`app@${digest}`, "docker.io/library/app", "", digest],
  [`registry.test/app:v1@${digest}`, "registry.test/app", "v1", digest],
];

for (const [text, repository, tag, found] of names) {
  test(`${text} is ${repository}`, () => assert.equal(parseImageName(text), { repository, tag, digest: found }));
}

for (const text of ["", "a b", "App:latest", "a//b", "a:", "a@sha256:12", ":x", `${"a".repeat(5000)}`, "-a", "a/"]) {
  test(`${text.slice(0, 20)} is no name`, () => assert.throws(() => parseImageName(text), /couldn't parse image name/));
}

const hex = "0123456789abcdef".repeat(4);
const wrongNames: readonly (readonly [text: string, why: string])[] = [
  ["registry.test/App:v1", "invalid reference format: repository name (App) must be lowercase"],
  ["UPPER/Bad:1", "invalid reference format: repository name (Bad) must be lowercase"],
  ["App:latest", "invalid reference format: repository name (library/App) must be lowercase"],
  ["shop/App:1", "invalid reference format: repository name (shop/App) must be lowercase"],
  ["localhost/NOT_valid:::1", "invalid reference format: repository name (NOT_valid) must be lowercase"],
  ["localhost/valid:::1", "invalid reference format"],
  ["-host.test/app", "invalid reference format"],
  [hex, `invalid repository name (${hex}), cannot specify 64-byte hexadecimal strings`],
  ["a".repeat(256), "repository name must not be more than 255 characters"],
  [`app@sha256:${hex.slice(0, 32)}`, "invalid checksum digest length"],
  [`app@sha256:${hex.toUpperCase()}`, "invalid checksum digest format"],
  [`app@md5:${hex.slice(0, 32)}`, "unsupported digest algorithm"],
];
for (const [text, why] of wrongNames) {
  test(`${text.slice(0, 30)} is refused with what is wrong in it`, () => {
    assert.throws(
      () => parseImageName(text),
      (error: Error) => error.message === `couldn't parse image name "${text}": ${why}`,
    );
  });
}

test("a name without a tag gets the usual one", () => {
  assert.is(withDefaultTag("registry.test:5000/app"), "registry.test:5000/app:latest");
  assert.is(withDefaultTag(`app@${digest}`), `app@${digest}`);
});

const patterns: readonly (readonly [string, string, boolean])[] = [
  ["registry.test", "registry.test/app", true],
  ["registry.test/team", "registry.test/team/app", true],
  ["registry.test/team", "registry.test/other", false],
  ["*.registry.test", "eu.registry.test/app", true],
  ["*.registry.test", "registry.test/app", false],
  ["*.registry.test", "a.b.registry.test/app", false],
  ["e*u.registry.test", "exu.registry.test/app", true],
  ["*e*u.registry.test", "leexu.registry.test/app", true],
  ["eu*u.registry.test", "eu.registry.test/app", false],
  ["registry.test:5000", "registry.test:5000/app", true],
  ["registry.test", "registry.test:5000/app", false],
];

for (const [pattern, repository, expected] of patterns) {
  test(`${pattern} ${expected ? "covers" : "does not cover"} ${repository}`, () => {
    assert.is(matches(pattern, repository), expected);
  });
}

const types = { dockerConfigJson: "t/json", dockercfg: "t/cfg" };
const joined = Buffer.from("ann:pa:ss").toString("base64");

function secretOf(type: string, key: string, value: unknown) {
  const data = { [key]: Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64") };
  return { metadata: { namespace: "shop", name: "pull", uid: "s1" }, type, data };
}

test("both sorts of secrets hold credentials, and other secrets none", () => {
  const auths = { "https://registry.test/v1/": { auth: joined }, "other.test/x": { username: "bob", password: "pw" } };
  const secret = { namespace: "shop", name: "pull", uid: "s1" };
  const expected = [
    { pattern: "registry.test", auth: { username: "ann", password: "pa:ss", identityToken: "" }, secret },
    { pattern: "other.test/x", auth: { username: "bob", password: "pw", identityToken: "" }, secret },
  ];
  assert.equal(credentialsOfSecret(secretOf("t/json", ".dockerconfigjson", { auths }), types), expected);
  assert.equal(credentialsOfSecret(secretOf("t/cfg", ".dockercfg", auths), types), expected);
  assert.equal(credentialsOfSecret(secretOf("Opaque", ".dockercfg", auths), types), []);
  assert.equal(credentialsOfSecret(secretOf("t/json", ".dockerconfigjson", "null"), types), []);
  assert.throws(
    () => credentialsOfSecret(secretOf("t/json", ".dockerconfigjson", "{"), types),
    /the pull secret shop\/pull holds no JSON/,
  );
});

test("the most precise credential comes first, and the registry that needs no name has two", () => {
  const of = (pattern: string) => ({ pattern, auth: {} });
  const all = ["registry.test", "registry.test/team", "index.docker.io", "docker.io"].map(of);
  assert.equal(
    credentialsFor("registry.test/team/app", all).map((each) => each.pattern),
    ["registry.test/team", "registry.test"],
  );
  assert.equal(
    credentialsFor("docker.io/library/busybox", all).map((each) => each.pattern),
    ["index.docker.io", "docker.io"],
  );
});

test("a pull secret without a name is left out, and those that are missing are named", async () => {
  const asked: string[] = [];
  const warnings: string[] = [];
  const credentials = podCredentials({
    objects: { secret: async (_namespace, name) => void asked.push(name) },
    types: { dockerConfigJson: "json", dockercfg: "cfg" },
    ofNode: async () => [],
    warn: (_pod, _reason, message) => warnings.push(message),
  });
  const pod = { metadata: { namespace: "shop", name: "web", uid: "u1" } };
  assert.equal(await credentials({ ...pod, spec: { containers: [], imagePullSecrets: [{ name: "" }, {}] } }, "a"), []);
  assert.equal([asked, warnings], [[], []]);
  await credentials({ ...pod, spec: { containers: [], imagePullSecrets: [{}, { name: "soup" }] } }, "a");
  const text = "Unable to retrieve some image pull secrets (soup); attempting to pull the image may not succeed.";
  assert.equal([asked, warnings], [["soup"], [text]]);
});

test.run();
