import { timeout } from "../../../generated/errors.ts";
import type { Authorizer } from "../../auth/authorizer.ts";
import { nextTurn, turnMs } from "../../lib/work.ts";
import type { AdmissionAttributes } from "../plugin.ts";
import { type Decisions, decisionsFor } from "./decisions.ts";
import type { Evaluation } from "./evaluator.ts";

/** What all expressions share that are evaluated over one request. */
export interface Asking extends Pick<Evaluation, "goOn"> {
  readonly attributes: AdmissionAttributes;
  readonly decisions: Decisions;
}

/** Begins to ask about one request. */
export function beginAsking(attributes: AdmissionAttributes, authorize: Authorizer): Asking {
  let turnStartMs = performance.now();
  return {
    attributes,
    decisions: decisionsFor(attributes, authorize),
    goOn: () => {
      if (attributes.signal().aborted) throw timeout("request did not complete within requested timeout");
      if (performance.now() - turnStartMs < turnMs) return undefined;
      return nextTurn().then(() => void (turnStartMs = performance.now()));
    },
  };
}
