import { join } from "node:path";
import ts from "typescript";
import * as assert from "uvu/assert";
import { emitEntry } from "../../codegen/emit/entry.ts";
import { emitHandlers } from "../../codegen/emit/handlers.ts";
import { suite } from "../harness/suite.ts";
import { emittedFolder, fixture } from "./emitFixture.ts";

const test = suite("codegen many kinds");

test("the tables of hundreds of kinds compile", async () => {
  const [widget] = fixture.kinds;
  assert.ok(widget);
  const kinds = Array.from({ length: 200 }, (_, index) => ({ ...widget, kind: `Widget${index}` }));
  const model = { ...fixture, kinds };
  const tables = [await emitHandlers(model), await emitEntry(model)].flat().filter(({ path }) => path !== "index.ts");
  // Each descriptor has a type of its own, as that of a kind does.
  const descriptors = kinds.map(
    ({ kind }) => `export declare const ${kind.toLowerCase()}: ResourceDescriptor<ApiObject & { is: "${kind}" }>;\n`,
  );
  const schema = join(fixture.imports.runtimeFolder, "schema");
  const imports = `import type { ResourceDescriptor } from "${schema}/descriptor.ts";
import type { ApiObject } from "${schema}/object.ts";
`;
  const files = new Map(tables.map(({ path, text }) => [join(emittedFolder, path), text]));
  assert.equal(
    compilationErrors(files, new Map([[join(emittedFolder, "example/v1/kinds.ts"), imports + descriptors.join("")]])),
    [],
  );
  assert.ok(files.get(join(emittedFolder, "handlers.ts"))?.includes("exampleV1.widget199"));
});

/** Mistakes in some files, of which some more are imported; both are as given and not as they lie on disk. */
function compilationErrors(files: ReadonlyMap<string, string>, imported: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const readFile = (file: string) => files.get(file) ?? imported.get(file) ?? ts.sys.readFile(file);
  const getSourceFile: typeof host.getSourceFile = (file, version) => {
    const text = readFile(file);
    return text === undefined ? undefined : ts.createSourceFile(file, text, version);
  };
  const program = ts.createProgram([...files.keys()], options, { ...host, readFile, getSourceFile });
  return [...files.keys()].flatMap((file) => {
    const errors = program.getSemanticDiagnostics(program.getSourceFile(file));
    return errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  });
}

test.run();
