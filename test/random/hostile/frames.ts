import { setTimeout as sleep } from "node:timers/promises";
import {
  empty,
  endHeaders,
  endStream,
  frame,
  header,
  hpackText,
  uint32,
  preface,
  setting,
  frameType,
} from "../../harness/http2Frames.ts";
import { integerFrom } from "../../robustness/random.ts";
import type { RawFault, RawTarget } from "./rawRequests.ts";
import { openWire, type Wire } from "./wire.ts";

function headersOf({ token }: RawTarget, method: string, path: string, more: readonly Buffer[] = []): Buffer {
  const pairs: [string, string][] = [
    [":method", method],
    [":scheme", "https"],
    [":path", path],
    [":authority", "orch"],
    ["authorization", `Bearer ${token}`],
  ];
  return Buffer.concat([...pairs.map(([name, value]) => header(name, value)), ...more]);
}

const list = "/api/v1/configmaps";
const asking = (target: RawTarget, stream: number, path = list) =>
  frame(frameType.headers, endStream | endHeaders, stream, headersOf(target, "GET", path));
const sendingTo = (target: RawTarget, stream: number, more: readonly Buffer[] = []) =>
  frame(
    frameType.headers,
    endHeaders,
    stream,
    headersOf(target, "POST", "/api/v1/namespaces/default/configmaps?dryRun=All", more),
  );
const streams = (count: number) => Array.from({ length: count }, (_, index) => 2 * index + 1);

/** Sends the preface, settings and what is given, and takes what comes for a while. */
function frames(of: (target: RawTarget) => readonly Buffer[], settings: Buffer = empty): RawFault {
  return (target) => over(target, settings, async (wire) => wire.write(Buffer.concat(of(target))));
}

async function over(target: RawTarget, settings: Buffer, run: (wire: Wire) => Promise<void> | void): Promise<string> {
  const wire = await openWire(target.port, "h2");
  try {
    wire.write(Buffer.concat([preface, frame(frameType.settings, 0, 0, settings)]));
    await run(wire);
    await wire.until(() => false, integerFrom(5, 100, target.random));
    return ""; // headers are packed: what came says nothing to a search
  } finally {
    if (target.random() < 0.5) wire.end();
    wire.reset();
  }
}

