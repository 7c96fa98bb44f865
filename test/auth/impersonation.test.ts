import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { Attributes, Authorizer } from "../../runtime/auth/authorizer.ts";
import { MetricRegistry } from "../../runtime/metrics/metricRegistry.ts";
import { core, failure } from "../api/literal.ts";
import { type Answer, type Api, openApi } from "../harness/api.ts";
import { startFlagged } from "../harness/flaggedServer.ts";
import { suite } from "../harness/suite.ts";

const whoami = "/apis/authentication.orch.io/v1/selfsubjectreviews";

const test = suite("impersonation");

/** What the real user may do: "verb group/resource/subresource namespace/name", "*" for anything. */
let allowed: string[] = [];
let asked: Attributes[] = [];
const textOf = ({ verb, group, resource, subresource, namespace, name }: Attributes) =>
  `${verb} ${[group, resource, subresource].filter((each) => each !== "").join("/")} ${namespace}/${name}`;
const authorizer: Authorizer = (attributes) => {
  asked.push(attributes);
  const isAllowed =
    attributes.user.name !== "test-admin" || allowed.includes(textOf(attributes)) || allowed.includes("*");
  return { outcome: isAllowed ? "allow" : "noOpinion", reason: "" };
};

const metrics = new MetricRegistry({ prefix: "orch", native: false });
let api: Api;
let simple: Api;
test.before(async () => {
  api = await openApi({ authorizer, metrics });
  simple = await openApi({ authorizer, featureGates: { ConstrainedImpersonation: "false" } });
});
test.after(async () => {
  await api.stop();
  await simple.stop();
});

/** Asks as whom the request acts; a list of values sends the header several times. */
async function act(
  headers: Readonly<Record<string, string | string[]>>,
  rights: string[],
  on: Api = api,
): Promise<Answer> {
  allowed = rights;
  asked = [];
  const body = Buffer.from("{}"); // beside a body of text, Node sends headers in UTF-8 and not as they are
  return on.call("POST", whoami, { body, headers: headers as Record<string, string> });
}

const asBob = { "impersonate-user": "bob" };

test("a user who may impersonate another acts as the other", async () => {
  const { status, json } = await act(asBob, ["impersonate users /bob"], simple);
  assert.is(status, 201);
  assert.equal(json.status.userInfo, { username: "bob", groups: ["system:authenticated"] });
  assert.equal(
    asked.map((each) => [each.user.name, textOf(each)]),
    [
      ["test-admin", "impersonate users /bob"],
      ["bob", "create authentication.orch.io/selfsubjectreviews /"],
    ],
  );
});

test("a user who may not is refused under the own name, on the part that is missing", async () => {
  const { status, json } = await act(asBob, [], simple);
  assert.is(status, 403);
  assert.equal(
    json,
    failure(403, "Forbidden", {
      message:
        'users "bob" is forbidden: User "test-admin" cannot impersonate resource "users" in API group "" at the cluster scope',
      details: { name: "bob", kind: "users" },
    }),
  );
});

const refusals: [string, Record<string, string | string[]>, string[], string][] = [
  [
    "a group",
    { ...asBob, "impersonate-group": ["staff", "system:masters"] },
    ["impersonate users /bob", "impersonate groups /staff"],
    'groups "system:masters" is forbidden: User "test-admin" cannot impersonate resource "groups" in API group "" at the cluster scope',
  ],
  [
    "a uid",
    { ...asBob, "impersonate-uid": "17" },
    ["impersonate users /bob"],
    'uids.authentication.orch.io "17" is forbidden: User "test-admin" cannot impersonate resource "uids" in API group "authentication.orch.io" at the cluster scope',
  ],
  [
    "an extra",
    { ...asBob, "impersonate-extra-scopes": "view" },
    ["impersonate users /bob"],
    'userextras.authentication.orch.io "view" is forbidden: User "test-admin" cannot impersonate resource "userextras/scopes" in API group "authentication.orch.io" at the cluster scope',
  ],
  [
    "an account",
    { "impersonate-user": "system:serviceaccount:ns:robot" },
    ["impersonate users /system:serviceaccount:ns:robot"],
    'serviceaccounts "robot" is forbidden: User "test-admin" cannot impersonate resource "serviceaccounts" in API group "" in the namespace "ns"',
  ],
];
for (const [what, headers, rights, message] of refusals) {
  test(`the right to ${what} is one of its own`, async () => {
    const { status, json } = await act(headers, rights, simple);
    assert.equal([status, json.message], [403, message]);
  });
}

