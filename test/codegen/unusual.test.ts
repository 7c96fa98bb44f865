/** Specs that are right, though few look like them. */
import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { type Fixture, makeFixture, widgetFile, widgetYaml } from "./generateFixture.ts";

const test = suite("codegen unusual specs");

let fixture: Fixture;
test.before(async () => {
  fixture = await makeFixture();
});
test.after(() => fixture.remove());

test("an enum may have thousands of values", async () => {
  const values = Array.from({ length: 5000 }, (_, index) => `Color${index}`);
  const color = `x-proto: 3, type: string, enum: [${values.join(", ")}]`;
  await fixture.write(widgetFile, widgetYaml.replace("        parts:", `        color: { ${color} }\n        parts:`));
  const { exitCode, complaints } = await fixture.generate();
  assert.is(complaints, "");
  assert.is(exitCode, 0);
  const validator = await fixture.read("out/example/v1/widget.validator.ts");
  assert.match(validator, /allowedValues: ?schema\d+\.properties\.color\.enum/);
  assert.match(validator, /!schema\d+\.properties\.color\.enum\.includes\(/);
});

test("a message of a rule may hold what is code elsewhere", async () => {
  const rule = 'x-rules: [{ forbid: .parts, message: "not `${at}` {.size} wide" }]';
  await fixture.write(widgetFile, widgetYaml.replace("required: [size]", `required: [size]\n      ${rule}`));
  const { complaints } = await fixture.generate();
  assert.is(complaints, "");
  const text = await fixture.read("out/example/v1/widget.rules.ts");
  assert.match(text, "`not \\`\\${at}\\` ${self.size} wide`");
});

test.run();
