import { chmodSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { type Compaction, type CopyProgress, type Storage, StorageError } from "../storage.ts";

/**
 * A socket beside the store, through which its holder is asked for what another process cannot do. Only the owner of
 * the folder gets there.
 *
 *   "compact\n"  ->  {"progress":{"copied":...,"of":...}}, a line for as much as the asker reads of it, and at last
 *                    {"compaction":{"file":...,"bytesBefore":...,"bytesAfter":...}} or {"failure":"..."}
 */
const socketName = "control.sock";
const request = "compact\n";

/** @limit Request on the control socket: not understood. */
const maxRequestBytes = 100;
/**
 * What a path of a socket may have: systems differ a little, and cut off what is longer.
 * @limit Path of the control socket: the server has no control socket.
 */
const maxPathBytes = 100;

/**
 * Answers those who ask the holder of a folder; returns how to stop. The folder must be claimed. Where the path is too
 * long for a socket, no command can ask. What was asked for is done also when the asker goes away.
 */
export async function serveControl(folder: string, storage: Pick<Storage, "compact">): Promise<() => Promise<void>> {
  const path = join(folder, socketName);
  if (Buffer.byteLength(path) > maxPathBytes) return async () => {};
  rmSync(path, { force: true }); // of a holder that was killed
  const sockets = new Set<Socket>();
  const waiting = new Set<Socket>();
  const onProgress = (progress: CopyProgress) => {
    for (const socket of waiting) if (socket.writableLength === 0) socket.write(lineOf({ progress }));
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => {
      sockets.delete(socket);
      waiting.delete(socket);
    });
    socket.on("error", () => socket.destroy()); // the asker went away
    socket.once("data", (chunk: Buffer) => {
      const isKnown = chunk.subarray(0, maxRequestBytes).toString() === request;
      if (!isKnown) return socket.end(lineOf({ failure: "unknown request" }));
      waiting.add(socket);
      void compactFor(storage, onProgress).then((answer) => {
        waiting.delete(socket);
        socket.end(lineOf(answer));
      });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  server.unref();
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
}

interface Answer {
  readonly progress?: CopyProgress;
  readonly compaction?: Compaction;
  readonly failure?: string;
}

function lineOf(answer: Answer): string {
  return `${JSON.stringify(answer)}\n`;
}

async function compactFor(storage: Pick<Storage, "compact">, onProgress: OnProgress): Promise<Answer> {
  try {
    const compaction = await storage.compact?.(onProgress);
    return compaction === undefined ? { failure: "this store cannot be compacted" } : { compaction };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

type OnProgress = (progress: CopyProgress) => void;

/**
 * Has the holder of a folder compact it; `locked` says who that is. Throws StorageError "locked" when it cannot be
 * asked, and "failed" with what it says.
 */
export async function askToCompact(
  folder: string,
  locked: StorageError,
  onProgress: OnProgress = () => {},
): Promise<Compaction> {
  const answer = await ask(join(folder, socketName), onProgress).catch((cause: unknown) => {
    throw new StorageError("locked", "", `${locked.message}, which cannot be asked to compact it`, { cause });
  });
  const { compaction, failure = "it ended meanwhile" } = answer;
  if (compaction !== undefined) return compaction;
  throw new StorageError("failed", "", `${locked.message}, which did not compact it: ${failure}`);
}

/** The last answer. */
async function ask(path: string, onProgress: OnProgress): Promise<Answer> {
  if (Buffer.byteLength(path) > maxPathBytes) throw new Error(`the path ${path} is too long for a socket`);
  const socket = connect(path).setEncoding("utf8");
  socket.write(request);
  let answer: Answer = {};
  let read = "";
  for await (const chunk of socket) {
    const lines = `${read}${chunk}`.split("\n");
    read = lines.pop() ?? "";
    for (const line of lines) {
      answer = JSON.parse(line);
      if (answer.progress !== undefined) onProgress(answer.progress);
    }
  }
  return answer;
}