const users: [string, Record<string, string | string[]>, string[], object][] = [
  [
    "all parts",
    {
      "Impersonate-User": "bob",
      "Impersonate-Group": ["staff", "dev"],
      "Impersonate-Uid": "17",
      "Impersonate-Extra-Acme.com%2Fproject": ["a", "b"],
    },
    [
      ...["impersonate users /bob", "impersonate groups /staff", "impersonate groups /dev"],
      "impersonate authentication.orch.io/uids /17",
      "impersonate authentication.orch.io/userextras/acme.com/project /a",
      "impersonate authentication.orch.io/userextras/acme.com/project /b",
    ],
    {
      username: "bob",
      uid: "17",
      groups: ["staff", "dev", "system:authenticated"],
      extra: { "acme.com/project": ["a", "b"] },
    },
  ],
  [
    "a service account with its groups",
    { "impersonate-user": "system:serviceaccount:ns:robot" },
    ["impersonate serviceaccounts ns/robot"],
    {
      username: "system:serviceaccount:ns:robot",
      groups: ["system:serviceaccounts", "system:serviceaccounts:ns", "system:authenticated"],
    },
  ],
  [
    "a service account with other groups",
    { "impersonate-user": "system:serviceaccount:ns:robot", "impersonate-group": "g" },
    ["impersonate serviceaccounts ns/robot", "impersonate groups /g"],
    { username: "system:serviceaccount:ns:robot", groups: ["g", "system:authenticated"] },
  ],
  [
    "what is no service account's name as a user",
    { "impersonate-user": "system:serviceaccount:ns:robot:x" },
    ["impersonate users /system:serviceaccount:ns:robot:x"],
    { username: "system:serviceaccount:ns:robot:x", groups: ["system:authenticated"] },
  ],
  [
    "the anonymous user",
    { "impersonate-user": "system:anonymous" },
    ["impersonate users /system:anonymous"],
    { username: "system:anonymous", groups: ["system:unauthenticated"] },
  ],
  [
    "a user in system:unauthenticated",
    { ...asBob, "impersonate-group": "system:unauthenticated" },
    ["impersonate users /bob", "impersonate groups /system:unauthenticated"],
    { username: "bob", groups: ["system:unauthenticated"] },
  ],
  [
    "a name in UTF-8",
    { "impersonate-user": Buffer.from("jörg").toString("latin1") },
    ["impersonate users /jörg"],
    { username: "jörg", groups: ["system:authenticated"] },
  ],
  [
    "an extra of a key that JavaScript knows",
    { ...asBob, "impersonate-extra-__proto__": "x" },
    ["impersonate users /bob", "impersonate authentication.orch.io/userextras/__proto__ /x"],
    JSON.parse('{ "username": "bob", "groups": ["system:authenticated"], "extra": { "__proto__": ["x"] } }'),
  ],
];
for (const [what, headers, rights, userInfo] of users) {
  test(`headers make ${what}`, async () => {
    for (const each of [api, simple]) {
      const { status, json } = await act(headers, rights, each);
      assert.equal([status, JSON.stringify(json.status?.userInfo)], [201, JSON.stringify(userInfo)]);
    }
  });
}

const bad: [string, Record<string, string | string[]>, string, string?][] = [
  [
    "a group",
    { "impersonate-group": "staff" },
    'requested &user.DefaultInfo{Name:"", UID:"", Groups:[]string{"staff"}, Extra:map[string][]string(nil)} without impersonating a user name',
    "requested [{Group  staff    }] without impersonating a user",
  ],
  [
    "a uid and an extra",
    { "impersonate-uid": "1", "impersonate-extra-a": "b" },
    'requested &user.DefaultInfo{Name:"", UID:"1", Groups:[]string(nil), Extra:map[string][]string{"a":[]string{"b"}}} without impersonating a user name',
    "requested [{UserExtra  b  authentication.orch.io/v1  a} {UID  1  authentication.orch.io/v1  }] without impersonating a user",
  ],
  [
    "a name that is no UTF-8",
    { "impersonate-user": Buffer.from([0xff, 0xfe]).toString("latin1") },
    "the header impersonate-user is not valid UTF-8",
  ],
  [
    "257 groups",
    { "impersonate-group": Array.from({ length: 256 }, (_, index) => `${index}`), ...asBob },
    "too many impersonation headers: 257, the limit is 256",
  ],
];
for (const [what, headers, message, simpleMessage = message] of bad) {
  test(`${what} alone, or beyond reason, is a 400`, async () => {
    for (const [each, text] of [
      [api, message],
      [simple, simpleMessage],
    ] as const) {
      const { status, json } = await act(headers, ["*"], each);
      assert.equal([status, json.reason, json.message], [400, "BadRequest", text]);
      assert.is(asked.length, 0);
    }
  });
}

