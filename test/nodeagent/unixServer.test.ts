import { mkdtempSync, rmSync } from "node:fs";
import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from "node:http2";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { PodResourcesLister } from "../../generated/pb/podresources/v1/api_pb.ts";
import { startUnixServer } from "../../runtime/nodeagent/sockets/unixServer.ts";
import { suite } from "../harness/suite.ts";

const test = suite("nodeagent: servers of Unix sockets");

const folder = mkdtempSync(join(tmpdir(), "orch-unix-"));
test.after(() => rmSync(folder, { recursive: true }));

const path = join(folder, "agent.sock");

/** The headers of the answer to a call without a message. */
async function answer(headers: Record<string, string>): Promise<IncomingHttpHeaders & IncomingHttpStatusHeader> {
  const session = connect("http://localhost", { createConnection: () => createConnection(path) });
  try {
    const stream = session.request({
      ":method": "POST",
      "content-type": "application/grpc",
      te: "trailers",
      ...headers,
    });
    stream.end(Buffer.alloc(5)).resume();
    return await new Promise((resolve, reject) => {
      stream.once("response", resolve).once("error", reject);
    });
  } finally {
    session.close();
  }
}

const cases: readonly (readonly [what: string, headers: Record<string, string>, status: number])[] = [
  ["a host", { ":authority": "localhost", ":path": "/v1.PodResourcesLister/List" }, 200],
  [
    "the escaped path of a socket",
    { ":authority": "%2Fvar%2Frun%2Fx.sock", ":path": "/v1.PodResourcesLister/List" },
    200,
  ],
  ["a path that no method has", { ":authority": "localhost", ":path": "/x" }, 404],
  ["what is no path", { ":authority": "localhost", ":path": "//" }, 404],
];
for (const [what, headers, status] of cases) {
  test(`a call that names ${what} is answered with ${status}`, async () => {
    const server = await startUnixServer({
      path,
      routes: (router) => router.service(PodResourcesLister, { list: () => ({ podResources: [] }) }),
    });
    try {
      assert.is((await answer(headers))[":status"], status);
    } finally {
      await server.stop();
    }
  });
}

test.run();
