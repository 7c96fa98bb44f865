/** What few specs have. */
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";
import * as assert from "uvu/assert";
import { parseYaml } from "../../codegen/load/parse.ts";
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

test("thousands of aliases are refused in time that grows with their number", async () => {
  const aliases = `x-a: &a { b: 1 }\nx-b: [${"*a,".repeat(16_000)}]\n`;
  await fixture.write(widgetFile, aliases + widgetYaml);
  const start = process.cpuUsage();
  const { complaints } = await fixture.generate();
  const { user } = process.cpuUsage(start);
  assert.match(complaints, "yaml-syntax excessive alias count indicates a resource exhaustion attack");
  assert.ok(user < 8e6, `${user} us`);
  await fixture.write(widgetFile, widgetYaml);
});

test("a map may have thousands of keys, of which none is there twice", () => {
  const keys = Array.from({ length: 20_000 }, (_, index) => `key${index}: 1\n`).join("");
  const start = process.cpuUsage();
  const twice = parseYaml(`${keys}key5: 1\n`);
  const { user } = process.cpuUsage(start);
  const at = { start: keys.length, end: keys.length + 1 };
  const expected = { rule: "duplicate-key", message: "the key is given twice", fix: "keep one of the two", ...at };
  assert.equal(twice, { errors: [expected] });
  assert.ok(user < 8e6, `${user} us`);
});

const nested = [
  ["in brackets", `x: ${"[".repeat(20_000)}${"]".repeat(20_000)}\n`],
  ["in lines", `x:\n${Array.from({ length: 3000 }, (_, depth) => `${" ".repeat(depth + 1)}a:`).join("\n")}\n`],
] as const;
for (const [how, text] of nested) {
  test(`a file that nests too deeply ${how} is a mistake of the file`, () => {
    const parsed = parseYaml(text);
    const [error] = "errors" in parsed ? parsed.errors : [];
    assert.equal([error?.rule, error?.message], ["yaml-syntax", "the file nests too deeply"]);
  });
}

test("a message of a rule may hold what is code elsewhere", async () => {
  const rule = 'x-rules: [{ forbid: .parts, message: "not `${at}` {.size} wide" }]';
  await fixture.write(widgetFile, widgetYaml.replace("required: [size]", `required: [size]\n      ${rule}`));
  const { complaints } = await fixture.generate();
  assert.is(complaints, "");
  const text = await fixture.read("out/example/v1/widget.rules.ts");
  assert.match(text, "`not \\`\\${at}\\` ${self.size} wide`");
});

test("numbers of two maps are compared by key, in code that compiles", async () => {
  const map = "type: object, additionalProperties: { type: integer, format: int32 }";
  const fields = `used: { x-proto: 8, ${map} }\n        most: { x-proto: 9, ${map} }`;
  const rule = "x-rules: [{ check: .used.*, atMost: .most.* }]";
  const text = widgetYaml.replace("required: [size]", `required: [size]\n      ${rule}`);
  await fixture.write(widgetFile, text.replace("        parts:", `        ${fields}\n        parts:`));
  const { complaints } = await fixture.generate();
  assert.is(complaints, "");
  const rules = await fixture.read("out/example/v1/widget.rules.ts");
  assert.match(rules, "if (each !== undefined && each > (memberOf(self.most, key) ?? Number.NaN)) {");
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

test("kinds, types and groups may have the names of what generated code declares or uses", async () => {
  const text = widgetYaml.replace("kind: Widget", "kind: Client").replace("group: example", "group: transport");
  const named = text
    .replace(/widgets/g, "clients")
    .replace(", shortNames: [wg]", "")
    .replaceAll("WidgetPart", "Record");
  const labels = "labels: { x-proto: 9, type: object, additionalProperties: { type: string } }";
  const spec = named.replace("        parts:", `        ${labels}\n        parts:`);
  await fixture.write("spec/transport/v1/client.yaml", spec);
  const { complaints } = await fixture.generate();
  assert.is(complaints, "");
  const client = await fixture.read("out/client.ts");
  assert.match(client, "  readonly transportGroup: TransportGroup;\n");
  assert.match(client, 'export type { Client as TransportClient } from "./transport/v1/client.ts";');
  const types = await fixture.read("out/transport/v1/client.ts");
  assert.match(types, "  labels?: { [key: string]: string };\n  parts?: Record[];\n");
  const compiled = [join(fixture.folder, "out/client.ts"), join(fixture.folder, "out/transport/v1/client.ts")];
  assert.equal(compileErrors(compiled), []);
});

test("kinds may be called as words of the language are", async () => {
  for (const word of ["Class", "Function", "Package"]) {
    const text = widgetYaml.replace("kind: Widget", `kind: ${word}`).replace("shortNames: [wg]", "categories: [all]");
    const named = text.replace(/widgets/g, `${word.toLowerCase()}es`).replaceAll("WidgetPart", `${word}Part`);
    await fixture.write(`spec/example/v1/${word.toLowerCase()}.yaml`, named);
  }
  const { complaints } = await fixture.generate();
  assert.is(complaints, "");
  const kinds = await fixture.read("out/example/v1/kinds.ts");
  assert.match(kinds, "\nexport const function_: ResourceDescriptor<Function> = {\n");
  assert.equal(ts.transpileModule(kinds, { reportDiagnostics: true }).diagnostics, []);
  assert.match(await fixture.read("out/resources.ts"), "  exampleV1.package_,\n");
});

test("files and folders of a spec may be links, and one that leads nowhere is a mistake", async () => {
  await fixture.remove("spec");
  await fixture.write("shared/v1/widget.yaml", widgetYaml);
  await fixture.write("parts/types.yaml", "group: example.{apiDomain}\nversion: v1\n$defs: {}\n");
  await mkdir(join(fixture.folder, "spec"));
  await symlink("../shared", join(fixture.folder, "spec/example"));
  await symlink("../../parts/types.yaml", join(fixture.folder, "shared/v1/types.yaml"));
  await symlink("../../shared", join(fixture.folder, "shared/v1/around"));
  const linked = await fixture.generate();
  assert.is(linked.complaints, "");
  assert.match(await fixture.read("out/example/v1/widget.ts"), "export interface Widget ");
  await fixture.remove("parts");
  const dangling = await fixture.generate();
  assert.match(dangling.complaints, /^spec\/example\/v1\/types\.yaml:1:1 unreadable-file cannot be read: ENOENT/);
  await fixture.remove("shared");
});

/** What the compiler says, but for the package that it does not find from there. */
function compileErrors(files: readonly string[]): string[] {
  const options = { strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true };
  const modules = { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2023, types: ["node"] };
  const program = ts.createProgram(files, { ...options, ...modules });
  const found = files.flatMap((each) => program.getSemanticDiagnostics(program.getSourceFile(each)));
  return found
    .filter(({ code }) => code !== 2307)
    .map((each) => ts.flattenDiagnosticMessageText(each.messageText, "\n"));
}

test.run();
