import { Worker } from "node:worker_threads";
import { requestEntityTooLarge, timeout, tooManyRequests } from "../../generated/errors.ts";
import { nextTurn } from "../lib/work.ts";
import { StatusError } from "../schema/status.ts";
import type { Json } from "../schema/index.ts";
import { DecodeError } from "./decodeError.ts";
import type { ParsedYaml } from "./yamlDocument.ts";
import type { YamlAnswer } from "./yamlWorker.ts";

/**
 * Milliseconds that one text may take; 1 MiB of honest YAML takes a second or two.
 * @limit YAML body in the thread: 413.
 */
const maxReadMs = 20_000;
/** @limit YAML bodies that wait for the thread: 429 with Retry-After. */
const maxWaiting = 32;
const retryAfterSeconds = 1;
/** Milliseconds without work after which the thread ends, and gives its memory back. */
const idleMs = 60_000;

/** Of the thread. Its stack takes the recursion of the library at the deepest nesting: it is never the limit. */
const resourceLimits = {
  /** @limit Memory of the YAML thread: 413. */
  maxOldGenerationSizeMb: 768,
  maxYoungGenerationSizeMb: 64,
  stackSizeMb: 16,
};

interface Job {
  readonly text: string;
  readonly resolve: (read: ParsedYaml) => void;
  readonly reject: (error: Error) => void;
  /** Ends the job with an error, whether it waits or is being read. */
  readonly fail: (error: Error) => void;
}

/** Reads YAML beside the event loop, in one thread that starts with the first text and is stopped when it hangs. */
class YamlThread {
  readonly #waiting: Job[] = [];
  #current: Job | undefined;
  #worker: Worker | undefined;
  /** Of the job, or of being idle. */
  #timer: NodeJS.Timeout | undefined;

  /**
   * Throws what `readYamlDocument` throws, tooManyRequests when too many texts wait, requestEntityTooLarge for a text
   * that takes too much time or memory, and timeout when the signal is aborted.
   */
  read(text: string, signal?: AbortSignal): Promise<ParsedYaml> {
    if (this.#waiting.length >= maxWaiting) {
      return Promise.reject(tooManyRequests("too many long YAML bodies at a time, send JSON", retryAfterSeconds));
    }
    return new Promise((resolve, reject) => {
      const stop = () => job.fail(timeout("the request ended before its YAML was read"));
      const settled = () => signal?.removeEventListener("abort", stop);
      const job: Job = {
        text,
        resolve: (read) => {
          settled();
          resolve(read);
        },
        reject: (error) => {
          settled();
          reject(error);
        },
        fail: (error) => this.#fail(job, error),
      };
      signal?.addEventListener("abort", stop, { once: true });
      this.#waiting.push(job);
      if (signal?.aborted === true) stop();
      else this.#next();
    });
  }

  #next(): void {
    if (this.#current !== undefined) return;
    const job = this.#waiting.shift();
    clearTimeout(this.#timer);
    if (job === undefined) {
      this.#rest();
      return;
    }
    this.#current = job;
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#timer = setTimeout(() => job.fail(tooMuch(`takes more than ${maxReadMs} ms to read`)), maxReadMs);
    this.#worker.postMessage(job.text);
  }

  /** Keeps no process alive meanwhile. */
  #rest(): void {
    this.#worker?.unref();
    this.#timer = setTimeout(() => this.#end(), idleMs);
    this.#timer.unref();
  }

  #fail(job: Job, error: Error): void {
    const index = this.#waiting.indexOf(job);
    if (index >= 0) this.#waiting.splice(index, 1);
    job.reject(error);
    if (job !== this.#current) return;
    this.#current = undefined;
    this.#end();
    this.#next();
  }

  #end(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
  }

  #start(): Worker {
    const worker = newWorker();
    worker.on("message", (answer: YamlAnswer) => {
      if (worker !== this.#worker) return;
      const job = this.#current;
      this.#current = undefined;
      if (job !== undefined) settle(job, answer);
      this.#next();
    });
    worker.on("error", (error) => {
      if (worker === this.#worker) this.#broken(error);
    });
    return worker;
  }

  #broken(error: Error): void {
    this.#worker = undefined;
    const isMemory = "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
    const job = this.#current;
    if (job === undefined) return;
    job.fail(isMemory ? tooMuch(`takes more than ${resourceLimits.maxOldGenerationSizeMb} MiB to read`) : error);
  }
}

/** One a process: what it holds is a thread, not the state of a server. */
export const yamlThread = new YamlThread();

function settle(job: Job, answer: YamlAnswer): void {
  if ("problem" in answer) job.reject(new DecodeError(answer.problem));
  else if ("status" in answer) job.reject(new StatusError(answer.status));
  else {
    const { json, duplicates, isFollowed } = answer;
    const resolve = () => job.resolve({ value: JSON.parse(json) as Json, duplicates, isFollowed });
    nextTurn().then(resolve).catch(job.reject); // a long step, and this turn serves requests
  }
}

function tooMuch(what: string): StatusError {
  return requestEntityTooLarge(`the YAML ${what}, send JSON`);
}

/** Threads of Node 20 load no TypeScript: one that runs from the sources brings its compiler. */
function newWorker(): Worker {
  if (!import.meta.url.endsWith(".ts")) {
    return new Worker(new URL("./yamlWorker.js", import.meta.url), { resourceLimits });
  }
  const url = JSON.stringify(new URL("./yamlWorker.ts", import.meta.url).href);
  const code = `import("tsx/esm/api").then(({ register }) => { register(); return import(${url}); })`;
  return new Worker(code, { eval: true, resourceLimits });
}
