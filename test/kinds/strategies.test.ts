import * as assert from "uvu/assert";
import { code as lease } from "../../generated/coordination/v1/lease.code.ts";
import { code as configMap } from "../../generated/core/v1/configMap.code.ts";
import { code as event } from "../../generated/core/v1/event.code.ts";
import type { Event } from "../../generated/core/v1/event.ts";
import { code as namespace } from "../../generated/core/v1/namespace.code.ts";
import type { Namespace } from "../../generated/core/v1/namespace.ts";
import { code as node } from "../../generated/core/v1/node.code.ts";
import type { Node } from "../../generated/core/v1/node.ts";
import { code as secret } from "../../generated/core/v1/secret.code.ts";
import { code as eventsEvent } from "../../generated/events/v1/event.code.ts";
import type { Event as EventsEvent } from "../../generated/events/v1/event.ts";
import {
  annotationServiceAccountName,
  finalizerNamespace,
  namespaceDefault,
  namespacePublic,
  namespaceSystem,
  secretTypeBasicAuth,
  secretTypeDockerConfigJson,
  secretTypeDockercfg,
  secretTypeServiceAccountToken,
  secretTypeSshAuth,
  secretTypeTls,
} from "../../generated/wellknown.ts";
import {
  compareQuantities,
  formatQuantity,
  isNegative,
  isPositive,
  isWholeQuantity,
  quantityNanos,
} from "../../runtime/schema/quantity.ts";
import type { FieldError } from "../../runtime/schema/fieldError.ts";
import { stateErrors, changesOf } from "../harness/kindChecks.ts";
import { suite } from "../harness/suite.ts";

const test = suite("strategies");

const main = { nowMs: 0, subresource: "" };
const status = { nowMs: 0, subresource: "status" };
const metadata = { name: "a", namespace: "default" };

test("a new namespace is active and holds itself", () => {
  const object: Namespace = { metadata: { name: "team" } };
  namespace.strategy.prepareForCreate?.(object, main);
  assert.equal(object.status, { phase: "Active" });
  assert.equal(object.spec, { finalizers: [finalizerNamespace] });
  assert.is(namespace.strategy.holdsDeletion?.(object), true);
  assert.is(namespace.strategy.holdsDeletion?.({ ...object, spec: {} }), false);
});

test("only the finalize sub-resource changes what holds a namespace", () => {
  const old: Namespace = { metadata: { name: "team" }, spec: { finalizers: [finalizerNamespace] } };
  const plain: Namespace = { metadata: { name: "team" }, spec: { finalizers: [] } };
  namespace.strategy.prepareForUpdate?.(plain, old, main);
  assert.equal(plain.spec, { finalizers: [finalizerNamespace] });
  const finalized: Namespace = { metadata: { name: "team" }, spec: { finalizers: [] } };
  namespace.strategy.prepareForUpdate?.(finalized, old, { nowMs: 0, subresource: "finalize" });
  assert.equal(finalized.spec, { finalizers: [] });
});

test("the namespaces of the platform cannot be deleted, others can", () => {
  for (const name of [namespaceDefault, namespaceSystem, namespacePublic]) {
    assert.is(namespace.strategy.mayNotDelete?.({ metadata: { name } }), "this namespace may not be deleted");
  }
  assert.is(namespace.strategy.mayNotDelete?.({ metadata: { name: "team" } }), undefined);
});

test("a namespace is terminating exactly while it is being deleted", () => {
  const object: Namespace = { metadata: { name: "a" }, status: { phase: "Active" } };
  namespace.strategy.beginDeletion?.(object);
  assert.equal(object.status, { phase: "Terminating" });
  assert.equal(texts(changesOf(namespace)(object, object, status) ?? []), [
    "status.Phase: Invalid value: \"Terminating\": may only be 'Active' if `deletionTimestamp` is empty",
  ]);
  const deleted: Namespace = { metadata: { deletionTimestamp: "2026-01-01T00:00:00Z" }, status: { phase: "Active" } };
  assert.equal(texts(changesOf(namespace)(deleted, deleted, status) ?? []), [
    "status.Phase: Invalid value: \"Active\": may only be 'Terminating' if `deletionTimestamp` is not empty",
  ]);
});

test("keys of a config map are file names, in data or in binaryData but not in both", () => {
  const object = { metadata, data: { "a b": "", "..x": "", k: "" }, binaryData: { k: "" } };
  const keyText =
    "a valid config key must consist of alphanumeric characters, '-', '_' or '.' (e.g. 'key.name',  or 'KEY_NAME',  " +
    "or 'key-name', regex used for validation is '[-._a-zA-Z0-9]+')";
  assert.equal(texts(stateErrors(configMap)(object, main) ?? []), [
    `data[a b]: Invalid value: "a b": ${keyText}`,
    "data[..x]: Invalid value: \"..x\": must not start with '..'",
    'data[k]: Invalid value: "k": duplicate of key present in binaryData',
  ]);
  assert.equal(stateErrors(configMap)({ metadata, data: { k: "" }, binaryData: { constructor: "" } }, main), []);
});

