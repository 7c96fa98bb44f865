import { suite } from "../../harness/suite.ts";
import { runHistories } from "./podModel.ts";

const test = suite("nodeagent/pod: random histories");

/** The long suite has 100,000 others. */
test("300 histories of faults end where the pod is to be, and break no rule on the way", () => runHistories(300), {
  timeoutMs: 60_000,
});

test.run();
