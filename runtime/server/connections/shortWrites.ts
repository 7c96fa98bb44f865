import type { Writable } from "node:stream";

/**
 * Bytes of one write. Node makes one buffer of what is encrypted of a write, and keeps the last for as long as the
 * connection is open: 300 idle ones that had each got a list of 640 KiB kept 190 MiB.
 * @limit Bytes of an answer or an event that are written at once: the next follow when they are sent.
 */
export const maxWriteBytes = 64 * 1024;

type Done = (error?: Error | null) => void;
type Piece = { readonly chunk: string | Buffer; readonly encoding: BufferEncoding };
type Sending = Required<Pick<Writable, "_write" | "_writev">>;

/** Makes a socket write short pieces only, one after the other, whatever it is given at once. */
export function writeShort(socket: Writable): void {
  const { _write: write, _writev: writev } = socket as Sending;
  const sendAll = (pieces: readonly Piece[], done: Done) => {
    const [first] = pieces;
    if (pieces.length === 1 && first !== undefined) write.call(socket, first.chunk, first.encoding, done);
    else writev.call(socket, [...pieces], done);
  };
  const sendShort = (groups: Iterator<readonly Piece[]>, done: Done) => {
    const { value: group, done: isEnd } = groups.next();
    if (isEnd === true || socket.destroyed) return done();
    sendAll(group, (error) => {
      if (error != null) done(error);
      else sendShort(groups, done);
    });
  };
  socket._write = (chunk, encoding, done) => {
    if (chunk.length <= maxWriteBytes) write.call(socket, chunk, encoding, done);
    else sendShort(groupsOf([{ chunk, encoding }]), done);
  };
  socket._writev = (pieces, done) => {
    let bytes = 0;
    for (const { chunk } of pieces) bytes += chunk.length;
    if (bytes <= maxWriteBytes) writev.call(socket, pieces, done);
    else sendShort(groupsOf(pieces), done);
  };
}

/** Pieces that are written together; a long buffer is cut, a text (the head of an answer) is not. */
function* groupsOf(pieces: readonly Piece[]): Generator<readonly Piece[], undefined> {
  let group: Piece[] = [];
  let bytes = 0;
  for (const piece of pieces.flatMap(cut)) {
    if (group.length > 0 && bytes + piece.chunk.length > maxWriteBytes) {
      yield group;
      group = [];
      bytes = 0;
    }
    group.push(piece);
    bytes += piece.chunk.length;
  }
  yield group;
  return undefined;
}

function cut(piece: Piece): Piece[] {
  const { chunk, encoding } = piece;
  return typeof chunk === "string" ? [piece] : Array.from(partsOf(chunk), (part) => ({ chunk: part, encoding }));
}

/** A buffer in parts of the size of a write. */
export function* partsOf(buffer: Buffer): Generator<Buffer> {
  for (let start = 0; start < buffer.length; start += maxWriteBytes)
    yield buffer.subarray(start, start + maxWriteBytes);
}
