import * as assert from "uvu/assert";
import { startFlagged } from "../harness/flaggedServer.ts";
import { missingEtcd, startEtcd } from "../harness/etcd.ts";
import { suite } from "../harness/suite.ts";

const test = suite("the stop of an API server with a part that hangs");
const missing = missingEtcd();

const behaviour = "a part that hangs is named, and the server stops without it";
const run = async () => {
  const etcd = await startEtcd();
  const server = await startFlagged([
    ...["--storage-backend=etcd3", `--etcd-servers=${etcd.urls[0]}`],
    "--advertise-address=192.0.2.1",
  ]);
  try {
    const slices = "/apis/discovery.orch.io/v1/namespaces/default/endpointslices";
    while ((await server.call(slices, { as: "admin" })).json.items.length === 0);
    etcd.members[0]?.signal("SIGSTOP");
    const startMs = performance.now();
    await server.server.stop(200);
    const ms = performance.now() - startMs;
    const named = server.warnings.filter((each) => each.startsWith("stopping goes on without "));
    assert.match(named[0] ?? "", /^stopping goes on without the [a-z' ]+, which did not end within \d+ ms$/);
    assert.ok(ms < 8000, `the stop took ${ms} ms`);
  } finally {
    etcd.members[0]?.signal("SIGCONT");
    server.takeErrors();
    await etcd.close();
  }
};
if (missing === undefined) test(behaviour, run, { timeoutMs: 60_000 });
else test.skip(behaviour, missing);

test.run();
