import { suite } from "../harness/suite.ts";
import { missingContainerd } from "../nodeagent/harness/containerd.ts";
import { runRealHistories } from "../nodeagent/harness/realHistories.ts";

const test = suite("long: a node agent among faults of a real runtime");
const rounds = Number(process.env["ROUNDS"] ?? 200);
const from = Number(process.env["FROM"] ?? 100);

const name = `nothing is lost, doubled or left over after ${rounds} rounds`;
const missing = missingContainerd();
if (missing === undefined) test(name, () => runRealHistories(rounds, { from }), { timeoutMs: 3 * 3_600_000 });
else test.skip(name, missing);

test.run();
