import * as assert from "uvu/assert";
import type { JsonObject, ResourceDescriptor } from "../../runtime/schema/index.ts";
import { maxStallMs, type MeasuredRequest, type MeasuredServer } from "../harness/measured.ts";
import { type Growth, grown, growthsOf } from "./growth.ts";
import { collectionOf } from "./walk.ts";

/** Bytes of the grown part, and of the one that it is compared with. */
const largeBytes = 112 * 1024;
const factor = 4;
/** How many times as long a part may take that is so many times as large; less than the noise is not told apart. */
const maxRatio = 2 * factor;
const noiseMs = 12;
/** How often what looked too long is sent again. */
const confirmTries = 10;

export interface Walk {
  readonly server: MeasuredServer;
  readonly kind: ResourceDescriptor;
  /** Of the kind, with every field set. */
  readonly full: readonly JsonObject[];
}

/** Takes a part of a kind through the ways in which a client may send it, each in two sizes. */
export async function expectLinear(walk: Walk, growth: Growth): Promise<void> {
  for (const isAlike of [false, true]) {
    const bodyOf = (bytes: number): JsonObject => bodyWith(walk, growth, { bytes, isAlike });
    const [small, large] = [bodyOf(largeBytes / factor), bodyOf(largeBytes)];
    for (const way of waysOf(walk)) {
      if (isAlike && way.name === "apply") continue; // items without keys of their own are refused at once
      const { longestMs: smallMs } = await walk.server.measure(way.request(small), 1);
      const { longestMs: largeMs } = await walk.server.measure(way.request(large), 1);
      if (isFine(smallMs, largeMs)) continue;
      await confirm(walk, growth, { way, small, large });
    }
  }
}

interface Way {
  readonly name: string;
  readonly request: (body: JsonObject) => MeasuredRequest;
}

function waysOf({ kind }: Walk): readonly Way[] {
  const path = collectionOf(kind);
  const create = (body: JsonObject) => ({ method: "POST", path: `${path}?dryRun=All`, body });
  const apply = (body: JsonObject) => ({
    method: "PATCH",
    path: `${path}/grown?dryRun=All&fieldManager=walk&force=true`,
    body,
    type: "application/apply-patch+yaml",
  });
  const ways = [{ name: "create", request: create }];
  return kind.verbs.includes("patch") ? [...ways, { name: "apply", request: apply }] : ways;
}

function bodyWith(
  { full }: Walk,
  growth: Growth,
  options: { readonly bytes: number; readonly isAlike: boolean },
): JsonObject {
  const body = grown(full[growth.sample] ?? {}, growth, options);
  return { ...body, metadata: { name: "grown", ...(body.metadata as JsonObject | undefined) } };
}

function isFine(smallMs: number, largeMs: number): boolean {
  return largeMs < maxStallMs && largeMs < maxRatio * smallMs + noiseMs;
}

/** What looked too long once may have waited for others: the best of some tries counts. */
async function confirm(
  { server, kind }: Walk,
  { place }: Growth,
  { way, small, large }: { readonly way: Way; readonly small: JsonObject; readonly large: JsonObject },
): Promise<void> {
  const smallMs = (await server.measure(way.request(small), confirmTries)).longestMs;
  const { longestMs: largeMs, result } = await server.measure(way.request(large), confirmTries);
  const found = `${smallMs.toFixed(1)} ms, and ${largeMs.toFixed(1)} ms for ${factor} times as much`;
  const what = `${way.name} of ${kind.apiVersion} ${kind.kind} with a large ${place}`;
  assert.ok(isFine(smallMs, largeMs), `${what} took ${found} (${result.status} ${result.text.slice(0, 200)})`);
}

/** The parts of a kind that no part of the kinds before was like: what lies in what, under which names. */
export function newGrowths({ kind, full }: Omit<Walk, "server">, known: Set<string>): readonly Growth[] {
  return growthsOf(full).filter(({ place, sort }) => {
    const names = place.split(".").filter((each) => each !== "*");
    // A strategy looks at the upper parts of its kind by itself.
    const key = names.length <= 2 ? `${kind.kind} ${place}` : `${sort} ${names.slice(-2).join(".")}`;
    return !known.has(key) && known.add(key) !== undefined;
  });
}
