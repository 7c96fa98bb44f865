import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { generated } from "../../generated/index.ts";
import { type AuthorizationFlags, authorizationOf } from "../../runtime/apiserver/authorizationFlags.ts";
import { parseAuthorizationFile } from "../../runtime/apiserver/authorizationFile.ts";
import type { PolicySources } from "../../runtime/auth/authorizer.ts";
import { RbacIndex } from "../../runtime/auth/authorizers/rbacIndex.ts";
import type { Authorizer, Decision } from "../../runtime/schema/access/authorization.ts";
import { newMetrics, seriesValue } from "../harness/metrics.ts";
import { textFormat } from "../../runtime/metrics/text.ts";
import { suite } from "../harness/suite.ts";
import { condition, fileOf, webhookEntry } from "./authorizationFiles.ts";
import { attributesOf, parseRule, userOf } from "./rbacTables.ts";

const test = suite("authorization webhooks and files");

const folder = mkdtempSync(join(tmpdir(), "orch-authz-"));
const kubeconfig = join(folder, "webhook.kubeconfig");
const configuration = join(folder, "authorization.yaml");
const ending = new AbortController();

/** What the webhook was asked, and what it answers, once that is over. */
let paths: (string | undefined)[] = [];
let asked: { apiVersion: string; spec: Record<string, unknown> }[] = [];
let answer: { status: number; body: object | string } = { status: 200, body: {} };
let held: Promise<void> | undefined;
let webhook: Server;

