import * as assert from "uvu/assert";
import { parseApiserverFlags } from "../../generated/flags.ts";
import { storageBackendOf } from "../../runtime/apiserver/storageBackend.ts";
import { startFlagged } from "../harness/flaggedServer.ts";
import { suite } from "../harness/suite.ts";

const test = suite("flags that an API server refuses");

/** What a server says that does not start. */
async function refusal(args: readonly string[]): Promise<string> {
  const outcome = await startFlagged(args).catch((error: Error) => error);
  if (outcome instanceof Error) return outcome.message;
  await outcome.stop();
  return "it started";
}

function flagsOf(args: readonly string[]) {
  const parsed = parseApiserverFlags(args);
  if (!("flags" in parsed)) throw new Error("error" in parsed ? parsed.error : "help was asked for");
  return parsed.flags;
}

test("--etcd-servers alone stores in etcd, and no back end beside it does not", async () => {
  const etcd = "--etcd-servers=http://127.0.0.1:1";
  assert.is(storageBackendOf(flagsOf([etcd])), "etcd3");
  assert.is(storageBackendOf(flagsOf([])), "lmdb");
  for (const backend of ["lmdb", "memory"]) {
    assert.is(
      await refusal([etcd, `--storage-backend=${backend}`]),
      `--etcd-servers: must not be given with --storage-backend=${backend}, which stores nothing in etcd; ` +
        "leave --storage-backend out, or set it to etcd3",
    );
  }
});

test.run();
