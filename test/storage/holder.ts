import { openLmdbStorage } from "../../runtime/storage/lmdb.ts";

/** A process that holds a folder until it is killed, or says why it cannot. */
const folder = process.argv[2] ?? "";
try {
  const storage = await openLmdbStorage({ folder });
  process.stdout.write("open\n");
  process.stdin.on("end", () => void storage.close().then(() => process.stdout.write("closed\n")));
  process.stdin.resume();
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
