import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { AgentPortsOptions } from "../../../runtime/nodeagent/server/openPorts.ts";
import { suite } from "../../harness/suite.ts";
import { testPorts, type TestPorts } from "../harness/agentPort.ts";
import { ask } from "../harness/askAgent.ts";

const test = suite("queries for the logs of a node");

/** A journal of one unit that writes down how it was called. */
const program = `#!/bin/sh
if [ "$1" = --field ]; then printf 'init.scope\\nsmith.service\\n'; exit 0; fi
for each in "$@"; do printf '%s\\n' "$each" >> "$0.args"; done
echo "entries of the journal"
`;

let ports: TestPorts;
let folder = "";
let journal = "";

test.before(async () => {
  const state = { pods: () => [], find: () => undefined } as unknown as AgentPortsOptions["state"];
  const runtime = {} as AgentPortsOptions["runtime"];
  folder = mkdtempSync(join(tmpdir(), "orch-journal-"));
  journal = join(folder, "journal.sh");
  ports = await testPorts({ state, runtime, settings: { hasSystemLogQuery: true, journalProgram: journal } });
  writeFileSync(journal, program);
  chmodSync(journal, 0o755);
  mkdirSync(join(ports.folder, "web"));
  writeFileSync(join(ports.folder, "web/web.log"), "of a folder\n");
  writeFileSync(join(ports.folder, "mail.log"), "of a file\n");
  symlinkSync("/etc/hostname", join(ports.folder, "out.log"));
});
test.after(async () => {
  await ports.stop();
  rmSync(folder, { recursive: true });
});

const rows: readonly (readonly [string, number, string | RegExp])[] = [
  ["?query=smith", 200, "entries of the journal\n"],
  ["?query=web", 200, "of a folder\n"],
  ["?query=mail&query=web", 200, "of a file\nof a folder\n"],
  ["?query=none", 200, "\nlog not found for none\n"],
  ["?query=out", 200, "\nlog not found for out\n"],
  ["?query=web&tailLines=3", 200, /^\noptions present and query resolved to log files for \[web\]\n/],
  ["?query=/mail.log", 200, "of a file\n"],
  ["?query=/web/", 200, /web\.log/],
  ["?query=/../../etc/passwd", 404, /not found/],
  ["?query=/out.log", 404, /not found/],
  ["?query=%20", 400, 'query: Invalid value: [" "]: query cannot be empty'],
  ["?query=web&sinceTime=today", 400, 'sinceTime: Invalid value: "today": invalid time format'],
  [
    "?query=web&boot=x&tailLines=y",
    400,
    '[tailLines: Invalid value: "y": must be a whole number, boot: Invalid value: "x": must be a whole number]',
  ],
  ["?tailLines=3", 406, "query: Required value: cannot be empty with options"],
  ["?query=a%3Breboot", 406, 'query: Invalid value: "a;reboot": input contains unsupported characters'],
  ["?query=--flush%20x", 406, /unsupported characters/],
  ["?query=a&query=b&query=c&query=d&query=e", 406, "query: Too many: 5: must have at most 4 items"],
  ["?query=a&query=/b", 406, 'query: Invalid value: ["/b","a"]: cannot specify a file and service'],
  ["?query=/a&query=/b", 406, 'query: Invalid value: ["/a","/b"]: cannot specify more than one file'],
  ["?query=/a&boot=0", 406, 'query: Invalid value: ["/a"]: cannot specify file with options'],
  ["?query=smith&boot=1", 406, "boot: Invalid value: 1: must be less than 1"],
  ["?query=smith&tailLines=100001", 406, "tailLines: Invalid value: 100001: must be between 0 and 100000, inclusive"],
  [
    "?query=smith&sinceTime=2026-02-01T00:00:00Z&untilTime=2026-01-01T00:00:00Z",
    406,
    'untilTime: Invalid value: "2026-01-01T00:00:00.000Z": must be after `sinceTime`',
  ],
  ["mail.log?query=smith", 406, "path not allowed in query mode"],
];

for (const [path, code, expected] of rows) {
  test(`/logs/${path} is ${code}`, async () => {
    const { status, text } = await ask(ports, `/logs/${path}`);
    assert.is(status, code, text);
    if (typeof expected === "string") assert.is(text, expected);
    else assert.match(text, expected);
  });
}

test("the journal is asked for what the client wants, each value behind its option", async () => {
  writeFileSync(`${journal}.args`, "");
  const query = {
    ...{ query: "smith", tailLines: "7", boot: "-1", pattern: "--vacuum-size=1 $(reboot)" },
    ...{ sinceTime: "2026-01-02T03:04:05Z", untilTime: "2026-01-02T05:04:05+01:00" },
  };
  const { status } = await ask(ports, `/logs/?${new URLSearchParams(query)}`);
  assert.is(status, 200);
  assert.equal(readFileSync(`${journal}.args`, "utf8").trim().split("\n"), [
    ...["--utc", "--no-pager", "--output=short-precise"],
    ...["--since=2026-01-02 03:04:05 UTC", "--until=2026-01-02 04:04:05 UTC", "--pager-end", "--lines=7"],
    ...["--unit=smith", "--grep=--vacuum-size=1 $(reboot)", "--boot=-1"],
  ]);
});

test.run();
