/** A thread with some of the tools. It loads the first at once, the others when they are asked for. */
import { parentPort, workerData } from "node:worker_threads";
import { useCompileCache } from "./compileCache.ts";
import { type Answer, loaders, type Order, type ThreadOptions, type ToolName } from "./orders.ts";

const { tools, compileCache } = workerData as ThreadOptions;
const keepCompiled = compileCache === undefined ? () => {} : useCompileCache(compileCache.place, compileCache.version);
type Run = (input: never) => string | Promise<string>;

const runs = new Map<ToolName, Promise<Run>>();
const [first] = tools;
if (first !== undefined) runOf(first).catch(() => {}); // The answer to an order tells what is wrong with it.

parentPort?.on("message", async (order: Order) => {
  parentPort?.postMessage(await answer(order));
});

async function answer(order: Order): Promise<Answer> {
  const { id } = order;
  try {
    return { id, text: await carryOut(order) };
  } catch (error) {
    return { id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function carryOut(order: Order): Promise<string> {
  if (order.tool !== "settle") return (await runOf(order.tool))(order.input as never);
  keepCompiled();
  return "";
}

function runOf(tool: ToolName): Promise<Run> {
  const run = runs.get(tool) ?? loaders[tool]();
  runs.set(tool, run);
  return run;
}
