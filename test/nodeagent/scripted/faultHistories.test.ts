import { suite } from "../../harness/suite.ts";
import { mountObjection } from "../realMounts.ts";
import { runFaultHistories } from "./faultHistories.ts";

const test = suite("nodeagent: random faults");

const missing = mountObjection();
if (missing === undefined) {
  test("nothing is lost, doubled or left over after a history of faults", () => runFaultHistories(1), {
    timeoutMs: 120_000,
  });
} else test.skip("random faults", missing);
test.run();
