import * as assert from "uvu/assert";
import { code as versionCode } from "../../../generated/internal/v1alpha1/storageVersion.code.ts";
import { code as migrationCode } from "../../../generated/storagemigration/v1beta1/storageVersionMigration.code.ts";
import { suite } from "../../harness/suite.ts";
import { createErrors, merged, updateErrors } from "../strategyErrors.ts";

const test = suite("internal strategies");

const server = {
  apiServerID: "a",
  encodingVersion: "apps/v1",
  decodableVersions: ["apps/v1"],
  servedVersions: ["apps/v1"],
};

const statuses: readonly (readonly [title: string, status: object, errors: readonly string[]])[] = [
  ["of no server", {}, []],
  ["of one server", { storageVersions: [server], commonEncodingVersion: "apps/v1" }, []],
  [
    "of a server that keeps its version to itself",
    { storageVersions: [server] },
    ["status.commonEncodingVersion: Invalid value: null: the common encoding version is apps/v1"],
  ],
  [
    "of another version than the servers'",
    { storageVersions: [server], commonEncodingVersion: "v1" },
    ['status.commonEncodingVersion: Invalid value: "v1": the actual common encoding version is apps/v1'],
  ],
  [
    "of servers that do not agree",
    {
      storageVersions: [
        server,
        { ...server, apiServerID: "b", encodingVersion: "v1", decodableVersions: ["v1", "apps/v1"] },
      ],
      commonEncodingVersion: "v1",
    },
    [
      'status.commonEncodingVersion: Invalid value: "v1": should be nil if servers do not agree on the same encoding version, or if there is no server reporting the supported versions yet',
    ],
  ],
  [
    "of a server that cannot read what it writes and offers",
    { storageVersions: [{ ...server, decodableVersions: ["v2"] }], commonEncodingVersion: "apps/v1" },
    [
      'status.storageVersions[0].decodableVersions: Invalid value: ["v2"]: decodableVersions must include encodingVersion apps/v1',
      'status.storageVersions[0].servedVersions[0]: Invalid value: "apps/v1": individual served version apps/v1 must be included in decodableVersions v2',
    ],
  ],
  [
    "of a version in three parts",
    {
      storageVersions: [{ ...server, encodingVersion: "a/b/c", decodableVersions: ["a/b/c"], servedVersions: [] }],
      commonEncodingVersion: "a/b/c",
    },
    [
      "status.storageVersions[0].encodingVersion: Invalid value: \"a/b/c\": an apiVersion consists of a version, or a group and a version joined by '/'",
      "status.storageVersions[0].decodableVersions[0]: Invalid value: \"a/b/c\": an apiVersion consists of a version, or a group and a version joined by '/'",
    ],
  ],
];

const version = { metadata: { name: "apps.deployments" }, spec: {} };

for (const [title, status, errors] of statuses) {
  test(`a storage version ${title} gives ${errors.length} errors`, () => {
    assert.equal(updateErrors(versionCode, { old: version, change: { status }, subresource: "status" }), errors);
  });
}

test("a storage version is named after group and resource", () => {
  assert.equal(createErrors(versionCode, version), []);
  assert.equal(createErrors(versionCode, { metadata: { name: "pods" }, spec: {} }), [
    'metadata.name: Invalid value: "pods": name must be in the form of <group>.<resource>',
  ]);
});

const migration = { metadata: { name: "m" }, spec: { resource: { group: "apps", resource: "deployments" } } };

test("a migration names a resource and keeps to it", () => {
  assert.equal(createErrors(migrationCode, migration), []);
  const nothing = merged(migration, { spec: { resource: { resource: "" } } }) as object;
  assert.equal(createErrors(migrationCode, nothing), [
    "spec.resource.resource: Required value: resource is required to be set",
  ]);
  assert.equal(updateErrors(migrationCode, { old: migration, change: { spec: { resource: { group: "batch" } } } }), [
    'spec: Invalid value: {"resource":{"group":"batch","resource":"deployments"}}: field is immutable',
  ]);
});

test("a migration does not both succeed and fail", () => {
  const condition = (type: string) => ({
    type,
    status: "True",
    reason: "A",
    message: "",
    lastTransitionTime: "2026-01-01T00:00:00Z",
  });
  const write = (...types: string[]) =>
    updateErrors(migrationCode, {
      old: migration,
      change: { status: { conditions: types.map(condition) } },
      subresource: "status",
    });
  assert.equal(write("Succeeded"), []);
  const [error = ""] = write("Failed", "Succeeded");
  assert.match(error, "Both success and failed conditions cannot be true at the same time");
});

test.run();
