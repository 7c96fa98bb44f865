import * as assert from "uvu/assert";
import { openLogger } from "../../runtime/component/logs/logger.ts";
import { levelOf, readVmodule, Verbosity } from "../../runtime/component/logs/verbosity.ts";
import { suite } from "../harness/suite.ts";

const test = suite("the log of a process");

function open(format: "text" | "json", level = 0) {
  const lines: string[] = [];
  const verbosity = new Verbosity(level, []);
  return { lines, verbosity, log: openLogger({ format, verbosity, write: (line) => lines.push(line) }) };
}

const cause = new Error("no such file");
const failure = new Error("cannot read the list", { cause: new Error("cannot open it", { cause }) });

test("a line of text has time, severity, message, and what caused an error, without a stack", () => {
  const { lines, log } = open("text");
  log.error("GET /", failure);
  log.warning("slow");
  log.info("request", { verb: "get", path: "/api/v1/pods", user: "a b", status: 200, absent: undefined });
  const texts = lines.map((each) => each.replace(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z /, ""));
  assert.equal(texts, [
    "error GET /: cannot read the list: cannot open it: no such file\n",
    "warning slow\n",
    'info request verb=get path=/api/v1/pods user="a b" status=200\n',
  ]);
});

test("a line of JSON says the same", () => {
  const { lines, log } = open("json");
  log.error("GET /", failure);
  log.info("request", { verb: "get", status: 200 });
  const [error, info] = lines.map((each) => JSON.parse(each));
  for (const { ts } of [error, info]) assert.match(ts, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  assert.equal(
    { ...error, ts: "" },
    {
      level: "error",
      ts: "",
      error: "cannot read the list: cannot open it: no such file",
      msg: "GET /",
    },
  );
  assert.equal({ ...info, ts: "" }, { level: "info", ts: "", verb: "get", status: 200, msg: "request" });
});

test("stacks are written from level 5", () => {
  for (const format of ["text", "json"] as const) {
    const { lines, log, verbosity } = open(format, 4);
    log.error("x", failure);
    verbosity.level = 5;
    log.error("x", failure);
    assert.equal(
      lines.map((each) => each.includes("logs.test.ts")),
      [false, true],
      format,
    );
  }
});

test("an error in a text of many lines is one line", () => {
  const { lines, log } = open("text");
  log.error("GET /a\nb", new Error("c\r\nd"));
  assert.match(lines[0] ?? "", / error GET \/a b: c d\n$/);
});

test("causes in a ring end", () => {
  const { lines, log } = open("text");
  const ring = new Error("one");
  ring.cause = new Error("two", { cause: ring });
  log.error("x", ring);
  assert.ok((lines[0] ?? "").length < 200);
});

const folders: readonly (readonly [level: number, folder: string, isOn: boolean])[] = [
  [3, "server", true],
  [4, "server", false],
  [4, "server/filters", false],
  [0, "storage/etcd", true],
  [1, "storage/etcd", false],
  [2, "storages", true],
  [3, "storages", false],
];
for (const [level, folder, isOn] of folders) {
  test(`level ${level} of ${folder} is ${isOn ? "on" : "off"} with v=2, server=3, storage=0`, () => {
    const verbosity = new Verbosity(2, readVmodule({ server: "3", storage: "0" }));
    assert.is(verbosity.isOn(level, folder), isOn);
  });
}

for (const pair of [{ server: "" }, { server: "x" }, { server: "11" }, { "": "3" }, { "a b": "3" }, { "../a": "3" }]) {
  test(`--vmodule ${JSON.stringify(pair)} is refused`, () => assert.throws(() => readVmodule(pair), /^.*--vmodule: /));
}

test("levels are whole numbers to 10", () => {
  assert.equal(["0", "10", "3"].map(levelOf), [0, 10, 3]);
  assert.equal(
    ["", "11", "-1", "3.5", "1e1", " 3"].map(levelOf),
    Array.from({ length: 6 }, () => undefined),
  );
});

test.run();
