import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { generate } from "../../codegen/generate.ts";
import { ownSpecRoot } from "../../codegen/options.ts";
import { plan, write } from "../../codegen/run/write.ts";
import { suite } from "../harness/suite.ts";
import { type Fixture, makeFixture, widgetFile, widgetYaml } from "./generateFixture.ts";

const test = suite("codegen write");

/** Runs a body on a fixture of its own. */
function onFixture(name: string, body: (fixture: Fixture) => Promise<void>): void {
  test(name, async () => {
    const fixture = await makeFixture();
    try {
      await body(fixture);
    } finally {
      await fixture.remove();
    }
  });
}

onFixture(
  "a first run writes every file and says how many, a second finds them unchanged",
  async ({ generate, snapshot }) => {
    const first = await generate();
    assert.is(first.exitCode, 0, first.complaints);
    assert.match(first.printed, /^generate: (\d+) files, \1 written, 0 deleted, 0 unchanged \(0\.0 s\)$/m);
    const before = await snapshot("out");
    const second = await generate();
    assert.match(second.printed, /^generate: (\d+) files, 0 written, 0 deleted, \1 unchanged \(0\.0 s\)$/m);
    assert.equal(await snapshot("out"), before);
  },
);

onFixture("an edit of one kind rewrites its files and the indexes alone", async ({ generate, write }) => {
  await generate();
  await write(widgetFile, widgetYaml.replace("minimum: 1", "minimum: 1, description: Size in mm."));
  const { printed } = await generate();
  const changed = [...printed.matchAll(/^ {2}(?:new|changed|deleted) (\S+)$/gm)].map((match) => match[1] ?? "");
  assert.ok(changed.includes("example/v1/widget.ts"));
  for (const path of changed) assert.match(path, /example|openapi\/v2\.json/);
});

onFixture("a file of a kind that is gone is deleted, with its empty folder, and nothing else is", async (fixture) => {
  const { generate, write, snapshot } = fixture;
  const gadget = widgetYaml.replaceAll("Widget", "Gadget").replace("widgets", "gadgets").replace("wg", "gg");
  await write("spec/gadgets/v1/gadget.yaml", gadget.replace("example.", "gadgets."));
  await generate();
  await write("out/gadgets/notes.txt", "mine");
  await write("spec/gadgets/v1/gadget.yaml", "group: gadgets.{apiDomain}\nversion: v1\n$defs: {}\n");
  const { exitCode, printed } = await generate();
  assert.is(exitCode, 0);
  assert.match(printed, /deleted gadgets\/v1\/kinds\.ts/);
  const left = Object.keys(await snapshot("out")).filter((path) => path.startsWith("gadgets/"));
  assert.ok(left.includes("gadgets/notes.txt"));
  assert.not.ok(left.some((path) => path.endsWith("kinds.ts")));
});

onFixture(
  "a file that the generator did not write is never overwritten",
  async ({ generate, write, read, snapshot }) => {
    await write("out/client.ts", "export const mine = 1;\n");
    const { exitCode, complaints } = await generate();
    assert.is(exitCode, 1);
    assert.match(complaints, /^client\.ts: is there already and was not written by the generator$/m);
    assert.is(await read("out/client.ts"), "export const mine = 1;\n");
    assert.equal(Object.keys(await snapshot("out")), ["client.ts"]);
  },
);

onFixture("a mistake in the spec leaves the output as it was", async ({ generate, write, snapshot }) => {
  await generate();
  const before = await snapshot("out");
  await write(widgetFile, widgetYaml.replace("type: integer", "type: integr"));
  const { exitCode, complaints } = await generate();
  assert.is(exitCode, 1);
  assert.match(complaints, /^spec\/example\/v1\/widget\.yaml:15:35 unknown-value "integr" is not known here$/m);
  assert.match(complaints, /^generate: 1 mistake, nothing written$/m);
  assert.equal(await snapshot("out"), before);
});

