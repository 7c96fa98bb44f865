import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import * as assert from "uvu/assert";
import { type Content, writeAtomically } from "../../../runtime/nodeagent/volumes/atomicFolder.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("folder that changes at once");

function contentOf(files: Readonly<Record<string, string>>, mode = 0o644): Content {
  return new Map(Object.entries(files).map(([path, text]) => [path, { data: Buffer.from(text), mode }]));
}

/** What a container sees: the files by their visible path. */
function seen(folder: string): Record<string, string> {
  const entries = readdirSync(folder).filter((each) => !each.startsWith(".."));
  const files = entries.flatMap((name) => {
    const path = join(folder, name);
    if (!statSync(path).isDirectory()) return [name];
    const below = readdirSync(path, { recursive: true, encoding: "utf8" });
    return below.map((each) => join(name, each)).filter((each) => !statSync(join(folder, each)).isDirectory());
  });
  return Object.fromEntries(files.sort().map((each) => [each, readFileSync(join(folder, each), "utf8")]));
}

async function inFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "orch-atomic-"));
  try {
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const part = fc.constantFrom("a", "b", "c.d", "..e", ".f", "g h");
const path = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("/"));
const files = fc.dictionary(path, fc.string({ maxLength: 4 }), { maxKeys: 5 }).map((all) => {
  const paths = Object.keys(all).filter((each) => !each.startsWith(".."));
  // No path is a folder of another.
  const kept = paths.filter((each) => !paths.some((other) => other.startsWith(`${each}/`)));
  return Object.fromEntries(kept.sort().map((each) => [each, all[each] ?? ""]));
});

test("after any history of contents the last is seen, and nothing else is left", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(files, { minLength: 1, maxLength: 5 }), async (history) => {
      await inFolder(async (folder) => {
        let before: string | undefined;
        for (const [index, each] of history.entries()) {
          const changed = await writeAtomically(folder, contentOf(each), { nowMs: index * 1000 });
          assert.equal(seen(folder), each);
          assert.is(changed, before !== JSON.stringify(each));
          before = JSON.stringify(each);
          assert.is(readdirSync(folder).filter((name) => /^\.\.\d/.test(name)).length, 1);
        }
      });
    }),
    { numRuns: 60 },
  );
});

test("a reader never sees files of two contents", async () => {
  await inFolder(async (folder) => {
    await writeAtomically(folder, contentOf({ x: "0", y: "0" }), { nowMs: 0 });
    let isOver = false;
    const writing = (async () => {
      for (let round = 1; round <= 50; round += 1) {
        await writeAtomically(folder, contentOf({ x: String(round), y: String(round) }), { nowMs: round });
      }
      isOver = true;
    })();
    while (!isOver) {
      const { x, y } = readBoth(folder);
      assert.is(x, y);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await writing;
  });
});

/** Both through where the link led at one moment. A folder that is gone by then was that of an earlier content. */
function readBoth(folder: string): { x: string; y: string } {
  for (;;) {
    try {
      const now = realpathSync(join(folder, "..data"));
      return { x: readFileSync(join(now, "x"), "utf8"), y: readFileSync(join(now, "y"), "utf8") };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
}

for (const bad of ["", "/etc/passwd", "../x", "a/../../x", "a//b", "..data", "..x/y", "./a", "a/.."]) {
  test(`the path "${bad}" is refused and nothing is written`, async () => {
    await inFolder(async (folder) => {
      const content = contentOf({ ok: "1", [bad]: "2" });
      await writeAtomically(folder, content, { nowMs: 0 }).then(
        () => assert.unreachable(),
        (error: Error) => assert.match(error.message, "invalid path"),
      );
      assert.equal(readdirSync(folder), []);
    });
  });
}

test("a change of modes alone is a change", async () => {
  await inFolder(async (folder) => {
    await writeAtomically(folder, contentOf({ a: "1" }), { nowMs: 0 });
    assert.ok(await writeAtomically(folder, contentOf({ a: "1" }, 0o400), { nowMs: 0 }));
    assert.is(statSync(join(folder, "a")).mode & 0o777, 0o400);
    assert.not.ok(await writeAtomically(folder, contentOf({ a: "1" }, 0o400), { nowMs: 0 }));
  });
});

test("what a crash left between two contents is cleared away", async () => {
  await inFolder(async (folder) => {
    await writeAtomically(folder, contentOf({ a: "1" }), { nowMs: 0 });
    mkdirSync(join(folder, "..2020_01_01_00_00_00.1"));
    writeFileSync(join(folder, "..2020_01_01_00_00_00.1", "half"), "");
    symlinkSync("..2020_01_01_00_00_00.1", join(folder, "..data_tmp"));
    await writeAtomically(folder, contentOf({ a: "2" }), { nowMs: 0 });
    assert.equal(seen(folder), { a: "2" });
    assert.is(existsSync(join(folder, "..2020_01_01_00_00_00.1")), false);
  });
});

test("a group may read all of it when it has one", async () => {
  if (process.getuid?.() !== 0) return;
  await inFolder(async (folder) => {
    await writeAtomically(folder, contentOf({ "d/a": "1" }, 0o600), { nowMs: 0, gid: 4321 });
    const { gid, mode } = statSync(join(folder, "d/a"));
    assert.equal([gid, mode & 0o777], [4321, 0o640]);
    assert.is(statSync(join(folder, "d")).gid, 4321);
  });
});

test.run();