test("a refused impersonation changes nothing", async () => {
  allowed = ["create configmaps default/"];
  const answer = await api.post(core("default", "configmaps"), { metadata: { name: "a" } }, asBob);
  assert.is(answer.status, 403);
  allowed = ["*"];
  assert.is((await api.get(core("default", "configmaps/a"))).status, 404);
});

test("a non-resource path is reached as the other too", async () => {
  allowed = ["impersonate users /bob"];
  asked = [];
  assert.is((await api.get("/version", asBob)).status, 200);
  const last = asked.at(-1);
  assert.equal([last?.user.name, last?.path], ["bob", "/version"]);
});

test("constrained: the right to act as a user and to do just this request so", async () => {
  const identity = "impersonate:user-info authentication.orch.io/users /bob";
  const rights = [identity, "impersonate-on:user-info:list pods default/"];
  allowed = rights;
  assert.is((await api.get(core("default", "pods"), asBob)).status, 200);
  assert.is((await api.get(core("other", "pods"), asBob)).status, 403);
  assert.is((await api.call("DELETE", core("default", "pods/a"), { headers: asBob })).status, 403);
  allowed = [identity];
  assert.is((await api.get(core("default", "pods"), asBob)).status, 403);
  allowed = rights;
  assert.is((await simple.get(core("default", "pods"), asBob)).status, 403);
});

test("constrained: a service account and a node are no users", async () => {
  const on = "impersonate-on:$:create authentication.orch.io/selfsubjectreviews /";
  const node = { "impersonate-user": "system:node:n1" };
  const account = { "impersonate-user": "system:serviceaccount:ns:robot" };
  const of = (mode: string, what: string) => [
    on.replace("$", mode),
    `impersonate:${mode} authentication.orch.io/${what}`,
  ];
  assert.is((await act(node, of("user-info", "users /system:node:n1"))).status, 403);
  assert.is((await act(account, of("user-info", "users /system:serviceaccount:ns:robot"))).status, 403);
  assert.is((await act(account, of("serviceaccount", "serviceaccounts ns/robot"))).status, 201);
  const { status, json } = await act(node, of("arbitrary-node", "nodes /n1"));
  assert.is(status, 201);
  assert.equal(json.status.userInfo, { username: "system:node:n1", groups: ["system:nodes", "system:authenticated"] });
  assert.is((await act(node, of("associated-node", "nodes /*"))).status, 403); // the user is no account of that node
});

test("constrained: the group of administrators needs the verb impersonate", async () => {
  const rights = [
    "impersonate-on:user-info:create authentication.orch.io/selfsubjectreviews /",
    "impersonate:user-info authentication.orch.io/users /bob",
    "impersonate:user-info authentication.orch.io/groups /system:masters",
  ];
  const headers = { ...asBob, "impersonate-group": "system:masters" };
  assert.is((await act(headers, rights)).status, 403);
  assert.is((await act(headers, ["impersonate users /bob", "impersonate groups /system:masters"])).status, 201);
});

const reviewing = "impersonate-on:user-info:create authentication.orch.io/selfsubjectreviews /";
const asUser = "impersonate:user-info authentication.orch.io/users /bob";
const constrainedRefusals: [string, Record<string, string>, string[], string][] = [
  [
    "to do just this",
    asBob,
    [],
    'selfsubjectreviews.authentication.orch.io is forbidden: User "test-admin" cannot impersonate-on:user-info:create resource "selfsubjectreviews" in API group "authentication.orch.io" at the cluster scope',
  ],
  [
    "to act as the user",
    asBob,
    [reviewing],
    'users.authentication.orch.io "bob" is forbidden: User "test-admin" cannot impersonate:user-info resource "users" in API group "authentication.orch.io" at the cluster scope',
  ],
  [
    "to the group of administrators",
    { ...asBob, "impersonate-group": "system:masters" },
    [reviewing, asUser],
    'groups.authentication.orch.io "system:masters" is forbidden: User "test-admin" cannot impersonate:user-info resource "groups" in API group "authentication.orch.io" at the cluster scope: impersonating the system:masters group is not allowed',
  ],
  [
    "to extras without a domain",
    { ...asBob, "impersonate-extra-scopes": "a" },
    [reviewing, asUser],
    'userextras.authentication.orch.io is forbidden: User "test-admin" cannot impersonate:user-info resource "userextras" in API group "authentication.orch.io" at the cluster scope: impersonating an invalid key in extra is not allowed: extra.key: Invalid value: "scopes": must be a domain-prefixed path (such as "acme.io/foo")',
  ],
];
for (const [what, headers, rights, message] of constrainedRefusals) {
  test(`constrained: the first right that is missing is the one ${what}`, async () => {
    const fresh = await openApi({ authorizer });
    const { status, json } = await act(headers, rights, fresh);
    await fresh.stop();
    assert.equal([status, json.message], [403, message]);
  });
}

