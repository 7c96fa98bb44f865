import { constants, createDeflate, createInflate, type Deflate, type Inflate } from "node:zlib";

/** A stream that a client opened. */
export interface SpdyStream {
  readonly headers: Readonly<Record<string, string>>;
  readonly write: (bytes: Buffer) => void;
  readonly end: () => void;
  /** Called with what comes; replaced by whoever listens. */
  onData: (chunk: Buffer) => void;
}

/**
 * The server's side of SPDY/3.1, as far as kubectl speaks it: takes what came, in order, and sends frames with `send`.
 * Windows are not kept: what tests say fits into the first one.
 */
export function spdySession(
  send: (frame: Buffer) => void,
  onStream: (stream: SpdyStream) => void,
): (chunk: Buffer) => void {
  const inflate = createInflate({ dictionary, flush: constants.Z_SYNC_FLUSH });
  const deflate = createDeflate({ dictionary, flush: constants.Z_SYNC_FLUSH });
  const streams = new Map<number, SpdyStream>();
  const open = async (id: number, block: Buffer) => {
    const headers = headersOf(await through(inflate, block));
    send(control(synReply, Buffer.concat([number32(id), await through(deflate, number32(0))])));
    const stream: SpdyStream = {
      headers,
      write: (bytes) => send(data(id, 0, bytes)),
      end: () => send(data(id, fin, Buffer.alloc(0))),
      onData: () => {},
    };
    streams.set(id, stream);
    onStream(stream);
  };
  const take = async (frame: Buffer) => {
    const body = frame.subarray(headBytes);
    const first = frame.readUInt32BE(0);
    const type = first & 0xffff;
    if (first >>> 31 === 0) streams.get(first)?.onData(body);
    else if (type === synStream) await open(body.readUInt32BE(0), body.subarray(10));
    else if (type === ping) send(frame);
  };
  let pending = Buffer.alloc(0);
  let last = Promise.resolve();
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    while (pending.length >= headBytes) {
      const end = headBytes + pending.readUIntBE(5, 3);
      if (pending.length < end) return;
      const frame = pending.subarray(0, end);
      pending = pending.subarray(end);
      last = last.then(() => take(frame));
    }
  };
}

const headBytes = 8;
const [synStream, synReply, ping] = [1, 2, 6];
const fin = 1;

function control(type: number, body: Buffer): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUInt16BE(0x8003, 0);
  head.writeUInt16BE(type, 2);
  head.writeUIntBE(body.length, 5, 3);
  return Buffer.concat([head, body]);
}

function data(id: number, flags: number, body: Buffer): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(id, 0);
  head.writeUInt8(flags, 4);
  head.writeUIntBE(body.length, 5, 3);
  return Buffer.concat([head, body]);
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** One state for all blocks of a direction. */
function through(state: Inflate | Deflate, block: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    state.once("error", reject);
    state.write(block, () => {
      state.off("error", reject);
      resolve(state.read() as Buffer);
    });
  });
}

function headersOf(block: Buffer): Record<string, string> {
  const headers: Record<string, string> = {};
  let at = 4;
  const next = () => {
    const end = at + 4 + block.readUInt32BE(at);
    const text = block.toString("latin1", at + 4, end);
    at = end;
    return text;
  };
  for (let left = block.readUInt32BE(0); left > 0; left--) headers[next()] = next();
  return headers;
}

/** What headers are compressed with at first: the protocol's list of names and texts. */
const names =
  `options head post put delete trace accept accept-charset accept-encoding accept-language accept-ranges age
 allow authorization cache-control connection content-base content-encoding content-language content-length
 content-location content-md5 content-range content-type date etag expect expires from host if-match if-modified-since
 if-none-match if-range if-unmodified-since last-modified location max-forwards pragma proxy-authenticate
 proxy-authorization range referer retry-after server te trailer transfer-encoding upgrade user-agent vary via warning
 www-authenticate method get status 200_OK version HTTP/1.1 url public set-cookie keep-alive origin`
    .split(/\s+/)
    .map((name) => name.replace("_", " "));
const texts = [
  "100101201202205206300302303304305306307402405406407408409410411412413414415416417502504505",
  "203 Non-Authoritative Information204 No Content301 Moved Permanently400 Bad Request401 Unauthorized",
  "403 Forbidden404 Not Found500 Internal Server Error501 Not Implemented503 Service Unavailable",
  "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec 00:00:00 Mon, Tue, Wed, Thu, Fri, Sat, Sun, GMT",
  "chunked,text/html,image/png,image/jpg,image/gif,application/xml,application/xhtml+xml,text/plain,",
  "text/javascript,publicprivatemax-age=gzip,deflate,sdchcharset=utf-8charset=iso-8859-1,utf-,*,enq=0.",
];
const dictionary = Buffer.concat([
  ...names.flatMap((name) => [number32(name.length), Buffer.from(name)]),
  Buffer.from(texts.join("")),
]);
