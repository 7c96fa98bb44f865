import fc from "fast-check";
import { generated } from "../../generated/index.ts";
import type { HandlerRow } from "../../runtime/schema/index.ts";
import { openSamples } from "../kinds/samples.ts";
import { customRows } from "./customKinds.ts";
import { type Answers, openExchanges } from "./exchange.ts";
import { randomRequest } from "./request.ts";

/** Requests made from one seed. */
const roundSize = 500;
/** Requests that are under way at the same time. */
const width = 16;
/** Of a thousand rows few are of custom kinds, whose code is another: they are drawn as if there were more. */
const customWeight = 5;
/** Failures that are reported; one is often behind many. */
const maxFailures = 10;

/**
 * Sends `count` random requests to one server and checks every answer. Fails with the requests that went wrong, and the
 * seed that brings the same ones again. Returns how often what was answered.
 */
export async function runRandomRequests(options: { readonly count: number; readonly seed: number }): Promise<Answers> {
  const { count, seed } = options;
  const exchanges = await openExchanges();
  const arbitrary = randomRequest([...generated.handlers, ...repeated(customRows)], openSamples());
  const failures: string[] = [];
  let sent = 0;
  try {
    for (let round = 0; sent < count && failures.length < maxFailures; round++) {
      const requests = fc.sample(arbitrary, { seed: seed + round, numRuns: Math.min(roundSize, count - sent) });
      sent += requests.length;
      const worker = async () => {
        for (let next = requests.pop(); next !== undefined; next = requests.pop()) {
          await exchanges.run(next).catch((error: Error) => failures.push(error.message));
        }
      };
      await Promise.all(Array.from({ length: width }, worker));
    }
  } finally {
    await exchanges.stop();
  }
  failures.push(...exchanges.errors);
  if (failures.length === 0) return exchanges.answers;
  throw new Error(`SEED=${seed}, after ${sent} requests:\n\n${failures.slice(0, maxFailures).join("\n\n")}`);
}

function repeated(rows: readonly HandlerRow[]): HandlerRow[] {
  return Array.from({ length: customWeight }, () => rows).flat();
}
