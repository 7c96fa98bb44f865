import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { printDiagnostic } from "../../codegen/diagnostics.ts";
import { printDifferences } from "../../codegen/run/differences.ts";
import { packageFolder } from "../../codegen/folders.ts";
import { generate } from "../../codegen/generate.ts";
import { type CommandLine, parseCommandLine } from "../../codegen/options.ts";
import { plan } from "../../codegen/run/write.ts";
import { suite } from "../harness/suite.ts";

const test = suite("codegen committed");

test("the committed generated files are what the spec makes", async () => {
  const command = parseCommandLine([], packageFolder) as CommandLine;
  const result = await generate(command);
  assert.is(result.diagnostics.map(printDiagnostic).join("\n"), "");
  const changes = await plan(result, command.out);
  assert.is(printDifferences(changes), "", "run npm run generate");
});

test("a type is checked by a function of its own module, and one that constrains nothing by none", () => {
  const folder = join(packageFolder, "generated");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((each) =>
    each.endsWith(".validator.ts"),
  );
  const places = (text: string) =>
    files.filter((file) => readFileSync(join(folder, file), "utf8").includes(text)).sort();
  assert.equal(places("function validateContainer("), ["core/v1/container.validator.ts"]);
  assert.equal(places("function validatePodTemplateSpec("), []);
  assert.equal(places('.validator.ts"'), []);
});

test.run();
