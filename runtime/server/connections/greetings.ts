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
  const hello = new Hello();
  const read = () => {
    for (let part: Buffer | null = socket.read(); part !== null; part = socket.read()) hello.add(part);
    if (hello.bytes.length > maxHelloBytes) socket.destroy();
    else if (hello.isWhole) {
      socket.off("readable", read);
      answerInTurn(answer);
    }
  };
  const answer = () => {
    if (socket.destroyed || socket.readableEnded) return;
    socket.off("close", gone);
    socket.unshift(hello.bytes);
    greeted();
  };
  socket.on("error", ignore);
  socket.once("close", gone);
  socket.on("readable", read);
}

/** A client that breaks off is not an error of the server's. One for all: it would keep the first message. */
function ignore(): void {}

const handshakeRecord = 22;
const recordHeadBytes = 5;
const messageHeadBytes = 4;

/**
 * The first message as it comes, in one record or several. Each record is looked at once, however few bytes come at a
 * time.
 *
 *   22 3 1 0 6 | 1 0 0 8 . .     22 3 1 0 6 | . . . . . .
 *   record       message of 8    record       its rest
 */
class Hello {
  bytes: Buffer = Buffer.alloc(0);
  /** It is there, or something that is none. */
  isWhole = false;
  /** Where the first record begins that is not there as a whole. */
  #at = 0;
  #head: Buffer = Buffer.alloc(0);
  #messageBytes = 0;

  add(part: Buffer): void {
    this.bytes = Buffer.concat([this.bytes, part]);
    while (!this.isWhole && this.bytes.length > this.#at) {
      if (this.bytes[this.#at] !== handshakeRecord) this.isWhole = true;
      else if (!this.#takeRecord()) return;
    }
  }

  #takeRecord(): boolean {
    const start = this.#at + recordHeadBytes;
    if (this.bytes.length < start) return false;
    const end = start + this.bytes.readUInt16BE(start - 2);
    if (this.bytes.length < end) return false;
    this.#head = Buffer.concat([this.#head, this.bytes.subarray(start, end)]).subarray(0, messageHeadBytes);
    this.#messageBytes += end - start;
    this.#at = end;
    const isHeadThere = this.#head.length === messageHeadBytes;
    this.isWhole = isHeadThere && this.#messageBytes >= messageHeadBytes + this.#head.readUIntBE(1, 3);
    return true;
  }
}
