import { TransientSet } from "../../lib/transientMap.ts";

interface Part {
  readonly write: () => void;
}

const waiting = new TransientSet<Part>();
let isTaken = false;

/**
 * Writes the next part of a long answer, at once or when others have had their turn: one part in a turn of the event
 * loop. However many clients read lists at the same time, what arrives meanwhile is seen to after one part, and an
 * answer gets its second when each of the others got its first. A part is encrypted, which takes most of the time, only
 * when its writer has returned; so parts are counted and not the time.
 */
export function writeInTurn(write: () => void): void {
  if (isTaken) {
    waiting.add({ write });
    return;
  }
  isTaken = true;
  setImmediate(nextTurn);
  write();
}

function nextTurn(): void {
  for (const [number, { write }] of waiting.entries()) {
    waiting.delete(number);
    setImmediate(nextTurn);
    write();
    return;
  }
  isTaken = false;
}
