import * as assert from "uvu/assert";
import { parseAuthorizationFile } from "../../runtime/apiserver/authorizationFile.ts";
import { suite } from "../harness/suite.ts";
import { condition, fileOf, webhookEntry } from "./authorizationFiles.ts";

const test = suite("authorization files");

const entry = webhookEntry("/webhook.kubeconfig");

const mistakes: readonly (readonly [authorizers: readonly object[], message: string])[] = [
  [[], "f:4:2: authorizers: Required value: at least one authorization mode must be defined"],
  [[{ name: "a" }], "f:5:3: authorizers[0].type: Required value"],
  [
    [{ type: "X", name: "a" }],
    'f:6:11: authorizers[0].type: Unsupported value: "X": supported values: "ABAC", "AlwaysAllow", "AlwaysDeny", "Node", ' +
      '"RBAC", "Webhook"',
  ],
  [[{ type: "RBAC" }], "f:5:3: authorizers[0].name: Required value"],
  [
    [{ type: "RBAC", name: "A b" }],
    'f:7:11: authorizers[0].name: Invalid value: "A b": authorizer name is invalid: a lowercase RFC 1123 subdomain must ' +
      "consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character " +
      "(e.g. 'example.com', regex used for validation is " +
      "'[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
  ],
  [[{ type: "RBAC", name: "a" }], "f: expected name rbac for authorizer RBAC instead of a"],
  [
    [
      { type: "RBAC", name: "rbac" },
      { type: "RBAC", name: "b" },
    ],
    'f:10:11: authorizers[1].type: Duplicate value: "RBAC"',
  ],
  [
    [
      { type: "RBAC", name: "a" },
      { type: "Node", name: "a" },
    ],
    'f:11:11: authorizers[1].name: Duplicate value: "a"',
  ],
  [
    [{ type: "RBAC", name: "rbac", webhook: {} }],
    'f:8:14: authorizers[0].webhook: Invalid value: "non-null": may only be specified when type=Webhook',
  ],
  [[{ type: "Webhook", name: "a" }], "f:5:3: authorizers[0].webhook: Required value: required when type=Webhook"],
  [[entry("a", { timeout: undefined })], "f:8:14: authorizers[0].webhook.timeout: Required value"],
  [
    [entry("a", { timeout: "31s" })],
    'f:9:15: authorizers[0].webhook.timeout: Invalid value: "31s": must be > 0s and <= 30s',
  ],
  [[entry("a", { timeout: "soon" })], 'f:9:15: authorizers[0].webhook.timeout: time: invalid duration "soon"'],
  [
    [entry("a", { authorizedTTL: "-1m" })],
    'f:17:21: authorizers[0].webhook.authorizedTTL: Invalid value: "-1m0s": must be > 0s',
  ],
  [
    [entry("a", { failurePolicy: "Fail" })],
    'f:12:21: authorizers[0].webhook.failurePolicy: Unsupported value: "Fail": supported values: "Deny", "NoOpinion"',
  ],
  [
    [entry("a", { matchConditionSubjectAccessReviewVersion: "v1beta1" })],
    'f:11:54: authorizers[0].webhook.matchConditionSubjectAccessReviewVersion: Unsupported value: "v1beta1": ' +
      'supported values: "v1"',
  ],
  [
    [entry("a", { matchConditionSubjectAccessReviewVersion: undefined, ...condition("true") })],
    "f:8:14: authorizers[0].webhook.matchConditionSubjectAccessReviewVersion: Required value: required if match " +
      "conditions are specified",
  ],
  [
    [entry("a", { connectionInfo: { type: "KubeConfigFile", kubeConfigFile: "x" } })],
    'f:15:26: authorizers[0].webhook.connectionInfo.kubeConfigFile: Invalid value: "x": must be an absolute path',
  ],
  [
    [entry("a", { matchConditions: [{ expression: "true" }, { expression: "true" }] })],
    'f:22:21: authorizers[0].webhook.matchConditions[1].expression: Duplicate value: "true"',
  ],
  [
    [entry("a", { matchConditions: Array.from({ length: 65 }, (_, index) => ({ expression: `${index} == 1` })) })],
    "f:17:23: authorizers[0].webhook.matchConditions: Too many: 65: must have at most 64 items",
  ],
  [[entry("a", { x: 1 })], "f:17:9: authorizers[0].webhook.x: is not known"],
  [[entry("a", condition(" "))], "f:19:21: authorizers[0].webhook.matchConditions[0].expression: Required value"],
  ...["1 + 1", "request.user", "dyn(true)"].map((text): (typeof mistakes)[number] => [
    [entry("a", condition(text))],
    `f:19:21: authorizers[0].webhook.matchConditions[0].expression: Invalid value: "${text}": must evaluate to bool`,
  ]),
  [
    [entry("a", condition("request.usr == 'ann'"))],
    "f:19:21: authorizers[0].webhook.matchConditions[0].expression: Invalid value: \"request.usr == 'ann'\": " +
      "compilation failed: ERROR: <input>:1:8: undefined field 'usr'",
  ],
];

for (const [authorizers, message] of mistakes) {
  test(`a mistake in a configuration has its place: ${message}`, () => {
    let text = "";
    try {
      parseAuthorizationFile(fileOf(authorizers), { file: "f", apiDomain: "orch.io" });
    } catch (error) {
      text = error instanceof Error ? error.message : "";
    }
    const [first = ""] = text.split("\n"); // what is wrong with an expression shows its text as well
    assert.is(first.replace(/^(f:\d+:)\d+/, "$1"), message.replace(/^(f:\d+:)\d+/, "$1"));
  });
}

test.run();
