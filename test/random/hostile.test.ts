import { suite } from "../harness/suite.ts";
import { runHostileRequests } from "./hostile/run.ts";
import { summary } from "./hostile/summary.ts";

const test = suite("hostile requests");

/** The long suite sends a million. */
const count = Number(process.env.REQUESTS ?? 1_000);
/** Other test files run beside this one, and share the caches of its processor. */
const maxStallMs = 150;

test(
  `of ${count}, none holds the server, is kept in it, or takes away what it has acknowledged`,
  async () =>
    console.log(summary(await runHostileRequests({ count, seed: Number(process.env.SEED ?? 1), maxStallMs }))),
  { timeoutMs: 10 * 60_000 },
);

test.run();
