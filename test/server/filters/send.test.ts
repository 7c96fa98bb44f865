import { once } from "node:events";
import type { RequestListener } from "node:http";
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect as connectHttp2,
  constants,
  type Http2ServerResponse,
  type ServerHttp2Stream,
} from "node:http2";
import * as assert from "uvu/assert";
import type { Context } from "../../../runtime/server/filters/context.ts";
import { sendBody } from "../../../runtime/server/filters/send.ts";
import { startListening } from "../../harness/listening.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("an answer in chunks");

const chunkBytes = 4096;
const chunkCount = 200;
const inChunks = {
  length: chunkBytes * chunkCount,
  *chunks() {
    for (let index = 0; index < chunkCount; index++) yield Buffer.alloc(chunkBytes);
  },
};

/** Serves answers in chunks, sent when `whenToSend` says so; returns the errors of their streams. */
async function errorsOf(
  whenToSend: (stream: ServerHttp2Stream, send: () => void) => void,
  run: (session: ClientHttp2Session) => Promise<void>,
): Promise<Error[]> {
  const errors: Error[] = [];
  const callback: RequestListener = (req, res) => {
    const { stream } = res as unknown as Http2ServerResponse;
    stream.on("error", (error) => errors.push(error));
    const ctx = { req, res, state: { auditId: "1" } } as unknown as Context;
    whenToSend(stream, () => sendBody(ctx, { kind: "body", status: 200, contentType: "text/plain", body: inChunks }));
  };
  const listening = await startListening(callback, {});
  const session = connectHttp2(`https://127.0.0.1:${listening.port}`, { rejectUnauthorized: false });
  try {
    await once(session, "connect");
    await run(session);
  } finally {
    session.close();
    await listening.stop();
  }
  return errors;
}

test("a stream that its client resets while the answer is sent leaves no error", async () => {
  const run = async (session: ClientHttp2Session) => {
    const streams = Array.from({ length: 30 }, () => session.request({ ":path": "/" }));
    await Promise.all(streams.map((stream, index) => resetAfter(stream, index)));
  };
  assert.equal(await errorsOf((_, send) => send(), run), []);
});

for (const [when, soon] of [
  ["as soon as", (send: () => void) => send()],
  ["when", (send: () => void) => process.nextTick(send)],
] as const) {
  test(`an answer that is ready ${when} its stream is reset is not sent, and leaves no error`, async () => {
    let sent = 0;
    const whenReset = (stream: ServerHttp2Stream, send: () => void) => {
      stream.once("aborted", () =>
        soon(() => {
          send();
          sent++;
        }),
      );
    };
    const run = async (session: ClientHttp2Session) => {
      const stream = session.request({ ":path": "/" }, { endStream: false });
      stream.on("error", () => {}); // the reset
      await new Promise((resolve) => session.ping(resolve));
      stream.close(constants.NGHTTP2_CANCEL);
      await new Promise((resolve) => session.ping(resolve));
    };
    assert.equal(await errorsOf(whenReset, run), []);
    assert.is(sent, 1);
  });
}

/** Reads `chunks` of what comes, and resets the stream. */
async function resetAfter(stream: ClientHttp2Stream, chunks: number): Promise<void> {
  let left = chunks;
  stream.on("error", () => {}); // the reset
  stream.on("data", () => {
    if (left-- === 0) stream.close(constants.NGHTTP2_CANCEL);
  });
  await new Promise((resolve) => stream.once("close", resolve));
}

test.run();
