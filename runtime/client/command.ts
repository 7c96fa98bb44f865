import { type Duplex, Readable, Writable } from "node:stream";
import { GatheredBytes } from "../schema/gatheredBytes.ts";
import type { Status } from "../schema/status.ts";
import { StatusError } from "../schema/status.ts";
import { ConnectionError } from "./errors.ts";
import type { CommandOutput, CommandSession } from "./resourceTypes.ts";

/** Channels of the remote command protocol: the first byte of each message. */
const channels = { stdin: 0, stdout: 1, stderr: 2, error: 3, resize: 4, close: 255 } as const;

/** Bytes of input that a message has; servers take more. */
const inputBytes = 32 * 1024;
/** @limit Output of a command that a client keeps as a whole: an error. */
const maxOutputBytes = 64 * 1024 * 1024;

/** A command that runs at the other end of a WebSocket of the remote command protocol. */
export function commandSession(socket: Duplex, { hasInput }: { readonly hasInput: boolean }): CommandSession {
  const stdout = output();
  const stderr = output();
  const exitCode = follow(socket, { stdout, stderr });
  exitCode.catch(() => {}); // who waits for it hears of it
  const stdin = input(socket);
  if (!hasInput) stdin.destroy();
  return {
    ...{ stdin, stdout: stdout.stream, stderr: stderr.stream, exitCode },
    output: () => collect({ stdout: stdout.stream, stderr: stderr.stream, exitCode }),
    resize: ({ width, height }) => {
      const size = JSON.stringify({ Width: width, Height: height });
      socket.write(Buffer.concat([Buffer.of(channels.resize), Buffer.from(size)]));
    },
    close: () => void socket.destroy(),
  };
}

/** What a command prints; `push` resolves when there is room for more. */
interface Output {
  readonly stream: Readable;
  readonly push: (bytes: Buffer) => Promise<void>;
}

function output(): Output {
  let wanted = () => {};
  const goOn = () => wanted();
  const stream = new Readable({ read: goOn });
  stream.once("close", goOn);
  stream.on("error", () => {}); // readers hear of it, and the exit code says it too
  return {
    stream,
    push: async (bytes) => {
      if (bytes.length === 0 || stream.destroyed || stream.push(bytes)) return;
      await new Promise<void>((resolve) => (wanted = resolve));
    },
  };
}

/** Hands on what the command prints, until it has ended. */
async function follow(socket: Duplex, outputs: Record<"stdout" | "stderr", Output>): Promise<number> {
  const { stdout, stderr } = outputs;
  let status: Status | undefined;
  try {
    for await (const message of socket as AsyncIterable<Buffer>) {
      const body = message.subarray(1);
      if (message[0] === channels.stdout) await stdout.push(body);
      if (message[0] === channels.stderr) await stderr.push(body);
      if (message[0] === channels.error && body.length > 0) status = JSON.parse(body.toString("utf8")) as Status;
    }
    const code = codeOf(status);
    for (const { stream } of [stdout, stderr]) stream.push(null);
    return code;
  } catch (cause) {
    const error = cause instanceof StatusError || cause instanceof ConnectionError ? cause : cutOff(cause);
    for (const { stream } of [stdout, stderr]) stream.destroy(error);
    throw error;
  }
}

function cutOff(cause: unknown): ConnectionError {
  const why = cause instanceof Error ? `: ${cause.message}` : "";
  return new ConnectionError(`the session ended before the command${why}`, { code: "TRUNCATED", cause });
}

/** Throws a StatusError for a command that could not be run, a ConnectionError where it was not said how it ended. */
function codeOf(status: Status | undefined): number {
  if (status === undefined) throw cutOff(undefined);
  if (status.status === "Success") return 0;
  const code = status.details?.causes?.find(({ reason }) => reason === "ExitCode")?.message;
  if (status.reason === "NonZeroExitCode" && code !== undefined) return Number(code);
  throw new StatusError(status);
}

function input(socket: Duplex): Writable {
  const stdin = new Writable({
    write: (bytes: Buffer, _encoding, done) => {
      for (let at = 0; at < bytes.length; at += inputBytes) {
        const message = Buffer.concat([Buffer.of(channels.stdin), bytes.subarray(at, at + inputBytes)]);
        const isLast = at + inputBytes >= bytes.length;
        if (isLast) socket.write(message, done);
        else socket.write(message);
      }
      if (bytes.length === 0) done();
    },
    final: (done) => void socket.write(Buffer.of(channels.close, channels.stdin), done),
  });
  stdin.on("error", () => {}); // the session ended: its exit code says how
  socket.once("close", () => stdin.destroy());
  return stdin;
}

async function collect(session: Pick<CommandSession, "stdout" | "stderr" | "exitCode">): Promise<CommandOutput> {
  const [stdout, stderr, exitCode] = await Promise.all([
    textOf(session.stdout),
    textOf(session.stderr),
    session.exitCode,
  ]);
  return { stdout, stderr, exitCode };
}

async function textOf(stream: Readable): Promise<string> {
  const bytes = new GatheredBytes();
  for await (const part of stream) {
    bytes.add(part);
    if (bytes.length <= maxOutputBytes) continue;
    throw new ConnectionError(`the command printed more than ${maxOutputBytes} bytes`, { code: "TOO_LARGE" });
  }
  return bytes.whole().toString("utf8");
}
