import * as assert from "uvu/assert";
import fc from "fast-check";
import { countKeys, scanJson } from "../../runtime/negotiate/jsonScan.ts";
import { suite } from "../harness/suite.ts";
import { jsonValue } from "../harness/values.ts";

const test = suite("negotiate json scan");

test("a text is an error exactly when JSON.parse refuses it", () => {
  const noise = fc.string({ unit: fc.constantFrom(...'{}[]":,01-.eE+\\untrflasb \n\u0001é'), maxLength: 12 });
  const damaged = fc
    .tuple(jsonValue, fc.nat(40), fc.constantFrom("", "}", '"', ",", "\\", "1", ":"))
    .map(([value, at, insert]) => {
      const text = JSON.stringify(value);
      return text.slice(0, at) + insert + text.slice(at + 1);
    });
  fc.assert(
    fc.property(fc.oneof(noise, damaged), (text) => {
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      assert.is(scanJson(text).error === undefined, isJson, text);
    }),
    { numRuns: 3000 },
  );
});

test("keys are counted through strings that look like syntax", () => {
  const cases: readonly [text: string, keys: number][] = [
    ["1", 0],
    ['{"a:b":":"}', 1],
    ['{"a\\":":{"b":[{"c":1},{"c":2}]}}', 4],
    ['{"a":1,"a":2}', 2],
    ['{"\\\\":1,"é":"ü:"}', 2],
  ];
  for (const [text, keys] of cases) assert.is(countKeys(Buffer.from(text)), keys, text);
});

test("duplicates are found at every depth and named once", () => {
  assert.equal(scanJson('{"a":[{"b":1},{"b":1,"b":2,"\\u0062":3}],"a":4}').duplicates, ["a[1].b", "a"]);
  assert.equal(scanJson('{"a":{"b":1},"c":{"b":1}}').duplicates, []);
});

test("problems come as the text has them; what is unknown is no duplicate, and nothing in it is", () => {
  const text = '{"x":1,"a":{"b":1,"b":2,"u":{"d":1,"d":2}},"x":2,"l":[{"u":1,"c":1,"c":2}],"z":3,"a":4}';
  const problem = (what: string, path: string) => ({ what, path });
  assert.equal(scanJson(text, ["x", "a.u", "l[0].u", "absent"]).problems, [
    problem("unknown", "x"),
    problem("duplicate", "a.b"),
    problem("unknown", "a.u"),
    problem("unknown", "l[0].u"),
    problem("duplicate", "l[0].c"),
    problem("duplicate", "a"),
  ]);
});

test("the places of keys that their object has already are found", () => {
  const text = '{"a":1,"b":{"a":2,"\\u0061":3},"a":4}';
  assert.equal(scanJson(text).repeats, [18, 30]);
});

test("text of any depth is read", () => {
  const deep = `${"[".repeat(300_000)}${"]".repeat(300_000)}`;
  assert.equal(scanJson(deep), { duplicates: [], problems: [], repeats: [] });
  assert.is(scanJson(deep.slice(1)).error, "invalid character ']' after top-level value");
});

test.run();
