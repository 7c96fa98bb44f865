import { readFileSync } from "node:fs";
import * as assert from "uvu/assert";
import { compilePolicy } from "../../runtime/auth/audit/policy.ts";
import { parsePolicy } from "../../runtime/auth/audit/policyFile.ts";
import { resolveRequestInfo } from "../../runtime/server/filters/requestInfo.ts";
import { suite } from "../harness/suite.ts";
import { startAudited } from "./auditServer.ts";

const test = suite("auth/audit policy");

const file = {
  file: "policy.yaml",
  apiDomain: "orch.io",
  logWarning: (message: string) => assert.unreachable(message),
};
const head = "apiVersion: audit.orch.io/v1\nkind: Policy\n";

/** Rules, and requests as "user[,group...] METHOD path" with the level they get. */
const decisions: readonly { readonly rules: string; readonly levels: Readonly<Record<string, string>> }[] = [
  {
    rules: "[{ level: Metadata, users: [alice] }, { level: Request }]",
    levels: { "alice GET /version": "Metadata", "bob GET /version": "Request" },
  },
  {
    rules: "[{ level: Metadata, userGroups: [ops, dev] }]",
    levels: { "alice,dev GET /version": "Metadata", "alice,other GET /version": "None", "alice GET /version": "None" },
  },
  {
    rules: "[{ level: None, verbs: [watch, list] }, { level: RequestResponse, verbs: [get, patch] }]",
    levels: {
      "a GET /api/v1/pods": "None",
      "a GET /api/v1/pods?watch=1": "None",
      "a GET /api/v1/namespaces/d/pods/p": "RequestResponse",
      "a PATCH /api/v1/namespaces/d/pods/p": "RequestResponse",
      "a DELETE /api/v1/namespaces/d/pods/p": "None",
      "a GET /version": "RequestResponse",
    },
  },
  {
    rules: '[{ level: Metadata, resources: [{ group: "", resources: [pods, "services/status"] }] }]',
    levels: {
      "a GET /api/v1/pods": "Metadata",
      "a GET /api/v1/namespaces/d/pods/p": "Metadata",
      "a GET /api/v1/namespaces/d/pods/p/log": "None",
      "a GET /api/v1/namespaces/d/services/s/status": "Metadata",
      "a GET /api/v1/namespaces/d/services/s": "None",
      "a GET /apis/apps/v1/deployments": "None",
      "a GET /api": "None",
    },
  },
  {
    rules: '[{ level: Metadata, resources: [{ resources: ["pods/*"] }, { group: apps, resources: ["*/scale"] }] }]',
    levels: {
      "a GET /api/v1/namespaces/d/pods/p/log": "Metadata",
      "a GET /api/v1/namespaces/d/pods/p": "Metadata",
      "a GET /apis/apps/v1/namespaces/d/deployments/x/scale": "Metadata",
      "a GET /apis/apps/v1/namespaces/d/deployments/x": "None",
      "a GET /api/v1/namespaces/d/replicationcontrollers/x/scale": "None",
    },
  },
  {
    rules: '[{ level: Metadata, resources: [{ group: apps }, { group: "", resources: ["*"], resourceNames: [x] }] }]',
    levels: {
      "a GET /apis/apps/v1/namespaces/d/deployments/y/scale": "Metadata",
      "a GET /api/v1/namespaces/d/pods/x/log": "Metadata",
      "a GET /api/v1/namespaces/d/pods/y": "None",
      "a GET /api/v1/pods": "None",
    },
  },
  {
    rules: '[{ level: Metadata, resources: [{ group: "*", resources: [pods, deployments] }] }]',
    levels: {
      "a GET /apis/apps/v1/namespaces/d/deployments/y": "Metadata",
      "a GET /api/v1/namespaces/d/pods/x": "Metadata",
      "a GET /api/v1/nodes": "None",
    },
  },
  {
    rules: '[{ level: Metadata, namespaces: [d, ""] }]',
    levels: {
      "a GET /api/v1/namespaces/d/pods": "Metadata",
      "a GET /api/v1/namespaces/e/pods": "None",
      "a GET /api/v1/nodes": "Metadata",
      "a GET /version": "None",
    },
  },
  {
    rules: "[{ level: None, nonResourceURLs: [/healthz*, /version] }, { level: Metadata, nonResourceURLs: ['*'] }]",
    levels: {
      "a GET /healthz/etcd": "None",
      "a GET /version": "None",
      "a GET /version/x": "Metadata",
      "a GET /api/v1/pods": "None",
    },
  },
];

