import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { flagSets } from "../../generated/flags.ts";
import { configurationOf, readFlagFiles } from "../../runtime/configuration/flagFiles.ts";
import { type FlagSet, flagTexts, parseFlags } from "../../runtime/schema/index.ts";
import { flagsWithoutEffect } from "../../runtime/schema/flags.ts";
import { suite } from "../harness/suite.ts";

const test = suite("configuration files that give flags");

const slow = { name: "Slow", stage: "Beta", default: false, locked: false, components: [] } as const;
const fast = { name: "Fast", stage: "Beta", default: false, locked: false, components: [] } as const;
const set: FlagSet = {
  command: "acme run",
  description: "Runs.",
  configuration: { kind: "RunnerConfiguration", apiVersion: "runner.config.acme.dev/v1" },
  flags: [
    { name: "config", type: "string", description: "File." },
    { name: "port", type: "int", default: 8080, minimum: 0, maximum: 65535, description: "Port." },
    { name: "anonymous-auth", type: "boolean", field: "authentication.anonymous.enabled", description: "Anyone." },
    { name: "client-ca-file", type: "string", field: "authentication.x509.clientCAFile", description: "CA." },
    { name: "wait", type: "duration", default: "5s", description: "Time." },
    { name: "modes", type: "list", default: ["A"], enum: ["A", "B"], description: "Modes." },
    { name: "labels", type: "map", description: "Labels." },
    { name: "address", type: "string", format: "ip", description: "Address." },
    { name: "switches", type: "map", gates: [fast, slow], description: "Gates." },
    { name: "header", type: "multimap", separator: ":", description: "Headers." },
    { name: "least", type: "map", separator: "<", default: ["memory<1", "disk<2"], description: "Thresholds." },
    { name: "token", type: "string", confidential: true, description: "Token." },
    { name: "taints", type: "list", item: "<key>[=<value>]:<effect>", description: "Taints." },
    { name: "periods", type: "map", item: "<#priority>=<#seconds>", description: "Periods." },
    { name: "kept", type: "texts", separator: ";", item: "<#place>:<%amounts>", description: "Kept." },
    { name: "factor", type: "number", minimum: 0, maximum: 1, description: "Part." },
    { name: "safe", type: "boolean", default: true, enum: ["true"], effect: "none", description: "Always." },
  ],
};

const form = "kind: RunnerConfiguration\napiVersion: runner.config.acme.dev/v1\n";
const folder = mkdtempSync(join(tmpdir(), "flag-files-"));
test.after(() => rmSync(folder, { recursive: true }));

function fileOf(text: string, name = "config.yaml"): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

function flagsOf(text: string, argv: readonly string[] = []): Readonly<Record<string, unknown>> {
  const configured = readFlagFiles(set, { file: fileOf(text), folder: "" });
  const parsed = parseFlags<Record<string, unknown>>(set, argv, configured);
  if (!("flags" in parsed)) throw new Error(JSON.stringify(parsed));
  return parsed.flags;
}

test("a file gives flags by their fields, in YAML and in JSON", () => {
  const who = "authentication: { anonymous: { enabled: true }, x509: { clientCAFile: /ca } }";
  const text = `${form}port: 1\n${who}\nwait: 1m\n`;
  const { port, anonymousAuth, clientCaFile, wait, modes } = flagsOf(text);
  assert.equal([port, anonymousAuth, clientCaFile, wait, modes], [1, true, "/ca", "1m", ["A"]]);
  const json = { kind: "RunnerConfiguration", apiVersion: "runner.config.acme.dev/v1", port: 2, modes: ["B"] };
  assert.equal(flagsOf(JSON.stringify(json)).modes, ["B"]);
});

test("arguments win over a file: lists and maps as a whole, gates one by one", () => {
  const text = `${form}port: 1\nmodes: [A, B]\nlabels: { a: x, b: v }\nswitches: { Fast: true, Slow: false }\n`;
  const argv = ["--port=3", "--modes=B", "--labels=b=z", "--labels=c=z", "--switches=Slow=true"];
  const { port, modes, labels, switches } = flagsOf(text, argv);
  assert.equal([port, modes], [3, ["B"]]);
  assert.equal(
    [labels, switches],
    [
      { b: "z", c: "z" },
      { Fast: "true", Slow: "true" },
    ],
  );
});

