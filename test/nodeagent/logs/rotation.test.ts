import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { create } from "@bufbuild/protobuf";
import * as assert from "uvu/assert";
import { ListContainersResponseSchema, ReopenContainerLogResponseSchema } from "../../../generated/pb/cri/v1/api_pb.ts";
import { type LogRotatorOptions, rotateLogs } from "../../../runtime/nodeagent/logs/logRotator.ts";
import { rotateLog } from "../../../runtime/nodeagent/logs/rotateLog.ts";
import { suite } from "../../harness/suite.ts";
import { keys } from "../machine.ts";

const test = suite("rotation of logs");

const root = mkdtempSync(join(tmpdir(), "orch-rotation-"));
test.after(() => rmSync(root, { recursive: true }));

let count = 0;
function newFolder(): { folder: string; log: string } {
  count += 1;
  const folder = join(root, String(count));
  mkdirSync(folder);
  return { folder, log: join(folder, "0.log") };
}

test("a log within its bound is left alone, and one that is not there too", async () => {
  const { folder, log } = newFolder();
  const options = { maxBytes: 4, maxFiles: 3, nowMs: () => 0, reopen: async () => assert.unreachable() };
  assert.is(await rotateLog(log, options), false);
  writeFileSync(log, "1234");
  assert.is(await rotateLog(log, options), false);
  assert.equal(readdirSync(folder), ["0.log"]);
});

test("a log that is too long begins anew; older ones are compressed, and the oldest go", async () => {
  const { folder, log } = newFolder();
  writeFileSync(join(folder, "0.log.20000101-000000.tmp"), "cut short");
  for (let round = 1; round <= 5; round += 1) {
    writeFileSync(log, `round ${round}`);
    const reopen = async () => writeFileSync(log, "");
    const nowMs = () => Date.UTC(2026, 0, 2, 3, 4, round);
    assert.is(await rotateLog(log, { maxBytes: 4, maxFiles: 4, nowMs, reopen }), true);
  }
  const names = ["0.log", "0.log.20260102-030403.gz", "0.log.20260102-030404.gz", "0.log.20260102-030405"];
  assert.equal(readdirSync(folder).sort(), names);
  assert.is(gunzipSync(readFileSync(join(folder, names[1] ?? ""))).toString(), "round 3");
  assert.is(readFileSync(join(folder, names[3] ?? ""), "utf8"), "round 5");
});

test("with two files the newest is kept alone", async () => {
  const { folder, log } = newFolder();
  for (let round = 1; round <= 3; round += 1) {
    writeFileSync(log, `round ${round}`);
    const reopen = async () => writeFileSync(log, "");
    await rotateLog(log, { maxBytes: 4, maxFiles: 2, nowMs: () => Date.UTC(2026, 0, 1, 0, 0, round), reopen });
  }
  assert.equal(readdirSync(folder).sort(), ["0.log", "0.log.20260101-000003"]);
});

test("a runtime that does not begin a new file gets the old one back", async () => {
  const { folder, log } = newFolder();
  writeFileSync(log, "12345");
  const reopen = async () => {
    throw new Error("no");
  };
  await rotateLog(log, { maxBytes: 4, maxFiles: 3, nowMs: () => 0, reopen }).then(
    () => assert.unreachable(),
    (error: Error) => assert.is(error.message, "no"),
  );
  assert.equal(readdirSync(folder), ["0.log"]);
});

const labelsOf = (name: string) => ({
  ...{ [keys.podNamespace]: "shop", [keys.podName]: "till", [keys.podUid]: "u1" },
  [keys.containerName]: name,
});

test("the logs of the agent's running containers are looked at, one's failure beside the others", async () => {
  const { folder } = newFolder();
  for (const name of ["desk", "lamp"]) {
    mkdirSync(join(folder, "shop_till_u1", name), { recursive: true });
    writeFileSync(join(folder, "shop_till_u1", name, "2.log"), "12345");
  }
  const reopened: string[] = [];
  const errors: string[] = [];
  const ending = new AbortController();
  const runtime = {
    listContainers: async () => {
      const all = ["desk", "lamp"].map((name) => ({
        id: name,
        labels: labelsOf(name),
        metadata: { name, attempt: 2 },
      }));
      return create(ListContainersResponseSchema, { containers: [{ id: "foreign" }, ...all] });
    },
    reopenContainerLog: async ({ containerId = "" }) => {
      if (containerId === "desk") throw new Error("desk is stuck");
      reopened.push(containerId);
      return create(ReopenContainerLogResponseSchema);
    },
  } as unknown as LogRotatorOptions["runtime"];
  const rotating = rotateLogs({
    ...{ runtime, keys, logRoot: folder, maxBytes: 4, maxFiles: 5, intervalMs: 1, workers: 1, nowMs: () => 0 },
    signal: ending.signal,
    onError: (error) => errors.push((error as Error).message),
  });
  while (reopened.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  ending.abort();
  await rotating;
  assert.equal([reopened, errors[0]], [["lamp"], "desk is stuck"]);
});

/** The most logs that were rotated at a time, and how often they were looked at until all were. */
async function rotated(workers: number): Promise<{ readonly most: number; readonly looks: number }> {
  const { folder } = newFolder();
  const names = ["a", "b", "c", "d"];
  let [now, most, looks, done] = [0, 0, 0, 0];
  for (const name of names) {
    mkdirSync(join(folder, "shop_till_u1", name), { recursive: true });
    writeFileSync(join(folder, "shop_till_u1", name, "0.log"), "12345");
  }
  const runtime = {
    listContainers: async () => {
      looks += 1;
      const containers = names.map((name) => ({ id: name, labels: labelsOf(name), metadata: { name, attempt: 0 } }));
      return create(ListContainersResponseSchema, { containers });
    },
    reopenContainerLog: async ({ containerId = "" }) => {
      now += 1;
      most = Math.max(most, now);
      await sleep(60);
      writeFileSync(join(folder, "shop_till_u1", containerId, "0.log"), "");
      now -= 1;
      done += 1;
      return create(ReopenContainerLogResponseSchema);
    },
  } as unknown as LogRotatorOptions["runtime"];
  const ending = new AbortController();
  const rotating = rotateLogs({
    ...{ runtime, keys, logRoot: folder, maxBytes: 4, maxFiles: 5, intervalMs: 5, workers, nowMs: Date.now },
    ...{ signal: ending.signal, onError: (error) => assert.unreachable(String(error)) },
  });
  while (done < names.length) await sleep(5);
  ending.abort();
  await rotating;
  assert.is(done, names.length, "each is rotated once, however often it is seen meanwhile");
  return { most, looks };
}

test("as many logs are rotated at a time as there are workers, and the looks go on meanwhile", async () => {
  const one = await rotated(1);
  assert.is(one.most, 1);
  assert.ok(one.looks > 4, `${one.looks} looks`);
  assert.is((await rotated(3)).most, 3);
});

test.run();
