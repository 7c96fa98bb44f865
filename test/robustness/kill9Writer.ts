import { openLmdbStorage } from "../../runtime/storage/lmdb.ts";
import { prefix, valueFor } from "./kill9Storage.ts";
import { say } from "./say.ts";

/**
 * The process that is killed: sixteen writers put and delete keys of their own as fast as they can, and a watcher
 * reports what it is told.
 */
const writers = 16;
const keysEach = 50;

const [folder = "", seedText = "1"] = process.argv.slice(2);
const storage = await openLmdbStorage({ folder });

storage.watch(prefix, (events) => {
  say(events.map((event) => `seen ${event.type} ${event.key} ${event.revision}`).join("\n"));
});

await Promise.all(Array.from({ length: writers }, (_, writer) => writeOn(writer)));

async function writeOn(writer: number): Promise<never> {
  let random = Number(seedText) * 7919 + writer;
  for (;;) {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    const key = `${prefix}w${writer}-${random % keysEach}`;
    const current = await storage.get(key);
    const type = current !== undefined && random % 7 === 0 ? "delete" : "put";
    say(`try ${type} ${key}`);
    const event = await storage.write({
      prefix,
      key,
      expectedRevision: current?.revision ?? 0,
      ...(type === "delete" ? {} : { value: (revision: number) => valueFor(key, revision) }),
    });
    say(`ack ${type} ${key} ${event.revision}`);
  }
}
