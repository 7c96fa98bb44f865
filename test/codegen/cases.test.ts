/**
 * Golden cases: a folder a rule, named after it. `input.yaml` is read as example/v1/input.yaml; other files lie as in a
 * spec folder. `diagnostics.txt` is what the run prints. UPDATE_CASES=1 writes it anew.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import * as assert from "uvu/assert";
import { rules } from "../../codegen/check/rules.ts";
import { check } from "../../codegen/check.ts";
import { printDiagnostic } from "../../codegen/diagnostics.ts";
import { diskSource, load, type SpecSource } from "../../codegen/load.ts";
import { ownOut, ownSpecRoot } from "../../codegen/options.ts";
import { suite } from "../harness/suite.ts";

const casesFolder = fileURLToPath(new URL("./cases", import.meta.url));
const names = readdirSync(casesFolder).sort();
/** Rules of reading, which come before the others. */
const readingRules = [
  ...["duplicate-key", "misplaced-file", "missing-folder", "unread-file", "unreadable-file", "yaml-syntax"],
];

const test = suite("codegen cases");

for (const name of names) {
  test(`a spec with the mistake ${name} is told where and how to mend it`, async () => {
    const actual = await diagnosticsOf(join(casesFolder, name));
    const file = join(casesFolder, name, "diagnostics.txt");
    if (process.env.UPDATE_CASES === "1") writeFileSync(file, actual);
    assert.fixture(actual, readFileSync(file, "utf8"));
  });
}

test("every rule has a case that it alone answers", () => {
  const ids = [...readingRules, ...rules.map((rule) => rule.id)].sort();
  assert.equal(names, ids);
  for (const name of names) {
    const text = readFileSync(join(casesFolder, name, "diagnostics.txt"), "utf8");
    const found = new Set([...text.matchAll(/^\S+:\d+:\d+ ([a-z-]+) /gm)].map((match) => match[1]));
    assert.equal([...found], [name]);
  }
});

test("the mistakes of all rules are told in one run", async () => {
  const texts = new Map<string, string>();
  for (const name of ["bad-cel", "bad-enum", "bad-range"]) {
    texts.set(`example/v1/${name}.yaml`, readFileSync(join(casesFolder, name, "input.yaml"), "utf8"));
  }
  const root = "/cases";
  const source: SpecSource = {
    list: async (folder) => (folder === root ? [...texts.keys()] : diskSource.list(folder)),
    read: async (file) => texts.get(relative(root, file)) ?? diskSource.read(file),
  };
  const found = await check(await load(optionsOf(root), source));
  for (const id of ["bad-cel", "bad-enum", "bad-range", "duplicate-kind"]) {
    assert.ok(
      found.some((each) => each.rule === id),
      id,
    );
  }
});

test("a platform file that is not there is the only mistake", async () => {
  const options = optionsOf(join(casesFolder, "bad-cel"));
  const found = await check(await load({ ...options, platformFile: join(options.cwd, "absent.yaml") }, diskSource));
  assert.equal(
    found.map(({ rule, message }) => [rule, message]),
    [["unreadable-file", "cannot be read: ENOENT: no such file or directory"]],
  );
});

async function diagnosticsOf(folder: string): Promise<string> {
  const input = join(folder, "example", "v1", "input.yaml");
  const source: SpecSource = {
    list: async (root) => {
      const paths = await diskSource.list(root);
      if (root !== folder) return paths;
      return paths
        ?.filter((path) => path !== "diagnostics.txt")
        .map((path) => (path === "input.yaml" ? "example/v1/input.yaml" : path));
    },
    read: (file) => diskSource.read(file === input ? join(folder, "input.yaml") : file),
  };
  const found = await check(await load(optionsOf(folder), source));
  return found.map(printDiagnostic).join("\n");
}

function optionsOf(folder: string) {
  const own = join(folder, "platform.yaml");
  const platformFile = existsSync(own) ? own : join(ownSpecRoot, "platform.yaml");
  const roots = { "missing-folder": [join(folder, "absent")], "unread-file": [ownSpecRoot, folder] };
  const specRoots = Object.hasOwn(roots, basename(folder)) ? roots[basename(folder) as keyof typeof roots] : [folder];
  return { platformFile, specRoots, out: ownOut, cwd: folder };
}

test.run();
