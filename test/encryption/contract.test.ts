import { openLmdbStorage } from "../../runtime/storage/lmdb.ts";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import type { Storage } from "../../runtime/storage/storage.ts";
import { transformed } from "../../runtime/storage/transformed.ts";
import { suite } from "../harness/suite.ts";
import { prefix, storageContract } from "../storage/contract.ts";
import { testFolder } from "../storage/folder.ts";
import { encryptionOf, keyed } from "./files.ts";

const memory = suite("encryption/memory");
const lmdb = suite("encryption/lmdb");

/** The kind of the contract's keys. */
const things = { storagePrefix: prefix, group: "", plural: "things", apiVersion: "v1", storageVersion: "v1" };

async function encrypted(storage: Storage, provider: string): Promise<Storage> {
  const entries = [{ resources: ["things"], providers: [keyed(provider, "k1")] }];
  return transformed(storage, (await encryptionOf(entries, { descriptors: [things] })).transformer);
}

storageContract(memory, {
  traits: { survivesReopen: false, isShared: false, maxValueBytes: 8 * 1024 * 1024 },
  makeFixture: () => ({
    open: async () => encrypted(await openMemoryStorage(), "secretbox"),
    cleanUp: async () => {},
  }),
});

storageContract(lmdb, {
  traits: { survivesReopen: true, isShared: false, maxValueBytes: 8 * 1024 * 1024 },
  makeFixture: () => {
    const folder = testFolder();
    return {
      open: async () => encrypted(await openLmdbStorage({ folder: folder.path }), "aesgcm"),
      cleanUp: async () => folder.remove(),
    };
  },
});

memory.run();
lmdb.run();
