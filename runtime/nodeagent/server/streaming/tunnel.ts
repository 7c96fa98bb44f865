import type { Duplex } from "node:stream";
import { timerMs } from "../../../schema/duration.ts";

/** @limit Tunnel to a container that one end has closed: it is cut. */
const lingerMs = 30_000;

/**
 * Joins two connections until both have said all they had to, one breaks, or nothing was said for `idleMs` (0: that may
 * be forever). The end of one is passed to the other, which may finish.
 */
export function tunnel(left: Duplex, right: Duplex, idleMs: number): Promise<void> {
  const idle = idleWatch([left, right], idleMs);
  return new Promise((resolve) => {
    let linger: NodeJS.Timeout | undefined;
    const breakOff = () => {
      clearTimeout(linger);
      idle.stop();
      left.destroy();
      right.destroy();
      resolve();
    };
    const join = (from: Duplex, to: Duplex) => {
      from.on("error", breakOff);
      from.once("end", () => (linger ??= setTimeout(breakOff, lingerMs)));
      from.once("close", () => {
        if (from.readableEnded && !to.writableFinished && !to.destroyed) to.once("finish", breakOff);
        else breakOff();
      });
      from.pipe(to);
    };
    join(left, right);
    join(right, left);
  });
}

/** Breaks connections on which nothing has come in for so long. */
export function idleWatch(connections: readonly Duplex[], idleMs: number): { readonly stop: () => void } {
  if (idleMs === 0) return { stop: () => {} };
  const timer = setTimeout(() => {
    for (const each of connections) each.destroy();
  }, timerMs(idleMs));
  const touch = () => timer.refresh();
  for (const each of connections) each.on("data", touch);
  return {
    stop: () => {
      clearTimeout(timer);
      for (const each of connections) each.off("data", touch);
    },
  };
}
