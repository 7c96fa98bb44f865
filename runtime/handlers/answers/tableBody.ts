import { badRequest } from "../../../generated/errors.ts";
import { partialText, tableHead, tableOf, tableRow, tableTail } from "../../negotiate/table.ts";
import type { IncludeObject, TableOptions } from "../../negotiate/table.ts";
import { decodeStored, metadataOf } from "../../registry/stored/storedForm.ts";
import type { Store } from "../../registry/store.ts";
import { eachInTurns } from "../../lib/work.ts";
import type { KindCode } from "../../schema/index.ts";
import { quoted } from "../../schema/quoted.ts";
import type { CacheEntry } from "../../watch/watchCache.ts";
import { keptItems, type ListParts, listMetadata } from "./listParts.ts";
import { chunksInTurns } from "./chunks.ts";
import type { OpenRequest } from "../open.ts";
import type { SelectedPage } from "../options/listOptions.ts";

export interface TableRows {
  readonly store: Store;
  readonly code: KindCode;
  readonly includeObject: IncludeObject;
  readonly nowMs: number;
  /** Of the table and of the metadata in its rows, in the words the client asked with. */
  readonly apiVersion: string;
}

const includes: readonly IncludeObject[] = ["None", "Metadata", "Object"];

/** What the client wants in its rows beside the cells. Throws badRequest. */
export function includeObjectOf(query: URLSearchParams): IncludeObject {
  const asked = query.get("includeObject") ?? "";
  if (asked === "") return "Metadata";
  const found = includes.find((each) => each === asked);
  if (found === undefined) {
    const problem = `Invalid value: ${quoted(asked)}: must be 'Metadata', 'Object', 'None', or empty`;
    throw badRequest(`Unable to convert to Table as requested: includeObject: ${problem}`);
  }
  return found;
}

/** The Table of one object, given as its kind's JSON; it carries the object's version. */
export function tableOfObject(bytes: Buffer, options: TableRows & Pick<TableOptions, "noHeaders">): string {
  const { store, apiVersion, noHeaders = false } = options;
  const { resourceVersion } = decodeStored(bytes).metadata ?? {};
  const metadata = resourceVersion === undefined ? {} : { resourceVersion };
  const rows = [rowOf(bytes, options)];
  return tableOf({ columns: store.descriptor.columns, rows, apiVersion, metadata, noHeaders });
}

/**
 * The Table of a page. Its rows are kept while their collection stays as it is and the second lasts: cells tell ages,
 * and those move with whole seconds of the clock.
 */
export async function tableList(open: OpenRequest, page: SelectedPage): Promise<ListParts> {
  const { request, code, context, negotiated } = open;
  const { store, query } = request;
  const second = Math.floor(request.nowMs / 1000);
  const apiVersion = negotiated.asApiVersion;
  const options = { store, code, includeObject: includeObjectOf(query), nowMs: second * 1000, apiVersion };
  const form = {
    name: `table ${apiVersion} ${options.includeObject}`,
    bodies: context.bodies,
    secondOf: second,
  };
  const { items, keptAs } = await keptItems(page, form, async (entries) =>
    chunksInTurns(await inRowOrder(entries, options), {
      make: (each) => rowOf(store.render(each.bytes, code), options),
      separator: ",",
      end: tableTail,
    }),
  );
  const { columns } = store.descriptor;
  return { head: Buffer.from(tableHead({ columns, apiVersion, metadata: listMetadata(page) })), items, keptAs };
}

/** Each page by itself. */
async function inRowOrder(
  entries: readonly CacheEntry[],
  { store, code }: Pick<TableRows, "store" | "code">,
): Promise<readonly CacheEntry[]> {
  const { strategy } = code;
  if (strategy.rowOrder === undefined) return entries;
  const places: { readonly entry: CacheEntry; readonly order: number }[] = [];
  await eachInTurns(entries, (entry) => {
    const object = decodeStored(store.render(entry.bytes, code));
    places.push({ entry, order: strategy.rowOrder?.(object) ?? 0 });
  });
  return places.sort((a, b) => a.order - b.order).map(({ entry }) => entry);
}

function rowOf(bytes: Buffer, options: TableRows): string {
  const { store, code, includeObject, nowMs, apiVersion } = options;
  const object = decodeStored(bytes);
  const cells = code.cells(object, { nowMs });
  const conditions = code.strategy.rowConditions?.(object);
  if (includeObject === "None") return tableRow(cells, "null", conditions);
  if (includeObject === "Object") return tableRow(cells, bytes.toString("utf8"), conditions);
  return tableRow(cells, partialText(metadataOf(store.form, bytes), apiVersion), conditions);
}
