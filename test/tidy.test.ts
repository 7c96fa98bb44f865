import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as assert from "uvu/assert";
import { gates } from "../generated/gates.ts";
import { suite } from "./harness/suite.ts";
import { fileCycles, folderCycles, knownRings, typeCycles } from "./tidy/cycles.ts";
import { deadLinks, existsBelow, readDocuments } from "./tidy/documents.ts";
import { gateQuestions } from "./tidy/gates.ts";
import { generatorsOnce } from "./tidy/generators.ts";
import { layering, libraryUse, sharedLib } from "./tidy/layers.ts";
import { filterTable } from "./tidy/filters.ts";
import { limitTables, untaggedLimits } from "./tidy/limits.ts";
import { manifested, readGeneratedFolder } from "./tidy/manifest.ts";
import { fileSize, folderSize, functionSize, lineLength } from "./tidy/sizes.ts";
import { printedParts, staleParts, withPart } from "./tidy/printed.ts";
import { placesOf, samples } from "./tidy/samples.ts";
import { type Finding, readSources, type Rule, sourceOf } from "./tidy/source.ts";
import { suites } from "./tidy/suites.ts";
import { naming, typeHoles } from "./tidy/types.ts";
import { readOtherSpecs, readWellKnownNames, retypedNames, unusedNames, wellKnownImports } from "./tidy/wellknown.ts";
import { identityWords, kindQuestions, unfinishedWords, unnamedActors } from "./tidy/words.ts";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
const sources = readSources(root, ["runtime", "codegen", "test", "bench"]);
/** Without the parts that other generators print. */
const generated = readSources(root, ["generated"], /^generated\/(openapi|pb)\//);

const gateNames: ReadonlySet<string> = new Set(gates.map(({ name }) => name));
const wellKnown = readWellKnownNames(root);

const rules: readonly (readonly [string, Rule])[] = [
  ["files import only what lies below them", (all) => layering([...all, ...generated])],
  ["a library is known to few files", libraryUse],
  ["lib holds few files, each used at least twice", sharedLib],
  ["folders do not need each other in a ring", folderCycles],
  ["files do not need each other in a ring", fileCycles],
  ["files do not need each other in a ring, types included", typeCycles(knownRings)],
  ["a file has at most 500 lines", fileSize],
  ["a folder has at most 40 files", folderSize],
  ["a function has at most 70 lines", functionSize],
  ["a line has at most 120 columns", lineLength],
  ["nothing goes around the compiler", typeHoles],
  ["exports have names, files are named in lowerCamel", naming],
  ["a limit says what it bounds, and the answer at it", untaggedLimits],
  ["nothing is left for later", unfinishedWords],
  ["comments and messages name who acts", unnamedActors],
  ["identity is data", identityWords(gateNames)],
  ["well-known names are those of the identity that is served", wellKnownImports(wellKnown)],
  ["a well-known name is typed once", retypedNames(wellKnown)],
  ["a well-known name is used, or says what will use it", unusedNames(wellKnown, readOtherSpecs(root))],
  ["a kind is data", kindQuestions(specKinds())],
  ["a gate is asked for where the generator sees it", gateQuestions(gateNames)],
  ["a generator function is made once", generatorsOnce],
  ["every suite runs, and skips with a reason", suites],
];

const house = suite("tidy");
house("there is something to look at", () => assert.ok(sources.length > 300, `${sources.length} files`));
for (const [name, rule] of rules) house(name, () => expectNone(rule(sources)));
house("generated/ holds what its manifest lists", () => expectNone(manifested(readGeneratedFolder(root))));
house("tables of the pages are those of the code", () => {
  const write = process.env["UPDATE_PAGES"] === "1";
  expectNone(staleParts(root, printedParts(sources), { write }));
});
house("the map fits a few screens", () => {
  const lines = readFileSync(`${root}/ARCHITECTURE.md`, "utf8").split("\n").length - 1;
  assert.ok(lines <= 220, `ARCHITECTURE.md has ${lines} lines, and may have 220`);
});
house("links of the pages lead somewhere", () => expectNone(deadLinks(readDocuments(root), existsBelow(root))));
house.run();

/** A rule that finds nothing must be known to find something. */
const seeing = suite("tidy rules see");
for (const { name, rule, files, want } of samples) seeing(name, () => assert.equal(placesOf(rule(files)), want));
seeing("a file under generated/ is foreign, another is gone", () => {
  const manifest = JSON.stringify({ source: "", files: { "index.ts": "1", "gone.ts": "2", "proto/a.proto": "3" } });
  const files = ["generated/index.ts", "generated/manifest.json", "generated/mine.ts"];
  assert.equal(placesOf(manifested({ files, manifest })), ["generated/mine.ts:1", "generated/gone.ts:1"]);
  assert.equal(placesOf(manifested({ files, manifest: undefined })), ["generated/manifest.json:1"]);
});
seeing("a page shows the table that the code had before", () => {
  const part = { page: "README.md", name: "rows", text: "| b |" };
  assert.is(
    withPart("x\n<!-- rows:begin -->\n| a |\n<!-- rows:end -->\n", part),
    "x\n<!-- rows:begin -->\n| b |\n<!-- rows:end -->\n",
  );
  assert.is(withPart("x\n", part), undefined);
});
seeing("a limit is printed with its unit, a filter with its comment", () => {
  const limits = sourceOf(
    "runtime/a/b.ts",
    'import { unit } from "./c.ts";\n/** @limit Body: 413. */\nexport const maxBodyBytes = 3 * unit;',
  );
  const unit = sourceOf("runtime/a/c.ts", "export const unit = 2 ** 20;");
  assert.match(limitTables([limits, unit]), "| Body ([b.ts](runtime/a/b.ts)) | 3 MiB | 413 |");
  const chain =
    'import { a } from "./a.ts";\nimport { b } from "./b.ts";\nconst c = b();\napp.use(a());\napp.use(c.d);';
  const filters = ["a", "b"].map((name) => {
    return sourceOf(`runtime/server/${name}.ts`, `/** Does\n * ${name}. */\nexport function ${name}() {}`);
  });
  const rows = filterTable([sourceOf("runtime/server/chain.ts", chain), ...filters])
    .split("\n")
    .slice(2);
  assert.equal(rows, ["| [a](a.ts) | Does a. |", "| [b](b.ts) | Does b. |"]);
});
seeing("a page links to a file that is gone", () => {
  const text = '[a](a.ts#L3) and [b](b.ts)\n[c](https://example.com/c) [d](#d)\n<a href="e/f.ts">e</a> [g](./a.ts)';
  const found = deadLinks([{ path: "README.md", text }], (path) => path === "a.ts");
  assert.equal(placesOf(found), ["README.md:1", "README.md:3"]);
});
seeing.run();

/** The kinds that spec files declare. */
function specKinds(): ReadonlySet<string> {
  const folder = `${root}/spec/resources`;
  const files = readdirSync(folder, { recursive: true }).map(String);
  const texts = files.filter((each) => each.endsWith(".yaml")).map((each) => readFileSync(`${folder}/${each}`, "utf8"));
  return new Set(texts.flatMap((each) => /^kind: (\w+)$/m.exec(each)?.[1] ?? []));
}

function expectNone(findings: readonly Finding[]): void {
  const lines = findings.map((each) => `${each.file}:${each.line} ${each.rule}: ${each.message}`);
  if (lines.length > 0) throw new Error(`${lines.length} found\n${lines.join("\n")}`);
}
