import fc from "fast-check";
import * as assert from "uvu/assert";
import { expand } from "../../../runtime/nodeagent/container/expand.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("expansion of variables");

const values: Readonly<Record<string, string>> = { A: "one", B: "$(A)", EMPTY: "", "odd name": "x" };
const lookUp = (name: string) => values[name];

const rows: readonly (readonly [string, string])[] = [
  ["plain", "plain"],
  ["$(A)", "one"],
  ["<$(A)$(A)>", "<oneone>"],
  ["$(B)", "$(A)"],
  ["$(EMPTY)|", "|"],
  ["$(odd name)", "x"],
  ["$(NONE)", "$(NONE)"],
  ["$()", "$()"],
  ["$$(A)", "$(A)"],
  ["$$$(A)", "$one"],
  ["$$", "$"],
  ["cost $5", "cost $5"],
  ["$(A", "$(A"],
  ["$(A$(A)", "$(A$(A)"],
  ["end $", "end $"],
  ["$(toString)", "$(toString)"],
];

for (const [text, expected] of rows) {
  test(`${text} is ${expected}`, () => {
    assert.is(
      expand(text, (name) => (Object.hasOwn(values, name) ? lookUp(name) : undefined)),
      expected,
    );
  });
}

/** The same, letter by letter. */
function slowly(text: string): string {
  let result = "";
  for (let at = 0; at < text.length; at += 1) {
    const rest = text.slice(at);
    const name = /^\$\(([^)]*)\)/.exec(rest);
    if (rest.startsWith("$$")) result += "$";
    else if (name !== null) result += Object.hasOwn(values, name[1] ?? "") ? lookUp(name[1] ?? "") : name[0];
    else result += text[at];
    at += rest.startsWith("$$") ? 1 : name !== null ? name[0].length - 1 : 0;
  }
  return result;
}

test("any text is expanded as letter by letter", () => {
  const piece = fc.constantFrom("$", "(", ")", "A", "B", "NONE", " ", "$(A)", "$$");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join("");
      assert.is(
        expand(text, (name) => (Object.hasOwn(values, name) ? lookUp(name) : undefined)),
        slowly(text),
      );
    }),
    { numRuns: 2000 },
  );
});

test("a megabyte of openings takes no longer than it is long", () => {
  const startMs = performance.now();
  const text = "$(".repeat(500_000);
  assert.is(expand(`${text})`, () => undefined).length, text.length + 1);
  assert.is(
    expand(text, () => undefined),
    text,
  );
  assert.ok(performance.now() - startMs < 1000);
});

test.run();
