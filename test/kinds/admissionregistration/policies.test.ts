import * as assert from "uvu/assert";
import { code as mutatingPolicyCode } from "../../../generated/admissionregistration/v1/mutatingAdmissionPolicy.code.ts";
import { code as mutatingBindingCode } from "../../../generated/admissionregistration/v1/mutatingAdmissionPolicyBinding.code.ts";
import { code as policyCode } from "../../../generated/admissionregistration/v1/validatingAdmissionPolicy.code.ts";
import { code as bindingCode } from "../../../generated/admissionregistration/v1/validatingAdmissionPolicyBinding.code.ts";
import { code as alphaPolicyCode } from "../../../generated/admissionregistration/v1alpha1/mutatingAdmissionPolicy.code.ts";
import { code as betaPolicyCode } from "../../../generated/admissionregistration/v1beta1/mutatingAdmissionPolicy.code.ts";
import { suite } from "../../harness/suite.ts";
import { createErrors, merged } from "../strategyErrors.ts";

const test = suite("admissionregistration policy strategies");

type Row = readonly [title: string, patch: object, errors: readonly string[]];

const rule = { operations: ["CREATE"], apiGroups: [""], apiVersions: ["v1"], resources: ["pods"] };
const policy = {
  metadata: { name: "replicas.example.com" },
  spec: { matchConstraints: { resourceRules: [rule] }, validations: [{ expression: "object.spec.replicas < 5" }] },
};

const policies: readonly Row[] = [
  ["with one check", {}, []],
  [
    "with all it may have",
    {
      spec: {
        paramKind: { apiVersion: "rules.example.com/v1", kind: "ReplicaLimit" },
        variables: [{ name: "limit", expression: "params.max" }],
        validations: [
          {
            expression: "object.spec.replicas\n < variables.limit",
            message: "too many",
            messageExpression: "'a' + 'b'",
          },
        ],
        auditAnnotations: [{ key: "high", valueExpression: "object.spec.replicas > 50 ? 'very' : 'a little'" }],
        matchConditions: [{ name: "limited", expression: "params.enabled == true" }],
      },
    },
    [],
  ],
  ["without constraints", { spec: { matchConstraints: null } }, ["spec.matchConstraints: Required value"]],
  [
    "without rules",
    { spec: { matchConstraints: { resourceRules: [] } } },
    ["spec.matchConstraints.resourceRules: Required value"],
  ],
  [
    "without checks",
    { spec: { validations: [] } },
    [
      "spec.validations: Required value: validations or auditAnnotations must contain at least one item",
      "spec.auditAnnotations: Required value: validations or auditAnnotations must contain at least one item",
    ],
  ],
  [
    "whose rule repeats a name that is none",
    { spec: { matchConstraints: { resourceRules: [{ ...rule, resourceNames: ["a/b", "a/b"] }] } } },
    [
      "spec.matchConstraints.resourceRules[0].resourceNames[0]: Invalid value: \"a/b\": may not contain '/'",
      "spec.matchConstraints.resourceRules[0].resourceNames[1]: Invalid value: \"a/b\": may not contain '/'",
      'spec.matchConstraints.resourceRules[0].resourceNames[1]: Duplicate value: "a/b"',
    ],
  ],
  [
    "with parameters of no kind",
    { spec: { paramKind: { apiVersion: "", kind: "" } } },
    ["spec.paramKind.apiVersion: Required value", "spec.paramKind.kind: Required value"],
  ],
  [
    "with parameters of an odd kind",
    { spec: { paramKind: { apiVersion: "a/b/c", kind: "9" } } },
    [
      'spec.paramKind.apiVersion: Invalid value: "a/b/c": unexpected GroupVersion string: a/b/c',
      "spec.paramKind.kind: Invalid value: \"9\": may have mixed case, but should otherwise match: a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an alphabetic character, and end with an alphanumeric character (e.g. 'my-name',  or 'abc-123', regex used for validation is '[a-z]([-a-z0-9]*[a-z0-9])?')",
    ],
  ],
  [
    "with a check that is none",
    {
      spec: {
        validations: [
          { expression: "" },
          { expression: "object.a == 1", messageExpression: " " },
          { expression: "object.a" },
        ],
      },
    },
    [
      "spec.validations[0].expression: Required value: expression is not specified",
      'spec.validations[1].messageExpression: Invalid value: " ": must be non-empty if specified',
      'spec.validations[2].expression: Invalid value: "object.a": must evaluate to bool but got dyn',
    ],
  ],
  [
    "with checks that ask the request and its namespace for what they do not have",
    {
      spec: {
        validations: [
          { expression: "request.userinfo == null" },
          { expression: "namespaceObject.metadata.creationTimestamp == 1" },
          { expression: "has(request.namespace) && namespaceObject.metadata.labels['a'] == request.userInfo.username" },
        ],
      },
    },
    [
      'spec.validations[0].expression: Invalid value: "request.userinfo == null": compilation failed: ' +
        "ERROR: <input>:1:8: undefined field 'userinfo'\n | request.userinfo == null\n | .......^",
      'spec.validations[1].expression: Invalid value: "namespaceObject.metadata.creationTimestamp == 1": compilation ' +
        "failed: ERROR: <input>:1:44: found no matching overload for '_==_' applied to '(timestamp, int)'\n" +
        ` | namespaceObject.metadata.creationTimestamp == 1\n | ${".".repeat(43)}^`,
    ],
  ],
  [
    "with a check that yields a number",
    { spec: { validations: [{ expression: "1 + 1", messageExpression: "true" }] } },
    [
      'spec.validations[0].expression: Invalid value: "1 + 1": must evaluate to bool but got int',
      'spec.validations[0].messageExpression: Invalid value: "true": must evaluate to string but got bool',
    ],
  ],
  [
    "with texts of several lines",
    {
      spec: {
        validations: [
          { expression: "true", message: "a\nb" },
          { expression: "true\n", message: " " },
        ],
      },
    },
    [
      'spec.validations[0].message: Invalid value: "a\\nb": must not contain line breaks',
      'spec.validations[1].message: Invalid value: " ": must be non-empty if specified',
    ],
  ],
  ["with a long check and no text", { spec: { validations: [{ expression: "true\n|| false" }] } }, []],
  [
    "with a reason of its own",
    { spec: { validations: [{ expression: "true", reason: "Gone" }] } },
    [
      'spec.validations[0].reason: Unsupported value: "Gone": supported values: "Forbidden", "Invalid", "RequestEntityTooLarge"',
    ],
  ],
  [
    "that fails its own way",
    { spec: { failurePolicy: "Retry" } },
    ['spec.failurePolicy: Unsupported value: "Retry": supported values: "Fail", "Ignore"'],
  ],
  [
    "with notes that repeat a key and say nothing",
    {
      spec: {
        auditAnnotations: [
          { key: "a", valueExpression: "" },
          { key: "a", valueExpression: "1" },
        ],
      },
    },
    [
      'spec.auditAnnotations[1].key: Duplicate value: "a"',
      "spec.auditAnnotations[0].valueExpression: Required value: valueExpression is not specified",
      'spec.auditAnnotations[1].valueExpression: Invalid value: "1": must evaluate to one of [string null_type] but got int',
    ],
  ],
  [
    "whose expressions speak of variables that it does not declare, or declares later",
    {
      spec: {
        variables: [
          { name: "early", expression: "variables.late" },
          { name: "late", expression: "1" },
        ],
        validations: [{ expression: "variables.late" }, { expression: "variables.other == 1" }],
      },
    },
    [
      `spec.variables[0].expression: Invalid value: "variables.late": ${undefinedField("late", "variables.late")}`,
      'spec.validations[0].expression: Invalid value: "variables.late": must evaluate to bool but got int',
      `spec.validations[1].expression: Invalid value: "variables.other == 1": ${undefinedField("other", "variables.other == 1")}`,
    ],
  ],
  [
    "with a variable that nobody can name",
    { spec: { variables: [{ name: "a-b", expression: "" }] } },
    [
      'spec.variables[0].name: Invalid value: "a-b": must be a valid CEL identifier',
      "spec.variables[0].expression: Required value: expression is not specified",
    ],
  ],
];

