import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as assert from "uvu/assert";
import { emitClient } from "../../codegen/emit/client.ts";
import { emitCode } from "../../codegen/emit/code.ts";
import { emitEntry } from "../../codegen/emit/entry.ts";
import { emitFlags } from "../../codegen/emit/flags.ts";
import { emitHandlers } from "../../codegen/emit/handlers.ts";
import { emitKinds } from "../../codegen/emit/kinds.ts";
import { emitPolicies } from "../../codegen/emit/policies.ts";
import { emitPlatform } from "../../codegen/emit/platform.ts";
import { emitTypes } from "../../codegen/emit/types.ts";
import { emitValidators } from "../../codegen/emit/validators.ts";
import { emitWellKnown } from "../../codegen/emit/wellknown.ts";
import type { Model, OutputFile } from "../../codegen/model.ts";
import { suite } from "../harness/suite.ts";
import { emittedFolder, fixture, ofModules } from "./emitFixture.ts";

/** `UPDATE_EMITTED=1 npx tsx test/codegen/emit.test.ts` writes the expected files anew; review the difference. */
const isUpdate = process.env["UPDATE_EMITTED"] === "1";

const test = suite("emitted code");

async function emitAll(model: Model): Promise<OutputFile[]> {
  const files = await Promise.all([
    ofModules(emitTypes, model),
    ofModules(emitCode, model),
    ofModules(emitValidators, model),
    emitKinds(model, "example/v1"),
    emitHandlers(model),
    emitClient(model),
    emitEntry(model),
  ]);
  return [...files.flat(), emitFlags(model), emitPlatform(model), emitPolicies(model), emitWellKnown(model)];
}

test("the files of the fixture are the expected ones, to the byte", async () => {
  const files = await emitAll(fixture);
  if (isUpdate) writeAll(files);
  assert.equal(files.map((each) => each.path).sort(), expectedPaths());
  for (const { path, text } of files) assert.fixture(text, readFileSync(join(emittedFolder, path), "utf8"), path);
});

test("emitting twice gives the same text", async () => {
  assert.equal(await emitAll(fixture), await emitAll(fixture));
});

test("a kind more changes its own files and the indexes alone", async () => {
  const [first] = fixture.kinds;
  const modules = fixture.modules.filter((each) => each.kind === undefined || each.kind === first);
  const before = new Map((await emitAll({ ...fixture, kinds: fixture.kinds.slice(0, 1), modules })).map(toEntry));
  const changed = (await emitAll(fixture))
    .filter((each) => before.get(each.path) !== each.text)
    .map((each) => each.path);
  assert.equal(changed.sort(), [
    "client.ts",
    "example/v1/kinds.ts",
    "example/v1/zone.code.ts",
    "example/v1/zone.ts",
    "handlers.ts",
    "resources.ts",
  ]);
});

test("in another package generated code imports the package by its entry points", async () => {
  const imports = { ...fixture.imports, kind: "package" } as const;
  const text = (await emitAll({ ...fixture, imports })).map((each) => each.text).join("\n");
  const sources = [...text.matchAll(/ from "([^".][^"]*)"/g)].map((match) => match[1]);
  assert.equal([...new Set(sources)].sort(), ["orch/cel", "orch/client", "orch/schema"]);
});

test("a hand-written file beside a user's spec is imported by its path, one of Orch's own by the package", async () => {
  const [widget, ...others] = fixture.kinds;
  assert.ok(widget);
  const own = { file: join(fixture.imports.runtimeFolder, "kinds/core/pod/strategy.ts"), export: "strategy" };
  const beside = { file: join(emittedFolder, "../spec/ready.ts"), export: "ready" };
  const columns = [{ name: "Ready", type: "string", source: { kind: "print", print: beside } }] as const;
  const kind = { ...widget, strategy: own, columns };
  const modules = fixture.modules.map((each) => (each.kind === widget ? { ...each, kind } : each));
  const imports = { ...fixture.imports, kind: "package" } as const;
  const files = await ofModules(emitCode, { ...fixture, kinds: [kind, ...others], modules, imports });
  const text = files.find((each) => each.path === "example/v1/widget.code.ts")?.text ?? "";
  assert.match(text, 'import { strategy } from "orch/kinds/core/pod/strategy";');
  assert.match(text, 'import { ready as printReady } from "../../../spec/ready.ts";');
  assert.match(text, "  cells: row([\n    printReady,\n  ]),");
});

test("only kinds with rules or expression columns import the evaluator", async () => {
  const files = await ofModules(emitCode, fixture);
  const importing = files.filter((each) => each.text.includes("runtime/cel/")).map((each) => each.path);
  assert.equal(importing, ["example/v1/widget.code.ts"]);
});

test("files of types hold no code, and the client imports nothing of kinds but types", async () => {
  for (const { path, text } of await ofModules(emitTypes, fixture)) {
    assert.not.match(text, /\b(const|function|import \{)/, path);
  }
  const [client] = await emitClient(fixture);
  assert.not.match(client?.text ?? "", /import \{[^}]*\} from "\.\/example/);
});

function toEntry({ path, text }: OutputFile): [string, string] {
  return [path, text];
}

function expectedPaths(): string[] {
  const all = readdirSync(emittedFolder, { recursive: true, encoding: "utf8" });
  return all.filter((each) => /\.(ts|js)$/.test(each)).sort();
}

function writeAll(files: readonly OutputFile[]): void {
  if (existsSync(emittedFolder)) rmSync(emittedFolder, { recursive: true });
  for (const { path, text } of files) {
    mkdirSync(dirname(join(emittedFolder, path)), { recursive: true });
    writeFileSync(join(emittedFolder, path), text);
  }
}

test.run();
