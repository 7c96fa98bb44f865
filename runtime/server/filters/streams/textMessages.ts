import type { Readable } from "node:stream";
import { badRequest } from "../../../../generated/errors.ts";
import type { Context } from "../context.ts";
import type { Streams } from "./streams.ts";
import { upgradeOf } from "./upgrades.ts";
import { closeWebSocket, isWebSocketRequest, openWebSocket } from "./webSocket.ts";
import { soleProtocol } from "./webSocketProtocols.ts";

/** Messages of bytes, which is also what a client that says nothing gets, or of text that has the bytes in base64. */
const messageProtocol = /^(base64\.)?binary\./;

/**
 * How a text goes to a client that asks for it by a WebSocket: each piece is a message as it comes, after an empty one.
 * Undefined where the client is no WebSocket. Throws badRequest for a sub-protocol that has no messages of that sort.
 */
export function textMessages(ctx: Context, streams: Pick<Streams, "hold">): ((text: Readable) => void) | undefined {
  if (!isWebSocketRequest(ctx.req)) return undefined;
  const protocol = soleProtocol(ctx.req);
  if (protocol !== "" && !messageProtocol.test(protocol)) {
    throw badRequest(`the sub-protocol ${protocol} is not one of binary and base64.binary`);
  }
  const isBase64 = protocol.startsWith("base64.");
  return (text) => {
    text.on("error", () => {}); // it closes then, too
    upgradeOf(ctx.req)?.socket.once("close", () => text.destroy());
    openWebSocket(ctx, (webSocket) => {
      const release = streams.hold(() => closeWebSocket(webSocket));
      webSocket.once("close", release);
      const send = (chunk: Buffer, sent?: () => void) =>
        webSocket.send(isBase64 ? chunk.toString("base64") : chunk, sent);
      send(Buffer.alloc(0));
      text.on("data", (chunk: Buffer) => {
        text.pause(); // a client that reads slowly slows down what is read for it
        send(chunk, () => text.resume());
      });
      text.once("close", () => closeWebSocket(webSocket));
    });
  };
}
