import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Toleration } from "../../../generated/core/v1/scheduling.ts";
import { generated } from "../../../generated/index.ts";
import { watchManifests } from "../../../runtime/nodeagent/sources/fileSource.ts";
import { pollManifests } from "../../../runtime/nodeagent/sources/httpSource.ts";
import { staticPod } from "../../../runtime/nodeagent/sources/staticPod.ts";
import { StaticPods } from "../../../runtime/nodeagent/sources/staticPods.ts";
import { suite } from "../../harness/suite.ts";
import { testFolder } from "../../storage/folder.ts";

const test = suite("static pods");
const scratch = testFolder();
test.after(scratch.remove);

const { names } = generated.platform;
const context = { names, nodeName: "n", source: "file", origin: "/etc/pods/a.yaml", nowMs: 0 } as const;
const priorityOf = (spec: object) =>
  staticPod({ metadata: { name: "a" }, spec: { containers: [], ...spec } }, context).spec?.priority;

test("a pod of a class of the system has its priority without a server", () => {
  assert.is(priorityOf({ priorityClassName: "system-node-critical" }), 2_000_001_000);
  assert.is(priorityOf({ priorityClassName: "system-cluster-critical" }), 2_000_000_000);
});

test("what a manifest says stands, and other classes are the server's", () => {
  assert.is(priorityOf({ priorityClassName: "system-node-critical", priority: 7 }), 7);
  assert.is(priorityOf({ priorityClassName: "own" }), undefined);
  assert.is(priorityOf({}), undefined);
});

test("no taint drives away the pod of a file; that of a URL has the tolerations of its manifest alone", () => {
  const tolerationsOf = (source: "file" | "http", tolerations: readonly Toleration[] | undefined) => {
    const spec = { containers: [], ...(tolerations === undefined ? {} : { tolerations: [...tolerations] }) };
    return staticPod({ metadata: { name: "a" }, spec }, { ...context, source }).spec?.tolerations;
  };
  const all: Toleration = { operator: "Exists", effect: "NoExecute" };
  const one: Toleration = { key: "a", operator: "Exists", effect: "NoExecute" };
  assert.equal(tolerationsOf("file", undefined), [all]);
  assert.equal(tolerationsOf("file", [{ ...all, tolerationSeconds: 5 }, one]), [one, all]);
  assert.is(tolerationsOf("http", undefined), undefined);
  assert.equal(tolerationsOf("http", [one]), [one]);
});

const quiet = { put: () => {}, remove: () => {}, onChange: () => {}, onError: () => {}, hashOf: () => "same" };

test("of several manifests of one pod the first is run, and the log says so", () => {
  const said: string[] = [];
  const put = ({ metadata }: Pod) => void said.push(metadata?.uid ?? "");
  const pods = new StaticPods({ ...quiet, put, onError: (error) => said.push(String(error)) });
  pods.set("file", [
    { metadata: { name: "a-n", namespace: "default", uid: "1" } },
    { metadata: { name: "a-n", namespace: "default", uid: "2" } },
  ]);
  assert.equal(said, ["Error: several manifests are of the pod default/a-n: the first of them is run", "1"]);
});

test("a pod with a uid of its manifest, which goes and returns while the pod ends, begins once more", () => {
  const said: string[] = [];
  const say = (word: string) => {
    if (said.push(word) > 9) throw new Error("it begins again and again");
  };
  const pods = new StaticPods({ ...quiet, put: () => say("put"), remove: say });
  const pod: Pod = { metadata: { name: "a-n", namespace: "default", uid: "own" } };
  for (const each of [[pod], [], [pod]]) pods.set("file", each);
  pods.gone(pod);
  assert.equal(said, ["put", "own", "put"]);
});

test("a user in the URL of manifests proves who asks, and the log does not name its password", async () => {
  const server = createServer((req, res) => {
    const isKnown = req.headers.authorization === `Basic ${Buffer.from("desk:p@ss").toString("base64")}`;
    res.writeHead(isKnown ? 200 : 401).end("answer");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const ending = new AbortController();
  const { port } = server.address() as AddressInfo;
  const outcome = (user: string) =>
    new Promise<string>((resolve) => {
      void pollManifests({
        ...{ url: `http://${user}@127.0.0.1:${port}/pods`, headers: {}, everyMs: 60_000, signal: ending.signal },
        read: async (bytes) => [{ metadata: { name: String(bytes) } }],
        onPods: ([pod]) => resolve(pod?.metadata?.name ?? ""),
        onError: (error) => resolve(String(error)),
      });
    });
  assert.is(await outcome("desk:p%40ss"), "answer");
  const redacted = `Error: cannot read the manifests of http://<redacted>@127.0.0.1:${port}/pods`;
  assert.is(await outcome("desk:wrong"), redacted);
  ending.abort();
  server.close();
});

test("of 20,000 manifests the first are read, with pauses, and those that do not change once", async () => {
  const folder = join(scratch.path, "many");
  mkdirSync(folder);
  const old = new Date(Date.now() - 60_000);
  for (let file = 0; file < 20_000; file++) writeFileSync(join(folder, `${file}`.padStart(5, "0")), "");
  for (let file = 0; file < 1000; file++) utimesSync(join(folder, `${file}`.padStart(5, "0")), old, old);
  await sleep(2500); // what has changed so lately is read again
  const ending = new AbortController();
  const read = new Map<string, number>();
  const errors: string[] = [];
  let passes = 0;
  const until = async (count: number) => {
    while (passes < count) await sleep(5);
  };
  void watchManifests({
    ...{ path: folder, everyMs: 100, signal: ending.signal, onPods: () => passes++ },
    read: async (_, path) => {
      read.set(path, (read.get(path) ?? 0) + 1);
      if (path.endsWith("00007")) throw new Error("no pod");
      return [];
    },
    onError: (error) => errors.push(String(error)),
  });
  await until(2);
  assert.is(read.size, 1000);
  assert.ok([...read.values()].every((count) => count === 1));
  assert.ok(read.has(join(folder, "00999")));
  assert.is(errors.filter((each) => each.includes("no pod")).length, 1);
  assert.ok(errors.includes(`Error: ${folder} has 20000 manifests: the first 1000 are read`));
  writeFileSync(join(folder, "00003"), "x");
  await until(passes + 2);
  ending.abort();
  assert.ok((read.get(join(folder, "00003")) ?? 0) > 1);
  assert.is(read.get(join(folder, "00004")), 1);
  rmSync(folder, { recursive: true });
});

test("what is no regular file among manifests is named, and holds up no other", async () => {
  execFileSync("mkfifo", [join(scratch.path, "a.yaml")]);
  writeFileSync(join(scratch.path, "b.yaml"), "");
  const ending = new AbortController();
  const errors: unknown[] = [];
  const pods = await new Promise<readonly Pod[]>((resolve) => {
    void watchManifests({
      ...{ path: scratch.path, everyMs: 60_000, signal: ending.signal },
      read: async (_, path) => [{ metadata: { name: path } }],
      onPods: resolve,
      onError: (error) => errors.push(error),
    });
  });
  ending.abort();
  assert.equal(
    pods.map(({ metadata }) => metadata?.name),
    [join(scratch.path, "b.yaml")],
  );
  assert.equal(errors.map(String), [
    `Error: cannot read the manifest ${join(scratch.path, "a.yaml")}: it is no regular file`,
  ]);
});

test.run();
