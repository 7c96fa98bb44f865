import * as assert from "uvu/assert";
import { runChecks } from "../../runtime/component/pages/healthChecks.ts";
import { checkReporter } from "../../runtime/component/pages/reportedChecks.ts";
import { suite } from "../harness/suite.ts";

const test = suite("why health checks fail");

test("the log has each reason once, and again after the check has passed; the answer has none", async () => {
  let problem: string | undefined = "disk is gone";
  const check = () => {
    if (problem !== undefined) throw new Error(problem);
  };
  const lines: string[] = [];
  const report = checkReporter((line) => lines.push(line));
  const [one, two] = [report({ name: "disk", check }), report({ name: "disk", check })];
  const ask = (each: typeof one) => runChecks("readyz", [each], { verbose: true, exclude: [] });
  assert.equal(await ask(one), { status: 500, text: "[-]disk failed: reason withheld\nreadyz check failed\n" });
  await ask(two);
  assert.equal(lines.splice(0), ["health check disk fails: disk is gone"]);
  problem = "disk is full";
  await ask(one);
  problem = undefined;
  assert.is((await ask(two)).status, 200);
  problem = "disk is full";
  await ask(two);
  assert.equal(lines, ["health check disk fails: disk is full", "health check disk fails: disk is full"]);
});

test.run();
