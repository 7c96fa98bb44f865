import * as assert from "uvu/assert";
import { formats } from "../../runtime/schema/formats/formats.ts";
import { suite } from "../harness/suite.ts";
import { errorsOf, userKind } from "./userKind.ts";

const test = suite("patterns of a user's kind");

/** Nothing that a client sends holds the server longer, in milliseconds of a processor. */
const maxHoldMs = 100;

function timed<T>(run: () => T): T {
  const start = process.cpuUsage();
  const made = run();
  const { user, system } = process.cpuUsage(start);
  const tookMs = (user + system) / 1000;
  assert.ok(tookMs < maxHoldMs, `took ${tookMs} ms`);
  return made;
}

test("a pattern that could go back over the text for minutes takes linear time", async () => {
  const code = await userKind(`      properties:
        foo: { x-proto: 1, type: string, pattern: "^(a+)+$" }
        list: { x-proto: 2, type: array, items: { type: string, pattern: "[a-z]+é" } }
        bar: { x-proto: 3, type: string }
        map: { x-proto: 4, type: object, additionalProperties: { type: string } }
      x-rules:
        - { check: .bar, matches: "^(x+)*$", message: is wrong }
        - { check: .bar, lacks: "(y|y)*z", message: has a z }
        - { keys: .map, matches: "^(k*)*$", message: is no key }
`);
  assert.equal(errorsOf(code, { foo: "aaa", list: ["aé"], bar: "xx", map: { k: "" } }), []);
  const hostile = `${"a".repeat(40)}b`;
  assert.equal(
    timed(() => errorsOf(code, { foo: hostile })),
    [`spec.foo: Invalid value: "${hostile}": must match the regular expression '^(a+)+$'`],
  );
  const long = "a".repeat(100_000);
  assert.is(timed(() => errorsOf(code, { list: [long] })).length, 1);
  assert.equal(
    timed(() => errorsOf(code, { bar: `${"x".repeat(40)}!`, map: { [`${"k".repeat(40)}!`]: "" } })),
    [
      `spec.bar: Invalid value: "${"x".repeat(40)}!": is wrong`,
      `spec.map: Invalid value: "${"k".repeat(40)}!": is no key`,
    ],
  );
  assert.equal(errorsOf(code, { bar: "xz" }), [
    'spec.bar: Invalid value: "xz": is wrong',
    'spec.bar: Invalid value: "xz": has a z',
  ]);
});

const parts = ["a", "1", "a.", "a-", "/", ":", "a:1,", " ", "1m", "iqn.2001-01.a"];

for (const [name, format] of Object.entries(formats)) {
  test(`the format ${name} takes linear time`, () => {
    for (const part of parts) timed(() => format(`${part.repeat(50_000 / part.length)}!`));
  });
}

test.run();