test("a config map and a secret hold a mebibyte", () => {
  const mebibyte = Buffer.alloc(1024 * 1024).toString("base64");
  const more = Buffer.alloc(1024 * 1024 + 1).toString("base64");
  const tooLong = "Too long: may not be more than 1048576 bytes";
  assert.equal(stateErrors(configMap)({ metadata, binaryData: { a: mebibyte } }, main), []);
  assert.equal(texts(stateErrors(configMap)({ metadata, binaryData: { a: mebibyte }, data: { b: "é" } }, main) ?? []), [
    `[]: ${tooLong}`,
  ]);
  assert.equal(stateErrors(secret)({ metadata, data: { a: mebibyte } }, main), []);
  assert.equal(texts(stateErrors(secret)({ metadata, data: { a: more } }, main) ?? []), [`data: ${tooLong}`]);
});

test("an immutable config map and secret stay as they are", () => {
  const text = "Forbidden: field is immutable when `immutable` is set";
  const old = { metadata, immutable: true, data: { a: "eA==" } };
  assert.equal(changesOf(configMap)({ ...old }, old, main), []);
  const changed = { metadata, data: { a: "eQ==" }, binaryData: { b: "" } };
  assert.equal(texts(changesOf(configMap)(changed, old, main) ?? []), [
    `immutable: ${text}`,
    `data: ${text}`,
    `binaryData: ${text}`,
  ]);
  assert.equal(texts(changesOf(secret)({ metadata, data: {} }, old, main) ?? []), [
    `immutable: ${text}`,
    `data: ${text}`,
  ]);
});

test("the type of a secret stays", () => {
  const errors = changesOf(secret)({ type: "b/c" }, { type: "Opaque" }, main) ?? [];
  assert.equal(texts(errors), ['type: Invalid value: "b/c": field is immutable']);
});

const json = Buffer.from("{}").toString("base64");
const redacted = 'Invalid value: "<secret contents redacted>": must be valid JSON';
const secrets: readonly (readonly [type: string, data: Record<string, string>, errors: readonly string[]])[] = [
  ["Opaque", {}, []],
  ["example.com/anything", {}, []],
  [secretTypeServiceAccountToken, {}, [`metadata.annotations[${annotationServiceAccountName}]: Required value`]],
  [secretTypeDockercfg, {}, ["data[.dockercfg]: Required value"]],
  [secretTypeDockercfg, { ".dockercfg": "eA==" }, [`data[.dockercfg]: ${redacted}`]],
  [secretTypeDockerConfigJson, { ".dockerconfigjson": json }, []],
  [secretTypeDockerConfigJson, {}, ["data[.dockerconfigjson]: Required value"]],
  [secretTypeBasicAuth, {}, ["data[username]: Required value", "data[password]: Required value"]],
  [secretTypeBasicAuth, { username: "eA==" }, []],
  [secretTypeSshAuth, { "ssh-privatekey": "" }, ["data[ssh-privatekey]: Required value"]],
  [secretTypeTls, { "tls.crt": "" }, ["data[tls.key]: Required value"]],
  [secretTypeTls, { "tls.crt": "", "tls.key": "" }, []],
];

for (const [type, data, errors] of secrets) {
  const keys = Object.keys(data).join(" and ") || "no keys";
  test(`a secret of type ${type} with ${keys} gives ${errors.length} errors`, () => {
    assert.equal(texts(stateErrors(secret)({ metadata, type, data }, main) ?? []), errors);
  });
}

test("a node's first network is seen under both names, of which the single one counts", () => {
  const networks: readonly (readonly [written: object, podCIDR: string, podCIDRs: readonly string[]])[] = [
    [{ podCIDR: "10.1.0.0/24" }, "10.1.0.0/24", ["10.1.0.0/24"]],
    [{ podCIDRs: ["10.2.0.0/24", "fd00::/64"] }, "10.2.0.0/24", ["10.2.0.0/24", "fd00::/64"]],
    [{ podCIDR: "10.1.0.0/24", podCIDRs: ["10.2.0.0/24"] }, "10.1.0.0/24", ["10.1.0.0/24"]],
  ];
  for (const [written, podCIDR, podCIDRs] of networks) {
    const object = { spec: { ...written } } as Node;
    node.setDefaults(object);
    assert.equal([object.spec?.podCIDR, object.spec?.podCIDRs], [podCIDR, podCIDRs]);
  }
});

