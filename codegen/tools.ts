/**
 * Runs the slow libraries: in threads, which load them while the spec is still being read, and only on what an earlier
 * run has not worked on. Everything that knows such a library lies in tools/.
 */
import { Worker } from "node:worker_threads";
import { cached, compileCache } from "./cache.ts";
import {
  type Answer,
  loaders,
  type Order,
  type ThreadOptions,
  type ToolInputs,
  type ToolName,
  threads,
} from "./tools/orders.ts";

/** The text a tool makes of an input, from an earlier run when there is one. */
export function runTool<Name extends ToolName>(tool: Name, input: ToolInputs[Name]): Promise<string> {
  return cached([tool, input], async () => {
    if (isSource) return (await loaders[tool]())(input);
    startTools();
    const thread = running.find((each) => each.tools.includes(tool));
    if (thread === undefined) throw new Error(`no thread has the tool ${tool}`);
    return thread.order({ tool, input });
  });
}

/** Starts the threads unless they run. Called as soon as it is known that there is work for them. */
export function startTools(): void {
  if (!isSource && running.length === 0) running.push(...threads.map(startThread));
}

/** Lets the threads keep what makes their next start faster. They end with the process. */
export async function settleTools(): Promise<void> {
  await Promise.all(running.map((each) => each.order({ tool: "settle" })));
}

/** Threads of Node 20 cannot load TypeScript, so from its sources the generator runs the tools where it runs itself. */
const isSource = import.meta.url.endsWith(".ts");

const running: Thread[] = [];

interface Thread {
  readonly tools: readonly ToolName[];
  readonly order: (
    what: { readonly tool: ToolName; readonly input: unknown } | { readonly tool: "settle" },
  ) => Promise<string>;
}

/** Libraries are many small objects that stay: with room for them, they are copied less often. */
const maxYoungGenerationSizeMb = 64;

/** A thread keeps the process alive only while it has an order. */
function startThread(tools: readonly ToolName[]): Thread {
  const worker = new Worker(new URL("./generatorThread.js", import.meta.url), {
    workerData: { tools, compileCache: compileCache() } satisfies ThreadOptions,
    resourceLimits: { maxYoungGenerationSizeMb },
  });
  const waiting = new Map<number, { resolve: (text: string) => void; reject: (error: Error) => void }>();
  const settle = (id: number, answer: Answer) => {
    const order = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    if ("text" in answer) order?.resolve(answer.text);
    else order?.reject(new Error(answer.problem));
  };
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    running.splice(0); // The next order starts anew.
  };
  worker.on("message", (answer: Answer) => settle(answer.id, answer));
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("a thread of the generator ended early")));
  worker.unref(); // After the listeners, of which that of messages holds the process too.
  let count = 0;
  return {
    tools,
    order: (what) =>
      new Promise((resolve, reject) => {
        const id = count++;
        waiting.set(id, { resolve, reject });
        worker.ref();
        worker.postMessage({ id, ...what } satisfies Order);
      }),
  };
}
