import { createClient } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import { KV } from "../../generated/pb/etcd/etcdserverpb/rpc_pb.ts";
import { openEtcdStorage } from "../../runtime/storage/etcd.ts";
import { transformed } from "../../runtime/storage/transformed.ts";
import { type EtcdCluster, type EtcdProgram, etcdPrograms, missingEtcds, startEtcd } from "../harness/etcd.ts";
import { suite } from "../harness/suite.ts";
import { startTcpProxy, type TcpProxy } from "../harness/peers/tcpProxy.ts";
import { storageContract } from "./contract.ts";
import { stampText } from "./contract/subject.ts";

for (const minor of missingEtcds()) {
  const test = suite(`storage/etcd ${minor}`);
  test.skip("the storage contract", `no etcd ${minor} was found here (.ci/run fetches it)`);
  test.run();
}
for (const program of etcdPrograms) overEtcd(program);

function overEtcd(program: EtcdProgram): void {
  const test = suite(`storage/etcd ${program.minor}`);
  let cluster: EtcdCluster;
  /** The way of the first server of a test; others go straight. */
  let proxy: TcpProxy;
  let tests = 0;
  const url = () => cluster.urls[0] ?? "";
  const kv = () => createClient(KV, createGrpcTransport({ baseUrl: url() }));
  /** Says nothing of what a test does to the connection. */
  const logError = () => {};

  test.before(async () => {
    cluster = await startEtcd({ program });
    proxy = await startTcpProxy(Number(new URL(url()).port));
  });
  test.after(async () => {
    await proxy.close();
    await cluster.close();
  });
  storageContract(test, {
    traits: { survivesReopen: true, isShared: true, maxValueBytes: 1024 * 1024 },
    makeFixture: () => {
      const prefix = `/test-${++tests}`;
      let opened = 0;
      const open = async () => {
        const server = opened++ === 0 ? `http://127.0.0.1:${proxy.port}` : url();
        return transformed(await openEtcdStorage({ servers: [server], prefix, logError }), stampText);
      };
      return {
        open,
        cleanUp: async () => proxy.mend(),
        writeElsewhere: async () => void (await kv().txn({ success: [putOf("/elsewhere/x")] })),
        withGap: async (during) => {
          proxy.cut();
          await during();
          const { header } = await kv().range({ key: Buffer.from("/") });
          await kv().compact({ revision: header?.revision ?? 0n, physical: true });
          proxy.mend();
        },
      };
    },
  });
  test.run();
}

function putOf(key: string) {
  return { request: { case: "requestPut" as const, value: { key: Buffer.from(key) } } };
}
