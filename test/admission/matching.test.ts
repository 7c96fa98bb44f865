import * as fc from "fast-check";
import * as assert from "uvu/assert";
import { matchedKind, type Operation } from "../../runtime/admission/matching/rules.ts";
import type { ResourceDescriptor } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: rules of hooks and policies");

const kind = (group: string, version: string, plural: string) =>
  ({ group, version, plural, namespaced: true }) as ResourceDescriptor;
const deployments = kind("apps", "v1", "deployments");
const older = kind("extensions", "v1beta1", "deployments");

/** Operations, groups, versions, resources and scope of a rule, then what is asked, and what it is matched as. */
const cases: readonly (readonly [rule: string, asked: string, matched: string])[] = [
  ["CREATE apps v1 deployments *", "CREATE -", "apps/v1"],
  ["CREATE apps v1 deployments *", "UPDATE -", ""],
  ["CREATE,UPDATE * * * *", "UPDATE -", "apps/v1"],
  ["* apps v1 * Namespaced", "DELETE -", "apps/v1"],
  ["* apps v1 * Cluster", "DELETE -", ""],
  ["* apps v1 pods *", "CREATE -", ""],
  ["* apps v1 deployments *", "UPDATE status", ""],
  ["* apps v1 deployments/status *", "UPDATE status", "apps/v1"],
  ["* apps v1 deployments/* *", "UPDATE scale", "apps/v1"],
  ["* apps v1 deployments/* *", "UPDATE -", "apps/v1"],
  ["* apps v1 */scale *", "UPDATE scale", "apps/v1"],
  ["* apps v1 */scale *", "UPDATE -", ""],
  ["* apps v1 */* *", "CONNECT proxy", "apps/v1"],
  ["* apps v1 * *", "CONNECT proxy", ""],
  ["* extensions v1beta1 deployments *", "CREATE -", "extensions/v1beta1"],
  ["* extensions v1beta2 deployments *", "CREATE -", ""],
  ["* extensions,apps v1beta1,v1 deployments *", "CREATE -", "apps/v1"],
];

for (const [rule, asked, matched] of cases) {
  test(`${asked} of deployments and a rule "${rule}" give "${matched}"`, () => {
    const [operations, groups, versions, resources, scope] = rule.split(" ").map((each) => each.split(","));
    const [operation, subresource] = asked.split(" ");
    const stated = { operations, apiGroups: groups, apiVersions: versions, resources, scope: scope?.[0] };
    const found = (matchPolicy: "Exact" | "Equivalent") =>
      matchedKind(
        deployments,
        {
          ...{ operation: operation as Operation, isNamespaced: true },
          subresource: subresource === "-" ? "" : (subresource ?? ""),
        },
        { rules: [stated as object], matchPolicy, equivalents: () => [older] },
      );
    const shown = (each: ResourceDescriptor | undefined) => (each ? `${each.group}/${each.version}` : "");
    assert.is(shown(found("Equivalent")), matched);
    assert.is(shown(found("Exact")), matched === "extensions/v1beta1" ? "" : matched);
  });
}

/** Small alphabets, so that rules often match. */
const some = (...entries: readonly string[]) => fc.subarray([...entries], { minLength: 1 });
const anyRule = fc.record({
  operations: some("*", "CREATE", "UPDATE"),
  apiGroups: some("*", "apps", "extensions"),
  apiVersions: some("*", "v1", "v1beta1"),
  resources: some("*", "*/*", "deployments", "deployments/*", "deployments/scale", "*/scale", "pods"),
  scope: fc.constantFrom("*", "Namespaced", "Cluster", undefined),
});
const anyAsked = fc.record({
  operation: fc.constantFrom<Operation>("CREATE", "UPDATE", "DELETE"),
  subresource: fc.constantFrom("", "scale", "status"),
  isNamespaced: fc.boolean(),
});
type Rule = typeof anyRule extends fc.Arbitrary<infer T> ? T : never;
type AskedOnce = typeof anyAsked extends fc.Arbitrary<infer T> ? T : never;

/** All that a rule names, written out; whether what is asked is among it. */
function isNamed(rule: Rule, { operation, subresource, isNamespaced }: AskedOnce, of: ResourceDescriptor): boolean {
  const written = (entries: readonly string[], all: readonly string[]) =>
    entries.flatMap((each) => (each === "*" ? all : [each]));
  const resources = rule.resources.flatMap((each) => {
    const [resource = "", own] = each.split("/");
    const plurals = written([resource], ["deployments", "pods"]);
    const subresources = own === undefined ? [""] : written([own], ["", "scale", "status"]);
    return plurals.flatMap((plural) => subresources.map((sub) => `${plural}/${sub}`));
  });
  const scopes = rule.scope === "Namespaced" ? [true] : rule.scope === "Cluster" ? [false] : [true, false];
  return (
    written(rule.operations, ["CREATE", "UPDATE", "DELETE"]).includes(operation) &&
    written(rule.apiGroups, ["apps", "extensions"]).includes(of.group) &&
    written(rule.apiVersions, ["v1", "v1beta1"]).includes(of.version) &&
    resources.includes(`${of.plural}/${subresource}`) &&
    scopes.includes(isNamespaced)
  );
}

test("any rules match what they name when it is written out: the version asked for, else another one", () => {
  const property = fc.property(fc.array(anyRule, { maxLength: 3 }), anyAsked, fc.boolean(), (rules, asked, isExact) => {
    const matchPolicy = isExact ? "Exact" : "Equivalent";
    const stated = rules as readonly object[];
    const found = matchedKind(deployments, asked, { rules: stated, matchPolicy, equivalents: () => [older] });
    const named = [deployments, older].find((each) => rules.some((rule) => isNamed(rule, asked, each)));
    assert.is(found, isExact && named === older ? undefined : named);
  });
  fc.assert(property, { numRuns: 3000 });
});

test.run();
