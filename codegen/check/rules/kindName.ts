import { record, text } from "../../read.ts";
import type { Rule } from "../rule.ts";

export const kindName: Rule = {
  id: "kind-name",
  resource: (document, { report }) => {
    const kind = text(record(document.data).kind);
    if (kind === undefined || /^[A-Z][A-Za-z0-9]{0,62}$/.test(kind)) return;
    const words = kind.split(/[^A-Za-z0-9]+/).filter((each) => /^[A-Za-z]/.test(each));
    const better = words.map((each) => each.charAt(0).toUpperCase() + each.slice(1)).join("");
    const message = `"${kind}" is not a CamelCase name of at most 63 letters and digits`;
    report(document, ["kind"], { message, fix: better === "" ? "start it with a capital letter" : `write ${better}` });
  },
};
