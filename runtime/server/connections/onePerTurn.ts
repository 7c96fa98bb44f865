import { TransientSet } from "../../lib/transientMap.ts";

interface Piece {
  readonly run: () => void;
}

/**
 * Pieces of work of one sort, one in a turn of the event loop: at once, or when those before have had theirs. However
 * many there are, what arrives meanwhile is seen to after one of them. It is for work of which most is done when `run`
 * has returned, as encryption is, so that pieces can be counted and the time cannot.
 */
export function onePerTurn(): (run: () => void) => void {
  const waiting = new TransientSet<Piece>();
  let isTaken = false;
  const nextTurn = () => {
    for (const [number, { run }] of waiting.entries()) {
      waiting.delete(number);
      setImmediate(nextTurn);
      run();
      return;
    }
    isTaken = false;
  };
  return (run) => {
    if (isTaken) {
      waiting.add({ run });
      return;
    }
    isTaken = true;
    setImmediate(nextTurn);
    run();
  };
}
