import { createClient } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import { KV } from "../../generated/pb/etcd/etcdserverpb/rpc_pb.ts";
import { openEtcdStorage } from "../../runtime/storage/etcd.ts";
import { transformed } from "../../runtime/storage/transformed.ts";
import { type EtcdCluster, missingEtcd, startEtcd } from "../harness/etcd.ts";
import { suite } from "../harness/suite.ts";
import { startTcpProxy, type TcpProxy } from "../harness/tcpProxy.ts";
import { storageContract } from "./contract.ts";
import { stampText } from "./contract/subject.ts";

const test = suite("storage/etcd");
const missing = missingEtcd();

let cluster: EtcdCluster;
/** The way of the first server of a test; others go straight. */
let proxy: TcpProxy;
let tests = 0;

if (missing === undefined) {
  test.before(async () => {
    cluster = await startEtcd();
    proxy = await startTcpProxy(Number(new URL(url()).port));
  });
  test.after(async () => {
    await proxy.close();
    await cluster.close();
  });
}

function url(): string {
  return cluster.urls[0] ?? "";
}

/** Says nothing of what a test does to the connection. */
function logError(): void {}

storageContract(test, {
  missing,
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

function kv() {
  return createClient(KV, createGrpcTransport({ baseUrl: url() }));
}

function putOf(key: string) {
  return { request: { case: "requestPut" as const, value: { key: Buffer.from(key) } } };
}

test.run();
