import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import * as assert from "uvu/assert";
import { type GenerateResult, generate } from "../../codegen/generate.ts";
import { diskSource, type SpecSource } from "../../codegen/load.ts";
import { type GenerateOptions, ownSpecRoot } from "../../codegen/options.ts";
import { suite } from "../harness/suite.ts";

const test = suite("incremental runs of the whole spec");

const out = mkdtempSync(join(tmpdir(), "incremental-"));
const options: GenerateOptions = {
  platformFile: join(ownSpecRoot, "platform.yaml"),
  specRoots: [ownSpecRoot],
  out,
  cwd: out,
};
let base: GenerateResult;

test.before(async () => {
  base = await generate(options);
  const swagger = "openapi/v2.json";
  mkdirSync(dirname(join(out, swagger)), { recursive: true });
  writeFileSync(join(out, swagger), base.files.find((each) => each.path === swagger)?.text ?? "");
});
test.after(() => rmSync(out, { recursive: true }));

const files = (await diskSource.list(ownSpecRoot)) ?? [];
const edits: readonly (readonly [what: string, pattern: RegExp, text: string])[] = [
  ["description", /description: (?![|>"])[^,}\n]+/, "description: Edited."],
  ["comment", /^/, "# Edited.\n"],
];

for (const path of files.filter((each) => each.endsWith(".yaml") && !each.startsWith("platforms/"))) {
  test(
    `an edit of ${path} gives what a full run gives`,
    async () => {
      const text = readFileSync(join(ownSpecRoot, path), "utf8");
      for (const [what, pattern, replacement] of edits) {
        const edited = text.replace(pattern, replacement);
        if (edited === text) continue;
        const source: SpecSource = {
          list: diskSource.list,
          read: async (file) => (relative(ownSpecRoot, file) === path ? edited : diskSource.read(file)),
        };
        const full = await generate(options, { source });
        const last = { units: Object.fromEntries(base.units) };
        const incremental = await generate(options, { source, last });
        assert.equal(incremental.diagnostics, [], what);
        assert.equal([...incremental.units], [...full.units], what);
        const texts = new Map(full.files.map((each) => [each.path, each.text]));
        for (const file of incremental.files) assert.is(file.text, texts.get(file.path), `${what} ${file.path}`);
        const isWhole = path === "platform.yaml" || path === "tables.yaml";
        assert.is(incremental.files.length < full.files.length, !isWhole, what);
      }
    },
    { timeoutMs: 120_000 },
  );
}

test.run();
