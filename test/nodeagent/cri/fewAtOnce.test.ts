import { setImmediate as turn, setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import type { RuntimeClient } from "../../../runtime/nodeagent/cri/connectRuntime.ts";
import { fewAtOnce } from "../../../runtime/nodeagent/cri/fewAtOnce.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent/cri: calls that start or end processes");

/** A runtime whose calls end when the test says so. */
function heldRuntime() {
  const held = new Map<string, (error?: Error) => void>();
  const hold = (name: string) => {
    return new Promise<void>((resolve, reject) => {
      held.set(name, (error) => (error === undefined ? resolve() : reject(error)));
    });
  };
  const calls = {
    runPodSandbox: ({ runtimeHandler }: { runtimeHandler: string }) => hold(`run ${runtimeHandler}`),
    startContainer: ({ containerId }: { containerId: string }) => hold(`start ${containerId}`),
    version: async () => ({ runtimeName: "held" }),
  };
  const end = async (name: string, error?: Error) => {
    held.get(name)?.(error);
    held.delete(name);
    await turn();
  };
  return { runtime: fewAtOnce(calls as unknown as RuntimeClient), held: () => [...held.keys()], end };
}

test("eight run at once, a container goes before the sandboxes that wait, and other calls wait for none", async () => {
  const { runtime, held, end } = heldRuntime();
  const made = Array.from({ length: 10 }, (_, i) => runtime.runPodSandbox({ runtimeHandler: `${i}` }));
  const started = runtime.startContainer({ containerId: "a" });
  await turn();
  assert.equal(
    held(),
    Array.from({ length: 8 }, (_, i) => `run ${i}`),
  );
  assert.is((await runtime.version({})).runtimeName, "held");
  await end("run 3");
  assert.is(held().at(-1), "start a");
  await end("start a");
  assert.is(held().at(-1), "run 8");
  await started;
  for (let i = 0; i < 10; i++) await end(`run ${i}`);
  await Promise.all(made);
});

test("a call that fails leaves its place", async () => {
  const { runtime, held, end } = heldRuntime();
  const failed = Promise.allSettled(
    Array.from({ length: 9 }, (_, i) => runtime.runPodSandbox({ runtimeHandler: `${i}` })),
  );
  await turn();
  for (let i = 0; i < 8; i++) await end(`run ${i}`, new Error("no network"));
  assert.equal(held(), ["run 8"]);
  await end("run 8");
  assert.equal(
    (await failed).map(({ status }) => status),
    [...Array.from({ length: 8 }, () => "rejected"), "fulfilled"],
  );
});

test("calls that hang leave their places after two seconds", async () => {
  const { runtime, held, end } = heldRuntime();
  const calls = Array.from({ length: 9 }, (_, i) => runtime.runPodSandbox({ runtimeHandler: `${i}` }));
  await turn();
  assert.is(held().length, 8);
  await sleep(2100);
  assert.is(held().length, 9);
  for (let i = 0; i < 9; i++) await end(`run ${i}`);
  await Promise.all(calls);
  const after = Array.from({ length: 9 }, (_, i) => runtime.runPodSandbox({ runtimeHandler: `later ${i}` }));
  await turn();
  assert.is(held().length, 8, "no place is left twice");
  for (let i = 0; i < 9; i++) await end(`run later ${i}`);
  await Promise.all(after);
});

test.run();
