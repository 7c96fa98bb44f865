import { openSync, readdirSync, readSync } from "node:fs";
import { createServer } from "node:net";
import { PerformanceObserver } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

/**
 * Runs inside the server that is tested (`--import`), and reports over a socket how long its event loop was held. A
 * timer looks every few milliseconds at the wall and at the CPU time of the main thread: a gap between two looks in
 * which the thread computed is the server's doing, one in which it waited for a CPU is the machine's.
 *
 *   tick .. tick ................................ tick     wall 140 ms
 *            ran 104 ms, waited for a CPU 36 ms            stall: 104 ms
 */

const tickMs = 5;
/** Gaps with less CPU time than this are not kept, in milliseconds. */
const keptMs = 20;
const socketPath = process.env.LOOP_PROBE;

if (isMainThread && socketPath !== undefined) {
  delete process.env.LOOP_PROBE; // children of the server are not looked at
  delete process.env.NODE_OPTIONS;
  start(socketPath);
}

function start(path) {
  const clock = threadClock();
  const state = { stalls: [], gcs: [], last: clock() };
  setInterval(() => look(state, clock), tickMs).unref();
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (duration > 10) state.gcs.push({ atMs: performance.timeOrigin + startTime, ms: duration });
    }
  }).observe({ entryTypes: ["gc"] });
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  const server = createServer((socket) => {
    socket.unref();
    socket.on("error", () => socket.destroy()); // the harness went away
    socket.on("data", (text) => {
      const answer = String(text).trim() === "rest" ? rest(collect) : takeReadings(state);
      socket.write(`${JSON.stringify(answer)}\n`);
      state.last = clock(); // what the harness asks for is no stall
    });
  });
  server.listen(path);
  server.unref();
}

function look(state, clock) {
  const now = clock();
  const { last } = state;
  state.last = now;
  const cpuMs = now.cpuMs - last.cpuMs;
  if (cpuMs < keptMs) return;
  const wallMs = now.wallMs - last.wallMs;
  state.stalls.push({ fromMs: last.wallMs, toMs: now.wallMs, wallMs, cpuMs, waitedMs: now.waitedMs - last.waitedMs });
}

/** What was noted since the last time. */
function takeReadings(state) {
  const { stalls, gcs } = state;
  state.stalls = [];
  state.gcs = [];
  return { stalls, gcs, cpuMs: state.last.cpuMs };
}

/** What is alive after a full collection, in bytes, and what is open. */
function rest(collect) {
  collect();
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const open = {};
  for (const each of process.getActiveResourcesInfo()) open[each] = (open[each] ?? 0) + 1;
  return { liveBytes: heapUsed + external, heapUsed, external, rss, files: readdirSync("/proc/self/fd").length, open };
}

/** CPU time of the main thread, and time that it waited for a CPU, as the kernel counts them. */
function threadClock() {
  const path = `/proc/self/task/${process.pid}/schedstat`;
  const file = openSync(path, "r");
  const bytes = Buffer.alloc(100);
  return () => {
    const length = readSync(file, bytes, 0, bytes.length, 0);
    const [cpu, waited] = bytes.toString("latin1", 0, length).split(" ");
    const wallMs = performance.timeOrigin + performance.now();
    return { wallMs, cpuMs: Number(cpu) / 1e6, waitedMs: Number(waited) / 1e6 };
  };
}
