/** The exit code of a program that a broken pipe ends: 128 and the number of SIGPIPE. */
export const brokenPipeCode = 141;

let handle: ((error: NodeJS.ErrnoException) => void) | undefined;

/**
 * Says what becomes of this process when standard output or standard error takes nothing more: their reader has ended
 * (EPIPE), or their disk is full. Replaces what was said before; until it is, Node ends the process with a stack trace.
 */
export function onLostOutput(handler: (error: NodeJS.ErrnoException) => void): void {
  const isFirst = handle === undefined;
  handle = handler;
  if (isFirst) for (const stream of [process.stdout, process.stderr]) stream.on("error", (error) => handle?.(error));
}