function undefinedField(field: string, text: string): string {
  const place = `${".".repeat("variables".length)}^`;
  return `compilation failed: ERROR: <input>:1:10: undefined field '${field}'\n | ${text}\n | ${place}`;
}

for (const [title, patch, errors] of policies) {
  test(`a validating policy ${title} gives ${errors.length} errors`, () => {
    assert.equal(createErrors(policyCode, merged(policy, patch) as object), errors);
  });
}

test("a validating policy may speak of parameters only where it has some", () => {
  const [error = ""] = createErrors(
    policyCode,
    merged(policy, { spec: { validations: [{ expression: "params.a" }] } }) as object,
  );
  assert.match(error, 'spec.validations[0].expression: Invalid value: "params.a": compilation failed: ');
});

test("a validating policy makes twenty notes at most", () => {
  const auditAnnotations = Array.from({ length: 21 }, (_, index) => ({ key: `k${index}`, valueExpression: "'a'" }));
  const [error = ""] = createErrors(policyCode, merged(policy, { spec: { auditAnnotations } }) as object);
  assert.match(error, "must not have more than 20 auditAnnotations");
});

const binding = { metadata: { name: "b" }, spec: { policyName: "replicas.example.com", validationActions: ["Deny"] } };
const ref = { name: "limit", parameterNotFoundAction: "Deny" };

