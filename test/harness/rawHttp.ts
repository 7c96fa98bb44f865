import { connect, type Socket } from "node:net";

export interface RawAnswer {
  /** 0 when the server closed without an answer. */
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

export interface RawConnection {
  readonly socket: Socket;
  /** What came until the server closed, or nothing more for `quietMs`. */
  readonly answer: (quietMs?: number) => Promise<RawAnswer>;
  readonly close: () => void;
}

/** A connection of bytes, for requests that no client library would send. */
export async function rawConnection(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let text = "";
  let isClosed = false;
  socket.setEncoding("latin1");
  socket.on("data", (chunk) => (text += chunk));
  socket.on("end", () => (isClosed = true));
  socket.on("close", () => (isClosed = true));
  socket.on("error", () => (isClosed = true)); // the server may well break off
  await new Promise((resolve) => socket.once("connect", resolve));
  const answer = async (quietMs = 3000) => {
    const endMs = Date.now() + quietMs;
    while (!isClosed && !isWhole(text) && Date.now() < endMs) await new Promise((resolve) => setTimeout(resolve, 5));
    const mark = text.indexOf("\r\n\r\n");
    const head = mark === -1 ? text : text.slice(0, mark);
    return { status: Number(/^HTTP\/1\.\d (\d{3})/.exec(head)?.[1] ?? 0), head, body: text.slice(mark + 4) };
  };
  return { socket, answer, close: () => void socket.destroy() };
}

/** Whether an answer with a Content-Length is there in full. */
function isWhole(text: string): boolean {
  const mark = text.indexOf("\r\n\r\n");
  const length = /content-length: *(\d+)/i.exec(text.slice(0, Math.max(0, mark)))?.[1];
  return mark !== -1 && length !== undefined && text.length >= mark + 4 + Number(length);
}
