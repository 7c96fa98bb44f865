import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import * as assert from "uvu/assert";
import { suite } from "../../harness/suite.ts";
import { type LogQuery, readLog } from "../../../runtime/nodeagent/server/logs/readLog.ts";

const test = suite("logs of containers");

const folder = mkdtempSync(join(tmpdir(), "orch-logs-"));
test.after(() => rmSync(folder, { recursive: true }));

let made = 0;

/** A log of these files: the newest is `0.log`, the others have the names behind it. */
function logOf(files: Readonly<Record<string, string>>): string {
  const path = join(folder, `c${++made}`, "0.log");
  for (const [end, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}${end}`, end.endsWith(".gz") ? gzipSync(text) : text);
  }
  return path;
}

/** Lines as a runtime writes them, a second after one another. */
function lines(...texts: string[]): string {
  return texts
    .map((each, index) => `2026-01-02T03:04:0${index}.5Z ${each.startsWith("!") ? "stderr" : "stdout"} F ${each}\n`)
    .join("");
}

const all: LogQuery = { timestamps: false, follow: false };

async function read(path: string, query: Partial<LogQuery> = {}, isRunning = async () => false): Promise<string> {
  let text = "";
  const signal = new AbortController().signal;
  for await (const piece of readLog({ path, isRunning }, { ...all, ...query }, signal)) text += piece.toString();
  return text;
}

const plain = { "": lines("a", "!b", "c") };
const rotated = {
  ".20260102-030000.gz": lines("old 1", "old 2"),
  ".20260102-030100": lines("mid 1"),
  "": lines("new 1", "new 2"),
};
const partial = {
  "": [
    "2026-01-02T03:04:00.1Z stdout P one ",
    "2026-01-02T03:04:00.2Z stderr F other",
    "2026-01-02T03:04:00.3Z stdout P and ",
    "2026-01-02T03:04:00.4Z stdout F all",
    "2026-01-02T03:04:01Z stdout F ",
    "no line of a runtime",
    "2026-01-02T03:04:02+01:00 stdout F:tag last\n",
  ].join("\n"),
};

const rows: readonly (readonly [string, Readonly<Record<string, string>>, Partial<LogQuery>, string])[] = [
  ["both streams are read in order", plain, {}, "a\n!b\nc\n"],
  ["one stream alone", plain, { stream: "stderr" }, "!b\n"],
  ["the last lines", plain, { tailLines: 2 }, "!b\nc\n"],
  ["as many lines as a client can ask for", plain, { tailLines: 2 ** 63, limitBytes: 2 ** 63 }, "a\n!b\nc\n"],
  ["no lines", plain, { tailLines: 0 }, ""],
  ["more lines than there are", plain, { tailLines: 9 }, "a\n!b\nc\n"],
  ["so many bytes", plain, { limitBytes: 4 }, "a\n!b"],
  ["from a time on", plain, { sinceNanos: 1_767_323_041_500_000_000n }, "!b\nc\n"],
  ["from a nanosecond later", plain, { sinceNanos: 1_767_323_041_500_000_001n }, "c\n"],
  ["with times of nine digits", plain, { timestamps: true, tailLines: 1 }, "2026-01-02T03:04:02.500000000Z c\n"],
  ["files that were rotated come first", rotated, {}, "old 1\nold 2\nmid 1\nnew 1\nnew 2\n"],
  ["the last lines reach into older files", rotated, { tailLines: 4 }, "old 2\nmid 1\nnew 1\nnew 2\n"],
  ["the last lines of the newest file", rotated, { tailLines: 1 }, "new 2\n"],
  ["parts of a line are joined", partial, {}, "one other\nand all\n\nlast\n"],
  [
    "parts of a line have one time",
    partial,
    { timestamps: true, stream: "stdout", tailLines: 4 },
    "2026-01-02T03:04:00.100000000Z one and all\n2026-01-02T03:04:01.000000000Z \n2026-01-02T03:04:02.000000000+01:00 last\n",
  ],
  ["parts of a line count as one", partial, { tailLines: 2 }, "\nlast\n"],
  ["no file is no log", {}, {}, ""],
];
for (const [what, files, query, expected] of rows) {
  test(what, async () => assert.is(await read(logOf(files), query), expected));
}

for (const end of [".20260102-030405", ".20260102-030405.gz"]) {
  test(`a folder or a pipe in the place of 0.log${end} holds up no reader`, async () => {
    for (const make of [(path: string) => mkdirSync(path), (path: string) => execFileSync("mkfifo", [path])]) {
      const path = logOf({ "": lines("a") });
      make(`${path}${end}`);
      assert.is(await read(path), "a\n");
      assert.is(await read(path, { tailLines: 5 }), "a\n");
    }
  });
}

test("what is no regular file is no log", async () => {
  const path = logOf({ ".1": "" });
  execFileSync("mkfifo", [path]);
  assert.is(await read(path).catch(String), "Error: it is no regular file");
});

test("a log larger than memory should hold is read in pieces", async () => {
  const text = lines("x".repeat(1000));
  const path = logOf({ "": text.repeat(20_000) });
  let pieces = 0;
  let length = 0;
  const signal = new AbortController().signal;
  for await (const piece of readLog({ path, isRunning: async () => false }, all, signal)) {
    pieces++;
    length += piece.length;
    assert.ok(piece.length < 200_000);
  }
  assert.is(length, 1001 * 20_000);
  assert.ok(pieces > 100);
});

test("a followed log has what is written later, in the next file too, until the container ends", async () => {
  const path = logOf({ "": lines("a") });
  let isRunning = true;
  const text = read(path, { follow: true }, async () => isRunning);
  await sleep(100);
  appendFileSync(path, lines("b"));
  await sleep(100);
  appendFileSync(path, lines("c"));
  renameSync(path, `${path}.20260102-030500`);
  writeFileSync(path, lines("d"));
  await sleep(100);
  appendFileSync(path, lines("e"));
  isRunning = false;
  assert.is(await text, "a\nb\nc\nd\ne\n");
});

test("a followed log ends when its reader goes", async () => {
  const path = logOf({ "": lines("a") });
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 50);
  let text = "";
  const source = { path, isRunning: async () => true };
  for await (const piece of readLog(source, { ...all, follow: true }, stop.signal)) text += piece.toString();
  assert.is(text, "a\n");
});

test.run();
