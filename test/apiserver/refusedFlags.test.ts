import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import * as assert from "uvu/assert";
import { flagSets, parseApiserverFlags } from "../../generated/flags.ts";
import { storageBackendOf } from "../../runtime/apiserver/storageBackend.ts";
import { flagTexts } from "../../runtime/schema/flags.ts";
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

const invalid: readonly (readonly [arg: string, error: string])[] = [
  ...["", "/tmp"].map((address): [string, string] => {
    const reason = "must be an IP address such as 127.0.0.1";
    return [`--bind-address=${address}`, `invalid argument "${address}" for "--bind-address" flag: ${reason}`];
  }),
  ["--request-timeout=-1s", 'invalid argument "-1s" for "--request-timeout" flag: must not be negative'],
  [
    "--feature-gates=componentflagz=true",
    'invalid argument "componentflagz=true" for "--feature-gates" flag: ' +
      "unrecognized feature gate: componentflagz (did you mean ComponentFlagz?)",
  ],
  [
    "--feature-gates=ComponentFlagz=2",
    'invalid argument "ComponentFlagz=2" for "--feature-gates" flag: ' +
      "invalid value of ComponentFlagz=2, want true or false",
  ],
  ["-x", "unknown flag: -x"],
];
for (const [arg, error] of invalid)
  test(`${arg} is refused`, () => assert.equal(parseApiserverFlags([arg]), { error }));

test("an address that is not the machine's, and a port in use, are refused in the words of flags", async () => {
  assert.is(
    await refusal(["--bind-address=192.0.2.1"]),
    "--bind-address: this machine does not have the address 192.0.2.1; give one of its own, or 0.0.0.0 for all of them",
  );
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  assert.is(
    await refusal([`--secure-port=${port}`]),
    `--secure-port: port ${port} of 127.0.0.1 is in use by another program; choose another port`,
  );
  other.close();
});

test("flags are shown without the passwords of URLs", () => {
  const set = flagSets["apiserver"];
  if (set === undefined) throw new Error("the flags of the API server");
  const urls = "--etcd-servers=http://root:secret@a:2379,https://b:2379/x@y";
  const shown = flagTexts(set, flagsOf([urls, "--oidc-issuer-url=https://me@issuer"]));
  assert.is(shown["etcd-servers"], "http://<redacted>@a:2379,https://b:2379/x@y");
  assert.is(shown["oidc-issuer-url"], "https://<redacted>@issuer");
});

test.run();
