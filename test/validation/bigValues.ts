import { type CollectionTag, isMap, type ScalarTag } from "yaml";

/**
 * Values that would be too long to write: `!text 300` is a text of so many letters x, `!text 300 of 0` of
 * noughts, `!keys 300` an object, `!list { count: 300, of: { name: item-# } }` a list of item-0 and so on.
 */
export const bigValues: (ScalarTag | CollectionTag)[] = [
  {
    tag: "!text",
    resolve: (text) => {
      const [count, letter = "x"] = text.split(" of ");
      return letter.repeat(Number(count));
    },
  },
  {
    tag: "!keys",
    resolve: (count) => Object.fromEntries(Array.from({ length: Number(count) }, (_, at) => [`key-${at}`, "value"])),
  },
  {
    tag: "!list",
    collection: "map",
    resolve: (map) => {
      if (!isMap(map)) throw new Error("!list is of a map");
      const { count, of } = map.toJSON() as { count: number; of: unknown };
      const text = JSON.stringify(of);
      return Array.from({ length: count }, (_, at) => JSON.parse(text.replaceAll("#", String(at))));
    },
  },
];