for (const { rules, levels } of decisions) {
  test(`rules ${rules}`, () => {
    const decide = compilePolicy(parsePolicy(`${head}rules: ${rules}`, file));
    const found = Object.keys(levels).map((each) => {
      const [names = "", method = "", url = ""] = each.split(" ");
      const [name = "", ...groups] = names.split(",");
      const [path = "", search = ""] = url.split("?");
      return [each, decide(resolveRequestInfo(method, path, search), { name, groups }).level];
    });
    assert.equal(Object.fromEntries(found), levels);
  });
}

test("a request without a user matches no rule about users and groups", () => {
  const rules = "[{ level: Request, users: [a] }, { level: Request, userGroups: [g] }, { level: Metadata }]";
  const decide = compilePolicy(parsePolicy(`${head}rules: ${rules}`, file));
  assert.is(decide(resolveRequestInfo("GET", "/version", ""), undefined).level, "Metadata");
});

test("a rule adds to the stages that the policy omits, and says itself whether managed fields are omitted", () => {
  const text = `${head}omitStages: [Panic]
omitManagedFields: true
rules: [{ level: Metadata, users: [a], omitStages: [RequestReceived], omitManagedFields: false }, { level: Metadata }]`;
  const decide = compilePolicy(parsePolicy(text, file));
  const decisionOf = (name: string) => {
    const { omitStages, omitManagedFields } = decide(resolveRequestInfo("GET", "/version", ""), { name, groups: [] });
    return { omitStages: [...omitStages], omitManagedFields };
  };
  assert.equal(decisionOf("a"), { omitStages: ["Panic", "RequestReceived"], omitManagedFields: false });
  assert.equal(decisionOf("b"), { omitStages: ["Panic"], omitManagedFields: true });
});

