import * as assert from "uvu/assert";
import { selectionOf } from "../../../runtime/handlers/options/selection.ts";
import type { ResourceRequest } from "../../../runtime/handlers/request.ts";
import type { KindCode } from "../../../runtime/schema/index.ts";
import type { CacheEntry } from "../../../runtime/watch/watchCache.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("api: selectors of many terms");

const entry = {} as CacheEntry;

/** How often the labels of an object are looked at, which a selector of so many terms is asked about twice. */
function looksOf(terms: number, options: { readonly forgets: boolean }): number {
  const labelSelector = Array.from({ length: terms }, (_, index) => `k${index}!=v`).join(",");
  const store = { descriptor: { selectableFields: [], namespaced: true }, servesStoredBytes: true, keyOf: () => "" };
  const query = new URLSearchParams({ labelSelector });
  const request = { store, query, namespace: "", name: "" } as unknown as ResourceRequest;
  const { matches, forget } = selectionOf(request, { strategy: {} } as KindCode);
  let looks = 0;
  const meta = () => {
    looks += 1;
    return { labels: undefined, fields: {} };
  };
  if (options.forgets) forget?.();
  assert.is(matches?.(entry, meta), true);
  assert.is(matches?.(entry, meta), true);
  return looks;
}

test("answers of a long selector are remembered for a list, and not for what is to come", () => {
  assert.is(looksOf(17, { forgets: false }), 1);
  assert.is(looksOf(17, { forgets: true }), 2);
  assert.is(looksOf(16, { forgets: false }), 2);
});

test.run();
