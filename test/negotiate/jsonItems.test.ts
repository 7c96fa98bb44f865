import fc from "fast-check";
import * as assert from "uvu/assert";
import { decodeCbor, encodeCbor, encodeCborItem, encodeCborListHead } from "../../runtime/negotiate/cbor.ts";
import { jsonItems } from "../../runtime/negotiate/jsonItems.ts";
import { printYaml, yamlListParts } from "../../runtime/negotiate/yamlPrinter.ts";
import type { Json, JsonObject } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";

const test = suite("items of a list");

const anyItem = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Json);
const anyList = fc.array(anyItem, { maxLength: 6 });

/** The bytes in parts of these lengths, all of which lie in the same memory, as those of a list do. */
function* inParts(bytes: Buffer, lengths: readonly number[]): Generator<Buffer> {
  const memory = Buffer.alloc(bytes.length);
  let at = 0;
  for (const length of [...lengths, bytes.length]) {
    const part = memory.subarray(0, bytes.copy(memory, 0, at, at + length));
    at += part.length;
    yield part;
  }
}

test("items are found wherever the bytes are cut", () => {
  fc.assert(
    fc.property(anyList, fc.array(fc.integer({ min: 0, max: 20 })), (items, lengths) => {
      const bytes = Buffer.from(`${JSON.stringify(items).slice(1)}}`);
      const found = [...jsonItems(inParts(bytes, lengths))].map((text) => JSON.parse(text) as Json);
      assert.equal(found, items);
    }),
    { numRuns: 500 },
  );
});

test("a list that is written item by item is what it is as a whole", () => {
  const anyHead = fc.record({
    kind: fc.string(),
    apiVersion: fc.string(),
    metadata: fc.dictionary(fc.string(), anyItem),
  });
  fc.assert(
    fc.property(anyHead, fc.constantFrom("items", "rows"), anyList, (head, key, items) => {
      const list = JSON.parse(JSON.stringify({ ...head, [key]: [] })) as JsonObject;
      const whole = { ...list, [key]: items };
      assert.is([...yamlListParts(list, key, items)].join(""), printYaml(whole));
      const cbor = Buffer.concat([encodeCborListHead(list, key, items.length), ...items.map(encodeCborItem)]);
      assert.is(cbor.toString("hex"), encodeCbor(whole).toString("hex"));
      assert.equal(decodeCbor(cbor), whole);
    }),
    { numRuns: 300 },
  );
});

test.run();
