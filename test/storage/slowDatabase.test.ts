import { cpSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { prefix, put } from "./contract/things.ts";
import { testFolder } from "./folder.ts";

/** Read when the store is loaded: the database is slow to take changes over from the journal. */
process.env["FAILPOINTS"] = "duringCompaction=delay(200)";
const { openLmdbStorage } = await import("../../runtime/storage/lmdb.ts");
const { segmentBytes } = await import("../../runtime/storage/journal/segment.ts");

const test = suite("storage/slow database");

test("a journal that is filled again and again keeps what a slow database does not have yet", async () => {
  const folder = testFolder();
  const [live, copy] = [join(folder.path, "live"), join(folder.path, "copy")];
  const storage = await openLmdbStorage({ folder: live });
  const text = "x".repeat(segmentBytes / 2);
  const writes = 6;
  for (let i = 0; i < writes; i++) await put(storage, `n${i}`, { text });
  cpSync(live, copy, { recursive: true });
  await storage.close();
  const crashed = await openLmdbStorage({ folder: copy });
  assert.equal([crashed.revision, (await crashed.list({ prefix })).items.length], [writes, writes]);
  await crashed.close();
  folder.remove();
});

test.run();
