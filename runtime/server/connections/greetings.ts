import type { Socket } from "node:net";
import { onePerTurn } from "./onePerTurn.ts";

/** @limit First message of a TLS handshake: the connection is closed. */
const maxHelloBytes = 16 * 1024;

export interface GreetingListener {
  /** The first message is there, as what the socket reads next. */
  readonly greeted: () => void;
  /** The connection has ended before. */
  readonly gone: () => void;
}

const answerInTurn = onePerTurn();

/**
 * Waits for the first message of a handshake, and for a turn of the event loop in which no other is answered. An answer
 * takes half a millisecond: 500 that were asked for in one moment held the loop up for 243 ms.
 */
export function awaitGreeting(socket: Socket, { greeted, gone }: GreetingListener): void {
  let hello: Buffer = Buffer.alloc(0);
  const read = () => {
    for (let part: Buffer | null = socket.read(); part !== null; part = socket.read())
      hello = Buffer.concat([hello, part]);
    if (hello.length > maxHelloBytes) socket.destroy();
    else if (isWhole(hello)) {
      socket.off("readable", read);
      answerInTurn(answer);
    }
  };
  const answer = () => {
    if (socket.destroyed || socket.readableEnded) return;
    socket.off("close", gone);
    socket.unshift(hello);
    greeted();
  };
  socket.on("error", () => socket.destroy()); // a client that breaks off is not an error of the server's
  socket.once("close", gone);
  socket.on("readable", read);
}

const handshakeRecord = 22;
const recordHeadBytes = 5;
const messageHeadBytes = 4;

/** Whether the first message is there, in one record or several, or something that is none. */
function isWhole(bytes: Buffer): boolean {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (bytes[at] !== handshakeRecord) return true;
    if (bytes.length < at + recordHeadBytes) break;
    const end = at + recordHeadBytes + bytes.readUInt16BE(at + 3);
    parts.push(bytes.subarray(at + recordHeadBytes, end));
    at = end;
  }
  const message = Buffer.concat(parts);
  return message.length >= messageHeadBytes && message.length >= messageHeadBytes + message.readUIntBE(1, 3);
}
