import { isRecord, own, record, recordOf } from "../../../read.ts";
import type { Rule } from "../../rule.ts";

export const statusMissing: Rule = {
  id: "status-missing",
  resource: (document, { report }) => {
    const data = record(document.data);
    if (!Object.hasOwn(recordOf(data, "subresources"), "status") || !isRecord(data.schema)) return;
    if (own(recordOf(data.schema, "properties"), "status") !== undefined) return;
    const message = "the status sub-resource writes .status, which the schema does not have";
    report(document, ["subresources", "status"], { message, fix: "add status to the schema's properties", on: "key" });
  },
};