test("the policy of the README logs secrets, tokens and configuration at level Metadata alone", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const text = /```yaml\n(# audit\.yaml\n[^`]*)```/.exec(readme)?.[1] ?? "";
  const decide = compilePolicy(parsePolicy(text, file));
  const aboutSecrets = compilePolicy(parsePolicy(text.slice(0, text.indexOf("  - level: RequestResponse")), file));
  const reviewed = resolveRequestInfo("POST", "/apis/authentication.orch.io/v1/tokenreviews", "");
  assert.is(aboutSecrets(reviewed, undefined).level, "Metadata");
  const levelOf = (method: string, path: string) =>
    decide(resolveRequestInfo(method, path, ""), { name: "a", groups: [] }).level;
  const core = "/api/v1/namespaces/production";
  assert.equal(
    {
      health: levelOf("GET", "/readyz/ping"),
      secret: levelOf("POST", `${core}/secrets`),
      map: levelOf("PATCH", `${core}/configmaps/x`),
      token: levelOf("POST", `${core}/serviceaccounts/x/token`),
      pod: levelOf("POST", `${core}/pods`),
      read: levelOf("GET", `${core}/pods`),
    },
    {
      ...{ health: "None", secret: "Metadata", map: "Metadata", token: "Metadata" },
      ...{ pod: "RequestResponse", read: "Metadata" },
    },
  );
});

const mistakes: readonly (readonly [text: string, message: string])[] = [
  ["kind: [", "policy.yaml:1:8: Flow sequence in block collection must be sufficiently indented and end with a ]"],
  ["kind: Pod", "policy.yaml:1:7: kind: the file must hold a Policy of audit.orch.io/v1"],
  [
    "[]",
    ["must be an object", "kind: the file must hold a Policy of audit.orch.io/v1"]
      .map((each) => `policy.yaml:1:1: ${each}`)
      .join("\n"),
  ],
  [`${head}rules: []`, "policy.yaml:3:8: rules: loaded illegal policy with 0 rules"],
  [`${head}rules: [{}]`, "policy.yaml:3:9: rules[0].level: Required value"],
  [
    `${head}rules:\n- level: All`,
    'policy.yaml:4:10: rules[0].level: Unsupported value: "All": supported values: "Metadata", "None", "Request", ' +
      '"RequestResponse"',
  ],
  [`${head}rules: [{ level: None, users: a }]`, "policy.yaml:3:31: rules[0].users: must be a list"],
  [`${head}rules: [{ level: None, users: [1] }]`, "policy.yaml:3:32: rules[0].users[0]: must be a string"],
  [`${head}rules: [{ level: None, resources: [pods] }]`, "policy.yaml:3:36: rules[0].resources[0]: must be an object"],
  [
    `${head}rules: [{ level: None, resources: [{ group: Apps }] }]`,
    'policy.yaml:3:45: rules[0].resources[0].group: Invalid value: "Apps": a lowercase RFC 1123 subdomain must consist ' +
      "of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. " +
      "'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
  ],
  [
    `${head}rules: [{ level: None, resources: [{ resourceNames: [a] }] }]`,
    'policy.yaml:3:53: rules[0].resources[0].resourceNames: Invalid value: ["a"]: using resourceNames requires at least ' +
      "one resource",
  ],
  [
    `${head}rules: [{ level: None, nonResourceURLs: [api, "/a*/b"] }]`,
    [
      "policy.yaml:3:42: rules[0].nonResourceURLs[0]: Invalid value: \"api\": non-resource URL rules must begin with a '/' " +
        "character",
      "policy.yaml:3:47: rules[0].nonResourceURLs[1]: Invalid value: \"/a*/b\": non-resource URL wildcards '*' must be the " +
        "final character of the rule",
    ].join("\n"),
  ],
  [
    `${head}rules: [{ level: None, nonResourceURLs: [/a], namespaces: [d] }]`,
    'policy.yaml:3:41: rules[0].nonResourceURLs: Invalid value: ["/a"]: rules cannot apply to both regular resources ' +
      "and non-resource URLs",
  ],
  [
    `${head}omitStages: [Ready]\nrules: [{ level: None }]`,
    'policy.yaml:3:14: omitStages[0]: Invalid value: "Ready": allowed stages are ' +
      "RequestReceived,ResponseStarted,ResponseComplete,Panic",
  ],
  [
    `${head}omitManagedFields: 1\nrules: [{ level: None }]`,
    "policy.yaml:3:20: omitManagedFields: must be true or false",
  ],
];

for (const [text, message] of mistakes) {
  test(`the policy ${JSON.stringify(text.replace(head, ""))} is refused with its place`, () => {
    let found = "";
    try {
      parsePolicy(text, file);
    } catch (error) {
      found = String(error);
    }
    assert.is(found, `Error: ${message}`);
  });
}

test("a policy may have fields that are not known, which is logged", () => {
  const text = `${head}more: 1\nrules: [{ level: Request, user: [a], resources: [{ resources: [pods] }] }]`;
  const warnings: string[] = [];
  const policy = parsePolicy(text, { ...file, logWarning: (message) => warnings.push(message) });
  const ignored = (field: string) => `--audit-policy-file: policy.yaml: ${field}: is not known, and counts for nothing`;
  assert.equal(warnings, [ignored("more"), ignored("rules[0].user")]);
  assert.equal(policy.rules[0]?.resources, [{ group: "", resources: ["pods"], resourceNames: [] }]);
});

test("a server with a wrong policy does not start, and names the flag, file, line and column", async () => {
  let found = "";
  await startAudited("rules: [{ level: Some }]").catch((error) => (found = String(error)));
  assert.match(
    found,
    /^Error: --audit-policy-file: \S+policy\.yaml:3:18: rules\[0\]\.level: Unsupported value: "Some"/,
  );
});

test("a server whose log or webhook cannot be opened does not start, and names the flag", async () => {
  const startWith = async (...flags: string[]) => {
    let found = "";
    await startAudited("rules: [{ level: None }]", flags).catch((error) => (found = String(error)));
    return found;
  };
  assert.match(
    await startWith("--audit-log-path", "/dev"),
    /^Error: --audit-log-path: cannot open the file: \/dev is a folder$/,
  );
  assert.match(
    await startWith("--audit-log-version", "v2"),
    /^Error: --audit-log-version: "v2" is not audit\.orch\.io\/v1, the only version$/,
  );
  const found = await startWith("--audit-webhook-config-file", "/nowhere");
  assert.match(found, /^Error: --audit-webhook-config-file: \/nowhere: no such kubeconfig file/);
});

test.run();
