import { suite } from "../harness/suite.ts";
import { mountObjection } from "../nodeagent/realMounts.ts";
import { runFaultHistories } from "../nodeagent/scripted/faultHistories.ts";

const test = suite("long: a node agent among faults");
const rounds = Number(process.env["ROUNDS"] ?? 100);
const from = Number(process.env["FROM"] ?? 100);

const missing = mountObjection();
if (missing === undefined) {
  test(
    `nothing is lost, doubled or left over after ${rounds} histories of faults`,
    () => runFaultHistories(rounds, { from }),
    {
      timeoutMs: 24 * 3_600_000,
    },
  );
} else test.skip("random faults", missing);
test.run();
