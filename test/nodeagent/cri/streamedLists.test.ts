import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Code, ConnectError, type ServiceImpl } from "@connectrpc/connect";
import * as assert from "uvu/assert";
import { RuntimeService } from "../../../generated/pb/cri/v1/api_pb.ts";
import type { EndedCall } from "../../../runtime/grpc/reportedCalls.ts";
import { connectRuntime } from "../../../runtime/nodeagent/cri/connectRuntime.ts";
import { startUnixServer } from "../../../runtime/nodeagent/sockets/unixServer.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent/cri: lists in parts");

const folder = mkdtempSync(join(tmpdir(), "orch-lists-"));
test.after(() => rmSync(folder, { recursive: true }));
let count = 0;
/** The calls of the last list, as they are counted. */
const counted: string[] = [];

/** The names that a list of containers has, from a runtime that has these calls. */
async function listed(calls: Partial<ServiceImpl<typeof RuntimeService>>, timeoutMs = 5000): Promise<string> {
  const path = join(folder, `${count++}.sock`);
  const server = await startUnixServer({ path, routes: (router) => void router.service(RuntimeService, calls) });
  counted.length = 0;
  const onCall = ({ method, status }: EndedCall) => void counted.push(`${method.name} ${status}`);
  const { runtime, close } = connectRuntime({ endpoint: `unix://${path}`, timeoutMs, streamsLists: true, onCall });
  try {
    const answers: string[] = [];
    for (let time = 0; time < 2; time++) {
      const { containers } = await runtime.listContainers({ filter: { id: "wanted" } });
      answers.push(containers.map(({ id }) => id).join());
    }
    return answers.join(" ");
  } catch (error) {
    return Code[ConnectError.from(error).code];
  } finally {
    close();
    await server.stop();
  }
}

test("parts are one list, and the runtime gets the filter", async () => {
  const found = await listed({
    streamContainers: async function* ({ filter }) {
      yield { containers: [{ id: "a" }, { id: filter?.id ?? "" }] };
      yield {};
      yield { containers: [{ id: "c" }] };
    },
  });
  assert.is(found, "a,wanted,c a,wanted,c");
  assert.equal(counted, ["ListContainers OK", "ListContainers OK"]);
});

test("a runtime that has no such stream is asked once, and for whole lists from then on", async () => {
  let streams = 0;
  const found = await listed({
    streamContainers: () => {
      streams++;
      throw new ConnectError("no such call", Code.Unimplemented);
    },
    listContainers: () => ({ containers: [{ id: "whole" }] }),
  });
  assert.equal([found, streams], ["whole whole", 1]);
  assert.equal(counted, ["ListContainers OK", "ListContainers OK"]);
});

test("another failure is one of the list", async () => {
  const fail = () => {
    throw new ConnectError("it starts", Code.Unavailable);
  };
  assert.is(await listed({ streamContainers: fail, listContainers: () => ({}) }), "Unavailable");
  assert.equal(counted, ["ListContainers Unavailable"]);
});

test("a list whose parts do not end in time fails", async () => {
  const found = await listed(
    {
      streamContainers: async function* (_, { signal }) {
        yield { containers: [{ id: "a" }] };
        await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
      },
    },
    300,
  );
  assert.is(found, "DeadlineExceeded");
  assert.equal(counted, ["ListContainers DeadlineExceeded"]);
});

test("a list that grows without end fails", async () => {
  const id = "x".repeat(8 * 1024 * 1024);
  const found = await listed(
    {
      streamContainers: async function* () {
        for (;;) yield { containers: [{ id }] };
      },
    },
    0,
  );
  assert.is(found, "ResourceExhausted");
});

test.run();
