import type { ScalarTag } from "yaml";

/** Values that would be too long to write: `!text 300` is a text of so many letters, `!keys 300` an object. */
export const bigValues: ScalarTag[] = [
  { tag: "!text", resolve: (count) => "x".repeat(Number(count)) },
  {
    tag: "!keys",
    resolve: (count) => Object.fromEntries(Array.from({ length: Number(count) }, (_, at) => [`key-${at}`, "value"])),
  },
];
