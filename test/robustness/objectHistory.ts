/**
 * What clients did to one object and what they were told, and whether that can have happened to one object that every
 * operation meets at one moment between its call and its answer.
 */
export interface Operation {
  readonly kind: "read" | "write";
  /** Milliseconds of one clock: when it was called, and when its answer came. */
  readonly calledMs: number;
  readonly answeredMs: number;
  /** Of the object that was read or written; 0 of one that is not there. */
  readonly revision: number;
  /** What was read or written. */
  readonly value: string;
  /** A write's own: the revision that it was computed from. */
  readonly from?: number;
}

/**
 * The faults of one object's history, in words; none when there is one order of all operations that agrees with what
 * each was told and with the order in which they followed each other. Writes whose answer never came are not in it.
 */
export function faultsOfHistory(operations: readonly Operation[]): string[] {
  return [...valueFaults(operations), ...swapFaults(operations), ...orderFaults(operations)];
}

/** A revision has one value, whoever reads it. */
function valueFaults(operations: readonly Operation[]): string[] {
  const values = new Map<number, string>();
  const faults: string[] = [];
  for (const { kind, revision, value } of operations) {
    const known = values.get(revision);
    if (known === undefined) values.set(revision, value);
    else if (known !== value) faults.push(`a ${kind} of revision ${revision} has ${value}, another one ${known}`);
  }
  return faults;
}

/** Nothing came between a write and what it was computed from, and no two writes have one revision. */
function swapFaults(operations: readonly Operation[]): string[] {
  const writes = operations.filter(({ kind }) => kind === "write").sort((a, b) => a.revision - b.revision);
  const known = [...new Set(operations.map(({ revision }) => revision))].sort((a, b) => a - b);
  const faults: string[] = [];
  for (const [i, { revision, from = 0 }] of writes.entries()) {
    if (writes[i - 1]?.revision === revision) faults.push(`revision ${revision} was given to two writes`);
    const between = known.find((each) => each > from && each < revision);
    if (between !== undefined) faults.push(`the write ${from} -> ${revision} overlooked ${between}`);
  }
  return faults;
}

/** Who was called after another one was answered has the same revision or a later one; a write a later one. */
function orderFaults(operations: readonly Operation[]): string[] {
  const byAnswer = [...operations].sort((a, b) => a.answeredMs - b.answeredMs);
  const byCall = [...operations].sort((a, b) => a.calledMs - b.calledMs);
  const faults: string[] = [];
  let answered = 0;
  let newest: Operation | undefined;
  for (const next of byCall) {
    for (; (byAnswer[answered]?.answeredMs ?? Number.POSITIVE_INFINITY) < next.calledMs; answered++) {
      const each = byAnswer[answered];
      if (each !== undefined && each.revision > (newest?.revision ?? -1)) newest = each;
    }
    if (newest === undefined || next.revision > newest.revision) continue;
    if (next.revision === newest.revision && next.kind === "read") continue;
    faults.push(
      `a ${next.kind} of ${next.revision} was called after a ${newest.kind} of ${newest.revision} was answered`,
    );
  }
  return faults;
}
