import type { Duplex } from "node:stream";

/** @limit Tunnel that one end has closed: it is cut. */
const lingerMs = 30_000;

/**
 * Joins two connections: what one says the other hears, as fast as it listens; the left one hears nothing before so
 * many milliseconds. The end of one is passed to the other, which may finish; when one breaks, both do. Returns how to
 * break them.
 */
export function tunnel(left: Duplex, right: Duplex, silenceMs = 0): () => void {
  let timer: NodeJS.Timeout | undefined;
  let silence: NodeJS.Timeout | undefined;
  const breakOff = () => {
    clearTimeout(timer);
    clearTimeout(silence);
    left.destroy();
    right.destroy();
  };
  for (const [from, to] of [
    [left, right],
    [right, left],
  ] as const) {
    from.on("error", breakOff);
    from.on("close", () => {
      if (from.readableEnded && !to.writableFinished) timer ??= setTimeout(breakOff, lingerMs).unref();
      else breakOff();
    });
    from.on("end", () => {
      timer ??= setTimeout(breakOff, lingerMs).unref();
    });
  }
  left.pipe(right);
  if (silenceMs === 0) right.pipe(left);
  else silence = setTimeout(() => right.pipe(left), silenceMs);
  return breakOff;
}
