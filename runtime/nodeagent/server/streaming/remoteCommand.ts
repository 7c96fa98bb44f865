import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import type { SpdyClient } from "../../../client/spdyClient.ts";

/** Which streams of a command the client wants. */
export interface CommandStreams {
  readonly stdin: boolean;
  readonly stdout: boolean;
  readonly stderr: boolean;
  readonly tty: boolean;
}

/** Channels of the remote command protocol: the first byte of each message. */
const channels = { stdin: 0, stdout: 1, stderr: 2, error: 3, resize: 4, close: 255 } as const;

/** @limit Status at the end of a remote command: the rest is dropped. */
const maxStatusBytes = 64 * 1024;

/**
 * Carries a command that the runtime runs over SPDY to a client that speaks the remote command protocol over a
 * WebSocket. Ends when the command has, or the client goes.
 */
export async function carryCommand(webSocket: WebSocket, spdy: SpdyClient, wanted: CommandStreams): Promise<void> {
  const closed = new Promise<"closed">((resolve) => webSocket.once("close", () => resolve("closed")));
  const early = heldMessages(webSocket);
  const open = (streamtype: string) => spdy.open({ streamtype });
  const error = await open("error");
  const stdin = wanted.stdin ? await open("stdin") : undefined;
  const stdout = wanted.stdout ? await open("stdout") : undefined;
  const stderr = wanted.stderr && !wanted.tty ? await open("stderr") : undefined;
  const resize = wanted.tty ? await open("resize") : undefined;
  const opened = [error, stdin, stdout, stderr, resize].filter((each) => each !== undefined);
  for (const each of opened) each.on("error", () => {}); // readers of the stream hear of it
  early.deliver((message) => take(message, { webSocket, stdin, resize }));
  const outputs = Promise.all([
    sendAll(webSocket, channels.stdout, stdout),
    sendAll(webSocket, channels.stderr, stderr),
    statusOf(error),
  ]);
  const ended = outputs.then(async ([, , status]) => {
    if (status.length === 0) return "broken" as const;
    await send(webSocket, channels.error, status);
    return "ended" as const;
  });
  const how = await Promise.race([ended.catch(() => "broken" as const), closed]);
  if (how !== "closed") webSocket.close(how === "ended" ? 1000 : 1011);
  for (const each of opened) each.destroy();
}

/** Keeps what the client says until someone listens. */
function heldMessages(webSocket: WebSocket): { readonly deliver: (take: (message: Buffer) => void) => void } {
  const held: Buffer[] = [];
  const hold = (message: Buffer) => {
    held.push(message);
    webSocket.pause();
  };
  webSocket.on("message", hold);
  return {
    deliver: (take) => {
      webSocket.off("message", hold).on("message", take);
      for (const each of held) take(each);
      webSocket.resume();
    },
  };
}

interface Inputs {
  readonly webSocket: WebSocket;
  readonly stdin: Duplex | undefined;
  readonly resize: Duplex | undefined;
}

/** What is said on a channel that is not open is dropped. */
function take(message: Buffer, { webSocket, stdin, resize }: Inputs): void {
  const [channel] = message;
  const body = message.subarray(1);
  const target = channel === channels.stdin ? stdin : channel === channels.resize ? resize : undefined;
  if (target !== undefined && body.length > 0 && target.writable && !target.write(body)) {
    webSocket.pause();
    target.once("drain", () => webSocket.resume());
  }
  if (channel === channels.close && body[0] === channels.stdin) stdin?.end();
}

async function sendAll(webSocket: WebSocket, channel: number, stream: Duplex | undefined): Promise<void> {
  if (stream === undefined) return;
  for await (const chunk of stream) await send(webSocket, channel, chunk as Buffer);
}

function send(webSocket: WebSocket, channel: number, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    webSocket.send(Buffer.concat([Buffer.of(channel), bytes]), { binary: true }, (error) =>
      error ? reject(error) : resolve(),
    );
  });
}

async function statusOf(error: Duplex): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of error) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length >= maxStatusBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxStatusBytes);
}
