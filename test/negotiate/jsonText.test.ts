import fc from "fast-check";
import * as assert from "uvu/assert";
import { jsonText } from "../../runtime/negotiate/jsonText.ts";
import { processorMsOf } from "../harness/processorTime.ts";
import { suite } from "../harness/suite.ts";

const test = suite("the text of JSON");

const parsed = (text: string) => JSON.parse(jsonText(Buffer.from(text))) as unknown;
/** UTF-8 has no surrogates: an encoder writes U+FFFD for one that stands alone. */
const wellFormed = (text: string) => Buffer.from(text, "utf8").toString("utf8");

test("a surrogate without its pair becomes U+FFFD, however it is escaped", () => {
  for (const [text, expected] of [
    ['"\\ud800"', "\ufffd"],
    ['"\\uD83D\\uDE00 \\uDBFFx"', "\u{1f600} \ufffdx"],
    ['"\\ud800\\ud83d\\ude00"', "\ufffd\u{1f600}"],
    ['"\\udc00\\ud800"', "\ufffd\ufffd"],
    ['"\\\\ud800"', "\\ud800"],
    ['"\\\\\\ud800"', "\\\ufffd"],
    ['"\\ud7ff\\ue000"', "\ud7ff\ue000"],
  ] as const)
    assert.is(parsed(text), expected, text);
});

test("any text is read as what UTF-8 can say of it, keys too", () => {
  const unit = fc.oneof(
    fc.integer({ min: 0xd7ff, max: 0xe000 }),
    fc.constantFrom(0x5c, 0x22, 0x75, 0x64, 0x38),
    fc.nat(0xffff),
  );
  const texts = fc.array(unit, { maxLength: 30 }).map((units) => String.fromCharCode(...units));
  fc.assert(
    fc.property(texts, (text) => {
      assert.equal(parsed(JSON.stringify({ [`k${text}`]: [text] })), { [`k${wellFormed(text)}`]: [wellFormed(text)] });
    }),
    { numRuns: 2000 },
  );
});

test("three megabytes of lone surrogates are read at once", async () => {
  const text = `"${"\\ud800".repeat(500_000)}"`;
  const { result, ms } = await processorMsOf(() => jsonText(Buffer.from(text)));
  assert.is(result.length, text.length);
  assert.ok(ms < 100, `it took ${ms} ms`);
});

test.run();
