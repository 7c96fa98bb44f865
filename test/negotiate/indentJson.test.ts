import fc from "fast-check";
import * as assert from "uvu/assert";
import { jsonIndenter } from "../../runtime/negotiate/indentJson.ts";
import { suite } from "../harness/suite.ts";

const test = suite("negotiate/indented JSON");

test("whatever a text holds and wherever it is cut, it is indented as JSON.stringify does it", () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.json(), cuts, (json, lengths) => {
      const value = JSON.parse(json);
      const text = Buffer.from(JSON.stringify(value));
      const indent = jsonIndenter();
      const made: Buffer[] = [];
      for (let at = 0, i = 0; at < text.length; i++) {
        const length = lengths[i % lengths.length] ?? 1;
        made.push(indent(text.subarray(at, at + length)));
        at += length;
      }
      assert.is(Buffer.concat(made).toString(), JSON.stringify(value, null, 2));
    }),
    { numRuns: 500 },
  );
});

test("brackets, commas and quotes inside of texts, and what is empty, stay as they are", () => {
  const value = { a: '{"[,:]\\', b: {}, c: [], d: [[], [{}], "\u2028é"], "e:f": null };
  const indented = jsonIndenter()(Buffer.from(JSON.stringify(value))).toString();
  assert.is(indented, JSON.stringify(value, null, 2));
});

test.run();
