import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import * as assert from "uvu/assert";
import { systemMounter } from "../../../runtime/nodeagent/volumes/mounter.ts";
import { mountSubPath, openInside } from "../../../runtime/nodeagent/volumes/subPath.ts";
import { suite } from "../../harness/suite.ts";
import { clearMounts, mountObjection } from "../realMounts.ts";

const test = suite("sub-paths of volumes");

const root = mkdtempSync(join(tmpdir(), "orch-subpath-"));
const volume = join(root, "volume");
const outside = join(root, "outside");
test.before(() => {
  mkdirSync(join(volume, "a/b"), { recursive: true });
  mkdirSync(outside);
  writeFileSync(join(volume, "a/file"), "inside");
  writeFileSync(join(outside, "secret"), "outside");
  symlinkSync("a/b", join(volume, "within"));
  symlinkSync("../outside", join(volume, "relative"));
  symlinkSync(outside, join(volume, "absolute"));
  symlinkSync(join(outside, "secret"), join(volume, "a/leak"));
  symlinkSync("/nowhere/at/all", join(volume, "dangling"));
  symlinkSync("loop", join(volume, "loop"));
  symlinkSync(`${volume}-twin`, join(volume, "twin"));
  mkdirSync(`${volume}-twin`);
});
test.after(() => clearMounts(root));

async function read(path: string): Promise<string> {
  const place = await openInside(volume, path, { makeMissing: true });
  try {
    return readFileSync(`/proc/self/fd/${place.fd}`, "utf8");
  } finally {
    await place.close();
  }
}

test("a file inside is found, by a link inside too", async () => {
  assert.is(await read("a/file"), "inside");
  const place = await openInside(volume, "within", { makeMissing: false });
  assert.ok((await place.stat()).isDirectory());
  await place.close();
});

for (const bad of [
  "..",
  "../outside/secret",
  "a/../../outside",
  "/etc/passwd",
  "relative/secret",
  "absolute",
  "a/leak",
  "twin",
]) {
  test(`${bad} leads out and is refused`, async () => {
    await read(bad).then(
      (text) => assert.unreachable(text),
      (error: Error) => assert.match(error.message, /not within volume path|must not/),
    );
  });
}

for (const bad of ["dangling", "loop", "dangling/x"]) {
  test(`${bad} is no place and makes none`, async () => {
    await read(bad).then(
      (text) => assert.unreachable(text),
      () => {},
    );
  });
}

test("what is not there becomes a folder that is as open as the volume", async () => {
  const { mode } = statSync(volume);
  chmodSync(volume, 0o2777);
  const place = await openInside(volume, "new/one/two", { makeMissing: true });
  assert.ok((await place.stat()).isDirectory());
  await place.close();
  chmodSync(volume, mode);
  const modes = ["new", "new/one", "new/one/two"].map((each) => statSync(join(volume, each)).mode & 0o7777);
  assert.equal(modes, [0o2777, 0o2777, 0o2777]);
});

test("of any path nothing outside is ever opened, while folders become links and back", async () => {
  const part = fc.constantFrom("a", "b", "file", "within", "relative", "absolute", "leak", "secret", "swap", ".", "..");
  const { ino } = await openInside(volume, "", { makeMissing: false }).then(async (place) => {
    const stat = await place.stat();
    await place.close();
    return stat;
  });
  assert.ok(ino > 0);
  mkdirSync(join(volume, "swap"));
  symlinkSync(outside, join(root, "swapLink"));
  let isOver = false;
  const move = (from: string, to: string): void => {
    rmSync(to, { recursive: true, force: true });
    try {
      renameSync(from, to);
    } catch (error) {
      if (!existsSync(to)) throw error;
      move(from, to); // the paths below made it meanwhile
    }
  };
  const swapping = (async () => {
    while (!isOver) {
      move(join(volume, "swap"), join(root, "swapFolder"));
      move(join(root, "swapLink"), join(volume, "swap"));
      await new Promise((resolve) => setImmediate(resolve));
      move(join(volume, "swap"), join(root, "swapLink"));
      move(join(root, "swapFolder"), join(volume, "swap"));
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 4 }), async (parts) => {
      assert.is.not(await read(parts.join("/")).catch(() => "refused"), "outside");
    }),
    { numRuns: 500 },
  );
  isOver = true;
  await swapping;
});

const objection = mountObjection();

if (objection !== undefined) test.skip("a place inside is mounted", objection);
else {
  test("a place inside is mounted, once, and anew when it became another", async () => {
    const target = join(root, "mounts/file");
    await mountSubPath({ volume, subPath: "a/file", target }, systemMounter);
    await mountSubPath({ volume, subPath: "a/file", target }, systemMounter);
    assert.is(readFileSync(target, "utf8"), "inside");
    assert.is((await systemMounter.mountPoints()).filter((each) => each === target).length, 1);
    rmSync(join(volume, "a/file"));
    writeFileSync(join(volume, "a/file"), "replaced");
    await mountSubPath({ volume, subPath: "a/file", target }, systemMounter);
    assert.is(readFileSync(target, "utf8"), "replaced");
  });

  test("a folder is mounted as a folder", async () => {
    const target = join(root, "mounts/folder");
    await mountSubPath({ volume, subPath: "a", target }, systemMounter);
    assert.is(readFileSync(join(target, "file"), "utf8"), "replaced");
  });
}

test.run();
