import * as assert from "uvu/assert";
import { code } from "../../../generated/apiregistration/v1/apiService.code.ts";
import { suite } from "../../harness/suite.ts";
import { createErrors, merged, updateErrors } from "../strategyErrors.ts";

const test = suite("apiregistration strategies");

const local = {
  metadata: { name: "v1.example.com" },
  spec: { group: "example.com", version: "v1", groupPriorityMinimum: 100, versionPriority: 10 },
};
const remote = merged(local, { spec: { service: { namespace: "a", name: "b" } } }) as object;

const rows: readonly (readonly [title: string, base: object, patch: object, errors: readonly string[]])[] = [
  ["of this server", local, {}, []],
  ["of another server", remote, { spec: { caBundle: "AAAA" } }, []],
  ["of the first group", local, { metadata: { name: "v1." }, spec: { group: "" } }, []],
  [
    "with a name of its own",
    local,
    { metadata: { name: "mine" } },
    ['metadata.name: Invalid value: "mine": must be `spec.version+"."+spec.group`: "v1.example.com"'],
  ],
  [
    "of no group",
    local,
    { metadata: { name: "v2." }, spec: { group: "", version: "v2" } },
    ["spec.group: Required value: only v1 may have an empty group and it better be legacy kube"],
  ],
  [
    "of no version",
    local,
    { metadata: { name: ".example.com" }, spec: { version: "" } },
    ["spec.version: Required value"],
  ],
  [
    "of an odd version",
    local,
    { metadata: { name: "1.example.com" }, spec: { version: "1" } },
    [
      "spec.version: Invalid value: \"1\": a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an alphabetic character, and end with an alphanumeric character (e.g. 'my-name',  or 'abc-123', regex used for validation is '[a-z]([-a-z0-9]*[a-z0-9])?')",
    ],
  ],
  [
    "below all others",
    local,
    { spec: { groupPriorityMinimum: 0, versionPriority: 0 } },
    [
      "spec.groupPriorityMinimum: Invalid value: 0: must be positive and less than 20000",
      "spec.versionPriority: Invalid value: 0: must be positive and less than 1000",
    ],
  ],
  [
    "above all others",
    local,
    { spec: { groupPriorityMinimum: 20001, versionPriority: 1001 } },
    [
      "spec.groupPriorityMinimum: Invalid value: 20001: must be positive and less than 20000",
      "spec.versionPriority: Invalid value: 1001: must be positive and less than 1000",
    ],
  ],
  [
    "of this server that distrusts itself",
    local,
    { spec: { caBundle: "AAAA", insecureSkipTLSVerify: true } },
    [
      "spec.insecureSkipTLSVerify: Invalid value: true: local APIServices may not have insecureSkipTLSVerify",
      'spec.caBundle: Invalid value: "3 bytes": local APIServices may not have a caBundle',
    ],
  ],
  [
    "of nobody",
    local,
    { spec: { service: { port: 0 } } },
    [
      "spec.service.namespace: Required value",
      "spec.service.name: Required value",
      "spec.service.port: Invalid value: 0: port is not valid: must be between 1 and 65535, inclusive",
    ],
  ],
  [
    "that is checked and not checked",
    remote,
    { spec: { caBundle: "AAAA", insecureSkipTLSVerify: true } },
    ["spec.insecureSkipTLSVerify: Invalid value: true: may not be true if caBundle is present"],
  ],
];

for (const [title, base, patch, errors] of rows) {
  test(`an API service ${title} gives ${errors.length} errors`, () => {
    const object = merged(base, patch) as object;
    assert.equal(createErrors(code, object), errors);
  });
}

test("what is known of an API service is true, false or unknown", () => {
  const change = { status: { conditions: [{ type: "Available", status: "Maybe" }] } };
  assert.equal(updateErrors(code, { old: local, change, subresource: "status" }), [
    'status.conditions[0].status: Unsupported value: "Maybe": supported values: "False", "True", "Unknown"',
  ]);
});

test.run();
