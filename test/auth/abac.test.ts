import * as assert from "uvu/assert";
import { abacAuthorizer, parseAbacFile } from "../../runtime/auth/authorizers/abac.ts";
import { suite } from "../harness/suite.ts";
import { attributesOf, decisionText, userOf } from "./rbacTables.ts";

const test = suite("ABAC");

const context = { file: "policy.jsonl", apiDomain: "orch.io" };

function line(spec: object): string {
  return JSON.stringify({ apiVersion: "abac.authorization.orch.io/v1beta1", kind: "Policy", spec });
}

const everything = { namespace: "*", resource: "*", apiGroup: "*", nonResourcePath: "*" };

/** Policy -> who may, who may not: `user: request in namespace`. */
const table: readonly (readonly [policy: object, allowed: string, refused: string])[] = [
  [
    { user: "alice", ...everything },
    "alice: get pods; alice: delete x.y/z:a; alice: get /a",
    "bob: get pods; bob: get /a",
  ],
  [{ user: "*", ...everything }, "alice: get pods; bob: post /x", ""],
  [{ group: "devs", ...everything }, "bob@devs: get pods; x@qa,devs: get /", "devs: get pods; bob@qa: get pods"],
  [{ group: "*", ...everything }, "bob: get pods; bob@devs: get pods", ""],
  [{ user: "bob", group: "devs", ...everything }, "bob@devs: get pods", "bob: get pods; alice@devs: get pods"],
  [{ user: "*", group: "devs", ...everything }, "bob@devs: get pods", "bob: get pods"],
  [{ ...everything }, "", "alice: get pods; bob@devs: get /"],
  [
    { user: "a", readonly: true, ...everything },
    "a: get pods; a: list pods; a: watch pods; a: get /x",
    "a: create pods; a: post /x",
  ],
  [
    { user: "a", resource: "pods", namespace: "ns" },
    "a: get pods; a: delete pods/log:x",
    "a: get services; a: get pods.apps; a: get /",
  ],
  [{ user: "a", resource: "pods", namespace: "other" }, "", "a: get pods"],
  [{ user: "a", resource: "pods", namespace: "*", apiGroup: "apps" }, "a: get pods.apps", "a: get pods"],
  [{ user: "a", resource: "pods" }, "", "a: get pods"],
  [{ user: "a", nonResourcePath: "/x" }, "a: get /x; a: post /x", "a: get /x/y; a: get pods; a: get /"],
  [{ user: "a", nonResourcePath: "/x/*" }, "a: get /x/; a: get /x/y", "a: get /x; a: get /y"],
  [{ user: "a" }, "", "a: get pods; a: get /; a: get /a"],
];

for (const [policy, allowed, refused] of table) {
  test(`the policy ${JSON.stringify(policy)} allows what it says`, () => {
    const authorize = abacAuthorizer(parseAbacFile(line(policy), context));
    for (const [requests, expected] of [
      [allowed, "allow "],
      [refused, "noOpinion No policy matched."],
    ] as const) {
      for (const request of requests.split("; ").filter((each) => each !== "")) {
        const [user = "", what = ""] = request.split(": ");
        const attributes = attributesOf(what, { user: userOf(user), namespace: "ns" });
        assert.is(decisionText(authorize(attributes)), expected, request);
      }
    }
  });
}

test("any line may allow, and the rules of all lines are listed", async () => {
  const lines = [
    "# people",
    "",
    line({ user: "a", resource: "pods", namespace: "ns" }),
    line({ group: "g", readonly: true, nonResourcePath: "/m" }),
  ];
  const authorize = abacAuthorizer(parseAbacFile(lines.join("\n"), context));
  const ask = (user: string, what: string) =>
    decisionText(authorize(attributesOf(what, { user: userOf(user), namespace: "ns" })));
  assert.equal([ask("a", "get pods"), ask("x@g", "get /m")], ["allow ", "allow "]);
  assert.equal(await authorize.rulesFor?.(userOf("a@g"), "ns"), {
    resourceRules: [{ verbs: ["*"], apiGroups: [""], resources: ["pods"] }],
    nonResourceRules: [{ verbs: ["get", "list", "watch"], nonResourceURLs: ["/m"] }],
    incomplete: false,
  });
  assert.equal(await authorize.rulesFor?.(userOf("b"), "ns"), {
    resourceRules: [],
    nonResourceRules: [],
    incomplete: false,
  });
});

test("a mistake in a file is reported with its line", () => {
  const text = [
    "# a",
    line({ user: "a" }),
    "{",
    line({ usr: "a" }),
    "[]",
    line({ readonly: "yes" }),
    '{"kind":"Policy"}',
  ].join("\n");
  const message = (() => {
    try {
      parseAbacFile(text, context);
    } catch (error) {
      return error instanceof Error ? error.message : "";
    }
    return "";
  })();
  const lines = message.split("\n");
  assert.match(lines[0] ?? "", /^policy\.jsonl:3: /);
  assert.equal(lines.slice(1), [
    "policy.jsonl:4: spec.usr: is not known",
    "policy.jsonl:5: the line must hold a Policy of abac.authorization.orch.io/v1beta1",
    "policy.jsonl:6: spec.readonly: must be a boolean",
    "policy.jsonl:7: the line must hold a Policy of abac.authorization.orch.io/v1beta1",
  ]);
});

test.run();