/** What the frames of HTTP/2 allow, and what they do not, on connections of their own. */
export const frameFaults: Readonly<Record<string, RawFault>> = {
  "streams that are reset at once": frames((target) =>
    streams(integerFrom(50, 300, target.random)).flatMap((id) => [
      asking(target, id),
      frame(frameType.reset, 0, id, uint32(8)),
    ]),
  ),
  "bodies that are reset": frames((target) =>
    streams(100).flatMap((id) => [
      sendingTo(target, id),
      frame(frameType.data, 0, id, Buffer.from('{"a":')),
      frame(frameType.reset, 0, id, uint32(8)),
    ]),
  ),
  "many streams": frames((target) =>
    streams(200).map((id) => asking(target, id, "/api/v1/namespaces/default/pods/missing")),
  ),
  "many settings": frames(() => new Array<Buffer>(500).fill(frame(frameType.settings, 0, 0, setting(3, 100)))),
  "many empty settings": frames(() => new Array<Buffer>(1000).fill(frame(frameType.settings, 0, 0))),
  "settings of many entries": frames(() => [
    frame(frameType.settings, 0, 0, Buffer.concat(new Array<Buffer>(2000).fill(setting(1, 4096)))),
  ]),
  "many pings": frames(() => new Array<Buffer>(1000).fill(frame(frameType.ping, 0, 0, Buffer.alloc(8)))),
  "many priorities": frames(() =>
    streams(1000).map((id) => frame(frameType.priority, 0, id, Buffer.concat([uint32(0), Buffer.from([16])]))),
  ),
  "many empty data": frames((target) => [
    sendingTo(target, 1),
    ...new Array<Buffer>(1000).fill(frame(frameType.data, 0, 1)),
  ]),
  "headers that go on": frames((target) => [
    frame(frameType.headers, endStream, 1, headersOf(target, "GET", list)),
    ...new Array<Buffer>(200).fill(frame(frameType.more, 0, 1, header("a", "b".repeat(100)))),
  ]),
  "headers that go on with nothing": frames((target) => [
    frame(frameType.headers, endStream, 1, headersOf(target, "GET", list)),
    ...new Array<Buffer>(1000).fill(frame(frameType.more, 0, 1)),
  ]),
  "something inside headers": frames((target) => [
    frame(frameType.headers, 0, 1, headersOf(target, "GET", list)),
    frame(frameType.ping, 0, 0, Buffer.alloc(8)),
  ]),
  "oversize headers": frames((target) => [
    frame(frameType.headers, endStream, 1, headersOf(target, "GET", list)),
    ...Array.from({ length: 100 }, (_, i) =>
      frame(frameType.more, i === 99 ? endHeaders : 0, 1, header(`a${i}`, "b".repeat(15_000))),
    ),
  ]),
  "many small headers": frames((target) => [
    frame(
      frameType.headers,
      endStream | endHeaders,
      1,
      headersOf(target, "GET", list, new Array<Buffer>(2000).fill(header("a", "b"))),
    ),
  ]),
  "one header again and again": frames((target) => [
    frame(
      frameType.headers,
      endStream | endHeaders,
      1,
      headersOf(target, "GET", list, [
        Buffer.concat([Buffer.from([0x40]), hpackText("a"), hpackText("b".repeat(3000))]),
        Buffer.alloc(8000, 0xbe),
      ]),
    ),
  ]),
  "headers that are no HPACK": frames(() => [
    frame(frameType.headers, endStream | endHeaders, 1, Buffer.alloc(100, 0xff)),
  ]),
  "sizes of tables": frames((target) => [
    frame(
      frameType.headers,
      endStream | endHeaders,
      1,
      Buffer.concat([Buffer.alloc(3000, Buffer.from([0x20, 0x3f, 0xe1, 0x1f])), headersOf(target, "GET", list)]),
    ),
  ]),
  "headers in capitals": frames((target) => [
    frame(frameType.headers, endStream | endHeaders, 1, headersOf(target, "GET", list, [header("A", "b")])),
  ]),
  "no path": frames(() => [frame(frameType.headers, endStream | endHeaders, 1, header(":method", "GET"))]),
  "two methods": frames((target) => [
    frame(
      frameType.headers,
      endStream | endHeaders,
      1,
      Buffer.concat([header(":method", "GET"), headersOf(target, "GET", list)]),
    ),
  ]),
  "a connection header": frames((target) => [
    frame(
      frameType.headers,
      endStream | endHeaders,
      1,
      headersOf(target, "GET", list, [header("connection", "close")]),
    ),
  ]),
  "a connect": frames((target) => [frame(frameType.headers, endHeaders, 1, headersOf(target, "CONNECT", list))]),
  "a window of nothing": async (target) =>
    over(target, setting(4, 0), async (wire) => {
      wire.write(Buffer.concat(streams(20).map((id) => asking(target, id, "/openapi/v2"))));
      await sleep(integerFrom(10, 300, target.random));
    }),
  "a window that opens by a byte": async (target) =>
    over(target, setting(4, 1), async (wire) => {
      wire.write(asking(target, 1, "/version"));
      for (let round = 0; round < 50; round++) wire.write(frame(frameType.window, 0, 1, uint32(1)));
    }),
  "watches that are not read": frames(
    (target) => streams(20).map((id) => asking(target, id, `${list}?watch=1&resourceVersion=0`)),
    setting(4, 0),
  ),
  "a window beyond all": frames((target) => [
    asking(target, 1),
    ...new Array<Buffer>(3).fill(frame(frameType.window, 0, 1, uint32(0x7fffffff))),
  ]),
  "a window of the connection beyond all": frames(() =>
    new Array<Buffer>(3).fill(frame(frameType.window, 0, 0, uint32(0x7fffffff))),
  ),
  "a window that grows by nothing": frames((target) => [asking(target, 1), frame(frameType.window, 0, 1, uint32(0))]),
  "bodies that do not end": frames((target) =>
    streams(50).map((id) => sendingTo(target, id, [header("content-length", "1000")])),
  ),
  "bodies that are longer than they say": frames((target) => [
    sendingTo(target, 1, [header("content-length", "3")]),
    frame(frameType.data, endStream, 1, Buffer.alloc(5000, "x")),
  ]),
  "bodies beyond the window": frames((target) => [
    sendingTo(target, 1),
    ...new Array<Buffer>(20).fill(frame(frameType.data, 0, 1, Buffer.alloc(16_384, "x"))),
  ]),
  "bodies of a byte": frames((target) => [
    sendingTo(target, 1),
    ...new Array<Buffer>(3000).fill(frame(frameType.data, 0, 1, Buffer.from(" "))),
  ]),
  "padding alone": frames((target) => [
    sendingTo(target, 1),
    ...new Array<Buffer>(100).fill(frame(frameType.data, 8, 1, Buffer.alloc(256, 255))),
  ]),
  "padding beyond the frame": frames((target) => [
    sendingTo(target, 1),
    frame(frameType.data, 8, 1, Buffer.from([200, 1])),
  ]),
  "data for no stream": frames(() => [frame(frameType.data, 0, 1, Buffer.from("x"))]),
  "data after the end": frames((target) => [asking(target, 1), frame(frameType.data, 0, 1, Buffer.from("x"))]),
  "a stream of the server": frames((target) => [asking(target, 2)]),
  "a stream of the past": frames((target) => [asking(target, 5), asking(target, 3)]),
  "a stream of no number": frames((target) => [asking(target, 0)]),
  "a stream again": frames((target) => [asking(target, 1), asking(target, 1)]),
  "a promise": frames(() => [frame(frameType.push, endHeaders, 1, Buffer.concat([uint32(2), header("a", "b")]))]),
  "a stream that depends on itself": frames(() => [
    frame(frameType.priority, 0, 1, Buffer.concat([uint32(1), Buffer.from([16])])),
  ]),
  "frames of no sort": frames(() => streams(200).map((id) => frame(0x77, 0xff, id, Buffer.alloc(50)))),
  "a frame that is too long": frames(() => [frame(frameType.data, 0, 1, Buffer.alloc(100_000))]),
  "a ping of the wrong size": frames(() => [frame(frameType.ping, 0, 0, Buffer.alloc(7))]),
  "settings of the wrong size": frames(() => [frame(frameType.settings, 0, 0, Buffer.alloc(5))]),
  "settings that are none": frames(() => [
    frame(frameType.settings, 0, 0, Buffer.concat([setting(4, 0xffffffff), setting(5, 1), setting(2, 9)])),
  ]),
  "no settings": async ({ port }) => {
    const wire = await openWire(port, "h2");
    wire.write(Buffer.concat([preface, frame(frameType.ping, 0, 0, Buffer.alloc(8))]));
    await wire.until((text) => text.length > 0, 300);
    wire.reset();
    return "";
  },
  "half a preface": async ({ port }) => {
    const wire = await openWire(port, "h2");
    wire.write("PRI * HT");
    await wire.until(() => false, 50);
    wire.reset();
    return "";
  },
  "a farewell, then more": frames((target) => [
    asking(target, 1),
    frame(frameType.goAway, 0, 0, Buffer.concat([uint32(1), uint32(0)])),
    asking(target, 3),
    asking(target, 5),
  ]),
  "many farewells": frames(() =>
    new Array<Buffer>(300).fill(
      frame(frameType.goAway, 0, 0, Buffer.concat([uint32(0), uint32(0), Buffer.alloc(100)])),
    ),
  ),
  "half a frame": frames((target) => [asking(target, 1).subarray(0, 20)]),
  "resets of no stream": frames(() => streams(100).map((id) => frame(frameType.reset, 0, id, uint32(0)))),
};
