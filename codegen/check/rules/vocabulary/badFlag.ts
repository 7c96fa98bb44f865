import { type Data, number, strings, text } from "../../../read.ts";
import { placeholderNames, resolver } from "../../../load/placeholders.ts";
import { allFlags } from "../../flagLists.ts";
import type { Rule } from "../../rule.ts";

export const badFlag: Rule = {
  id: "bad-flag",
  spec: ({ spec, report }) => {
    const document = spec.vocabulary.flags;
    if (document === undefined) return;
    for (const { pointer, flag } of allFlags(document)) {
      const name = text(flag.name);
      if (name !== undefined && !nameForm.test(stoodIn(name))) {
        const fix = "use lower-case words joined by dashes, without leading dashes";
        report(document, [...pointer, "name"], { message: `"${name}" is not the name of a flag`, fix });
      }
      const problem = defaultProblem(flag);
      if (problem === undefined) continue;
      report(document, [...pointer, "default"], { message: problem, fix: "give a default that the flag would accept" });
    }
  },
};

const nameForm = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A word of a platform that could not be read, which another rule reports, is still a word. */
const stoodIn = resolver(Object.fromEntries(placeholderNames.map((each) => [each, "word"])));

function defaultProblem(flag: Data): string | undefined {
  const { default: value, type } = flag;
  if (value === undefined || typeof type !== "string") return undefined;
  if (!hasType(value, type)) return `${JSON.stringify(value)} is not of type ${type}`;
  const allowed = strings(flag.enum);
  const foreign = [value].flat().find((each) => allowed.length > 0 && !allowed.includes(String(each)));
  if (foreign !== undefined) return `${JSON.stringify(foreign)} is not in the flag's enum`;
  const [least, most] = [number(flag.minimum), number(flag.maximum)];
  if (typeof value === "number" && least !== undefined && value < least)
    return `${value} is below the minimum ${least}`;
  if (typeof value === "number" && most !== undefined && value > most) return `${value} is above the maximum ${most}`;
  return undefined;
}

function hasType(value: unknown, type: string): boolean {
  switch (type) {
    case "int":
      return Number.isInteger(value);
    case "number":
      return typeof value === "number";
    case "boolean":
      return typeof value === "boolean";
    case "list":
    case "texts":
    case "map":
      return Array.isArray(value) && value.every((each) => typeof each === "string");
    case "duration":
      return typeof value === "string" && /^(0|(\d+(\.\d+)?(ns|us|ms|s|m|h))+)$/.test(value);
    default:
      return typeof value === "string";
  }
}
