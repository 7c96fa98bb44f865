import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One request that a server of the field was sent, and what it answered. */
export interface Exchange {
  readonly request: {
    readonly method: string;
    readonly path: string;
    /** Holder of a token. */
    readonly user: string;
    readonly accept: string;
    readonly contentType?: string;
    /** JSON, text, or bytes. */
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
  };
  readonly answer: RecordedAnswer;
}

export interface RecordedAnswer {
  readonly code: number;
  readonly contentType?: string;
  readonly warnings?: readonly string[];
  readonly retryAfter?: string;
  /** JSON, text, or bytes. */
  readonly body?: unknown;
}

/** Bytes as a recording writes them. */
export interface RecordedBytes {
  readonly base64: string;
}

/** The exchanges of one file, in the order in which they were sent. */
export interface Scenario {
  /** "crud/pods" */
  readonly name: string;
  readonly exchanges: readonly Exchange[];
}

/** Reads the scenarios of a folder: `<area>/<scenario>.jsonl`, an exchange a line. */
export function readScenarios(folder: string): Scenario[] {
  const names = readdirSync(folder, { recursive: true }).map(String);
  return names
    .filter((each) => each.endsWith(".jsonl"))
    .sort()
    .map((each) => ({ name: each.slice(0, -".jsonl".length), exchanges: linesOf(join(folder, each)) }));
}

function linesOf(file: string): Exchange[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((each) => each !== "").map((each) => JSON.parse(each) as Exchange);
}

export function isBytes(body: unknown): body is RecordedBytes {
  return typeof body === "object" && body !== null && "base64" in body && Object.keys(body).length === 1;
}
