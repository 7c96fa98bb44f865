import type { Transport } from "../../client/transport.ts";
import type { Term } from "./election.ts";

/** The term of this process as a leader is over, so what it wanted was not sent. */
export class DeposedError extends Error {
  constructor() {
    super("this process does not lead any more");
    this.name = "DeposedError";
  }
}

/**
 * Carries requests during a term and none after it. The clock is asked at each request: a leader that was stopped, and
 * runs on where it was, has nothing sent before its timers tell it that it was deposed.
 */
export function fenced(transport: Transport, term: Pick<Term, "holds">): Transport {
  const check = () => {
    if (!term.holds()) throw new DeposedError();
  };
  return {
    request: async (request) => {
      check();
      return transport.request(request);
    },
    stream: async (request) => {
      check();
      return transport.stream(request);
    },
    close: () => transport.close(),
  };
}
