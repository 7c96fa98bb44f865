import * as assert from "uvu/assert";
import { compileClaims } from "../../runtime/apiserver/claimExpressions.ts";
import { readAuthenticationConfiguration } from "../../runtime/auth/authenticators/jwt/readConfiguration.ts";
import { suite } from "../harness/suite.ts";

const test = suite("authentication configuration");

const own = "https://orch.default.svc";
const context = { file: "f", apiDomain: "orch.io", labelDomain: "orch.io", ownIssuers: [own], compile: compileClaims };

function read(jwt: unknown, rest: object = {}) {
  const head = { apiVersion: "apiserver.config.orch.io/v1", kind: "AuthenticationConfiguration" };
  return readAuthenticationConfiguration(JSON.stringify({ ...head, jwt, ...rest }), context);
}

/** What is wrong, without the places in the file. */
function problems(jwt: unknown, rest: object = {}): readonly string[] {
  try {
    read(jwt, rest);
    return [];
  } catch (error) {
    return (error as Error).message.split("\n").map((each) => each.replace(/^f:\d+:\d+: (jwt\[0\]\.)?/, ""));
  }
}

const issuer = (parts: object = {}) => ({ url: "https://a", audiences: ["us"], ...parts });
const mappings = (parts: object = {}) => ({ username: { claim: "sub", prefix: "" }, ...parts });
const authenticator = (parts: object = {}) => ({ issuer: issuer(), claimMappings: mappings(), ...parts });

const issuers: readonly (readonly [parts: object, problems: readonly string[]])[] = [
  [{ discoveryURL: "https://b/x" }, []],
  [{ audiences: ["a", "b"], audienceMatchPolicy: "MatchAny" }, []],
  [{ audienceMatchPolicy: "MatchAny" }, []],
  [{ foo: 1 }, ["issuer.foo: is not known"]],
  [{ url: "" }, ["issuer.url: Required value"]],
  [{ url: "http://a" }, ['issuer.url: Invalid value: "http://a": URL scheme must be https']],
  [{ url: "a" }, ['issuer.url: Invalid value: "a": URL scheme must be https']],
  [{ url: "https://u@a" }, ['issuer.url: Invalid value: "https://u@a": URL must not contain a username or password']],
  [{ url: "https://a?b" }, ['issuer.url: Invalid value: "https://a?b": URL must not contain a query']],
  [{ url: "https://a#b" }, ['issuer.url: Invalid value: "https://a#b": URL must not contain a fragment']],
  [{ url: own }, [`issuer.url: Invalid value: "${own}": URL must not overlap with disallowed issuers: [${own}]`]],
  [
    { discoveryURL: "https://a/" },
    ['issuer.discoveryURL: Invalid value: "https://a/": discoveryURL must be different from URL'],
  ],
  [{ audiences: [] }, ["issuer.audiences: Required value: at least one jwt[0].issuer.audiences is required"]],
  [{ audiences: [""] }, ["issuer.audiences[0]: Required value"]],
  [
    { audiences: ["a", "a"] },
    [
      'issuer.audiences[1]: Duplicate value: "a"',
      'issuer.audienceMatchPolicy: Invalid value: "": audienceMatchPolicy must be MatchAny for multiple audiences',
    ],
  ],
  [
    { audienceMatchPolicy: "x" },
    [
      'issuer.audienceMatchPolicy: Invalid value: "x": audienceMatchPolicy must be empty or MatchAny for single audience',
    ],
  ],
  [
    { certificateAuthority: "x" },
    ['issuer.certificateAuthority: Invalid value: "<omitted>": it holds no certificate in PEM form'],
  ],
  [
    { certificateAuthority: "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n" },
    ['issuer.certificateAuthority: Invalid value: "<omitted>": it holds a certificate that cannot be read'],
  ],
  [
    { egressSelectorType: "x" },
    ['issuer.egressSelectorType: Invalid value: "x": egress selector must be either controlplane or cluster'],
  ],
  [
    { egressSelectorType: "cluster" },
    ['issuer.egressSelectorType: oidc: egress lookup required with egress selector type "cluster"'],
  ],
];
for (const [parts, wanted] of issuers) {
  test(`issuer with ${JSON.stringify(parts)}`, () => {
    assert.equal(problems([authenticator({ issuer: issuer(parts) })]), wanted);
  });
}

const both = "claim and expression can't both be set";
const neither = "Required value: claim or expression is required";
const verified =
  "claims.email_verified must be used in claimMappings.username.expression or claimMappings.extra[*].valueExpression " +
  "or claimValidationRules[*].expression when claims.email is used in claimMappings.username.expression";
const unverified = (expression: string) => [
  `claimMappings.username.expression: Invalid value: ${JSON.stringify(expression)}: ${verified}`,
];
const path = "[A-Za-z0-9/\\-._~%!$&'()*+,;=:]+";
const extra = (key: string, valueExpression = "'x'") => ({ extra: [{ key, valueExpression }] });
const extraKey = "claimMappings.extra[0].key";

