import { printYaml } from "../../negotiate/yamlPrinter.ts";
import type { Json } from "../../schema/object.ts";

/** YAML for people: keys stand in the order they were put in, not in that of letters. */
export function orderedYaml(value: Json): string {
  return `${linesOf(value).join("\n")}\n`;
}

function linesOf(value: Json): string[] {
  if (Array.isArray(value) && value.length > 0) {
    return value.flatMap((each) => {
      if (!isFilled(each)) return leaf([each]);
      return linesOf(each).map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`));
    });
  }
  if (!isFilled(value)) return leaf(value);
  return Object.entries(value as object).flatMap(([key, each]: [string, Json]) => {
    if (!isFilled(each)) return leaf({ [key]: each });
    const [head = ""] = leaf({ [key]: 0 });
    const indent = Array.isArray(each) ? "" : "  ";
    return [head.replace(/ 0$/, ""), ...linesOf(each).map((line) => indent + line)];
  });
}

function isFilled(value: Json): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

function leaf(value: Json): string[] {
  return printYaml(value).trimEnd().split("\n");
}