test("a key may have several values, and arguments replace all keys", () => {
  const text = `${form}header: { a: [x, v], b: [z] }\nleast: { memory: 10% }\n`;
  assert.equal(flagsOf(text).header, { a: ["x", "v"], b: ["z"] });
  const { header, least } = flagsOf(text, ["--header=a:1,a:2", "--header=c:http://d", "--least=disk<5%"]);
  assert.equal(header, { a: ["1", "2"], c: ["http://d"] });
  assert.equal(least, { disk: "5%" });
  assert.equal(flagTexts(set, { header, least }).header, "a:1,a:2,c:http://d");
  assert.equal(flagTexts(set, { header, least }).least, "disk<5%");
});

test("drop-in files are read after the file, by name: the last value wins, lists are replaced, maps merged", () => {
  const inside = mkdtempSync(join(folder, "drop-ins-"));
  const file = fileOf(`${form}port: 1\nmodes: [A]\nlabels: { one: a }\nwait: 1s\n`);
  mkdirSync(join(inside, "30-c.conf"));
  writeFileSync(join(inside, "20-b.conf"), `${form}port: 3\nlabels: { two: b, one: c }\n`);
  writeFileSync(join(inside, "10-a.conf"), `${form}port: 2\nmodes: [B, A]\n`);
  writeFileSync(join(inside, "30-c.yaml"), "this is no drop-in");
  const given = readFlagFiles(set, { file, folder: inside });
  assert.equal(Object.fromEntries(given), {
    ...{ port: 3, modes: ["B", "A"], wait: "1s" },
    labels: { one: "c", two: "b" },
  });
});

/** What a file and its drop-ins, "1.conf" and so on, give. */
function layered(...[first = "", ...later]: readonly string[]): object {
  const inside = mkdtempSync(join(folder, "drop-ins-"));
  for (const [index, text] of later.entries()) writeFileSync(join(inside, `${index + 1}.conf`), form + text);
  const configuration = { ...set.configuration, zeros: "default", zeroNumbers: ["port"], paths: ["client-ca-file"] };
  const files = { file: fileOf(form + first), folder: inside };
  return Object.fromEntries(readFlagFiles({ ...set, configuration } as FlagSet, files));
}

const x509 = (path: string) => `authentication: { x509: { clientCAFile: ${path} }, anonymous: { enabled: true } }`;
const layers: readonly (readonly [string, readonly string[], object])[] = [
  ["null takes away what files before gave", ["port: 1\nmodes: [B]", "port: null\nmodes: null"], {}],
  [
    "a zero that means the default does so too",
    ["port: 1\nwait: 1s\naddress: ::1", 'port: 0\nwait: 0s\naddress: ""'],
    {},
  ],
  ["a later file gives it again", ["port: 1", "port: null", "port: 2"], { port: 2 }],
  ["null for an object takes away all its fields", [x509("/ca"), "authentication: null"], {}],
  ["null takes away an entry", ["labels: { a: x, b: z }", "labels: { a: null, c: null }"], { labels: { b: "z" } }],
  ["null takes away a key", ["header: { a: [x], b: [z] }", "header: { b: null }"], { header: { a: ["x"] } }],
  ["null takes away a map", ["labels: { a: x }", "labels: null", "labels: { b: z }"], { labels: { b: "z" } }],
  ["an empty map takes nothing away", ["labels: { a: x }", "labels: {}"], { labels: { a: "x" } }],
  ["an empty list is the list", ["modes: [B]", "modes: []"], { modes: [] }],
  ["a file replaces the entries that are the default", ["least: { pids: '3' }"], { least: { pids: "3" } }],
  ["a drop-in adds to them", ["", "least: { pids: '3', disk: '4' }"], { least: { memory: "1", disk: "4", pids: "3" } }],
  ["a path is relative to the file", [x509("ca")], { "anonymous-auth": true, "client-ca-file": join(folder, "ca") }],
  ["a path of a drop-in stays as it is", ["", x509("ca")], { "anonymous-auth": true, "client-ca-file": "ca" }],
  ["an empty path is none", ["authentication: { x509: { clientCAFile: '' } }"], {}],
];
for (const [what, texts, want] of layers) test(what, () => assert.equal(layered(...texts), want));

