import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "../../../runtime/index.ts";

/** Waits of a client for its reads, in milliseconds. */
export interface Waits {
  /** Of half of all, and of 99 of a hundred. */
  readonly half: number;
  readonly most: number;
  readonly count: number;
  readonly failed: number;
}

/** Reads an object again and again, one read at a time, and says how long the answers took. */
export async function quietReads(client: Client, path: string, seconds: number): Promise<Waits> {
  const waits: number[] = [];
  let failed = 0;
  for (const endMs = performance.now() + seconds * 1000; performance.now() < endMs; await sleep(2)) {
    const startMs = performance.now();
    const { status } = await client.transport.request({ method: "GET", path });
    if (status !== 200) failed += 1;
    waits.push(performance.now() - startMs);
  }
  waits.sort((a, b) => a - b);
  const at = (part: number) => waits[Math.floor(waits.length * part)] ?? 0;
  return { half: at(0.5), most: at(0.99), count: waits.length, failed };
}

export function waitsText({ half, most, count }: Waits): string {
  return `half within ${half.toFixed(2)} ms, 99 % within ${most.toFixed(2)} ms, ${count} reads`;
}
