import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import type { ContainerStatus } from "../../../generated/pb/cri/v1/api_pb.ts";
import type { RuntimeKeys } from "../container/names.ts";
import { LineCutter, logLine } from "../server/logs/logLine.ts";

/** @limit Last words of a container: those before are left out. */
const maxMessageBytes = 4096;
/** @limit Lines of a log that stand for last words: those before are left out. */
const maxLogLines = 80;
/** @limit Bytes of a log that stand for last words: those before are left out. */
const maxLogBytes = 2048;
/** Each line of a log file begins with its time and stream. */
const tailBytes = maxLogBytes + maxLogLines * 64;

/**
 * The last words of a container that ended: the end of the file that it could write to; or, where it wrote none and
 * failed and its policy says so, the end of its log. "" when there are none. A file that cannot be read is said.
 */
export async function terminationMessage(status: ContainerStatus, keys: RuntimeKeys): Promise<string> {
  const { annotations, mounts, exitCode, reason, logPath } = status;
  const path = annotations[keys.containerTerminationMessagePath];
  const file = path ? mounts.find((each) => each.containerPath === path)?.hostPath : undefined;
  const written = file === undefined ? "" : await wordsOf(file);
  if (written !== "") return written;
  const isFallback = annotations[keys.containerTerminationMessagePolicy] === "FallbackToLogsOnError";
  if (!isFallback || exitCode === 0 || reason === "ContainerCannotRun") return "";
  return await endOfLog(logPath);
}

async function wordsOf(path: string): Promise<string> {
  try {
    return (await endOf(path, maxMessageBytes)).toString("utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === "ENOENT" ? "" : `Error on reading termination log ${path}: ${message}`;
  }
}

async function endOfLog(path: string): Promise<string> {
  try {
    const lines = [...new LineCutter().lines(await endOf(path, tailBytes))];
    const texts = lines.map((each) => logLine(each)?.text ?? Buffer.alloc(0));
    const end = Buffer.concat(texts.slice(-maxLogLines));
    return end.subarray(Math.max(0, end.length - maxLogBytes)).toString("utf8");
  } catch (error) {
    return `Error on reading termination message from logs: ${(error as Error).message}`;
  }
}

/** At most so many bytes, the last of a file. The container wrote it: a link in its place is not followed. */
async function endOf(path: string, maxBytes: number): Promise<Buffer> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    return await readEnd(file, maxBytes);
  } finally {
    await file.close();
  }
}

async function readEnd(file: FileHandle, maxBytes: number): Promise<Buffer> {
  const { size } = await file.stat();
  const length = Math.min(size, maxBytes);
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
  return buffer.subarray(0, bytesRead);
}