test("a node's networks and taints are each once", () => {
  const taint = { key: "a", effect: "NoSchedule" } as const;
  const spec = {
    podCIDRs: ["10.2.0.0/24", "10.3.0.0/24"],
    taints: [taint, { ...taint, value: "b" }],
  };
  assert.equal(texts(stateErrors(node)({ metadata, spec } as Node, main) ?? []), [
    'metadata.taints[1]: Duplicate value: {"Key":"a","Value":"b","Effect":"NoSchedule","TimeAdded":null}: taints must ' +
      "be unique by key and effect pair",
    'spec.podCIDRs: Invalid value: ["10.2.0.0/24","10.3.0.0/24"]: may specify no more than one CIDR for each IP family',
  ]);
});

test("what a node is given once stays", () => {
  const old = { spec: { podCIDRs: ["10.1.0.0/24"], providerID: "a", externalID: "e" } } as Node;
  const changed = { spec: { podCIDRs: ["10.2.0.0/24"], providerID: "b", externalID: "f" } } as Node;
  assert.equal(texts(changesOf(node)(changed, old, main) ?? []), [
    'spec.podCIDRs: Forbidden: node updates may not change podCIDR except from "" to valid',
    'spec.providerID: Forbidden: node updates may not change providerID except from "" to valid',
    "spec.externalID: Forbidden: may not be updated",
  ]);
  const { externalID: _external, ...fresh } = old.spec ?? {};
  assert.equal(changesOf(node)({ spec: fresh } as Node, { spec: {} } as Node, main), []);
});

test("a node has whole pods and nothing below zero", () => {
  const object = { status: { capacity: { cpu: "-1", pods: "1.5" }, allocatable: { cpu: "500m" } } } as unknown as Node;
  assert.equal(texts(stateErrors(node)(object, status) ?? []), [
    'status.capacity.cpu: Invalid value: "-1": must be greater than or equal to 0',
    'status.capacity.pods: Invalid value: "1.5": must be an integer',
  ]);
});

test("a lease says how its holder is chosen before it prefers one", () => {
  const errors = (spec: object) => texts(stateErrors(lease)({ spec } as Parameters<typeof lease.validate>[0]) ?? []);
  assert.equal(errors({ preferredHolder: "a" }), [
    "spec.preferredHolder: Forbidden: may only be specified if `strategy` is defined",
  ]);
  assert.equal(errors({ strategy: "OldestEmulationVersion", preferredHolder: "a" }), []);
  assert.equal(errors({ strategy: "example.com/mine" }), []);
  assert.is(errors({ strategy: "Mine" }).length, 1);
});

test("an event lies in the namespace of its object, or of none in default", () => {
  const mismatch = 'involvedObject.namespace: Invalid value: "other": does not match event.namespace';
  assert.equal(texts(stateErrors(event)(coreEvent({ involvedObject: { namespace: "other" } }), main) ?? []), [
    mismatch,
  ]);
  assert.equal(stateErrors(event)(coreEvent({}), main), []);
  assert.equal(stateErrors(event)(coreEvent({ involvedObject: { namespace: "default" } }), main), []);
  const elsewhere = coreEvent({ metadata: { name: "e", namespace: "team" } });
  assert.equal(texts(stateErrors(event)(elsewhere, main) ?? []), [
    'involvedObject.namespace: Invalid value: "": does not match event.namespace',
  ]);
});

test("an event of the newer style says who did what and why", () => {
  const object = coreEvent({ eventTime: "2026-01-01T00:00:00.000000Z", message: "m".repeat(1025) });
  assert.equal(texts(stateErrors(event)(object, main) ?? []), [
    "reportingComponent: Required value",
    'reportingComponent: Invalid value: "": name part must be non-empty',
    "reportingComponent: Invalid value: \"\": name part must consist of alphanumeric characters, '-', '_' or '.', " +
      "and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', " +
      "regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')",
    "reportingInstance: Required value",
    "action: Required value",
    "reason: Required value",
    'message: Invalid value: "": can have at most 1024 characters',
  ]);
});

const complete = {
  metadata: { name: "e", namespace: "default" },
  eventTime: "2026-01-01T00:00:00.000000Z",
  reportingController: "example.com/agent",
  reportingInstance: "n1",
  action: "Pull",
  reason: "Pulled",
  regarding: { kind: "Pod", namespace: "default", name: "web" },
  note: "done",
  type: "Normal",
  deprecatedSource: {},
  deprecatedFirstTimestamp: null,
  deprecatedLastTimestamp: null,
} as EventsEvent;

