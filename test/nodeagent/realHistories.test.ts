import { suite } from "../harness/suite.ts";
import { missingContainerd } from "./harness/containerd.ts";
import { runRealHistories } from "./harness/realHistories.ts";

const test = suite("nodeagent among faults of a real runtime");

const name = "nothing is lost, doubled or left over after a few rounds; test/long has two hundred";
const missing = missingContainerd();
if (missing === undefined) test(name, () => runRealHistories(4), { timeoutMs: 240_000 });
else test.skip(name, missing);

test.run();
