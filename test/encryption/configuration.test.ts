import * as assert from "uvu/assert";
import { parseConfiguration } from "../../runtime/encryption/configuration.ts";
import { suite } from "../harness/suite.ts";

const test = suite("encryption/configuration");
const head = "apiVersion: apiserver.config.orch.io/v1\nkind: EncryptionConfiguration\n";
const parse = (text: string) => parseConfiguration(text, { file: "enc.yaml", apiDomain: "orch.io" });
const key32 = Buffer.alloc(32, 1).toString("base64");

/** One entry, with these lists in YAML's flow style. */
function entry(resources: string, providers: string): string {
  return `${head}resources:\n  - resources: ${resources}\n    providers:\n      - ${providers}\n`;
}

const identity = "identity: {}";

test("a file with all providers is read", () => {
  const text = `${head}resources:
  - resources: [secrets, configmaps., "*.apps"]
    providers:
      - secretbox: { keys: [{ name: a, secret: ${key32} }] }
      - aescbc: { keys: [{ name: b, secret: ${key32} }, { name: c, secret: ${key32} }] }
      - kms: { apiVersion: v2, name: vault, endpoint: "unix:///run/kms.sock", timeout: 500ms }
      - kms: { apiVersion: v2, name: other, endpoint: "unix:///@kms" }
      - identity: {}
`;
  const secret = Buffer.alloc(32, 1);
  assert.equal(parse(text), [
    {
      resources: ["secrets", "configmaps.", "*.apps"],
      providers: [
        { kind: "secretbox", keys: [{ name: "a", secret }] },
        {
          kind: "aescbc",
          keys: [
            { name: "b", secret },
            { name: "c", secret },
          ],
        },
        { kind: "kms", name: "vault", socketPath: "/run/kms.sock", timeoutMs: 500 },
        { kind: "kms", name: "other", socketPath: "\0kms", timeoutMs: 3000 },
        { kind: "identity" },
      ],
    },
  ]);
});

test("a secret may be broken into lines", () => {
  const secret = `"${key32.slice(0, 20)}\\n${key32.slice(20)}\\n"`;
  const [read] = parse(entry("[secrets]", keys(`{ name: a, secret: ${secret} }`)));
  assert.equal(read?.providers, [{ kind: "aesgcm", keys: [{ name: "a", secret: Buffer.alloc(32, 1) }] }]);
});

test("a file of the older kind is read", () => {
  const old = "apiVersion: v1\nkind: EncryptionConfig\n";
  const text = `${old}resources: [{ resources: [a], providers: [{ ${identity} }] }]\n`;
  assert.equal(parse(text), [{ resources: ["a"], providers: [{ kind: "identity" }] }]);
});

test("an entry for a group may stand behind those for resources in it", () => {
  const text = `${entry("[secrets]", identity)}  - { resources: ["*.", "*.*"], providers: [{ ${identity} }] }\n`;
  assert.throws(() => parse(text), /overlapping resources/);
  const apart = text.replace('"*.", "*.*"', '"*."');
  assert.equal(
    parse(apart).map((each) => each.resources),
    [["secrets"], ["*."]],
  );
});

test("JSON is read, too", () => {
  const resources = [{ resources: ["secrets"], providers: [{ identity: {} }] }];
  const text = JSON.stringify({
    apiVersion: "apiserver.config.orch.io/v1",
    kind: "EncryptionConfiguration",
    resources,
  });
  assert.equal(parse(text), [{ resources: ["secrets"], providers: [{ kind: "identity" }] }]);
});

