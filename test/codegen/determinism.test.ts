import { join } from "node:path";
import * as assert from "uvu/assert";
import { generate } from "../../codegen/generate.ts";
import { diskSource, type SpecSource } from "../../codegen/load.ts";
import { type GenerateOptions, ownSpecRoot } from "../../codegen/options.ts";
import { suite } from "../harness/suite.ts";
import { makeFixture } from "./generateFixture.ts";

const test = suite("codegen determinism");

/** Three generations of all kinds, on a machine that may be busy. */
const timeoutMs = 60_000;

const name = "what is generated depends neither on the run nor on the order in which the disk lists files";
const run = async () => {
  const fixture = await makeFixture();
  try {
    const options: GenerateOptions = {
      platformFile: join(ownSpecRoot, "platform.yaml"),
      specRoots: [ownSpecRoot, join(fixture.folder, "spec")],
      out: join(fixture.folder, "out"),
      cwd: fixture.folder,
    };
    const reversed: SpecSource = {
      list: async (folder) => (await diskSource.list(folder))?.toReversed(),
      read: diskSource.read,
    };
    const [first, second, third] = [
      await generate(options),
      await generate(options),
      await generate(options, { source: reversed }),
    ];
    assert.equal(first.diagnostics, []);
    assert.ok(first.files.length > 20);
    assert.equal(second, first);
    assert.equal(third, first);
  } finally {
    await fixture.remove();
  }
};

test(name, run, { timeoutMs });

test.run();
