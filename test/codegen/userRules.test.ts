import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { errorsOf, userKind } from "./userKind.ts";

const test = suite("formulas of a user's kind");

const fields = `      properties:
        hosts:
          x-proto: 1
          type: array
          maxItems: 8
          items:
            type: string
            maxLength: 20
            x-validations: [{ rule: self.startsWith("a"), message: must start with a }]
        sizes:
          x-proto: 2
          type: object
          maxProperties: 8
          additionalProperties:
            type: array
            maxItems: 8
            items: { type: integer, format: int32, x-validations: [{ rule: self > 1, message: must be above 1 }] }
            x-validations: [{ rule: size(self) < 3, message: must be at most two }]
        names:
          x-proto: 3
          type: array
          maxItems: 8
          items:
            $ref: "meta/v1#/$defs/Quantity"
            x-validations: [{ rule: quantity(self).isGreaterThan(quantity("1")) }]`;

test("hold of the items of a list, of the values of a map, and of items in these", async () => {
  const code = await userKind(fields);
  assert.equal(errorsOf(code, { hosts: ["ab", "a"], sizes: { one: [2, 3] }, names: ["2Gi"] }), []);
  assert.equal(errorsOf(code, { hosts: ["ab", "b"], sizes: { one: [2, 1], two: [2, 2, 2] }, names: ["2", "1"] }), [
    'spec.hosts[1]: Invalid value: "b": must start with a',
    "spec.sizes[one][1]: Invalid value: 1: must be above 1",
    "spec.sizes[two]: Invalid value: must be at most two",
    'spec.names[1]: Invalid value: "1": failed rule: quantity(self).isGreaterThan(quantity("1"))',
  ]);
});

test.run();
