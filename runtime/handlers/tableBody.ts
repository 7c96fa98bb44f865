import { badRequest } from "../../generated/errors.ts";
import { tableOf, type TableOptions, type TableRow } from "../negotiate/table.ts";
import { decodeStored } from "../registry/storedForm.ts";
import type { Store } from "../registry/store.ts";
import type { KindCode } from "../schema/index.ts";
import type { SelectedPage } from "./listOptions.ts";

export interface TableBodyOptions {
  readonly store: Store;
  readonly code: KindCode;
  readonly query: URLSearchParams;
  readonly nowMs: number;
  /** Of the table, in the words the client asked with. */
  readonly apiVersion: string;
  /** The page the objects are of; absent for a single object. */
  readonly page?: SelectedPage;
}

const includes = ["None", "Metadata", "Object"] as const;

/** The Table of objects given as their kind's JSON; of a single one it carries that one's version. */
export function tableOfEntries(entries: readonly Buffer[], options: TableBodyOptions): string {
  const { store, code, query, nowMs, apiVersion, page } = options;
  const asked = query.get("includeObject") ?? "";
  const includeObject = includes.find((each) => each === asked);
  if (asked !== "" && includeObject === undefined)
    throw badRequest(`unrecognized includeObject value: ${JSON.stringify(asked)}`);
  const context = { nowMs };
  const rows = entries.map((bytes): TableRow => {
    const object = decodeStored(bytes);
    const text = includeObject === "Object" ? { text: bytes.toString("utf8") } : {};
    return { cells: code.cells(object, context), object, ...text };
  });
  return tableOf({
    columns: store.descriptor.columns,
    rows,
    apiVersion,
    metadata: metadataOf(rows, page),
    ...(includeObject === undefined ? {} : { includeObject }),
  });
}

function metadataOf(rows: readonly TableRow[], page: SelectedPage | undefined): NonNullable<TableOptions["metadata"]> {
  if (page === undefined) return { resourceVersion: rows[0]?.object.metadata?.resourceVersion ?? "" };
  return {
    resourceVersion: String(page.revision),
    ...(page.continue === "" ? {} : { continue: page.continue }),
    ...(page.remaining === undefined ? {} : { remainingItemCount: page.remaining }),
  };
}