onFixture(
  "a move that fails midway puts back what was already moved",
  async ({ folder, generate: runCommand, write: writeFile, snapshot }) => {
    await runCommand();
    const before = await snapshot("out");
    await writeFile(widgetFile, widgetYaml.replaceAll("parts:", "pieces:").replaceAll("Part", "Piece"));
    const out = join(folder, "out");
    const platformFile = join(ownSpecRoot, "platform.yaml");
    const result = await generate({ platformFile, specRoots: [join(folder, "spec")], out, cwd: folder });
    const changes = await plan(result, out);
    assert.ok(changes.writes.length >= 3);
    let moves = 0;
    const failing = async (from: string, to: string) => {
      if (++moves === 3) throw new Error("disk full");
      await rename(from, to);
    };
    try {
      await write(changes, { rename: failing });
      assert.unreachable();
    } catch (error) {
      assert.instance(error, Error);
      assert.match(String(error), "disk full");
    }
    assert.equal(await snapshot("out"), before);
  },
);

onFixture(
  "a file that another run has deleted meanwhile is no failure",
  async ({ folder, generate: runCommand, write: writeFile, remove }) => {
    const gone = "out/example/v1/widget.rules.ts";
    const rules = "x-rules: [{ forbid: .parts, when: { .size: 1 } }]";
    await writeFile(widgetFile, widgetYaml.replace("required: [size]", `required: [size]\n      ${rules}`));
    await runCommand();
    await writeFile(widgetFile, widgetYaml);
    const out = join(folder, "out");
    const platformFile = join(ownSpecRoot, "platform.yaml");
    const changes = await plan(
      await generate({ platformFile, specRoots: [join(folder, "spec")], out, cwd: folder }),
      out,
    );
    assert.equal(
      changes.deletes.map((each) => `out/${each.path}`),
      [gone],
    );
    await remove(gone);
    await write(changes);
    assert.match((await runCommand("--check")).printed, "up to date");
  },
);

onFixture(
  "--check lists stale, missing and extra files with the difference, exits 1 and writes nothing",
  async (fixture) => {
    const { generate, write, read, snapshot } = fixture;
    await generate();
    assert.equal(await generate("--check").then(({ exitCode, printed }) => [exitCode, /up to date/.test(printed)]), [
      0,
      true,
    ]);
    await write(
      "out/example/v1/widget.ts",
      (await read("out/example/v1/widget.ts")).replace("size: number", "size: string"),
    );
    const manifest = JSON.parse(await read("out/manifest.json"));
    await write("out/old.ts", "export {};\n");
    manifest.files["old.ts"] = "0";
    await write("out/manifest.json", JSON.stringify(manifest));
    await write(widgetFile, `${widgetYaml}  WidgetNote: { properties: { text: { x-proto: 1, type: string } } }\n`);
    await rm(join(fixture.folder, "out/flags.ts"));
    const before = await snapshot("out");
    const { exitCode, complaints } = await generate("--check");
    assert.is(exitCode, 1);
    assert.match(complaints, /^stale: example\/v1\/widget\.ts\n {2}@@ -\d+,\d+ \+\d+,\d+ @@\n/m);
    assert.match(complaints, /^ {2}- {2}size: string;\n {2}\+ {2}size: number;$/m);
    assert.match(complaints, /^missing: flags\.ts$/m);
    assert.match(complaints, /^extra: old\.ts$/m);
    assert.match(complaints, /^generate: \d+ files are out of date$/m);
    assert.equal(await snapshot("out"), before);
  },
);

onFixture(
  "a manifest that names a file outside the output folder cannot have it deleted",
  async ({ generate, write, read }) => {
    await generate();
    const manifest = JSON.parse(await read("out/manifest.json"));
    manifest.files["../precious.txt"] = "0";
    await write("precious.txt", "keep");
    await write("out/manifest.json", JSON.stringify(manifest));
    await generate();
    assert.is(await read("precious.txt"), "keep");
  },
);

test.run();
