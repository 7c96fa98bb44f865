import { badRequest, serviceUnavailable } from "../../../generated/errors.ts";
import { type Page, type PageAnswer, pageNotFound, type PageRequest, type Pages, textAnswer } from "../pages/page.ts";
import { endUnfinishedHeads } from "./unfinishedHeads.ts";

/** @limit Time of a profile, in seconds: 400. A request may not take much longer. */
const maxSeconds = 50;
const defaultSeconds = 30;
/** @limit Memory of a process whose heap is written down, in bytes: 503. */
const maxHeapBytes = 1024 * 1024 * 1024;
/** @limit Head or body of a request over HTTP/2 when a heap is written down: the connection is closed. */
const unfinishedHeadMs = 1000;

const folder = "/debug/pprof";

/**
 * What the process does with its time and memory, as files that the developer tools of Chrome open. One is made at a
 * time, and each stops or slows the process while it is made; a user who may read these paths may do that.
 */
export function profilePages(): Pages {
  let isTaken = false;
  const alone =
    (page: Page): Page =>
    async (request) => {
      if (isTaken) throw serviceUnavailable("another profile is being made");
      isTaken = true;
      try {
        return await page(request);
      } finally {
        isTaken = false;
      }
    };
  return new Map<string, Page>([
    [folder, indexPage],
    [`${folder}/profile`, alone(({ query }) => cpuProfile(secondsOf(query)))],
    [`${folder}/heap`, alone(() => heapSnapshot())],
    [`${folder}/eventloop`, alone(({ query }) => eventLoopDelay(secondsOf(query)))],
    [`${folder}/`, indexPage], // last: it has all that is below
  ]);
}

function indexPage({ path }: PageRequest): PageAnswer {
  return path === folder || path === `${folder}/` ? textAnswer(200, index) : pageNotFound;
}

const index = `${folder}/profile?seconds=30    where processor time goes, a .cpuprofile
${folder}/heap                  what is in memory, a .heapsnapshot; the process stands still meanwhile
${folder}/eventloop?seconds=30  how long events wait for their turn, in milliseconds
`;

async function cpuProfile(seconds: number): Promise<PageAnswer> {
  const { Session } = await import("node:inspector/promises");
  const session = new Session();
  session.connect();
  try {
    await session.post("Profiler.enable");
    await session.post("Profiler.start");
    await sleep(seconds);
    const { profile } = await session.post("Profiler.stop");
    return file("cpu.cpuprofile", Buffer.from(JSON.stringify(profile)));
  } finally {
    session.disconnect();
  }
}

async function heapSnapshot(): Promise<PageAnswer> {
  const { heapUsed } = process.memoryUsage();
  if (heapUsed > maxHeapBytes) throw serviceUnavailable(`the heap has ${heapUsed} bytes, more than ${maxHeapBytes}`);
  const { getHeapSnapshot } = await import("node:v8");
  const hasEnded = await endUnfinishedHeads(unfinishedHeadMs);
  if (!hasEnded) throw serviceUnavailable("an HTTP/2 connection whose request is not whole does not end");
  const chunks: Buffer[] = [];
  for await (const chunk of getHeapSnapshot()) chunks.push(Buffer.from(chunk));
  return file("heap.heapsnapshot", Buffer.concat(chunks));
}

async function eventLoopDelay(seconds: number): Promise<PageAnswer> {
  const { monitorEventLoopDelay, performance } = await import("node:perf_hooks");
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const before = performance.eventLoopUtilization();
  delay.enable();
  await sleep(seconds);
  delay.disable();
  const { utilization } = performance.eventLoopUtilization(before);
  const ms = (nanoseconds: number) => Number((nanoseconds / 1e6).toFixed(3));
  const percentiles = Object.fromEntries([50, 90, 99, 99.9].map((each) => [`p${each}`, ms(delay.percentile(each))]));
  const body = { seconds, utilization, mean: ms(delay.mean), ...percentiles, max: ms(delay.max) };
  return file("eventloop.json", Buffer.from(`${JSON.stringify(body, undefined, 2)}\n`));
}

/** A timer holds the process up for as long as a profile takes. */
function sleep(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

function secondsOf(query: URLSearchParams): number {
  const text = query.get("seconds") ?? String(defaultSeconds);
  const seconds = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || seconds === 0 || seconds > maxSeconds) {
    throw badRequest(`seconds must be a number above 0 and at most ${maxSeconds}`);
  }
  return seconds;
}

function file(name: string, body: Buffer): PageAnswer {
  const headers = { "Content-Disposition": `attachment; filename="${name}"`, "X-Content-Type-Options": "nosniff" };
  return { status: 200, contentType: "application/json", body, headers };
}
