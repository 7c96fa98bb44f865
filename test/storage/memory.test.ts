import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import { suite } from "../harness/suite.ts";
import { storageContract } from "./contract.ts";

const test = suite("storage/memory");

storageContract(test, {
  traits: { survivesReopen: false, isShared: false, maxValueBytes: 8 * 1024 * 1024 },
  makeFixture: () => ({ open: () => openMemoryStorage(), cleanUp: async () => {} }),
});

test.run();
