import fc from "fast-check";
import * as assert from "uvu/assert";
import { GatheredBytes } from "../../runtime/schema/gatheredBytes.ts";
import { suite } from "../harness/suite.ts";

const test = suite("gathered bytes");

test("however bytes are cut into parts, the whole is the same, and may go on", () => {
  const sizes = fc.array(fc.oneof(fc.nat(3), fc.nat(40), fc.integer({ min: 1000, max: 3000 })), { maxLength: 60 });
  fc.assert(
    fc.property(sizes, fc.nat(60), (lengths, looks) => {
      const gathered = new GatheredBytes();
      const given = Buffer.from(
        Array.from({ length: lengths.reduce((sum, each) => sum + each, 0) }, (_, i) => i % 251),
      );
      let at = 0;
      for (const [index, length] of lengths.entries()) {
        gathered.add(given.subarray(at, at + length));
        at += length;
        if (index === looks) assert.equal(gathered.whole(), given.subarray(0, at));
      }
      assert.is(gathered.length, given.length);
      assert.equal(gathered.whole(), given);
    }),
  );
});

test("a million parts of one byte take little more memory than their bytes", () => {
  const gathered = new GatheredBytes();
  const before = process.memoryUsage();
  for (let i = 0; i < 1_000_000; i++) gathered.add(Buffer.of(i % 251));
  const after = process.memoryUsage();
  const growth = after.heapUsed + after.external - before.heapUsed - before.external;
  assert.is(gathered.whole().length, 1_000_000);
  assert.ok(growth < 60e6, `${growth} bytes`);
});

test.run();
