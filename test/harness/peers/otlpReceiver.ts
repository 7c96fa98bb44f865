import { createServer, type ServerHttp2Session } from "node:http2";
import type { AddressInfo } from "node:net";

/** A span as it came over OTLP; ids are hexadecimal, "" for none. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string;
  /** Trace ids of its links. */
  readonly links: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly hasFailed: boolean;
}

export interface OtlpReceiver {
  /** HOST:PORT */
  readonly endpoint: string;
  readonly spans: readonly ReceivedSpan[];
  /** The status of gRPC of the next answers; 0 is success. */
  status: number;
  readonly stop: () => Promise<void>;
}

/** Takes spans over OTLP by gRPC, without TLS. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer();
  server.on("session", (session) => sessions.add(session));
  server.on("stream", (stream) => {
    const parts: Buffer[] = [];
    stream.on("data", (part: Buffer) => parts.push(part));
    stream.on("error", () => {});
    stream.on("end", () => {
      const { status } = receiver;
      if (status === 0) spans.push(...spansOf(Buffer.concat(parts).subarray(5)));
      stream.respond({ ":status": 200, "content-type": "application/grpc+proto" }, { waitForTrailers: true });
      stream.on("wantTrailers", () =>
        stream.sendTrailers({ "grpc-status": String(status), "grpc-message": "asked to" }),
      );
      stream.end(status === 0 ? Buffer.alloc(5) : Buffer.alloc(0));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const receiver: OtlpReceiver = {
    endpoint: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    status: 0,
    stop: () => {
      for (const each of sessions) each.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return receiver;
}

/** Field number -> its values: bytes, or numbers as text. */
type Fields = ReadonlyMap<number, readonly Buffer[]>;

function spansOf(message: Buffer): ReceivedSpan[] {
  const resources = partsOf(fieldsOf(message), 1);
  const scopes = resources.flatMap((each) => partsOf(each, 2));
  return scopes.flatMap((each) => partsOf(each, 2)).map(spanOf);
}

function spanOf(span: Fields): ReceivedSpan {
  const hex = (fields: Fields, number: number) => fields.get(number)?.[0]?.toString("hex") ?? "";
  const attributes = partsOf(span, 9).map((each) => {
    const [value] = partsOf(each, 2);
    const [key = Buffer.alloc(0)] = each.get(1) ?? [];
    const [text] = value?.get(1) ?? value?.get(3) ?? value?.get(2) ?? [];
    return [key.toString(), text?.toString() ?? ""] as const;
  });
  const [status] = partsOf(span, 15);
  return {
    name: span.get(5)?.[0]?.toString() ?? "",
    traceId: hex(span, 1),
    spanId: hex(span, 2),
    parentId: hex(span, 4),
    links: partsOf(span, 13).map((each) => hex(each, 1)),
    attributes: Object.fromEntries(attributes),
    hasFailed: status?.get(3)?.[0]?.toString() === "2",
  };
}

function partsOf(fields: Fields, number: number): Fields[] {
  return (fields.get(number) ?? []).map(fieldsOf);
}

/** Reads the wire form of a message. */
function fieldsOf(message: Buffer): Fields {
  const fields = new Map<number, Buffer[]>();
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++] ?? 0;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < message.length) {
    const tag = Number(varint());
    const type = tag & 7;
    let value: Buffer;
    if (type === 0) value = Buffer.from(String(varint()));
    else {
      const size = type === 2 ? Number(varint()) : type === 1 ? 8 : 4;
      value = message.subarray(at, at + size);
      at += size;
    }
    fields.set(tag >> 3, [...(fields.get(tag >> 3) ?? []), value]);
  }
  return fields;
}