test("an event of the events group is complete and leaves the old fields alone", () => {
  assert.equal(stateErrors(eventsEvent)(complete, main), []);
  const object = { ...complete, eventTime: null, deprecatedCount: 3, deprecatedSource: { host: "n" } } as EventsEvent;
  assert.equal(texts(stateErrors(eventsEvent)(object, main) ?? []), [
    "eventTime: Required value",
    'count: Invalid value: "": needs to be unset',
    'source: Invalid value: "": needs to be unset',
  ]);
});

test("only the series of an event grows", () => {
  const series = { count: 2, lastObservedTime: "2026-01-01T00:00:01.000000Z" };
  assert.equal(changesOf(eventsEvent)({ ...complete, series }, complete, main), []);
  assert.equal(texts(changesOf(eventsEvent)({ ...complete, note: "other" }, complete, main) ?? []), [
    'message: Invalid value: "other": field is immutable',
  ]);
});

test("an event is the same in both groups", () => {
  const stored = eventsEvent.strategy.toStorage?.(complete);
  assert.equal(stored, {
    metadata: { name: "e", namespace: "default" },
    eventTime: "2026-01-01T00:00:00.000000Z",
    reportingComponent: "example.com/agent",
    reportingInstance: "n1",
    action: "Pull",
    reason: "Pulled",
    involvedObject: { kind: "Pod", namespace: "default", name: "web" },
    message: "done",
    type: "Normal",
    source: {},
    firstTimestamp: null,
    lastTimestamp: null,
  });
  assert.equal(eventsEvent.strategy.fromStorage?.(stored ?? {}), complete);
});

test("a core event without new fields has none of them in the events group", () => {
  const seen = eventsEvent.strategy.fromStorage?.(coreEvent({ count: 4, source: { component: "scheduler" } }));
  assert.is(seen?.deprecatedCount, 4);
  assert.equal(seen?.deprecatedSource, { component: "scheduler" });
  assert.is(seen !== undefined && "reportingController" in seen, false);
});

const quantities: readonly (readonly [text: string | number, nanos: bigint | undefined])[] = [
  ["0", 0n],
  ["1", 1_000_000_000n],
  [2, 2_000_000_000n],
  ["250m", 250_000_000n],
  ["1.5", 1_500_000_000n],
  [".5k", 500_000_000_000n],
  ["1Ki", 1_024_000_000_000n],
  ["2e3", 2_000_000_000_000n],
  ["1E", 1_000_000_000_000_000_000_000_000_000n],
  ["12e-3", 12_000_000n],
  ["-1n", -1n],
  ["0.1n", 1n],
  ["1 Gi", undefined],
  ["Gi", undefined],
  ["1gi", undefined],
  ["", undefined],
  ["1".repeat(161), undefined],
];

for (const [text, nanos] of quantities) {
  test(`the quantity ${String(text).slice(0, 20)} is ${nanos} billionths`, () => {
    assert.is(quantityNanos(text), nanos);
  });
}

const orders: readonly (readonly [a: string | number, b: string | number, order: number])[] = [
  ["100m", "200m", -1],
  ["1", "1000m", 0],
  ["2", "1500m", 1],
  ["1Gi", "1G", 1],
  ["9", "10", -1],
  ["1024Mi", "1Gi", 0],
  ["0", "-1", 1],
  [1, "1", 0],
];

for (const [a, b, order] of orders) {
  test(`${a} against ${b} is ${order}`, () => {
    assert.is(compareQuantities(a, b), order);
  });
}

test("signs and wholeness of quantities are seen without arithmetic on their suffix", () => {
  assert.equal(["0", "1m", "0e5", "-1", "0.0Gi"].map(isPositive), [false, true, false, false, false]);
  assert.equal(["0", "-1m", "-0", "1"].map(isNegative), [false, true, false, false]);
  assert.equal(["1", "1.5", "2Ki", "1500m", "2000m"].map(isWholeQuantity), [true, false, true, false, true]);
});

test("a quantity is written with the largest suffix that divides it", () => {
  assert.is(formatQuantity(0n, { binary: true }), "0");
  assert.is(formatQuantity(3_250_000_000n, { binary: false }), "3250m");
  assert.is(formatQuantity(2_147_483_648_000_000_000n, { binary: true }), "2Gi");
  assert.is(formatQuantity(5_000_000_000_000n, { binary: false }), "5k");
  assert.is(formatQuantity(1n, { binary: false }), "1n");
});

function coreEvent(more: object): Event {
  const object = { metadata: { name: "e", namespace: "default" }, involvedObject: {}, ...more } as Event;
  event.setDefaults(object);
  return object;
}

function texts(errors: readonly FieldError[]): string[] {
  return errors.map((each) => `${each.field}: ${each.message}`);
}

test.run();
