import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { errorsOf, userKind } from "./userKind.ts";

const test = suite("numbers of a user's kind");

test("multiples are decimal, as those of definitions are", async () => {
  const code = await userKind(`      properties:
        step: { x-proto: 1, type: number, multipleOf: 0.1, default: 0.7 }
        even: { x-proto: 2, type: integer, multipleOf: 2 }
`);
  for (const step of [0.3, 0.7, 1.1, 123456.7, -0.3, 0]) assert.equal(errorsOf(code, { step, even: 4 }), [], `${step}`);
  assert.equal(errorsOf(code, { step: 0.35, even: 3 }), [
    "spec.step: Invalid value: 0.35: must be a multiple of 0.1",
    "spec.even: Invalid value: 3: must be a multiple of 2",
  ]);
});

test.run();
