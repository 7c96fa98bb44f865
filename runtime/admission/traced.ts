import type { Tracer } from "../schema/tracer.ts";
import type { AdmissionChain } from "./chain.ts";

/** Admission whose phases are spans of the requests that they belong to. */
export function tracedAdmission(
  { inquire, waits, mutate, validate, eventually, charge }: AdmissionChain,
  { within }: Tracer,
): AdmissionChain {
  return {
    inquire: (...given) => within("admission inquire", {}, () => inquire(...given)),
    mutate: (...given) => within("admission mutate", {}, () => mutate(...given)),
    validate: (...given) => within("admission validate", {}, () => validate(...given)),
    waits,
    eventually: {
      mutate: (...given) => within("admission mutate", {}, () => eventually.mutate(...given)),
      validate: (...given) => within("admission validate", {}, () => eventually.validate(...given)),
    },
    charge,
  };
}
