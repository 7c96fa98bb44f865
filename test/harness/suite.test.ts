import * as assert from "uvu/assert";
import { suite } from "./suite.ts";

const test = suite("harness");

test("a suite runs its tests", () => {
  assert.is(1 + 1, 2);
});

test.run();