const mapped: readonly (readonly [parts: object, problems: readonly string[]])[] = [
  [{ groups: {}, uid: {} }, []],
  [{ username: { expression: "1" }, groups: { expression: "1" }, uid: { expression: "true" } }, []],
  [{ username: undefined }, [`claimMappings.username: ${neither}`]],
  [{ username: {} }, [`claimMappings.username: ${neither}`]],
  [{ username: { claim: "a", expression: "'a'" } }, [`claimMappings.username: Invalid value: "": ${both}`]],
  [{ uid: { claim: "a", expression: "'a'" } }, [`claimMappings.uid: Invalid value: "": ${both}`]],
  [
    { username: { claim: "sub" } },
    [
      "claimMappings.username.prefix: Required value: prefix is required when claim is set. It can be set to an empty " +
        "string to disable prefixing",
    ],
  ],
  [
    { groups: { prefix: "", expression: "'a'" } },
    ['claimMappings.groups.prefix: Invalid value: "": may not be specified when expression is set'],
  ],
  [{ username: { expression: "claims.email" } }, unverified("claims.email")],
  [{ username: { expression: "claims.?email.orValue('x')" } }, unverified("claims.?email.orValue('x')")],
  [
    { username: { expression: "claims.email + 'claims.email_verified'" } },
    unverified("claims.email + 'claims.email_verified'"),
  ],
  [{ username: { expression: "'claims.email'" } }, []],
  [{ username: { expression: "claims.email_verified ? claims.email : 'x'" } }, []],
  [{ username: { expression: "claims.email" }, ...extra("a.io/b", "string(claims.email_verified)") }, []],
  [extra("a.io/b/c"), []],
  [extra(""), [`${extraKey}: Required value`]],
  [extra("a"), [`${extraKey}: Invalid value: "a": must be a domain-prefixed path (such as "acme.io/foo")`]],
  [extra("a.io/B"), [`${extraKey}: Invalid value: "a.io/B": must be lowercase`]],
  [
    extra("a.io/b c"),
    [
      `${extraKey}: Invalid value: "a.io/b c": Invalid path (e.g. 'path/to/resource', regex used for validation is ` +
        `'${path}')`,
    ],
  ],
  [extra("a.orch.io/b"), [`${extraKey}: Invalid value: "a.orch.io/b": orch.io and their subdomains are reserved`]],
  [{ extra: [{ key: "a.io/b" }] }, ["claimMappings.extra[0].valueExpression: Required value"]],
  [
    { extra: [...extra("a.io/b").extra, ...extra("a.io/b").extra] },
    ['claimMappings.extra[1].key: Duplicate value: "a.io/b"'],
  ],
];
for (const [parts, wanted] of mapped) {
  test(`mappings with ${JSON.stringify(parts)}`, () => {
    assert.equal(problems([authenticator({ claimMappings: mappings(parts) })]), wanted);
  });
}

const claimRules: readonly (readonly [rules: readonly object[], problems: readonly string[]])[] = [
  [[{ claim: "a" }, { expression: "claims.a == 'b'", message: "m" }], []],
  [[{}], [`[0]: ${neither}`]],
  [[{ claim: "a", expression: "true" }], [`[0]: Invalid value: "a": ${both}`]],
  [[{ claim: "a", message: "m" }], ['[0].message: Invalid value: "m": may not be specified when claim is set']],
  [
    [{ expression: "true", requiredValue: "x" }],
    ['[0].requiredValue: Invalid value: "x": may not be specified when expression is set'],
  ],
  [[{ claim: "a" }, { claim: "a" }], ['[1].claim: Duplicate value: "a"']],
  [[{ expression: "true" }, { expression: "true" }], ['[1].expression: Duplicate value: "true"']],
  [[{ expression: "1" }], ['[0].expression: Invalid value: "1": must evaluate to bool']],
  [[{ expression: "claims.a" }], ['[0].expression: Invalid value: "claims.a": must evaluate to bool']],
  [
    [{ expression: "claims[0] == 1" }],
    [
      '[0].expression: Invalid value: "claims[0] == 1": compilation failed: ERROR: <input>:1:7: found no matching ' +
        "overload for '_[_]' applied to '(map(string, dyn), int)'",
      " | claims[0] == 1",
      " | ......^",
    ],
  ],
];
for (const [rules, wanted] of claimRules) {
  test(`claim rules ${JSON.stringify(rules)}`, () => {
    const found = problems([authenticator({ claimValidationRules: rules })]);
    assert.equal(
      found.map((each) => each.replace("claimValidationRules", "")),
      wanted,
    );
  });
}

test("rules about users are boolean expressions over what users have", () => {
  const found = (rules: readonly object[]) => problems([authenticator({ userValidationRules: rules })])[0] ?? "";
  assert.is(found([{ expression: "user.extra['a'].size() > 0" }]), "");
  assert.is(found([{}]), "userValidationRules[0].expression: Required value");
  assert.match(
    found([{ expression: "user.name == ''" }]),
    "compilation failed: ERROR: <input>:1:5: undefined field 'name'",
  );
  const twice = 'userValidationRules[1].expression: Duplicate value: "true"';
  assert.is(found([{ expression: "true" }, { expression: "true" }]), twice);
});

test("each issuer is there once, and there are at most 64", () => {
  assert.equal(problems([authenticator(), authenticator()]), ['jwt[1].issuer.url: Duplicate value: "https://a"']);
  const found = problems(Array.from({ length: 65 }, () => authenticator()));
  assert.equal(found, ["jwt: Too many: 65: must have at most 64 items"]);
});

test("only enabled requests without credentials have conditions", () => {
  const conditions = [{ path: "/livez" }];
  assert.equal(problems([], { anonymous: { enabled: false, conditions } }), [
    'anonymous.conditions: Invalid value: [{"Path":"/livez"}]: enabled should be set to true when conditions are defined',
  ]);
  assert.equal(read([], { anonymous: { enabled: true, conditions } }).anonymous, { enabled: true, paths: ["/livez"] });
});

test("a file is of one of the versions of the kind", () => {
  const wrong = "kind: the file must hold an AuthenticationConfiguration of apiserver.config.orch.io/v1";
  assert.equal(problems([], { apiVersion: "apiserver.config.orch.io/v2" }), [wrong]);
  assert.equal(problems([], { kind: "Pod" }), [wrong]);
  assert.equal(problems([], { apiVersion: "apiserver.config.orch.io/v1beta1" }), []);
});

test.run();
