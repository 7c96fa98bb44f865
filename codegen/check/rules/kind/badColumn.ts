import { isRecord, list, number, record, text } from "../../../read.ts";
import { scalarOf } from "../../../scalarOf.ts";
import { jsonPathsOf } from "../../jsonPaths.ts";
import { followFromKind } from "../../paths.ts";
import type { Rule } from "../../rule.ts";

/** A column has a title, a priority that clients know, and cells of its type. */
export const badColumn: Rule = {
  id: "bad-column",
  resource: (document, { index, report }) => {
    const columns = list(record(document.data).columns);
    for (const [position, column] of columns.entries()) {
      if (!isRecord(column)) continue;
      const at = ["columns", position];
      if (text(column.name)?.trim() === "") {
        report(document, [...at, "name"], { message: "a column without a title", fix: "write its title" });
      }
      if (column.absent !== undefined && (column.jsonPath === undefined || column.type === "date")) {
        const message = "absent is for columns of a jsonPath that are no dates";
        report(document, [...at, "absent"], { message, fix: "remove it" });
      }
      if ((number(column.priority) ?? 0) < 0) {
        const fix = "write 0 for a column that is always shown, 1 for one of wide tables";
        report(document, [...at, "priority"], { message: "a priority is not negative", fix });
      }
    }
    for (const { pointer, path, segments, use } of jsonPathsOf(document)) {
      const { type } = record(columns[Number(pointer[1])]);
      const kinds = use === "column" ? shown.get(type) : undefined;
      if (kinds === undefined || "problem" in segments) continue;
      const end = followFromKind(document, segments, index);
      const scalar = end !== "open" && "target" in end ? scalarOf(end.target.schema) : undefined;
      if (scalar === undefined || kinds.includes(scalar)) continue;
      const message = `"${path}" is of type ${scalar}, which a column of type ${String(type)} does not show`;
      report(document, pointer, { message, fix: "change the type of the column, or use cel to convert the value" });
    }
  },
};

/** What a column of each type shows; one of type string shows all. */
const shown: ReadonlyMap<unknown, readonly string[]> = new Map([
  ["integer", ["int32", "int64", "uint32", "uint64", "intOrString", "json"]],
  ["number", ["int32", "int64", "uint32", "uint64", "double", "intOrString", "json"]],
  ["boolean", ["boolean", "json"]],
  ["date", ["time", "microTime", "json"]],
]);
