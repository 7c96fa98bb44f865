import * as assert from "uvu/assert";
import { checkWrk, wrk } from "../../bench/wrk.ts";
import { suite } from "../harness/suite.ts";
import { processorMs } from "./load/processUse.ts";
import { type ServerUnderLoad, serverUnderLoad } from "./load/serverUnderLoad.ts";

const test = suite("what the defaults cost, long");

const rounds = Number(process.env.ROUNDS ?? 12);
const seconds = Number(process.env.SECONDS ?? 5);
const maxCost = 0.05;

/** All that can be switched off of what every request passes or a process does besides. */
const off = [
  ...["--enable-priority-and-fairness=false", "--max-requests-inflight=0", "--max-mutating-requests-inflight=0"],
  ...["--profiling=false", "--feature-gates=ComponentSLIs=false,ComponentStatusz=false,ComponentFlagz=false"],
];

const path = "/api/v1/namespaces/default/configmaps/one";
let servers: readonly [ServerUnderLoad, ServerUnderLoad];
test.before(async () => {
  checkWrk();
  servers = [await serverUnderLoad(), await serverUnderLoad(off)];
  for (const { admin } of servers) {
    await admin.core.v1.configmaps.namespace("default").create({ metadata: { name: "one" }, data: { text: "x" } });
  }
});
test.after(async () => {
  for (const each of servers) await each.close();
});

/** Microseconds of the server's processor for one get: the client may be the slower side. */
async function costOf({ orch }: ServerUnderLoad): Promise<number> {
  const beforeMs = processorMs(orch.pid);
  const headers = { Authorization: "Bearer quiet" };
  const { requestsPerSecond, errors } = await wrk({ url: `${orch.url}${path}`, headers, seconds });
  assert.is(errors, 0);
  return ((processorMs(orch.pid) - beforeMs) * 1000) / (requestsPerSecond * seconds);
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test(
  "a get costs at most 5 % more with all defaults on than with all of them off",
  async () => {
    const [on, without] = servers;
    for (const each of servers) await costOf(each); // until the code of both is warm
    const costs: { on: number; off: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const isFirst = round % 2 === 0; // neither has always the warmer machine
      const first = await costOf(isFirst ? on : without);
      const second = await costOf(isFirst ? without : on);
      costs.push(isFirst ? { on: first, off: second } : { on: second, off: first });
    }
    const more = median(costs.map((each) => each.on / each.off - 1));
    const text = (values: readonly number[]) => `${median(values).toFixed(1)} µs`;
    const [withAll, withNone] = [text(costs.map((each) => each.on)), text(costs.map((each) => each.off))];
    console.log(`a get: ${withAll} with the defaults, ${withNone} without, ${(more * 100).toFixed(1)} % more`);
    assert.ok(more <= maxCost, `${(more * 100).toFixed(1)} % more`);
  },
  { timeoutMs: 1_200_000 },
);

test.run();
