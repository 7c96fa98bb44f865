import * as assert from "uvu/assert";
import type { Parsed } from "./watch.ts";

/** The JSON of a GET. */
export type Get = (path: string) => Promise<Parsed>;

export interface Walk {
  readonly revision: number;
  readonly items: readonly Parsed[];
}

/**
 * Reads a collection page by page. Fails when a page has another version than the first, is not full, is out of order
 * or counts wrongly what remains; `onPage` is waited for after each.
 */
export async function walk(
  get: Get,
  {
    path,
    limit,
    onPage = async () => {},
  }: { readonly path: string; readonly limit: number; readonly onPage?: () => Promise<void> },
): Promise<Walk> {
  const items: Parsed[] = [];
  let version: string | undefined;
  let total: number | undefined;
  let token = "";
  do {
    const page = await get(`${path}?limit=${limit}${token === "" ? "" : `&continue=${token}`}`);
    const { resourceVersion, remainingItemCount, continue: next = "" } = page.metadata;
    items.push(...page.items);
    version ??= resourceVersion;
    total ??= items.length + (remainingItemCount ?? 0);
    assert.is(resourceVersion, version, "every page is of the version of the first");
    assert.is(items.length + (remainingItemCount ?? 0), total, "what remains");
    if (next !== "") assert.is(page.items.length, limit);
    token = next;
    await onPage();
  } while (token !== "");
  const keys = items.map((each) => `${each.metadata.namespace}/${each.metadata.name}`);
  assert.equal(keys, [...new Set(keys)].sort());
  return { revision: Number(version), items };
}

/** What a collection was at a revision: a list of before, and the events of a watch from there. */
export function stateAt(
  revision: number,
  { list, events }: { readonly list: { readonly items: readonly Parsed[] }; readonly events: readonly Parsed[] },
): Map<string, string> {
  const state = new Map<string, string>();
  const put = ({ namespace, name, resourceVersion }: Parsed) => state.set(`${namespace}/${name}`, resourceVersion);
  for (const { metadata } of list.items) put(metadata);
  for (const { type, object } of events) {
    const { metadata } = object;
    if (Number(metadata.resourceVersion) > revision) break;
    if (type === "DELETED") state.delete(`${metadata.namespace}/${metadata.name}`);
    else put(metadata);
  }
  return state;
}
