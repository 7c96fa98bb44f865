import { suite } from "../harness/suite.ts";
import { runHistories } from "../nodeagent/pod/podModel.ts";

const test = suite("long: the life of pods");

test("100,000 histories of faults end where the pod is to be", () => runHistories(100_000, { from: 10_000 }), {
  timeoutMs: 3_600_000,
});

test.run();
