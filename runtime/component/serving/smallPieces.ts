import { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";

type Push = (piece: Buffer | null) => boolean;

/** Pieces below this are joined: a longer one is not worth its copy. */
const smallBytes = 64;
const roomBytes = 4096;

/**
 * A client may cut a body into single bytes, each a chunk or frame of its own, and each of them would be a buffer in
 * the stream of the body until the server reads that: 300 bodies of requests without rights took 1.5 GB. Small pieces
 * that come in one turn of the event loop are joined here on their way into the stream.
 */
class SmallPieces {
  readonly #push: Push;
  /** Small pieces are copied to here; the first `#used` bytes are taken. */
  #room: Buffer | undefined;
  #used = 0;

  constructor(push: Push) {
    this.#push = push;
  }

  /** The same as `push` of a stream. */
  take(piece: Buffer | null): boolean {
    if (piece === null || piece.length >= smallBytes) {
      this.#flush();
      return this.#push(piece);
    }
    if (this.#room === undefined) {
      this.#room = Buffer.allocUnsafeSlow(roomBytes);
      setImmediate(() => this.#flush());
    }
    this.#room.set(piece, this.#used);
    this.#used += piece.length;
    return this.#used <= roomBytes - smallBytes || this.#flush();
  }

  #flush(): boolean {
    const room = this.#room;
    if (room === undefined) return true;
    const used = this.#used;
    this.#room = undefined;
    this.#used = 0;
    return this.#push(room.subarray(0, used));
  }
}

/** Joins the small pieces of a stream's input, and calls `onPiece` for each of all pieces. */
export function joinSmallPieces(stream: Readable, onPiece: () => void): void {
  const pieces = new SmallPieces(stream.push.bind(stream));
  stream.push = (piece: Buffer | null) => pieces.take(piece);
  notePieces(stream, onPiece);
}

/** Calls `onPiece` before each piece of a stream's input. */
export function notePieces(stream: Readable, onPiece: () => void): void {
  const push: Push = stream.push.bind(stream);
  stream.push = (piece: Buffer | null) => {
    onPiece();
    return push(piece);
  };
}

/** The class of requests of HTTP/1.1 that does the same. */
export function joiningMessages(onPiece: (req: IncomingMessage) => void): typeof IncomingMessage {
  return class JoiningMessage extends IncomingMessage {
    #pieces: SmallPieces | undefined;

    override push(piece: Buffer | null): boolean {
      if (piece === null && this.#pieces === undefined) return super.push(null); // most requests have no body
      onPiece(this);
      this.#pieces ??= new SmallPieces((each) => super.push(each));
      return this.#pieces.take(piece);
    }

    /** Node calls it where an answer leaves a body unread, and would from then on say nothing of pieces. */
    _dump(): void {
      this.removeAllListeners("data");
      this.resume();
    }
  };
}