test.before(async () => {
  webhook = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += chunk));
    request.on("end", async () => {
      asked.push(JSON.parse(text));
      paths.push(request.url);
      await held;
      const { status, body } = answer;
      const bytes = typeof body === "string" ? body : JSON.stringify(body);
      response.writeHead(status, { "content-type": "application/json" }).end(bytes);
    });
  });
  await new Promise<void>((resolve) => webhook.listen(0, "127.0.0.1", resolve));
  const address = webhook.address();
  const server = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/authorize`;
  const contexts = [{ name: "c", context: { cluster: "w", user: "u" } }];
  const file = {
    "current-context": "c",
    contexts,
    clusters: [{ name: "w", cluster: { server } }],
    users: [{ name: "u", user: {} }],
  };
  writeFileSync(kubeconfig, JSON.stringify({ apiVersion: "v1", kind: "Config", ...file }));
});
test.after(async () => {
  ending.abort();
  webhook.closeAllConnections();
  await new Promise((resolve) => webhook.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const none: AuthorizationFlags = {
  authorizationMode: ["AlwaysAllow"],
  authorizationConfig: "",
  authorizationPolicyFile: "",
  authorizationWebhookConfigFile: "",
  authorizationWebhookVersion: "v1beta1",
  authorizationWebhookCacheAuthorizedTtl: "5m0s",
  authorizationWebhookCacheUnauthorizedTtl: "30s",
};

const metrics = newMetrics();
const warnings: string[] = [];
const errors: string[] = [];

async function open(
  flags: Partial<AuthorizationFlags>,
  rules: readonly string[] = [],
  counted = metrics,
): Promise<Authorizer> {
  asked = [];
  paths = [];
  const index = new RbacIndex("rbac.authorization.orch.io");
  index.putRole({ namespace: "", name: "r" }, rules.map(parseRule));
  const roleRef = { kind: "ClusterRole", name: "r" };
  index.putBinding({ namespace: "", name: "b" }, { roleRef, subjects: [{ kind: "User", name: "alice" }] });
  const { authorizer } = authorizationOf(
    { ...none, ...flags },
    {
      platform: generated.platform,
      logWarning: (message) => warnings.push(message),
      logError: (message, error) => errors.push(`${message}: ${error instanceof Error ? error.message : error}`),
    },
  );
  const sources: PolicySources = {
    rbac: () => index,
    node: () => Promise.reject(new Error("no nodes here")),
    signal: ending.signal,
    metrics: counted,
  };
  return authorizer(sources);
}

const byWebhook = { authorizationMode: ["Webhook"], authorizationWebhookConfigFile: kubeconfig };

async function ask(authorizer: Authorizer, request: string, user = "alice@devs"): Promise<Decision> {
  return authorizer(attributesOf(request, { user: userOf(user), namespace: "ns" }));
}

const answers: readonly (readonly [status: object, decision: Decision])[] = [
  [{ allowed: true }, { outcome: "allow", reason: "" }],
  [
    { allowed: true, reason: "friend" },
    { outcome: "allow", reason: "friend" },
  ],
  [
    { allowed: false, denied: true, reason: "foe" },
    { outcome: "deny", reason: "foe" },
  ],
  [
    { allowed: false, reason: "unknown" },
    { outcome: "noOpinion", reason: "unknown" },
  ],
  [{}, { outcome: "noOpinion", reason: "" }],
  [
    { allowed: true, denied: true },
    { outcome: "deny", reason: "", error: "webhook subject access review returned both allow and deny response" },
  ],
];

for (const [status, decision] of answers) {
  test(`a webhook that answers ${JSON.stringify(status)} decides so`, async () => {
    const authorizer = await open(byWebhook);
    answer = { status: 200, body: { status } };
    assert.equal(await ask(authorizer, "get pods:a"), decision);
  });
}

for (const body of [
  "",
  "<html>",
  "[]",
  { kind: "Pod", status: { allowed: true } },
  { status: [] },
  { status: "allowed" },
  { status: { allowed: "false" } },
  { status: { allowed: false, denied: 0 } },
  { status: { allowed: true, reason: {} } },
]) {
  test(`a webhook that answers ${JSON.stringify(body)} has failed, which decides nothing and is not kept`, async () => {
    const authorizer = await open(byWebhook);
    answer = { status: 200, body };
    const error = 'failed to call authorization webhook "webhook": its answer is no SubjectAccessReview';
    assert.equal(await ask(authorizer, "get pods:a"), { outcome: "noOpinion", reason: "", error });
    answer = { status: 200, body: { status: { allowed: true } } };
    assert.is((await ask(authorizer, "get pods:a")).outcome, "allow");
  });
}

test("a webhook is sent what the request is, in the version asked for", async () => {
  answer = { status: 200, body: { status: { allowed: true } } };
  const authorizer = await open({ ...byWebhook, authorizationWebhookVersion: "v1" });
  const attributes = attributesOf("list pods.apps/log", {
    user: { ...userOf("alice@devs"), uid: "u", extra: { k: ["v"] } },
    namespace: "ns",
  });
  await authorizer({ ...attributes, fieldSelector: [{ key: "spec.nodeName", operator: "In", values: ["n"] }] });
  await authorizer(attributesOf("get /metrics", { user: userOf("bob"), namespace: "" }));
  const apiVersion = "authorization.orch.io/v1";
  const review = { apiVersion, kind: "SubjectAccessReview", metadata: {}, status: { allowed: false } };
  const resourceAttributes = {
    ...{ namespace: "ns", verb: "list", group: "apps", version: "v1", resource: "pods", subresource: "log" },
    fieldSelector: { requirements: [{ key: "spec.nodeName", operator: "In", values: ["n"] }] },
  };
  const extra = { k: ["v"] };
  assert.equal(asked, [
    { ...review, spec: { user: "alice", uid: "u", extra, groups: ["devs"], resourceAttributes } },
    { ...review, spec: { user: "bob", nonResourceAttributes: { path: "/metrics", verb: "get" } } },
  ] as object[]);
  await ask(await open(byWebhook), "get pods");
  assert.equal(
    asked.map((each) => [each.apiVersion, each.spec["group"]]),
    [["authorization.orch.io/v1beta1", ["devs"]]],
  );
});

test("answers are kept as long as the flags say, and those of others are not taken for them", async () => {
  answer = { status: 200, body: { status: { allowed: true } } };
  const authorizer = await open({ ...byWebhook, authorizationWebhookCacheUnauthorizedTtl: "0s" });
  await ask(authorizer, "get pods:a");
  await ask(authorizer, "get pods:a");
  assert.is(asked.length, 1);
  await ask(authorizer, "get pods:b");
  await ask(authorizer, "get pods:a", "bob@devs");
  assert.is(asked.length, 3);
  answer = { status: 200, body: { status: { allowed: false } } };
  await ask(authorizer, "get pods:c");
  await ask(authorizer, "get pods:c");
  assert.is(asked.length, 5);
  const long = `get pods:${"x".repeat(10_001)}`;
  answer = { status: 200, body: { status: { allowed: true } } };
  await ask(authorizer, long);
  await ask(authorizer, long);
  assert.is(asked.length, 7, "long questions are asked each time");
});

test("a webhook that is refused its answer has no opinion, and others decide", async () => {
  const failure = { kind: "Status", apiVersion: "v1", status: "Failure", reason: "Forbidden" };
  answer = { status: 403, body: { ...failure, message: `no: ${"x".repeat(2000)}` } };
  const alone = await open(byWebhook);
  const decision = await ask(alone, "get pods");
  const error = `failed to call authorization webhook "webhook": it answered with 403: no: ${"x".repeat(1020)}`;
  assert.equal(decision, { outcome: "noOpinion", reason: "", error });
  const withRoles = await open({ ...byWebhook, authorizationMode: ["Webhook", "RBAC"] }, ["get core pods"]);
  assert.is((await ask(withRoles, "get pods")).outcome, "allow");
  assert.equal(await ask(withRoles, "list pods"), { outcome: "noOpinion", reason: "", error });
  assert.match(warnings.at(-1) ?? "", /the authorization webhook webhook does not answer/);
});

test("a webhook that fails is asked again", async () => {
  answer = { status: 500, body: {} };
  const authorizer = await open(byWebhook);
  const decision = ask(authorizer, "get pods");
  await sleep(200);
  answer = { status: 200, body: { status: { allowed: true } } };
  assert.is((await decision).outcome, "allow");
  assert.is(asked.length, 2);
});

const noRetries: readonly (readonly [status: number, body: object])[] = [
  [207, { status: { allowed: true } }],
  [503, {}],
  [200, { apiVersion: "authorization.orch.io/v1", status: { allowed: true } }], // was asked in v1beta1
];
for (const [status, body] of noRetries) {
  test(`a webhook that answers ${status} with ${JSON.stringify(body)} has failed, and is asked once`, async () => {
    answer = { status, body };
    const decision = await ask(await open(byWebhook), "get pods");
    assert.is(decision.outcome, "noOpinion");
    assert.match(decision.error ?? "", /^failed to call authorization webhook "webhook": /);
    assert.is(asked.length, 1);
  });
}

test("a webhook knows how long its answer is waited for, and lists no rules", async () => {
  answer = { status: 200, body: {} };
  writeFileSync(configuration, fileOf([entry("a", { timeout: "1500ms" })]));
  const authorizer = await open({ authorizationConfig: configuration });
  await ask(authorizer, "get pods");
  assert.equal(paths, ["/authorize?timeout=1.5s"]);
  const rules = await authorizer.rulesFor?.(userOf("alice"), "ns");
  assert.is(rules?.evaluationError, "webhook authorizer does not support user rule resolution");
});

test("a webhook that is silent for its time is not asked again", async () => {
  const hold = holdAnswers();
  writeFileSync(configuration, fileOf([entry("a", { timeout: "200ms", failurePolicy: "NoOpinion" })]));
  const decision = await ask(await open({ authorizationConfig: configuration }), "get pods");
  assert.is(decision.outcome, "noOpinion");
  assert.match(decision.error ?? "", /^failed to call authorization webhook "a": .*time/);
  assert.is(asked.length, 1);
  hold.end();
});

test("administrators pass whatever a webhook says", async () => {
  answer = { status: 200, body: { status: { denied: true } } };
  const authorizer = await open(byWebhook);
  assert.is((await ask(authorizer, "get pods", "root@system:masters")).outcome, "allow");
  assert.equal(asked, []);
});

const refusedFlags: readonly (readonly [Partial<AuthorizationFlags>, RegExp])[] = [
  [{ authorizationMode: ["Webhook"] }, /^--authorization-mode: Webhook needs --authorization-webhook-config-file$/],
  [{ authorizationMode: ["ABAC"] }, /^--authorization-mode: ABAC needs --authorization-policy-file$/],
  [{ authorizationPolicyFile: "/x" }, /^--authorization-policy-file: needs --authorization-mode=ABAC$/],
  [
    { authorizationMode: ["ABAC"], authorizationPolicyFile: "/gone" },
    /^--authorization-policy-file: cannot read the file/,
  ],
  [
    { authorizationMode: ["Webhook"], authorizationWebhookConfigFile: "/gone" },
    /^--authorization-webhook-config-file: \/gone: no such kubeconfig file/,
  ],
  [{ authorizationConfig: "/gone" }, /^--authorization-config: cannot read the file/],
  [
    { authorizationConfig: "/x", authorizationMode: ["RBAC"] },
    /^--authorization-config: excludes --authorization-mode/,
  ],
];

for (const [flags, message] of refusedFlags) {
  test(`the flags ${JSON.stringify(flags)} end the start`, async () => {
    const error: unknown = await open(flags).catch((each: unknown) => each);
    assert.match(error instanceof Error ? error.message : "", message);
  });
}

const entry = webhookEntry(kubeconfig);

test("a configuration has several webhooks, which are asked where their conditions hold", async () => {
  const onPods = condition(
    "has(request.resourceAttributes) && request.resourceAttributes.resource == 'pods' && " +
      "request.resourceAttributes.namespace == '' && !has(request.resourceAttributes.labelSelector)",
  );
  const onDevs = condition("'devs' in request.groups");
  writeFileSync(configuration, fileOf([entry("pods", onPods), { type: "RBAC", name: "rbac" }, entry("devs", onDevs)]));
  const authorizer = await open({ authorizationConfig: configuration }, ["get core secrets"]);
  answer = { status: 200, body: { status: { allowed: true, reason: "webhook" } } };
  assert.equal(await ask(authorizer, "get pods"), { outcome: "allow", reason: "webhook" });
  assert.match((await ask(authorizer, "get secrets")).reason, /^RBAC: allowed/);
  assert.is(asked.length, 1);
  assert.equal(await ask(authorizer, "get nodes"), { outcome: "allow", reason: "webhook" });
  assert.equal(await ask(authorizer, "get nodes", "bob"), { outcome: "noOpinion", reason: "" });
  assert.is(asked.length, 2);
});

test("a condition that cannot be evaluated counts as the failure policy says", async () => {
  const broken = condition("request.resourceAttributes.resource == 'pods'");
  for (const [failurePolicy, outcome] of [
    ["Deny", "deny"],
    ["NoOpinion", "noOpinion"],
  ] as const) {
    writeFileSync(configuration, fileOf([entry("a", { ...broken, failurePolicy })]));
    const decision = await ask(await open({ authorizationConfig: configuration }), "get /x");
    assert.is(decision.outcome, outcome);
    assert.is(
      decision.error,
      "cel evaluation error: expression 'request.resourceAttributes.resource == 'pods'' resulted in error: no such " +
        "key: resourceAttributes",
    );
    const both = { matchConditions: [...broken.matchConditions, { expression: "false" }], failurePolicy };
    writeFileSync(configuration, fileOf([entry("a", both)]));
    const skipped = await ask(await open({ authorizationConfig: configuration }), "get /x");
    assert.equal(skipped, { outcome: "noOpinion", reason: "" });
  }
});

test("decisions count by their authorizer, and conditions by what was found", async () => {
  const of = (name: string, given: object) => entry(name, { ...condition("'devs' in request.groups"), ...given });
  const broken = condition("request.resourceAttributes.resource == 'pods'");
  const roles = { type: "RBAC", name: "rbac" };
  writeFileSync(configuration, fileOf([of("first-hook", {}), of("broken-hook", broken), roles]));
  const authorizer = await open({ authorizationConfig: configuration }, ["get core secrets"]);
  answer = { status: 200, body: { status: { allowed: false, denied: true } } };
  assert.is((await ask(authorizer, "get nodes")).outcome, "deny");
  assert.is((await ask(authorizer, "get pods", "bob")).outcome, "deny");
  assert.is((await ask(authorizer, "get secrets", "alice")).outcome, "allow");
  assert.is((await ask(authorizer, "get /x", "bob")).outcome, "deny", "as the failure policy says");
  const text = [...textFormat(metrics.families)].join("");
  const conditions = "apiserver_authorization_match_condition_";
  const ofWebhook = (name: string) => `{name="${name}",type="Webhook"}`;
  const decided = (decision: string, name: string, type: string) =>
    `apiserver_authorization_decisions_total{decision="${decision}",name="${name}",type="${type}"}`;
  const values: Readonly<Record<string, number>> = {
    [decided("denied", "first-hook", "Webhook")]: 1,
    [decided("denied", "broken-hook", "Webhook")]: 2,
    [decided("allowed", "rbac", "RBAC")]: 3,
    [decided("denied", "rbac", "RBAC")]: 0,
    [`${conditions}evaluation_seconds_count${ofWebhook("first-hook")}`]: 4,
    [`${conditions}exclusions_total${ofWebhook("first-hook")}`]: 3,
    [`${conditions}evaluation_errors_total${ofWebhook("first-hook")}`]: 0,
    [`${conditions}evaluation_errors_total${ofWebhook("broken-hook")}`]: 1,
    [`${conditions}exclusions_total${ofWebhook("broken-hook")}`]: 1,
  };
  const found = Object.keys(values).map((series) => [series, seriesValue(text, series)]);
  assert.equal(Object.fromEntries(found), values);
});

test("a configuration may be of an older version, and have no conditions", () => {
  const text = fileOf([entry("a", { matchConditions: [] })]);
  for (const version of ["v1", "v1beta1", "v1alpha1"]) {
    const entries = parseAuthorizationFile(text.replace("/v1", `/${version}`), { file: "f", apiDomain: "orch.io" });
    assert.equal([entries.length, entries[0]?.webhook?.conditions], [1, []]);
  }
});

test("a configuration that changes counts, and one that is wrong then does not", async () => {
  writeFileSync(configuration, fileOf([{ type: "AlwaysDeny", name: "alwaysdeny" }]));
  const counted = newMetrics();
  const authorizer = await open({ authorizationConfig: configuration }, [], counted);
  assert.is((await ask(authorizer, "get pods")).outcome, "noOpinion");
  writeFileSync(configuration, fileOf([{ type: "AlwaysAllow", name: "alwaysallow" }]));
  await eventually(async () => (await ask(authorizer, "get pods")).outcome === "allow");
  writeFileSync(configuration, fileOf([{ type: "Nobody", name: "all" }]));
  const text = () => [...textFormat(counted.families)].join("");
  const prefix = "apiserver_authorization_config_controller_";
  const series = (status: string) => `${prefix}automatic_reloads_total{apiserver_id_hash="",status="${status}"}`;
  await eventually(async () => seriesValue(text(), series("failure")) === 1);
  assert.match(
    errors[0] ?? "",
    /^cannot reload the authorization configuration, so the old one stays: .*authorization.yaml:6:/,
  );
  writeFileSync(configuration, fileOf([{ type: "RBAC", name: "rbac" }]));
  const notAllowed = /authorizer type RBAC is not allowed if it was not enabled at initial server startup$/;
  await eventually(async () => errors.some((each) => notAllowed.test(each)));
  assert.is((await ask(authorizer, "get pods")).outcome, "allow");
  await eventually(async () => seriesValue(text(), series("failure")) === 2);
  assert.is(seriesValue(text(), series("success")), 1);
  const used = createHash("sha256")
    .update(fileOf([{ type: "AlwaysAllow", name: "alwaysallow" }]))
    .digest("hex");
  assert.is(seriesValue(text(), `${prefix}last_config_info{apiserver_id_hash="",hash="sha256:${used}"}`), 1);
});

test("a request that waits for a webhook is answered by it when the configuration changes meanwhile", async () => {
  const hold = holdAnswers();
  writeFileSync(configuration, fileOf([entry("a", { timeout: "30s" })]));
  const authorizer = await open({ authorizationConfig: configuration });
  answer = { status: 200, body: { status: { allowed: true, reason: "by the webhook" } } };
  const decision = ask(authorizer, "get pods");
  writeFileSync(configuration, fileOf([{ type: "AlwaysDeny", name: "alwaysdeny" }]));
  await eventually(async () => (await authorizer.rulesFor?.(userOf("bob"), ""))?.incomplete === false);
  hold.end();
  assert.equal(await decision, { outcome: "allow", reason: "by the webhook" });
});

/** The webhook answers when it ends. */
function holdAnswers(): { readonly end: () => void } {
  let end = () => {};
  held = new Promise((resolve) => (end = resolve));
  return { end: () => end() };
}

async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  const endMs = Date.now() + 30_000;
  while (!(await isSo())) {
    assert.ok(Date.now() < endMs, "not so after 8 s");
    await sleep(20);
  }
}

test.run();
