import { suite } from "../../harness/suite.ts";
import { runHistories } from "./podModel.ts";

const test = suite("nodeagent/pod: random histories");

test("1,000 histories of faults end where the pod is to be, and break no rule on the way", () => runHistories(1000), {
  timeoutMs: 120_000,
});

test.run();
