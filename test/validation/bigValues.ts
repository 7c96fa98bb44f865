import type { ScalarTag } from "yaml";

/**
 * Values that would be too long to write: `!text 300` is a text of so many letters x, `!text 300 of 0` of noughts,
 * `!keys 300` an object, and `!list '300 {"name":"a-#"}'` a list of that JSON with the number of each item for the #.
 */
export const bigValues: ScalarTag[] = [
  { tag: "!text", resolve: (text) => letters(text) },
  { tag: "!keys", resolve: (count) => Object.fromEntries(numbers(count).map((at) => [`key-${at}`, "value"])) },
  { tag: "!list", resolve: (text) => items(text) },
];

function letters(text: string): string {
  const [count, letter = "x"] = text.split(" of ");
  return letter.repeat(Number(count));
}

function items(text: string): unknown[] {
  const [count = ""] = text.split(" ", 1);
  const item = text.slice(count.length + 1);
  return numbers(count).map((at) => JSON.parse(item.replaceAll("#", String(at))) as unknown);
}

const numbers = (count: string) => Array.from({ length: Number(count) }, (_, at) => at);
