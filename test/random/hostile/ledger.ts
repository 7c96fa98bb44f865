import { Agent } from "node:https";
import type { JsonObject } from "../../../runtime/schema/index.ts";
import { integerFrom, pickFrom, type Random } from "../../robustness/random.ts";
import { type Answer, send } from "../send.ts";

export interface LedgerOptions {
  /** https://127.0.0.1:PORT */
  readonly server: string;
  readonly token: string;
  /** Belongs to this ledger alone, and is made by it. */
  readonly namespace: string;
  /** Objects at the same time. */
  readonly objects: number;
  /** Connections. */
  readonly width: number;
}

/** What one object must be, as the last acknowledged write left it; "" is none. */
interface Entry {
  readonly name: string;
  text: string;
  isBusy: boolean;
}

/** Milliseconds after which the deadline of the server itself has passed. */
const patienceMs = 70_000;

/**
 * Writes and reads config maps of its own, one request of an object at a time, and remembers what was acknowledged:
 * every read must find just that, byte by byte, and so must the last look.
 */
export class Ledger {
  readonly #options: LedgerOptions;
  readonly #agent: Agent;
  readonly #entries: Entry[];
  #writes = 0;

  constructor(options: LedgerOptions) {
    this.#options = options;
    this.#agent = new Agent({ keepAlive: true, maxSockets: options.width, rejectUnauthorized: false });
    const { objects, namespace } = options;
    this.#entries = Array.from({ length: objects }, (_, index) => ({
      name: `${namespace}-${index}`,
      text: "",
      isBusy: false,
    }));
  }

  /** Acknowledged writes so far. */
  get writes(): number {
    return this.#writes;
  }

  async start(): Promise<void> {
    const { namespace } = this.#options;
    await this.#expect(201, "POST", "/api/v1/namespaces", { metadata: { name: namespace } });
  }

  /** One request; throws when its answer is not what must come. */
  async step(random: Random): Promise<void> {
    const free = this.#entries.filter((each) => !each.isBusy);
    if (free.length === 0) return;
    const entry = pickFrom(free, random);
    entry.isBusy = true;
    try {
      await this.#act(entry, random);
    } finally {
      entry.isBusy = false;
    }
  }

  /** Looks at every object by itself and in a list; returns what is not as it was acknowledged. */
  async check(): Promise<string[]> {
    const faults: string[] = [];
    for (const entry of this.#entries) await this.#read(entry).catch((error: Error) => faults.push(error.message));
    const { text } = await this.#expect(200, "GET", this.#path(""));
    const listed = (JSON.parse(text).items as { metadata: { name: string } }[]).map(({ metadata }) => metadata.name);
    const wanted = this.#entries.filter((each) => each.text !== "").map((each) => each.name);
    const own = listed.filter((each) => each.startsWith(`${this.#options.namespace}-`)).sort();
    if (own.join() !== wanted.sort().join()) faults.push(`a list of ${own.join()}, acknowledged were ${wanted.join()}`);
    return faults;
  }

  close(): void {
    this.#agent.destroy();
  }

  async #act(entry: Entry, random: Random): Promise<void> {
    const { name, text } = entry;
    const path = this.#path(name);
    const choice = random();
    if (text === "") entry.text = await this.#write(201, "POST", this.#path(""), this.#object(name, random));
    else if (choice < 0.5) await this.#read(entry);
    else if (choice < 0.7) entry.text = await this.#write(200, "PUT", path, this.#object(name, random));
    else if (choice < 0.85) {
      const headers = { "content-type": "application/merge-patch+json" };
      entry.text = await this.#write(200, "PATCH", path, { data: { patched: String(random()) } }, headers);
    } else {
      await this.#write(200, "DELETE", path);
      entry.text = "";
    }
  }

  async #read({ name, text }: Entry): Promise<void> {
    const answer = await this.#send("GET", this.#path(name));
    const found = answer.status === 404 ? "" : answer.bytes.toString();
    if (found !== text) throw new Error(`${name} is ${answer.status} ${found}, acknowledged was ${text || "a delete"}`);
  }

  async #write(...args: readonly [status: number, method: string, path: string, body?: JsonObject, headers?: Headers]) {
    const { text } = await this.#expect(...args);
    this.#writes += 1;
    return text;
  }

  async #expect(...[status, method, path, body, headers]: readonly [number, string, string, JsonObject?, Headers?]) {
    const answer = await this.#send(method, path, body, headers);
    const text = answer.bytes.toString();
    if (answer.status !== status) throw new Error(`${method} ${path} is ${answer.status}, not ${status}: ${text}`);
    return { text };
  }

  async #send(method: string, path: string, body?: JsonObject, headers?: Headers): Promise<Answer> {
    const { server, token } = this.#options;
    const own = { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers };
    const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const startMs = Date.now();
    const answer = await send({ method, path, headers: own, body: bytes }, { server, agent: this.#agent });
    if (Date.now() - startMs > patienceMs) throw new Error(`${method} ${path} took ${Date.now() - startMs} ms`);
    return answer;
  }

  #path(name: string): string {
    return `/api/v1/namespaces/${this.#options.namespace}/configmaps${name === "" ? "" : `/${name}`}`;
  }

  #object(name: string, random: Random): JsonObject {
    return { metadata: { name }, data: { value: "v".repeat(integerFrom(0, 2000, random)), random: String(random()) } };
  }
}

type Headers = Readonly<Record<string, string>>;
