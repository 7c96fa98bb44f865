import fc from "fast-check";
import * as assert from "uvu/assert";
import { canonicalQuantity } from "../../runtime/negotiate/quantity.ts";
import { quantityNanos } from "../../runtime/schema/quantity.ts";
import { suite } from "../harness/suite.ts";

const test = suite("canonical quantities");

const suffix = fc.constantFrom("n", "u", "m", "", "k", "M", "G", "T", "P", "E", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei");
const whole = fc.oneof(
  fc.bigInt({ min: 0n, max: 2_000_000_000_000n }),
  fc.bigInt({ min: 0n, max: 10_000n }),
  fc.constantFrom(1000n, 1024n, 1_000_000n, 1_048_576n),
);

test("zeros at the end of a fraction do not change the amount, however it is computed", () => {
  fc.assert(
    fc.property(whole, fc.stringMatching(/^[0-9]{0,3}$/), suffix, (digits, fraction, unit) => {
      const short = fraction === "" ? `${digits}${unit}` : `${digits}.${fraction}${unit}`;
      const padded = `${digits}.${fraction.padEnd(14, "0")}${unit}`;
      assert.is(quantityNanos(canonicalQuantity(short)), quantityNanos(canonicalQuantity(padded)));
    }),
    { numRuns: 5000 },
  );
});

test.run();