test("drop-ins of a folder within are read at the place of its name", () => {
  const inside = mkdtempSync(join(folder, "drop-ins-"));
  mkdirSync(join(inside, "a"));
  for (const [name, port] of [
    ["a.conf", 1],
    ["a/z.conf", 2],
    [".conf", 3],
    ["B.conf", 4],
  ] as const) {
    writeFileSync(join(inside, name), `${form}port: ${port}\nlabels: { n${port}: x, last: "${port}" }\n`);
  }
  symlinkSync(join(inside, "a"), join(inside, "link"));
  const given = Object.fromEntries(readFlagFiles(set, { file: "", folder: inside }));
  assert.equal(given, { port: 1, labels: { n3: "x", last: "1", n4: "x", n2: "x", n1: "x" } });
  symlinkSync(join(inside, "a"), join(inside, "x.conf"));
  assert.throws(
    () => readFlagFiles(set, { file: "", folder: inside }),
    /config-dir: cannot read the file: .*x.conf is a/,
  );
});

test("scalars are what the field's reader makes of them", () => {
  const labels = "labels: &a { a: '010', b: 2024-01-01, c: 12:30:45 }";
  const text = `${form}port: 010\nauthentication: { anonymous: { enabled: no } }\n${labels}\nleast: { <<: *a, d: x }\n`;
  const { port, anonymousAuth, labels: given, least } = flagsOf(text);
  assert.equal([port, anonymousAuth, given], [8, false, { a: "010", b: "2024-01-01", c: "12:30:45" }]);
  assert.equal(least, { a: "010", b: "2024-01-01", c: "12:30:45", d: "x" });
});

test("gates are shown as they are set", () => {
  const shown = configurationOf(set, flagsOf(`${form}switches: { Fast: true }\n`, ["--switches=Slow=0"]));
  assert.equal((shown as { switches: unknown }).switches, { Fast: true, Slow: false });
});

test("objects of a list are the texts of a flag, and are shown as objects", () => {
  const taints = "taints: [{ key: a.b/c, value: d, effect: NoSchedule }, { key: e, effect: NoExecute }]";
  const given = flagsOf(`${form}${taints}\nperiods: [{ priority: -5, seconds: 10 }, { priority: 2, seconds: 3 }]\n`);
  assert.equal([given.taints, given.periods], [["a.b/c=d:NoSchedule", "e:NoExecute"], { "-5": "10", 2: "3" }]);
  const shown = configurationOf(set, given) as Record<string, unknown>;
  assert.equal(shown.taints, [
    { key: "a.b/c", value: "d", effect: "NoSchedule" },
    { key: "e", effect: "NoExecute" },
  ]);
  assert.equal(shown.periods, [
    { priority: 2, seconds: 3 },
    { priority: -5, seconds: 10 },
  ]);
});

test("an object of a list may have a map of quantities, and a text of arguments several objects", () => {
  const listed = flagsOf(`${form}kept: [{ place: 0, amounts: { memory: 1Gi, cpu: 2 } }]\n`);
  assert.equal(listed.kept, ["0:memory=1Gi,cpu=2"]);
  const shown = (given: object) => (configurationOf(set, given) as Record<string, unknown>).kept;
  assert.equal(shown(listed), [{ place: 0, amounts: { memory: "1Gi", cpu: "2" } }]);
  const argued = flagsOf(`${form}kept: [{ place: 7, amounts: { cpu: 1 } }]\n`, ["--kept=0:memory=1Gi;1:cpu=1"]);
  assert.equal(argued.kept, ["0:memory=1Gi", "1:cpu=1"]);
  assert.equal(shown(argued), [
    { place: 0, amounts: { memory: "1Gi" } },
    { place: 1, amounts: { cpu: "1" } },
  ]);
});

