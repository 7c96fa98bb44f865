import { record, recordOf } from "../../../read.ts";
import type { Rule } from "../../rule.ts";

const pattern = /^[A-Z][A-Za-z0-9]{0,62}$/;
const noName = "is not a CamelCase name of at most 63 letters and digits";

export const kindName: Rule = {
  id: "kind-name",
  resource: (document, { report }) => {
    const { kind, ...data } = record(document.data);
    const { listKind } = recordOf(data, "names");
    if (typeof kind === "string" && !pattern.test(kind)) {
      report(document, ["kind"], { message: `"${kind}" ${noName}`, fix: betterOf(kind) });
    }
    if (typeof listKind !== "string") return;
    const at = ["names", "listKind"];
    if (listKind === kind) {
      const fix = `write ${kind}List, or remove it`;
      report(document, at, { message: `"${listKind}" is the kind of one object, not of a list`, fix });
    } else if (!pattern.test(listKind)) {
      report(document, at, { message: `"${listKind}" ${noName}`, fix: betterOf(listKind) });
    }
  },
};

function betterOf(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter((each) => /^[A-Za-z]/.test(each));
  const better = words.map((each) => each.charAt(0).toUpperCase() + each.slice(1)).join("");
  if (better === "") return "start it with a capital letter";
  return pattern.test(better) ? `write ${better}` : "shorten it";
}
