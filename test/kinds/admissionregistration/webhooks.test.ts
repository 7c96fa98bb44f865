import * as assert from "uvu/assert";
import { code as mutatingCode } from "../../../generated/admissionregistration/v1/mutatingWebhookConfiguration.code.ts";
import { code as validatingCode } from "../../../generated/admissionregistration/v1/validatingWebhookConfiguration.code.ts";
import { suite } from "../../harness/suite.ts";
import { createErrors, merged } from "../strategyErrors.ts";

const test = suite("admissionregistration strategies");

type Row = readonly [title: string, patch: object, errors: readonly string[]];

const hook = {
  name: "images.example.com",
  clientConfig: { url: "https://example.com/check" },
  sideEffects: "None",
  admissionReviewVersions: ["v1"],
};
const rule = { operations: ["CREATE"], apiGroups: [""], apiVersions: ["v1"], resources: ["pods"] };
const service = (more: object) => ({ clientConfig: { url: null, service: { namespace: "a", name: "b", ...more } } });

/** Errors of the one webhook; paths are below webhooks[0]. */
const hooks: readonly Row[] = [
  ["that says all it must", { rules: [rule] }, []],
  ["that is a service", service({ path: "/a/b.c/", port: 8443 }), []],
  [
    "with a short name",
    { name: "images" },
    ['.name: Invalid value: "images": should be a domain with at least three segments separated by dots'],
  ],
  ["without a name", { name: "" }, [".name: Required value"]],
  [
    "with no address",
    { clientConfig: { url: null } },
    [".clientConfig: Required value: exactly one of url or service is required"],
  ],
  [
    "with two addresses",
    { clientConfig: { service: { namespace: "a", name: "b" } } },
    [".clientConfig: Required value: exactly one of url or service is required"],
  ],
  [
    "with all that an address must not have",
    { clientConfig: { url: "http://me:pass@example.com/a?b=c#d" } },
    [
      ".clientConfig.url: Invalid value: \"http\": 'https' is the only allowed URL scheme; desired format: https://host[/path]",
      '.clientConfig.url: Invalid value: "me:pass": user information is not permitted in the URL',
      '.clientConfig.url: Invalid value: "d": fragments are not permitted in the URL',
      '.clientConfig.url: Invalid value: "b=c": query parameters are not permitted in the URL',
    ],
  ],
  [
    "with an address without a host",
    { clientConfig: { url: "https:///a" } },
    ['.clientConfig.url: Invalid value: "": host must be specified; desired format: https://host[/path]'],
  ],
  [
    "with words for an address",
    { clientConfig: { url: "https://a b" } },
    [
      '.clientConfig.url: Required value: url must be a valid URL: parse "https://a b": invalid character " " in host name; desired format: https://host[/path]',
    ],
  ],
  [
    "of a service without names",
    service({ namespace: "", name: "", port: 0 }),
    [
      ".clientConfig.service.name: Required value",
      ".clientConfig.service.namespace: Required value",
      ".clientConfig.service.port: Invalid value: 0: port is not valid: must be between 1 and 65535, inclusive",
    ],
  ],
  [
    "of a service on an odd path",
    service({ path: "a/b" }),
    [
      ".clientConfig.service.path: Invalid value: \"a/b\": must start with a '/'",
      '.clientConfig.service.path: Invalid value: "a/b": segment[0] may not be empty',
    ],
  ],
  [
    "of a service on a path with odd parts",
    service({ path: "/a//B" }),
    [
      '.clientConfig.service.path: Invalid value: "/a//B": segment[1] may not be empty',
      ".clientConfig.service.path: Invalid value: \"/a//B\": segment[2]: a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
    ],
  ],
  [
    "of a service at its root",
    service({ path: "//" }),
    ['.clientConfig.service.path: Invalid value: "//": segment[0] may not be empty'],
  ],
  [
    "with side effects",
    { sideEffects: "Some" },
    ['.sideEffects: Unsupported value: "Some": supported values: "None", "NoneOnDryRun"'],
  ],
  [
    "that keeps its side effects to itself",
    { sideEffects: null },
    [".sideEffects: Required value: must specify one of None, NoneOnDryRun"],
  ],
  [
    "that reads no review",
    { admissionReviewVersions: [] },
    [".admissionReviewVersions: Required value: must specify one of v1, v1beta1"],
  ],
  [
    "that reads reviews of its own",
    { admissionReviewVersions: ["v7", "v7"] },
    [
      '.admissionReviewVersions[1]: Invalid value: "v7": duplicate version',
      '.admissionReviewVersions: Invalid value: ["v7","v7"]: must include at least one of v1, v1beta1',
    ],
  ],
  [
    "that takes its time",
    { timeoutSeconds: 31 },
    [".timeoutSeconds: Invalid value: 31: the timeout value must be between 1 and 30 seconds"],
  ],
  [
    "that ends in no time",
    { timeoutSeconds: 0 },
    [".timeoutSeconds: Invalid value: 0: the timeout value must be between 1 and 30 seconds"],
  ],
  [
    "with policies nobody knows",
    { failurePolicy: "Retry", matchPolicy: "Some" },
    [
      '.failurePolicy: Unsupported value: "Retry": supported values: "Fail", "Ignore"',
      '.matchPolicy: Unsupported value: "Some": supported values: "Equivalent", "Exact"',
    ],
  ],
  [
    "with a selector that names no value",
    { namespaceSelector: { matchExpressions: [{ key: "a", operator: "In" }] } },
    [
      ".namespaceSelector.matchExpressions[0].values: Required value: must be specified when `operator` is 'In' or 'NotIn'",
    ],
  ],
  [
    "with an empty rule",
    { rules: [{}] },
    [
      ".rules[0].operations: Required value",
      ".rules[0].apiGroups: Required value",
      ".rules[0].apiVersions: Required value",
      ".rules[0].resources: Required value",
    ],
  ],
  [
    "with all and more",
    { rules: [{ operations: ["*", "CREATE"], apiGroups: ["*", "a"], apiVersions: ["*", ""], resources: ["*", "a"] }] },
    [
      '.rules[0].operations: Invalid value: ["*","CREATE"]: if \'*\' is present, must not specify other operations',
      '.rules[0].apiGroups: Invalid value: ["*","a"]: if \'*\' is present, must not specify other API groups',
      '.rules[0].apiVersions: Invalid value: ["*",""]: if \'*\' is present, must not specify other API versions',
      ".rules[0].apiVersions[1]: Required value",
      '.rules[0].resources: Invalid value: ["*","a"]: if \'*\' is present, must not specify other resources without subresources',
    ],
  ],
  [
    "with resources that others cover",
    { rules: [{ ...rule, resources: ["pods/*", "pods/log", "*/status", "jobs/status"] }] },
    [
      ".rules[0].resources[1]: Invalid value: \"pods/log\": if 'pods/*' is present, must not specify pods/log",
      ".rules[0].resources[3]: Invalid value: \"jobs/status\": if '*/status' is present, must not specify jobs/status",
    ],
  ],
  [
    "with everything beside a resource",
    { rules: [{ ...rule, resources: ["*/*", "pods"] }] },
    ['.rules[0].resources: Invalid value: ["*/*","pods"]: if \'*/*\' is present, must not specify other resources'],
  ],
  [
    "with words nobody knows",
    { rules: [{ ...rule, operations: ["GET"], scope: "World" }] },
    [
      '.rules[0].operations[0]: Unsupported value: "GET": supported values: "*", "CONNECT", "CREATE", "DELETE", "UPDATE"',
      '.rules[0].scope: Unsupported value: "World": supported values: "*", "Cluster", "Namespaced"',
    ],
  ],
  [
    "with conditions",
    { matchConditions: [{ name: "a.example.com", expression: "request.userInfo.username != 'me'" }] },
    [],
  ],
  [
    "with conditions of one name that are none",
    {
      matchConditions: [
        { name: "a", expression: "1" },
        { name: "a", expression: " " },
      ],
    },
    [
      '.matchConditions[1].name: Duplicate value: "a"',
      '.matchConditions[0].expression: Invalid value: "1": must evaluate to bool but got int',
      ".matchConditions[1].expression: Required value",
    ],
  ],
];

