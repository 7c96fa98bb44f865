import { request } from "node:http";
import type { OpenapiCheck } from "./openapiCheck.ts";

/** What JSON text holds: tests look into bodies of every shape. */
export type Parsed = ReturnType<typeof JSON.parse>;

export interface WatchedEvent {
  readonly type: string;
  readonly object: Parsed;
}

export interface Watch {
  readonly status: number;
  readonly contentType: string;
  /** The next events, in order; fails when they do not come within half a minute, or the stream ends before. */
  readonly next: (count: number) => Promise<readonly WatchedEvent[]>;
  /** Every further event, once the server has ended the stream. */
  readonly rest: () => Promise<readonly WatchedEvent[]>;
  readonly close: () => void;
}

const patienceMs = 30_000;

/** Opens a watch and reads its events, each checked; resolves when the head of the answer is there. */
export function openWatch(options: {
  readonly url: string;
  readonly token: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly check: OpenapiCheck;
}): Promise<Watch> {
  const { url, token, headers, check } = options;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: { authorization: `Bearer ${token}`, ...headers }, agent: false });
    outgoing.on("error", reject);
    outgoing.on("response", (incoming) => {
      const status = incoming.statusCode ?? 0;
      const contentType = String(incoming.headers["content-type"] ?? "");
      const stream = new EventStream();
      let text = "";
      incoming.setEncoding("utf8");
      incoming.on("data", (chunk) => {
        text += chunk;
        const lines = text.split("\n");
        text = lines.pop() ?? "";
        for (const line of lines) {
          const { pathname, search } = new URL(url);
          stream.add(line, () => check({ method: "GET", path: pathname + search, status, contentType, text: line }));
        }
      });
      incoming.on("close", () => stream.end(text));
      incoming.on("error", () => {}); // an aborted watch; `close` follows
      const { next, rest } = stream;
      resolve({ status, contentType, next, rest, close: () => void outgoing.destroy() });
    });
    outgoing.end();
  });
}

/** Events that came and were not asked for yet, and those who wait for more. */
class EventStream {
  #events: WatchedEvent[] = [];
  #failure: unknown;
  #isOver = false;
  #wake = () => {};

  add(line: string, check: () => void): void {
    try {
      check();
      this.#events.push(JSON.parse(line));
    } catch (error) {
      this.#failure ??= error;
    }
    this.#wake();
  }

  end(remainder: string): void {
    if (remainder !== "") this.#failure ??= new Error(`the stream ended inside an event: ${remainder}`);
    this.#isOver = true;
    this.#wake();
  }

  readonly next = async (count: number): Promise<readonly WatchedEvent[]> => {
    await this.#until(() => this.#events.length >= count || this.#isOver);
    if (this.#events.length < count) {
      throw new Error(`the watch gave ${JSON.stringify(this.#events.map((each) => each.type))}, not ${count} events`);
    }
    return this.#events.splice(0, count);
  };

  readonly rest = async (): Promise<readonly WatchedEvent[]> => {
    await this.#until(() => this.#isOver);
    return this.#events.splice(0);
  };

  async #until(isEnough: () => boolean): Promise<void> {
    const endMs = Date.now() + patienceMs;
    while (!isEnough() && this.#failure === undefined && Date.now() < endMs) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.max(0, endMs - Date.now()));
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    if (this.#failure !== undefined) throw this.#failure;
  }
}