const bindings: readonly Row[] = [
  ["of a policy", {}, []],
  ["with a parameter", { spec: { paramRef: ref } }, []],
  ["of no policy", { spec: { policyName: "" } }, ["spec.policyName: Required value"]],
  [
    "with a parameter that is named and selected",
    { spec: { paramRef: { ...ref, selector: {} } } },
    [
      "spec.paramRef.name: Forbidden: name and selector are mutually exclusive",
      "spec.paramRef.selector: Forbidden: name and selector are mutually exclusive",
    ],
  ],
  [
    "with a parameter that is neither",
    { spec: { paramRef: {} } },
    [
      "spec.paramRef: Required value: one of name or selector must be specified",
      "spec.paramRef.parameterNotFoundAction: Required value",
    ],
  ],
  [
    "that does something else without its parameter",
    { spec: { paramRef: { ...ref, parameterNotFoundAction: "Wait" } } },
    ['spec.paramRef.parameterNotFoundAction: Unsupported value: "Wait": supported values: "Deny", "Allow"'],
  ],
];
const validatingBindings: readonly Row[] = [
  [
    "without actions",
    { spec: { validationActions: [] } },
    ["spec.validationActions: Required value: at least one validation action is required"],
  ],
  [
    "that denies twice",
    { spec: { validationActions: ["Deny", "Deny"] } },
    ['spec.validationActions[1]: Duplicate value: "Deny"'],
  ],
  [
    "that shouts",
    { spec: { validationActions: ["Shout"] } },
    ['spec.validationActions[0]: Unsupported value: "Shout": supported values: "Audit", "Deny", "Warn"'],
  ],
  [
    "that denies and warns",
    { spec: { validationActions: ["Deny", "Warn"] } },
    [
      'spec.validationActions: Invalid value: ["Deny","Warn"]: must not contain both Deny and Warn (repeating the same validation failure information in the API response and headers serves no purpose)',
    ],
  ],
];

for (const [title, patch, errors] of [...bindings, ...validatingBindings]) {
  test(`a binding ${title} gives ${errors.length} errors`, () => {
    assert.equal(createErrors(bindingCode, merged(binding, patch) as object), errors);
  });
}

for (const [title, patch, errors] of bindings) {
  test(`a mutating binding ${title} gives ${errors.length} errors`, () => {
    const object = merged(merged(binding, patch), { spec: { validationActions: null } }) as object;
    assert.equal(createErrors(mutatingBindingCode, object), errors);
  });
}

const mutation = { patchType: "JSONPatch", jsonPatch: { expression: "[JSONPatch{op: 'remove', path: '/a'}]" } };
const mutating = {
  metadata: { name: "labels.example.com" },
  spec: { matchConstraints: { resourceRules: [rule] }, mutations: [mutation], reinvocationPolicy: "Never" },
};

const mutatingPolicies: readonly Row[] = [
  ["with one change", {}, []],
  [
    "without changes",
    { spec: { mutations: [] } },
    ["spec.mutations: Required value: mutations must contain at least one item"],
  ],
  ["that does not say how often", { spec: { reinvocationPolicy: null } }, ["spec.reinvocationPolicy: Required value"]],
  [
    "that runs always",
    { spec: { reinvocationPolicy: "Always" } },
    ['spec.reinvocationPolicy: Unsupported value: "Always": supported values: "IfNeeded", "Never"'],
  ],
  [
    "without rules",
    { spec: { matchConstraints: { resourceRules: [] } } },
    ["spec.matchConstraints.resourceRules: Required value"],
  ],
  [
    "of what goes away",
    { spec: { matchConstraints: { resourceRules: [{ ...rule, operations: ["UPDATE", "DELETE", "CONNECT"] }] } } },
    [
      'spec.matchConstraints.resourceRules.operations: Unsupported value: "DELETE": supported values: "*", "CONNECT", "CREATE", "UPDATE"',
    ],
  ],
  [
    "with a change of the other type",
    { spec: { mutations: [{ ...mutation, patchType: "ApplyConfiguration" }] } },
    [
      "spec.mutations[0].applyConfiguration: Required value: must be specified when patchType is ApplyConfiguration",
      'spec.mutations[0].jsonPatch: Invalid value: "{jsonPatch}": must not be specified when patchType is ApplyConfiguration',
    ],
  ],
  [
    "with an empty change",
    { spec: { mutations: [{ patchType: "JSONPatch", jsonPatch: {} }] } },
    ["spec.mutations[0].jsonPatch.expression: Required value"],
  ],
  [
    "with a change of no type",
    { spec: { mutations: [{ patchType: "Merge" }] } },
    ['spec.mutations[0].patchType: Unsupported value: "Merge": supported values: "ApplyConfiguration", "JSONPatch"'],
  ],
];

for (const [title, patch, errors] of mutatingPolicies) {
  test(`a mutating policy ${title} gives ${errors.length} errors in every version`, () => {
    const object = merged(mutating, patch) as object;
    assert.equal(createErrors(mutatingPolicyCode, object), errors);
    assert.equal(createErrors(betaPolicyCode, object), errors);
    assert.equal(createErrors(alphaPolicyCode, object), errors);
  });
}

test.run();
