import fc from "fast-check";
import * as assert from "uvu/assert";
import { lineSplitter } from "../../runtime/client/lineSplitter.ts";
import { suite } from "../harness/suite.ts";

const test = suite("client line splitter");

test("however a text is cut into chunks, its lines are the same", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "é", "😀", "\n", "{", '"') });
  const cuts = fc.array(fc.nat(40), { maxLength: 8 });
  fc.assert(
    fc.property(text, cuts, (whole, positions) => {
      const bytes = Buffer.from(whole);
      const sorted = [...positions.map((each) => Math.min(each, bytes.length)), bytes.length].sort((a, b) => a - b);
      const splitter = lineSplitter(1_000_000);
      const lines: string[] = [];
      let start = 0;
      for (const end of sorted) {
        lines.push(...splitter.push(bytes.subarray(start, end)));
        start = end;
      }
      const given = whole.split("\n");
      const rest = given.pop() ?? "";
      assert.equal(
        lines,
        given.filter((each) => each !== ""),
      );
      assert.is(splitter.restBytes, Buffer.byteLength(rest));
    }),
  );
});

test("a line longer than the limit is refused, also while it is still growing", () => {
  const splitter = lineSplitter(4);
  assert.equal(splitter.push(Buffer.from("1234\n123")), ["1234"]);
  assert.throws(() => splitter.push(Buffer.from("45")), /longer than 4 bytes/);
  assert.throws(() => lineSplitter(4).push(Buffer.from("12345\n")), /longer than 4 bytes/);
});

test("a line of many small chunks costs time in proportion to its length", () => {
  const splitter = lineSplitter(64 * 1024 * 1024);
  const chunk = Buffer.alloc(64, "x");
  const startedMs = performance.now();
  for (let count = 0; count < 200_000; count++) splitter.push(chunk);
  const lines = splitter.push(Buffer.from("\n"));
  assert.is(lines[0]?.length, 12_800_000);
  assert.ok(performance.now() - startedMs < 5_000);
});

test.run();
