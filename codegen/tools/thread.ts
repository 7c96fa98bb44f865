/** A thread with some of the tools. It loads their libraries at once, then carries out orders as they come. */
import { parentPort, workerData } from "node:worker_threads";
import { useCompileCache } from "./compileCache.ts";
import { type Answer, loaders, type Order, type ThreadOptions, type ToolName } from "./orders.ts";

const { tools, compileCache } = workerData as ThreadOptions;
const keepCompiled = compileCache === undefined ? () => {} : useCompileCache(compileCache.folder, compileCache.version);
const loaded = load();
loaded.catch(() => {}); // Every answer tells.

parentPort?.on("message", async (order: Order) => {
  parentPort?.postMessage(await answer(order));
});

type Run = (input: never) => string | Promise<string>;

async function load(): Promise<ReadonlyMap<ToolName, Run>> {
  const runs = new Map<ToolName, Run>();
  for (const name of tools) runs.set(name, await loaders[name]());
  return runs;
}

async function answer(order: Order): Promise<Answer> {
  const { id } = order;
  try {
    return { id, text: await carryOut(order) };
  } catch (error) {
    return { id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function carryOut(order: Order): Promise<string> {
  const runs = await loaded;
  if (order.tool === "settle") {
    keepCompiled();
    return "";
  }
  const run = runs.get(order.tool);
  if (run === undefined) throw new Error(`this thread has no tool ${order.tool}`);
  return run(order.input as never);
}
