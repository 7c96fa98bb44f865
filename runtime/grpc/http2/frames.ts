/** The frames of HTTP/2 (RFC 9113, section 4): nine bytes of head, and a payload. */

export const frameTypes = {
  data: 0,
  headers: 1,
  resetStream: 3,
  settings: 4,
  pushPromise: 5,
  ping: 6,
  goAway: 7,
  windowUpdate: 8,
  continuation: 9,
} as const;

export const flags = { none: 0, endStream: 1, ack: 1, endHeaders: 4, padded: 8, priority: 0x20 } as const;

export const settingIds = {
  headerTableSize: 1,
  enablePush: 2,
  maxConcurrentStreams: 3,
  initialWindowSize: 4,
  maxFrameSize: 5,
} as const;

export const errorCodes = { refusedStream: 7, cancel: 8 } as const;

/** What each side may send, in bytes, before it has heard of the other's settings. */
export const defaultWindowBytes = 65_535;
export const defaultMaxFrameBytes = 16_384;

/** What a client says first. */
export const clientPreface = Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "latin1");

export interface FrameHead {
  readonly type: number;
  readonly flags: number;
  /** 0: the connection. */
  readonly streamId: number;
}

export interface Frame extends FrameHead {
  readonly payload: Buffer;
}

const headBytes = 9;

export function frame({ type, flags, streamId }: FrameHead, payload: Buffer): Buffer {
  const bytes = Buffer.allocUnsafe(headBytes + payload.length);
  bytes.writeUIntBE(payload.length, 0, 3);
  bytes[3] = type;
  bytes[4] = flags;
  bytes.writeUInt32BE(streamId, 5);
  bytes.set(payload, headBytes);
  return bytes;
}

/** The payload of a window update, a reset, or the first or second number of a GOAWAY. */
export function number32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function settings(values: Readonly<Record<number, number>>): Buffer {
  const each = Object.entries(values).map(([id, value]) => {
    const bytes = Buffer.allocUnsafe(6);
    bytes.writeUInt16BE(Number(id), 0);
    bytes.writeUInt32BE(value, 2);
    return bytes;
  });
  return frame({ type: frameTypes.settings, flags: flags.none, streamId: 0 }, Buffer.concat(each));
}

export function settingsOf(payload: Buffer): ReadonlyMap<number, number> {
  const values = new Map<number, number>();
  for (let at = 0; at + 6 <= payload.length; at += 6)
    values.set(payload.readUInt16BE(at), payload.readUInt32BE(at + 2));
  return values;
}

/** The payload without padding and priority. Throws an Error for padding that is longer than the frame. */
export function contentOf(frame: Frame): Buffer {
  const { payload } = frame;
  const isPadded = (frame.flags & flags.padded) !== 0;
  const hasPriority = frame.type === frameTypes.headers && (frame.flags & flags.priority) !== 0;
  if (!isPadded && !hasPriority) return payload;
  const start = (isPadded ? 1 : 0) + (hasPriority ? 5 : 0);
  const end = payload.length - (isPadded ? (payload[0] ?? 0) : 0);
  if (start > end) throw new Error("a frame of HTTP/2 has more padding than bytes");
  return payload.subarray(start, end);
}

/** Cuts what arrives into frames. */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);

  /** Tells the frames that a chunk completes, with views for payloads. Throws an Error for one that is too long. */
  read(chunk: Buffer, take: (frame: Frame) => void): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    while (bytes.length - at >= headBytes) {
      const length = bytes.readUIntBE(at, 3);
      if (length > defaultMaxFrameBytes) throw new Error(`a frame of HTTP/2 has ${length} bytes`);
      const end = at + headBytes + length;
      if (end > bytes.length) break;
      const type = bytes[at + 3] ?? 0;
      const streamId = bytes.readUInt32BE(at + 5) & 0x7fff_ffff;
      take({ type, flags: bytes[at + 4] ?? 0, streamId, payload: bytes.subarray(at + headBytes, end) });
      at = end;
    }
    this.#rest = bytes.subarray(at);
  }
}
