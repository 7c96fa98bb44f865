/** What few specs have. */
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

test("a gate that there is not is one of those that the programs know, not to be added by a user", async () => {
  await fixture.write(widgetFile, widgetYaml.replace("columns:", "featureGate: GlowInTheDark\ncolumns:"));
  const { exitCode, complaints } = await fixture.generate();
  assert.is(exitCode, 1);
  assert.match(complaints, /no feature gate "GlowInTheDark"\n.*\n.*\n {2}fix: name a gate of \S*gates\.yaml\n/);
});

test("groups may be called as folders of the spec are", async () => {
  for (const name of ["resources", "platforms"]) {
    const text = widgetYaml.replace("group: example", `group: ${name}`).replace("widgets", `${name}widgets`);
    await fixture.write(`spec/${name}/v1/widget.yaml`, text.replace(", shortNames: [wg]", ""));
  }
  await fixture.write(widgetFile, widgetYaml);
  const { complaints } = await fixture.generate();
  assert.is(complaints, "");
  assert.match(await fixture.read("out/resources/v1/kinds.ts"), 'plural: "resourceswidgets"');
  assert.match(await fixture.read("out/platforms/v1/kinds.ts"), 'plural: "platformswidgets"');
});

test.run();