test("a later drop-in replaces a list of objects as a whole", () => {
  const inside = mkdtempSync(join(folder, "drop-ins-"));
  const file = fileOf(`${form}taints: [{ key: a, effect: x }]\nperiods: [{ priority: 1, seconds: 1 }]\n`);
  writeFileSync(
    join(inside, "1.conf"),
    `${form}taints: [{ key: b, effect: z }]\nperiods: [{ priority: 2, seconds: 2 }]\n`,
  );
  const given = readFlagFiles(set, { file, folder: inside });
  assert.equal(Object.fromEntries(given), { taints: ["b:z"], periods: { 2: "2" } });
});

const wrong: readonly (readonly [string, string])[] = [
  [`${form}prt: 1\n`, "3:6: prt: is not known (did you mean port?)"],
  [`${form}config: x\n`, "3:9: config: is not known"],
  [`${form}labels: { a: x, b: 1 }\n`, "3:20: labels.b: must have texts as values"],
  [`${form}port: "1"\n`, "3:7: port: must be an integer"],
  [`${form}port: 70000\n`, "3:7: port: must be between 0 and 65535"],
  [`${form}wait: 5\n`, '3:7: wait: must be a duration such as "30s" or "1h15m"'],
  [`${form}wait: -5s\n`, "3:7: wait: must not be negative"],
  [`${form}address: "::g"\n`, "3:10: address: must be an IP address such as 127.0.0.1"],
  [`${form}switches: { Fast: 1 }\n`, "3:19: switches.Fast: invalid value of Fast=1, want true or false"],
  [
    `${form}switches:\n  Fast: true\n  Fasts: true\n`,
    "5:10: switches.Fasts: unrecognized feature gate: Fasts (did you mean Fast?)",
  ],
  [`${form}least: { a: { b: 1 } }\n`, "3:13: least.a: must have texts as values"],
  [`${form}---\n${form}`, "3:1: a file holds one document: leave out what follows this line"],
  [`${form}wait: soon\n`, '3:7: wait: must be a duration such as "30s" or "1h15m"'],
  [`${form}modes: [A, C]\n`, "3:8: modes: must be one of A, B"],
  [`${form}modes: A\n`, "3:8: modes: must be a list"],
  [`${form}header: { a: x }\n`, "3:14: header.a: must be a list"],
  [`${form}header: [a]\n`, "3:9: header: must be an object"],
  [`${form}authentication: { anonymous: true }\n`, "3:30: authentication.anonymous: must be an object"],
  [`${form}authentication: { anonymous: { on: true } }\n`, "3:36: authentication.anonymous.on: is not known"],
  [`${form}taints: { a: b }\n`, "3:9: taints: must be a list"],
  [`${form}taints: [a:b]\n`, "3:10: taints[0]: must be an object with key, value, effect"],
  [`${form}taints: [{ key: a }]\n`, "3:10: taints[0].effect: is required"],
  [`${form}taints: [{ key: 1, effect: x }]\n`, "3:17: taints[0].key: must be a string"],
  [`${form}taints: [{ key: a, effect: x, time: y }]\n`, "3:37: taints[0].time: is not known"],
  [`${form}periods: [{ priority: 1, seconds: soon }]\n`, "3:35: periods[0].seconds: must be an integer"],
  [`${form}kept: ["0:memory=1Gi"]\n`, "3:8: kept[0]: must be an object with place, amounts"],
  [`${form}kept: [{ place: 0 }]\n`, "3:8: kept[0].amounts: is required"],
  [`${form}kept: [{ place: 0, amounts: {} }]\n`, "3:29: kept[0].amounts: must be an object of quantities, such as"],
  [`${form}kept: [{ place: 0, amounts: { a: "1,b=2" } }]\n`, "3:29: kept[0].amounts: must be an object of quantities"],
  [`${form}kept: [{ place: 0, amounts: { a: 1 }, b: 1 }]\n`, "3:42: kept[0].b: is not known"],
  [`${form}factor: 1.5\n`, "3:9: factor: must be between 0 and 1"],
  [`${form}factor: half\n`, "3:9: factor: must be a number"],
  [`${form}safe: false\n`, "3:7: safe: must be one of true"],
  ["kind: Other\napiVersion: v1\n", "2:13: apiVersion: must be runner.config.acme.dev/v1"],
  ["kind: Other\napiVersion: runner.config.acme.dev/v1\n", "1:7: kind: must be RunnerConfiguration"],
  ["port: 1\n", "1:1: kind: must be RunnerConfiguration"],
  ["- 1\n", "1:1: must be an object"],
  ["", "1:1: must be an object"],
  [`${form}port: 1\nport: 2\n`, "4:1: Map keys must be unique"],
];

