import * as assert from "uvu/assert";
import { expired } from "../../../generated/errors.ts";
import { generated } from "../../../generated/index.ts";
import { code } from "../../../generated/core/v1/configMap.code.ts";
import { configMap } from "../../../generated/core/v1/kinds.ts";
import * as meta from "../../../generated/meta/v1.code.ts";
import { type FrameEncoder, frameEncoder } from "../../../runtime/handlers/watch/frames.ts";
import type { ResourceRequest } from "../../../runtime/handlers/request.ts";
import { negotiate } from "../../../runtime/negotiate/accept.ts";
import { decodeCbor } from "../../../runtime/negotiate/cbor.ts";
import { decodeMessage } from "../../../runtime/negotiate/protobufDecoder.ts";
import { decodeEnvelope } from "../../../runtime/negotiate/protobufEnvelope.ts";
import { storedFormOf } from "../../../runtime/registry/stored/storedForm.ts";
import { EventBatch, WatchEvent } from "../../../runtime/watch/watchCache.ts";
import { suite } from "../../harness/suite.ts";
import { eventsOf } from "../../harness/wire.ts";

const { platform } = generated;
const test = suite("api encodings frames");

const stored = '{"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"a","resourceVersion":"5"},"data":{"k":"}"}}';
const entry = {
  key: "/registry/configmaps/x/a",
  namespace: "x",
  name: "a",
  revision: 5,
  createRevision: 5,
  bytes: Buffer.from(stored),
  deleted: false,
  previous: undefined,
  meta: undefined,
  unreadable: undefined,
};
const batch = () => new EventBatch([new WatchEvent("ADDED", { entry, previous: undefined }, (bytes) => bytes)], 5);

function encoder(accept: string, isWebSocket = false): FrameEncoder {
  const negotiated = negotiate(accept, { platform, protobuf: true, table: true, watch: true, cbor: true });
  const form = storedFormOf(configMap);
  const store = { descriptor: configMap, form, servesStoredBytes: true, render: (bytes: Buffer) => bytes };
  const request = { store, query: new URLSearchParams(), isWebSocket } as unknown as ResourceRequest;
  return frameEncoder(request, { code, negotiated, platform, meta });
}

const whole = (frames: readonly Buffer[]) => Buffer.concat(frames);
const status = expired("too old resource version: 1 (3)").status;

test("JSON events are lines with the stored bytes in them", () => {
  const { events, error } = encoder("application/json");
  assert.is(whole(events(batch())).toString(), `{"type":"ADDED","object":${stored}}\n`);
  assert.is(error(status).toString(), `${JSON.stringify({ type: "ERROR", object: status })}\n`);
});

test("protobuf events carry envelopes, errors too", () => {
  const { events, error } = encoder(platform.protobufMediaType);
  const [added] = eventsOf(whole(events(batch())));
  const envelope = decodeEnvelope(added?.body ?? Buffer.alloc(0), platform.protobufMagic);
  const { raw, ...head } = envelope;
  assert.equal([added?.type, decodeMessage(raw, code.structure, { ...head })], ["ADDED", JSON.parse(stored)]);
  const [failed] = eventsOf(error(status));
  const said = decodeEnvelope(failed?.body ?? Buffer.alloc(0), platform.protobufMagic);
  assert.equal([failed?.type, said.kind], ["ERROR", "Status"]);
  assert.is(decodeMessage(said.raw, meta.Status).reason, "Expired");
});

test("CBOR events are items", () => {
  const { events, error } = encoder("application/cbor-seq");
  assert.equal(decodeCbor(whole(events(batch()))), { type: "ADDED", object: JSON.parse(stored) });
  assert.equal(decodeCbor(error(status)), { type: "ERROR", object: JSON.parse(JSON.stringify(status)) });
});

test("watchers that want the same form share one buffer, others do not", () => {
  const shared = batch();
  const plain = encoder("application/json").events(shared);
  assert.is(encoder("application/json").events(shared), plain);
  assert.is.not(encoder(platform.protobufMediaType).events(shared), plain);
  assert.is.not(encoder("application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1").events(shared), plain);
});

test("metadata alone is cut out of the stored bytes", () => {
  const { events, bookmark } = encoder("application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1");
  const head = { kind: "PartialObjectMetadata", apiVersion: "meta.k8s.io/v1" };
  const metadata = { name: "a", resourceVersion: "5" };
  assert.equal(JSON.parse(whole(events(batch())).toString()), { type: "ADDED", object: { ...head, metadata } });
  const { object } = JSON.parse(bookmark(9, { isInitialEnd: false }).toString());
  assert.equal(object, { ...head, metadata: { resourceVersion: "9" } });
});

test("tables in a watch have one row an event, and bookmarks a table", () => {
  const { events, bookmark } = encoder("application/json;as=Table;g=meta.k8s.io;v=v1");
  const { object } = JSON.parse(whole(events(batch())).toString());
  assert.equal([object.kind, object.metadata.resourceVersion, object.rows.length], ["Table", "5", 1]);
  assert.equal(object.rows[0].cells.slice(0, 2), ["a", 1]);
  assert.equal(JSON.parse(bookmark(9, { isInitialEnd: false }).toString()).object.metadata.resourceVersion, "9");
});

test.run();
