import { mkdtempSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromBinary } from "@bufbuild/protobuf";
import { type CallOptions, createClient } from "@connectrpc/connect";
import { createGrpcTransport, Http2SessionManager } from "@connectrpc/connect-node";
import * as assert from "uvu/assert";
import { suite } from "../../harness/suite.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { pod as podKind } from "../../../generated/core/v1/kinds.ts";
import { Pods } from "../../../generated/pb/podinfo/v1alpha1/api_pb.ts";
import { encodeMessage } from "../../../runtime/negotiate/protobufEncoder.ts";
import { podInfo } from "../../../runtime/nodeagent/podinfo/podInfo.ts";
import { startUnixServer } from "../../../runtime/nodeagent/sockets/unixServer.ts";

const test = suite("pod information on the node's socket");

const folder = mkdtempSync(join(tmpdir(), "orch-podinfo-"));
const path = join(folder, "pods/agent.sock");
const listeners = new Set<(pod: Pod) => void>();
let isReady = false;
let pods = ["a", "b"].map(podOf);
let server: { stop: () => Promise<void> };
/** Of the messages that clients have. */
let readPod: (bytes: Uint8Array) => Pod;

function podOf(name: string): Pod {
  const containers = [{ name: "c", image: "x" }];
  const status = { phase: "Running" as const, podIPs: [{ ip: "10.0.0.1" }] };
  return { metadata: { name, namespace: "default", uid: `uid-${name}` }, spec: { containers }, status };
}

test.before(async () => {
  const { structure } = await podKind.load();
  const { PodSchema } = await import("../../../dist/proto/core/v1/generated_pb.js");
  readPod = (bytes) => fromBinary(PodSchema, bytes) as unknown as Pod;
  const feed = {
    isReady: () => isReady,
    pods: () => pods,
    onChange: (listener: (pod: Pod) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const encodePod = (pod: Pod) => encodeMessage(pod, structure);
  server = await startUnixServer({ path, routes: podInfo({ feed, encodePod, maskHeader: "x-orch-fieldmask" }) });
});
test.after(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function withClient<T>(use: (client: ReturnType<typeof createClient<typeof Pods>>) => Promise<T>): Promise<T> {
  const baseUrl = "http://localhost";
  const sessionManager = new Http2SessionManager(baseUrl, {}, { createConnection: () => connect(path) });
  try {
    return await use(createClient(Pods, createGrpcTransport({ baseUrl, sessionManager })));
  } finally {
    sessionManager.abort();
  }
}

async function failure(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return "no failure";
  } catch (error) {
    return String(error);
  }
}

test("only the owner of the socket may use it", () => {
  assert.is(statSync(path).mode & 0o777, 0o600);
});

test("before the agent knows its pods all calls fail", async () => {
  await withClient(async (client) => {
    assert.match(await failure(client.listPods({})), "[failed_precondition]");
    assert.match(await failure(client.getPod({ podUID: "uid-a" })), "[failed_precondition]");
  });
  isReady = true;
});

test("pods are messages of core/v1", async () => {
  const { pods: found } = await withClient((client) => client.listPods({}));
  assert.equal(
    found.map((each) => readPod(each).metadata?.name),
    ["a", "b"],
  );
});

test("a pod is found by its uid", async () => {
  await withClient(async (client) => {
    const { pod = new Uint8Array() } = await client.getPod({ podUID: "uid-b" });
    assert.is(readPod(pod).spec?.containers[0]?.image, "x");
    assert.match(await failure(client.getPod({ podUID: "none" })), "[not_found]");
    assert.match(await failure(client.getPod({})), "[invalid_argument]");
  });
});

const masks: readonly (readonly [string, object])[] = [
  ["status.phase", { status: { phase: "Running" } }],
  ["metadata.name, status.podIPs", { metadata: { name: "a" }, status: { podIPs: [{ ip: "10.0.0.1" }] } }],
  [
    "status.podIPs.ip,spec.containers.name",
    { status: { podIPs: [{ ip: "10.0.0.1" }] }, spec: { containers: [{ name: "c" }] } },
  ],
  ["status,status.phase", { status: { phase: "Running", podIPs: [{ ip: "10.0.0.1" }] } }],
  ["unknown.field", {}],
];
for (const [mask, expected] of masks) {
  test(`the mask ${mask} leaves the fields that it names`, async () => {
    const options: CallOptions = { headers: { "x-orch-fieldmask": mask } };
    const { pod = new Uint8Array() } = await withClient((client) => client.getPod({ podUID: "uid-a" }, options));
    const { structure } = await podKind.load();
    assert.equal(Buffer.from(pod), encodeMessage(expected, structure));
  });
}

test("a mask that is no path is refused", async () => {
  const options: CallOptions = { headers: { "x-orch-fieldmask": "status..phase" } };
  assert.match(await failure(withClient((client) => client.listPods({}, options))), "[invalid_argument]");
});

test("a watch begins with all pods, marks their end, and goes on with what changes", async () => {
  await withClient(async (client) => {
    const stop = new AbortController();
    const seen: string[] = [];
    try {
      for await (const { pod } of client.watchPods({}, { signal: stop.signal })) {
        seen.push(pod === undefined ? "end" : (readPod(pod).metadata?.name ?? ""));
        if (seen.at(-1) === "end") {
          pods = [...pods, podOf("c")];
          for (const each of listeners) for (let time = 0; time < 3; time++) each(podOf("c"));
        }
        if (seen.at(-1) === "c") stop.abort();
      }
    } catch (error) {
      assert.match(String(error), "[canceled]");
    }
    assert.equal(seen, ["a", "b", "end", "c"]);
  });
});

test.run();