for (const [text, want] of wrong) {
  test(`refuses ${JSON.stringify(text.replace(form, ""))} at its place`, () => {
    const file = fileOf(text);
    assert.throws(
      () => readFlagFiles(set, { file, folder: "" }),
      (error: Error) => error.message.includes(`${file}:${want}`) || assert.is(error.message, want),
    );
  });
}

test("a file or folder that cannot be read is named, with its flag and the reason", () => {
  const none = join(folder, "none.yaml");
  const file = fileOf(form);
  for (const [files, want] of [
    [{ file: none, folder: "" }, `--config: cannot read the file: ${none} does not exist`],
    [{ file: folder, folder: "" }, `--config: cannot read the file: ${folder} is a folder`],
    [{ file: "", folder: file }, `--config-dir: cannot read the folder: ${file} is no folder, or lies in a file`],
  ] as const) {
    assert.throws(
      () => readFlagFiles(set, files),
      (error: Error) => error.message === want || assert.is(error.message, want),
    );
  }
});

test("what a program runs with can be written as its configuration, without what is confidential", () => {
  const parsed = parseFlags<Record<string, unknown>>(set, ["--token=s", "--anonymous-auth"]);
  assert.equal(configurationOf(set, "flags" in parsed ? parsed.flags : {}), {
    ...{ kind: "RunnerConfiguration", apiVersion: "runner.config.acme.dev/v1", port: 8080, wait: "5s", modes: ["A"] },
    authentication: { anonymous: { enabled: true }, x509: { clientCAFile: "" } },
    ...{ labels: {}, header: {}, least: { memory: "1", disk: "2" } },
    ...{ taints: [], periods: [], kept: [], factor: 0, safe: true },
    ...{ address: "", switches: {} },
  });
});

test("a node agent takes what its configuration has for what it does not do, and says that it has no effect", () => {
  const agent = flagSets["nodeagent"];
  if (agent === undefined) throw new Error("the flags of the node agent");
  const form = "kind: NodeAgentConfiguration\napiVersion: kubelet.config.orch.io/v1beta1\n";
  const read = (text: string) => readFlagFiles(agent, { file: fileOf(`${form}${text}`), folder: "" });
  const bits = "iptablesMasqueradeBit: 14\niptablesDropBit: 15\n";
  const given = read(bits);
  assert.equal(flagsWithoutEffect(agent, new Set(given.keys())), ["iptables-masquerade-bit", "iptables-drop-bit"]);
  assert.throws(() => read("memoryReservationPolicy: Reservation\n"), /memoryReservationPolicy: must be one of None/);
});

for (const [name, each] of Object.entries(flagSets)) {
  if (each.configuration === undefined) continue;
  test(`what ${name} shows of itself is a configuration file that gives the same`, () => {
    const parsed = parseFlags<Record<string, unknown>>(each, []);
    if (!("flags" in parsed)) throw new Error(JSON.stringify(parsed));
    const shown = configurationOf(each, parsed.flags);
    const configured = readFlagFiles(each, { file: fileOf(JSON.stringify(shown), "shown.yaml"), folder: "" });
    const again = parseFlags<Record<string, unknown>>(each, [], configured);
    if (!("flags" in again)) throw new Error(JSON.stringify(again));
    assert.equal(configurationOf(each, again.flags), shown);
  });
}

test.run();