test("the mode by which a user has acted as another is tried first", async () => {
  const fresh = await openApi({ authorizer });
  assert.is((await act(asBob, ["impersonate users /bob"], fresh)).status, 201);
  const { json } = await act(asBob, [], fresh);
  await fresh.stop();
  const text = 'users "bob" is forbidden: User "test-admin" cannot impersonate resource "users" in API group ""';
  assert.is(json.message, `${text} at the cluster scope`);
});

test("attempts are counted by mode and decision", async () => {
  await act(asBob, ["impersonate users /bob"]);
  allowed = ["*"];
  const text = (await api.get("/metrics")).text;
  assert.match(text, /apiserver_impersonation_attempts_total\{decision="denied",mode="user-info"\} [1-9]/);
  assert.match(text, /apiserver_impersonation_attempts_total\{decision="allowed",mode="legacy"\} [1-9]/);
});

test("why the authorizer could not decide is in the refusal", async () => {
  const broken: Authorizer = () => ({ outcome: "noOpinion", reason: "no rule", error: "the webhook is gone" });
  const other = await openApi({ authorizer: broken });
  const { status, json } = await other.get("/version", asBob);
  await other.stop();
  assert.is(status, 403);
  assert.ok(json.message.endsWith('get path "/version": the webhook is gone: no rule'), json.message);
});

test("roles grant it: a named user, and an account in its namespace, and no other", async () => {
  const folder = mkdtempSync(join(tmpdir(), "orch-roles-"));
  const file = join(folder, "tokens.csv");
  writeFileSync(file, "alice-token,alice,1\n");
  const other = await startFlagged(["--authorization-mode=RBAC", "--token-auth-file", file]);
  const rbac = "/apis/rbac.authorization.orch.io/v1";
  const make = async (path: string, body: object) => {
    const { status, text } = await other.call(`${rbac}/${path}`, { method: "POST", as: "admin", body });
    assert.is(status, 201, text);
  };
  const metadata = { name: "impersonator" };
  const subjects = [{ kind: "User", name: "alice", apiGroup: "rbac.authorization.orch.io" }];
  const rule = { apiGroups: [""], verbs: ["impersonate"] };
  await make("clusterroles", { metadata, rules: [{ ...rule, resources: ["users"], resourceNames: ["bob"] }] });
  const roleRef = { apiGroup: "rbac.authorization.orch.io", name: "impersonator" };
  await make("clusterrolebindings", { metadata, subjects, roleRef: { ...roleRef, kind: "ClusterRole" } });
  await make("namespaces/default/roles", { metadata, rules: [{ ...rule, resources: ["serviceaccounts"] }] });
  await make("namespaces/default/rolebindings", { metadata, subjects, roleRef: { ...roleRef, kind: "Role" } });
  const nameOf = async (user: string) => {
    const found = await other.whoami({ as: { token: "alice-token" }, headers: { "impersonate-user": user } });
    return typeof found === "number" ? found : (found as { username: string }).username;
  };
  const account = (namespace: string) => `system:serviceaccount:${namespace}:default`;
  const got = [await nameOf("bob"), await nameOf("carol"), await nameOf(account("default"))];
  assert.equal([...got, await nameOf(account("orch-system"))], ["bob", 403, account("default"), 403]);
  await other.stop();
  rmSync(folder, { recursive: true });
});

test("headers beyond what a request may have are refused before they are read", async () => {
  const status = await new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${api.server.token}`, "impersonate-user": "x".repeat(1_100_000) };
    httpRequest(`${api.server.url}${whoami}`, { headers }, (answer) => resolve(answer.resume().statusCode))
      .on("error", reject)
      .end();
  });
  assert.is(status, 431);
});

test.run();
