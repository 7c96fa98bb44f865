import { record, recordOf, text } from "../../../read.ts";
import type { Rule } from "../../rule.ts";

/** Keys of objects begin with it. */
export const storagePrefix: Rule = {
  id: "storage-prefix",
  resource: (document, { report }) => {
    const prefix = text(recordOf(record(document.data), "storage").prefix);
    if (prefix === undefined || prefix.split("/").every((part) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(part)))
      return;
    const fix = "write lower-case words of letters, digits, dots and dashes, with a / between them";
    report(document, ["storage", "prefix"], { message: `"${prefix}" is no beginning of a storage key`, fix });
  },
};