for (const [title, patch, errors] of hooks) {
  test(`a webhook ${title} gives ${errors.length} errors, mutating or validating`, () => {
    const configuration = { metadata: { name: "checks" }, webhooks: [merged(hook, patch)] };
    const expected = errors.map((each) => `webhooks[0]${each}`);
    assert.equal(createErrors(validatingCode, configuration), expected);
    assert.equal(createErrors(mutatingCode, configuration), expected);
  });
}

test("a condition that does not compile says so", () => {
  const matchConditions = [{ name: "a", expression: "object. ==" }];
  const [error = ""] = createErrors(validatingCode, { webhooks: [{ ...hook, matchConditions }] });
  assert.match(
    error,
    'webhooks[0].matchConditions[0].expression: Invalid value: "object. ==": compilation failed: ERROR: <input>:1:',
  );
});

test("a condition may ask whether somebody may do something", () => {
  const expression =
    "authorizer.group('apps').resource('deployments').check('delete').allowed() || quantity('1Gi') == object.a";
  assert.equal(
    createErrors(validatingCode, { webhooks: [{ ...hook, matchConditions: [{ name: "a", expression }] }] }),
    [],
  );
});

test("two webhooks may not have one name, and conditions are counted", () => {
  assert.equal(createErrors(validatingCode, { webhooks: [hook, hook] }), [
    'webhooks[1].name: Duplicate value: "images.example.com"',
  ]);
  const matchConditions = Array.from({ length: 65 }, (_, index) => ({ name: `c${index}`, expression: "true" }));
  assert.equal(createErrors(mutatingCode, { webhooks: [{ ...hook, matchConditions }] }), [
    "webhooks[0].matchConditions: Too many: 65: must have at most 64 items",
  ]);
});

test("a mutating webhook is called again as it knows", () => {
  assert.equal(createErrors(mutatingCode, { webhooks: [{ ...hook, reinvocationPolicy: "Always" }] }), [
    'webhooks[0].reinvocationPolicy: Unsupported value: "Always": supported values: "IfNeeded", "Never"',
  ]);
});

test.run();
