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

test.run();
