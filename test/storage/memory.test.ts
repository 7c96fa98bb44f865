import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import { suite } from "../harness/suite.ts";
import { storageContract } from "./contract.ts";

const test = suite("storage/memory");

storageContract(test, () => ({
  open: () => openMemoryStorage(),
  cleanUp: async () => {},
  survivesReopen: false,
}));

test.run();