const kms = (fields: string) => `kms: { apiVersion: v2, name: a, endpoint: "unix:///a", ${fields} }`;
const keys = (text: string) => `aesgcm: { keys: [${text}] }`;
const first = "resources[0].resources";
const provider = "resources[0].providers[0]";
const wrong: Record<string, [text: string, message: string]> = {
  "no YAML": ["a: [", "enc.yaml:1:5: Flow sequence in block collection must be sufficiently indented and end with a ]"],
  nothing: ["", "enc.yaml:1:1: must be an object"],
  "another kind": [
    "apiVersion: v1\nkind: Secret\nresources: []\n",
    "enc.yaml:2:7: kind: the file must hold an EncryptionConfiguration of apiserver.config.orch.io/v1",
  ],
  "no resources": [`${head}resources: []\n`, "enc.yaml:3:12: resources: at least one resources is required"],
  "a field that nobody knows": [`${entry("[secrets]", identity)}extra: 1\n`, "enc.yaml:7:8: extra: is not known"],
  "an entry without resources": [entry("[]", identity), `enc.yaml:4:16: ${first}: at least one ${first} is required`],
  "a resource twice": [
    entry("[secrets, secrets.]", identity),
    `enc.yaml:4:16: ${first}: the same resource cannot be specified multiple times`,
  ],
  "a resource that is covered by another": [
    entry('[secrets, "*."]', identity),
    `enc.yaml:4:16: ${first}: using overlapping resources such as 'secrets' and '*.' in the same resource list is not ` +
      "allowed as they will be masked",
  ],
  "a resource that an earlier entry for everything takes": [
    `${entry('["*.*"]', identity)}  - { resources: [secrets], providers: [{ ${identity} }] }\n`,
    'enc.yaml:7:19: resources[1].resources[0]: is masked by earlier rule "*.*"',
  ],
  "a resource that an earlier entry for its group takes": [
    `${entry('["*.", "*.apps"]', identity)}  - { resources: [a.apps, a.b], providers: [{ ${identity} }] }\n`,
    'enc.yaml:7:19: resources[1].resources[0]: is masked by earlier rule "*.apps"',
  ],
  "capital letters": [
    entry("[Secrets]", identity),
    `enc.yaml:4:17: ${first}[0]: resource name should not contain capital letters`,
  ],
  "a star alone": [
    entry('["*"]', identity),
    `enc.yaml:4:17: ${first}[0]: use '*.' to encrypt all the resources from core API group or *.* to encrypt all resources`,
  ],
  "the newer events": [
    entry("[events.events.orch.io]", identity),
    `enc.yaml:4:17: ${first}[0]: '*.events.orch.io' objects are stored using the 'events' API group. Use 'events' ` +
      "instead in the config file",
  ],
  "a resource of all groups": [
    entry('["secrets.*"]', identity),
    `enc.yaml:4:17: ${first}[0]: encrypting the same resource across groups is not supported`,
  ],
  "no provider": [
    entry("[secrets]", "{}"),
    `enc.yaml:6:9: ${provider}: provider does not contain any of the expected providers: identity, aesgcm, aescbc, ` +
      "secretbox, kms",
  ],
  "two providers in one": [
    entry("[secrets]", `{ identity: {}, ${keys("")} }`),
    `enc.yaml:6:9: ${provider}: more than one provider specified in a single element, should split into different ` +
      "list elements",
  ],
  "no keys": [entry("[secrets]", keys("")), `enc.yaml:6:25: ${provider}.aesgcm.keys: at least one keys is required`],
  "a key without a name": [
    entry("[secrets]", keys(`{ secret: ${key32} }`)),
    `enc.yaml:6:26: ${provider}.aesgcm.keys[0].name: name is a mandatory field for a key`,
  ],
  "a secret that is no base64": [
    entry("[secrets]", keys("{ name: a, secret: '!!' }")),
    `enc.yaml:6:45: ${provider}.aesgcm.keys[0].secret: secrets must be base64 encoded`,
  ],
  "a secret of the wrong length": [
    entry("[secrets]", keys("{ name: a, secret: c2hvcnQ= }")),
    `enc.yaml:6:45: ${provider}.aesgcm.keys[0].secret: secret is not of the expected length, got 5, expected one of ` +
      "[16 24 32]",
  ],
  "two keys of one name": [
    entry("[secrets]", keys(`{ name: a, secret: ${key32} }, { name: a, secret: ${key32} }`)),
    `enc.yaml:6:101: ${provider}.aesgcm.keys[1].name: duplicate key name a, names must be unique`,
  ],
  "the first version of KMS": [
    entry("[secrets]", 'kms: { name: a, endpoint: "unix:///a" }'),
    `enc.yaml:6:14: ${provider}.kms.apiVersion: unsupported apiVersion v1 for KMS provider, only v2 is supported`,
  ],
  "a size of a cache": [
    entry("[secrets]", kms("cachesize: 5")),
    `enc.yaml:6:75: ${provider}.kms.cachesize: cachesize is not supported in v2`,
  ],
  "a timeout of nothing": [
    entry("[secrets]", kms("timeout: 0s")),
    `enc.yaml:6:73: ${provider}.kms.timeout: timeout should be a positive value`,
  ],
  "a plugin elsewhere": [
    entry("[secrets]", 'kms: { apiVersion: v2, name: a, endpoint: "tcp://host:1" }'),
    `enc.yaml:6:51: ${provider}.kms.endpoint: unsupported scheme "tcp" for KMS provider, only unix is supported`,
  ],
  "a colon in the name of a plugin": [
    entry("[secrets]", 'kms: { apiVersion: v2, name: "a:b", endpoint: "unix:///a" }'),
    `enc.yaml:6:38: ${provider}.kms.name: invalid KMS provider name a:b, must not contain ':'`,
  ],
};

for (const [what, [text, message]] of Object.entries(wrong)) {
  test(`${what} is told with its place in the file`, () => {
    assert.throws(
      () => parse(text),
      (error: Error) => {
        assert.is(error.message, message);
        return true;
      },
    );
  });
}

test("all that is wrong is told at once, and no secret is", () => {
  const text = entry("[Secrets]", keys("{ secret: aHVudGVyMg== }"));
  assert.throws(
    () => parse(text),
    (error: Error) => {
      assert.is(error.message.split("\n").length, 3);
      assert.not.match(error.message, /hunter2|aHVudGVyMg/);
      return true;
    },
  );
});

test.run();
