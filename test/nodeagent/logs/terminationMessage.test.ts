import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create } from "@bufbuild/protobuf";
import * as assert from "uvu/assert";
import { ContainerStatusSchema } from "../../../generated/pb/cri/v1/api_pb.ts";
import { terminationMessage } from "../../../runtime/nodeagent/logs/terminationMessage.ts";
import { suite } from "../../harness/suite.ts";
import { keys } from "../machine.ts";

const test = suite("last words of a container");

const root = mkdtempSync(join(tmpdir(), "orch-words-"));
test.after(() => rmSync(root, { recursive: true }));

interface Given {
  readonly file?: string;
  readonly log?: string;
  readonly policy?: string;
  readonly exitCode?: number;
  readonly reason?: string;
}

let count = 0;
async function messageOf({ file, log, policy = "FallbackToLogsOnError", exitCode = 1, reason = "Error" }: Given) {
  count += 1;
  const [hostPath, logPath] = [join(root, `${count}.words`), join(root, `${count}.log`)];
  if (file !== undefined) writeFileSync(hostPath, file);
  if (log !== undefined) writeFileSync(logPath, log);
  const annotations = {
    [keys.containerTerminationMessagePath]: "/dev/last",
    [keys.containerTerminationMessagePolicy]: policy,
  };
  const mounts = [
    { containerPath: "/data", hostPath: "/none" },
    { containerPath: "/dev/last", hostPath },
  ];
  return await terminationMessage(
    create(ContainerStatusSchema, { annotations, mounts, exitCode, reason, logPath }),
    keys,
  );
}

function logOf(lines: readonly string[]): string {
  return lines.map((each) => `2026-01-02T03:04:05.006000000Z stdout ${each}\n`).join("");
}

const rows: readonly (readonly [string, Given, string])[] = [
  ["what it wrote", { file: "bye", log: logOf(["F log"]) }, "bye"],
  ["the end of what it wrote", { file: `x${"y".repeat(4096)}` }, "y".repeat(4096)],
  ["its log", { file: "", log: logOf(["F one", "P tw", "F o"]) }, "one\ntwo\n"],
  ["no log when it did not fail", { log: logOf(["F one"]), exitCode: 0 }, ""],
  ["no log when it never ran", { log: logOf(["F one"]), reason: "ContainerCannotRun" }, ""],
  ["no log when its policy wants none", { log: logOf(["F one"]), policy: "File" }, ""],
  [
    "the last 80 lines of its log",
    { log: logOf(Array.from({ length: 100 }, (_, index) => `F ${index}`)) },
    Array.from({ length: 80 }, (_, index) => `${index + 20}\n`).join(""),
  ],
  ["the last 2048 bytes of its log", { log: logOf([`F a${"b".repeat(3000)}`]) }, `${"b".repeat(2047)}\n`],
];

for (const [name, given, expected] of rows) {
  test(`they are ${name}`, async () => assert.is(await messageOf(given), expected));
}

test("a link in place of the file is not followed", async () => {
  symlinkSync("/etc/passwd", join(root, `${count + 1}.words`));
  assert.match(await messageOf({ policy: "File" }), "Error on reading termination log");
});

test.run();
