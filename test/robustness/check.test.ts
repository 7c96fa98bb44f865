import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import type { Disturbance, FailedCall } from "./calls.ts";
import { faultsOf } from "./check.ts";
import { countFaults } from "./checkCalls.ts";
import { keptFaults } from "./checkKept.ts";
import {
  type Action,
  emptyHistory,
  type History,
  type Operation,
  type Outcome,
  type Selection,
  type Version,
  type WatchItem,
} from "./history.ts";

const test = suite("robustness/check");
type Times = readonly [calledMs: number, answeredMs: number];
const never = Number.POSITIVE_INFINITY;

/** The version that a write of this revision made; a revision below 10 is of the object u1, one above of u2. */
function at(revision: number, color = "red"): Version {
  return { revision, uid: revision < 10 ? "u1" : "u2", value: `v${revision}`, color };
}

function operation(action: Action, outcome: Outcome, [calledMs, answeredMs]: Times): Partial<History> {
  return { operations: [{ by: "a client", key: "a", action, outcome, calledMs, answeredMs } satisfies Operation] };
}

const found = (version: Version): Outcome => ({ kind: "version", version });
const unknown: Outcome = { kind: "unknown" };

const create = (revision: number, times: Times) =>
  operation({ kind: "create", value: `v${revision}` }, found(at(revision)), times);
const update = (from: number, revision: number, times: Times, color = "red") =>
  operation({ kind: "update", from, value: `v${revision}` }, found(at(revision, color)), times);
const patch = (revision: number, times: Times) =>
  operation({ kind: "patch", value: `v${revision}` }, found(at(revision)), times);
const read = (revision: number, times: Times) => operation({ kind: "read" }, found(at(revision)), times);
const readNothing = (times: Times) => operation({ kind: "read" }, { kind: "absent" }, times);
const remove = (times: Times, uid = "u1") => operation({ kind: "delete" }, { kind: "removed", uid }, times);
const refused = (action: Action, reason: "exists" | "missing" | "conflict", times: Times) =>
  operation(action, { kind: "refused", reason }, times);

/** A write of another object. */
function ofB(action: Action, revision: number, times: Times): Partial<History> {
  const { operations = [] } = operation(action, found({ ...at(revision), uid: "b1" }), times);
  return { operations: operations.map((each) => ({ ...each, key: "b" })) };
}

function list(revision: number, objects: readonly Version[], options: { fresh?: Times; selection?: Selection } = {}) {
  const [calledMs, answeredMs] = options.fresh ?? [90, 91];
  const { selection = {} } = options;
  const state = { revision, selection, isFresh: options.fresh !== undefined };
  return {
    snapshots: [{ by: "a list", calledMs, answeredMs, ...state, objects: new Map(objects.map((each) => ["a", each])) }],
  };
}

function watch(from: number, items: readonly WatchItem[], options: { initial?: Version; selection?: Selection } = {}) {
  const initial = new Map(options.initial === undefined ? [] : [["a", options.initial] as const]);
  return { sessions: [{ by: "a watch", selection: options.selection ?? {}, from, initial, items: [...items] }] };
}

function event(type: "ADDED" | "MODIFIED" | "DELETED", version: Version, atMs = 80): WatchItem {
  return { kind: "change", type, key: "a", version, atMs };
}

const deleted = (revision: number, last: Version, atMs = 80) => event("DELETED", { ...last, revision }, atMs);
const bookmark = (revision: number): WatchItem => ({ kind: "bookmark", revision, atMs: 80 });

function together(parts: readonly Partial<History>[]): History {
  const all = emptyHistory();
  for (const { operations = [], snapshots = [], sightings = [], sessions = [], ...others } of parts) {
    all.failedCalls.push(...(others.failedCalls ?? []));
    all.disturbances.push(...(others.disturbances ?? []));
    all.operations.push(...operations);
    all.snapshots.push(...snapshots);
    all.sightings.push(...sightings);
    all.sessions.push(...sessions);
  }
  return all;
}

/** Three writes of one object, one after the other. */
const three = [create(1, [0, 1]), update(1, 2, [2, 3]), update(2, 3, [4, 5])];
/** An object that is made, changed and removed. */
const ended = [create(1, [0, 1]), update(1, 2, [2, 3]), remove([4, 5])];
const red: Selection = { color: "red" };

const rightful: Record<string, readonly Partial<History>[]> = {
  "one thing after the other": [...three, read(3, [6, 7])],
  "a read beside a write, of what was before": [create(1, [0, 1]), update(1, 2, [2, 6]), read(1, [3, 5])],
  "a read beside a write, of what it wrote": [create(1, [0, 1]), update(1, 2, [2, 6]), read(2, [3, 4])],
  "a write without an answer that happened": [
    create(1, [0, 1]),
    operation({ kind: "update", from: 1, value: "v2" }, unknown, [2, never]),
    read(1, [3, 4]),
    read(2, [5, 6]),
  ],
  "a write without an answer that did not": [
    create(1, [0, 1]),
    operation({ kind: "update", from: 1, value: "v2" }, unknown, [2, never]),
    read(1, [3, 4]),
  ],
  "a list that lacks what a write without an answer took out of its selection, before the next took it back": [
    create(1, [0, 1]),
    operation({ kind: "apply", value: "v2" }, unknown, [2, never]),
    list(2, [], { selection: red, fresh: [3, 4] }),
    patch(3, [5, 6]),
  ],
  "a conflict with a write that nobody was told of": [
    create(1, [0, 1]),
    operation({ kind: "patch", value: "v2" }, unknown, [2, never]),
    refused({ kind: "update", from: 1, value: "v3" }, "conflict", [4, 5]),
  ],
  "a delete without an answer that happened": [
    create(1, [0, 1]),
    operation({ kind: "delete" }, unknown, [2, never]),
    read(1, [3, 4]),
    readNothing([5, 6]),
    create(11, [7, 8]),
  ],
  "an object that is made again": [...ended, readNothing([6, 7]), create(11, [8, 9]), read(11, [10, 11])],
  "a collection that is deleted": [
    create(1, [0, 1]),
    operation({ kind: "sweep" }, { kind: "absent" }, [2, 5]),
    readNothing([6, 7]),
  ],
  "a refusal of what is there already": [
    create(1, [0, 1]),
    refused({ kind: "create", value: "v2" }, "exists", [2, 3]),
    remove([4, 5]),
    refused({ kind: "patch", value: "v3" }, "missing", [6, 7]),
  ],
  "lists at old and new revisions": [...three, list(2, [at(2)]), list(3, [at(3)], { fresh: [6, 7] })],
  "a list of a selection that the object has left": [
    create(1, [0, 1]),
    update(1, 2, [2, 3], "blue"),
    list(2, [], { selection: red }),
    list(1, [at(1)], { selection: red }),
  ],
  "reads that show nothing of what may have gone": [
    ...ended,
    { sightings: [{ by: "a get", key: "a", atMs: 9, notOlderThan: 2 }] },
  ],
  "writes of two objects at once, in any order of revisions": [
    create(5, [0, 9]),
    ofB({ kind: "create", value: "v4" }, 4, [1, 8]),
  ],
  "a watch of all changes": [
    ...ended,
    watch(0, [event("ADDED", at(1)), event("MODIFIED", at(2)), deleted(5, at(2)), bookmark(6)]),
  ],
  "a watch with a selection": [
    create(1, [0, 1]),
    update(1, 2, [2, 3], "blue"),
    update(2, 3, [4, 5]),
    watch(0, [event("ADDED", at(1)), deleted(2, at(1)), event("ADDED", at(3))], { selection: red }),
  ],
  "a watch that begins with what is there": [...three, watch(2, [event("MODIFIED", at(3))], { initial: at(2) })],
};

for (const [what, parts] of Object.entries(rightful)) {
  test(`the check accepts ${what}`, () => assert.equal(faultsOf(together(parts)), []));
}

const planted: Record<string, { parts: readonly Partial<History>[]; fault: RegExp }> = {
  "a stale read": {
    parts: [...three, read(2, [6, 7])],
    fault:
      /^a: no order explains that the read of .*, 6.0 to 7.0 ms, was told @2 v2 though the update v3 .*, 4.0 to 5.0/,
  },
  "a stale list": {
    parts: [...three, list(2, [at(2)], { fresh: [6, 7] })],
    fault: /the read of a list, .* was told @2/,
  },
  "reads that go back": {
    parts: [create(1, [0, 1]), update(1, 2, [2, 9]), read(2, [3, 4]), read(1, [5, 6])],
    fault: /the read .* 5.0 to 6.0 ms, was told @1/,
  },
  "a read of less than a watcher had": {
    parts: [
      create(1, [0, 1]),
      update(1, 2, [2, 9]),
      watch(1, [event("MODIFIED", at(2), 4)], { initial: at(1) }),
      read(1, [5, 6]),
    ],
    fault: /the read .* was told @1/,
  },
  "an acknowledged write that is lost": {
    parts: [create(1, [0, 1]), read(1, [2, 3]), update(1, 2, [4, 5]), read(1, [6, 7])],
    fault: /the read .* 6.0 to 7.0 ms, was told @1/,
  },
  "a create that is lost": { parts: [create(1, [0, 1]), readNothing([2, 3])], fault: /was told absent; it was @1/ },
  "a write that was seen and is gone": {
    parts: [
      create(1, [0, 1]),
      operation({ kind: "update", from: 1, value: "v2" }, unknown, [2, never]),
      watch(1, [event("MODIFIED", at(2), 3)], { initial: at(1) }),
      read(1, [4, 5]),
    ],
    fault: /the read .* was told @1/,
  },
  "a lost update": {
    parts: [create(1, [0, 1]), update(1, 2, [2, 5]), update(1, 3, [2, 6])],
    fault: /the update v3 from 1 of a client/,
  },
  "two creates of one name": { parts: [create(1, [0, 5]), create(2, [0, 5])], fault: /the create v2 of a client/ },
  "an effect that came twice": {
    parts: [
      ...three.slice(0, 2),
      read(2, [4, 5]),
      operation({ kind: "read" }, found({ ...at(3), value: "v2" }), [6, 7]),
    ],
    fault: /was told @3 v2/,
  },
  "an object that two deletes removed": {
    parts: [create(1, [0, 1]), remove([2, 3]), remove([4, 5])],
    fault: /the delete of a client, 4.0 to 5.0 ms, was told that u1 is removed/,
  },
  "a deleted object that came back": {
    parts: [...ended, read(2, [6, 7])],
    fault: /the read .* was told @2/,
  },
  "an object that vanished": { parts: [...three, readNothing([6, 7])], fault: /was told absent/ },
  "a conflict with nobody": {
    parts: [create(1, [0, 1]), refused({ kind: "update", from: 1, value: "v2" }, "conflict", [2, 3])],
    fault: /was told conflict/,
  },
  "a refusal of what is there": {
    parts: [create(1, [0, 1]), refused({ kind: "patch", value: "v2" }, "missing", [2, 3])],
    fault: /was told missing/,
  },
  "a write whose revision goes back": {
    parts: [create(5, [0, 1]), patch(4, [2, 3])],
    fault: /the create v5 of a client|the patch v4 of a client/,
  },
  "one revision with two values": {
    parts: [...three, operation({ kind: "read" }, found({ ...at(3), value: "v2" }), [6, 7])],
    fault: /^a@3 is v3 \(red\) of u1, but a client was told v2/,
  },
  "a value that was never written": {
    parts: [create(1, [0, 1]), read(2, [2, 3])],
    fault: /^a@2 has the value v2, which nobody wrote$/,
  },
  "a list that lacks an object of its revision": {
    parts: [...three, list(3, [])],
    fault: /^a list, a list at 3: it has nothing of a, and not @3$/,
  },
  "a list of a selection that lacks an object which was only written after it, in the end without an answer": {
    parts: [
      create(1, [0, 1]),
      list(2, [], { selection: red, fresh: [2, 3] }),
      patch(3, [4, 5]),
      operation({ kind: "apply", value: "v4" }, unknown, [6, never]),
    ],
    fault: /^a list, a list at 2: it has nothing of a, and not @1$/,
  },
  "a list of a selection that lacks an object whose write without an answer was seen later": {
    parts: [
      create(1, [0, 1]),
      operation({ kind: "apply", value: "v3" }, unknown, [2, never]),
      list(2, [], { selection: red, fresh: [3, 4] }),
      read(3, [5, 6]),
    ],
    fault: /^a list, a list at 2: it has nothing of a, and not @1$/,
  },
  "a list of everything that lacks an object which was written without an answer": {
    parts: [
      create(1, [0, 1]),
      operation({ kind: "apply", value: "v2" }, unknown, [2, never]),
      list(2, []),
      patch(3, [5, 6]),
    ],
    fault: /^a list, a list at 2: it has nothing of a, and not @1$/,
  },
  "a list that is older than its revision": {
    parts: [...three, list(3, [at(2)])],
    fault: /^a list, a list at 3: it has @2 of a, and not @3$/,
  },
  "a list that is newer than its revision": {
    parts: [...three, list(2, [at(3)])],
    fault: /^a list, a list at 2: it has @3 of a, and not @2$/,
  },
  "a list of what was not chosen": {
    parts: [create(1, [0, 1]), update(1, 2, [2, 3], "blue"), list(2, [at(2, "blue")], { selection: red })],
    fault: /a is blue, which was not asked for/,
  },
  "a read that is older than it may be": {
    parts: [...three, { sightings: [{ by: "a get", key: "a", atMs: 9, version: at(1), notOlderThan: 2 }] }],
    fault: /^a get: a@1 is older than 2, at which it was @2$/,
  },
  "a read that shows nothing of what it may not be older than": {
    parts: [...three, { sightings: [{ by: "a get", key: "a", atMs: 9, notOlderThan: 2 }] }],
    fault: /^a get: nothing of a is older than 2, at which it was @2$/,
  },
  "an effect that came twice, and that a watcher alone heard of": {
    parts: [
      create(1, [0, 1]),
      operation({ kind: "patch", value: "v2" }, unknown, [2, never]),
      watch(1, [event("MODIFIED", at(2)), event("MODIFIED", { ...at(4), value: "v2" })], { initial: at(1) }),
    ],
    fault: /^a has the value v2 at 2 and again at 4$/,
  },
  "a write that was refused, and that a watcher heard of": {
    parts: [
      create(1, [0, 1]),
      refused({ kind: "update", from: 9, value: "v2" }, "conflict", [2, 3]),
      watch(1, [event("MODIFIED", at(2))], { initial: at(1) }),
    ],
    fault: /^a@2 has the value v2, which was refused$/,
  },
  "a write below the revision of another object that was known": {
    parts: [create(5, [0, 1]), ofB({ kind: "create", value: "v4" }, 4, [2, 3])],
    fault: /^the create of b by a client was told 4 when 5 was known$/,
  },
  "a fresh list below a revision that was known": {
    parts: [create(5, [0, 1]), list(4, [], { fresh: [2, 3], selection: { key: "b" } })],
    fault: /^a list of a list was told 4 when 5 was known$/,
  },
  "two writes of one revision": {
    parts: [create(5, [0, 9]), ofB({ kind: "create", value: "v5" }, 5, [0, 9])],
    fault: /^the create of b by a client and the create of a by a client were both told 5$/,
  },
  "ordered: a change that comes late": {
    parts: [...three, watch(1, [event("MODIFIED", at(3)), event("MODIFIED", at(2))], { initial: at(1) })],
    fault: /^a watch, from 1: MODIFIED a@2 came after 3$/,
  },
  "unique: a change that comes twice": {
    parts: [...three, watch(1, [event("MODIFIED", at(2)), event("MODIFIED", at(2))], { initial: at(1) })],
    fault: /MODIFIED a@2 came twice$/,
  },
  "reliable: a change that is left out": {
    parts: [...three, watch(1, [event("MODIFIED", at(3))], { initial: at(1) })],
    fault: /a@2 v2 was left out$/,
  },
  "reliable: an end that is left out": {
    parts: [
      ...ended,
      create(11, [6, 7]),
      watch(0, [event("ADDED", at(1)), event("MODIFIED", at(2)), deleted(5, at(2))]),
      watch(2, [bookmark(11)], { initial: at(2) }),
    ],
    fault: /the end of a@5 was left out$/,
  },
  "reliable: an end that nobody heard of": {
    parts: [...ended, list(6, [], { fresh: [6, 7] }), watch(2, [bookmark(9)], { initial: at(2) })],
    fault: /at 6 it had 2 of a, and a list listed nothing$/,
  },
  "resumable: a change between two connections that is left out": {
    parts: [
      ...three,
      update(3, 4, [6, 7]),
      watch(1, [event("MODIFIED", at(2), 10), event("MODIFIED", at(4), 20)], { initial: at(1) }),
    ],
    fault: /a@3 v3 was left out$/,
  },
  "bookmarkable: a change that a bookmark was ahead of": {
    parts: [...three, watch(1, [event("MODIFIED", at(2)), bookmark(3), event("MODIFIED", at(3))], { initial: at(1) })],
    fault: /MODIFIED a@3 came after the bookmark 3$/,
  },
  "bookmarkable: a change that only the bookmark tells of": {
    parts: [...three, watch(1, [event("MODIFIED", at(2)), bookmark(3)], { initial: at(1) })],
    fault: /a@3 v3 was left out$/,
  },
  "bookmarkable: a bookmark that goes back": {
    parts: [...three, watch(1, [event("MODIFIED", at(2)), bookmark(1)], { initial: at(1) })],
    fault: /a bookmark of 1 came after 2$/,
  },
  "filtered: what leaves the selection is not deleted": {
    parts: [
      create(1, [0, 1]),
      update(1, 2, [2, 3], "blue"),
      watch(1, [bookmark(2)], { initial: at(1), selection: red }),
    ],
    fault: /a@2 v2 was left out$/,
  },
  "filtered: what leaves the selection is modified": {
    parts: [
      create(1, [0, 1]),
      update(1, 2, [2, 3], "blue"),
      watch(1, [event("MODIFIED", at(2, "blue"))], { initial: at(1), selection: red }),
    ],
    fault: /MODIFIED a@2 was not asked for$/,
  },
  "filtered: what enters the selection is modified": {
    parts: [
      create(1, [0, 1]),
      update(1, 2, [2, 3], "blue"),
      update(2, 3, [4, 5]),
      watch(2, [event("MODIFIED", at(3))], { selection: red }),
    ],
    fault: /MODIFIED a@3 came for what was not there$/,
  },
  "filtered: what stays in the selection is deleted": {
    parts: [...three, watch(1, [deleted(2, at(1))], { initial: at(1), selection: red })],
    fault: /a@2 v2 came as DELETED$/,
  },
  "a deletion that carries another object than the last": {
    parts: [...ended, watch(0, [event("ADDED", at(1)), event("MODIFIED", at(2)), deleted(5, at(1))])],
    fault: /DELETED a@5 has v1, and the last known was v2$/,
  },
};

for (const [what, { parts, fault }] of Object.entries(planted)) {
  test(`the check finds ${what}`, () => {
    const faults = faultsOf(together(parts));
    assert.ok(
      faults.some((each) => fault.test(each)),
      faults.join("; ") || "no fault",
    );
  });
}

const call: FailedCall = { server: "s", what: "GET /a", calledMs: 100, endedMs: 120, status: 500, text: "broken" };
const during = (kind: string, [fromMs, toMs]: Times): Disturbance => ({ kind, server: "s", fromMs, toMs });
const lost = { ...call, status: 0, text: "reset" };
const full = { ...call, status: 507, text: "full" };
const armed = { ...call, text: "a was not written: failpoint beforeCommit" };

const calls: readonly (readonly [
  what: string,
  failed: FailedCall,
  disturbances: readonly Disturbance[],
  ok: boolean,
])[] = [
  ["a connection that breaks while the server dies", lost, [during("dead", [110, 900])], true],
  ["a connection that breaks while another server dies", lost, [{ ...during("dead", [110, 900]), server: "t" }], false],
  ["a connection that breaks long after the server died", lost, [during("dead", [-5000, -1000])], false],
  ["a 500 without a cause", call, [], false],
  ["a 500 at a point that is armed", armed, [during("failpoint beforeCommit", [0, 900])], true],
  ["a 500 at another point than is armed", armed, [during("failpoint beforeWatchSend", [0, 900])], false],
  ["a 500 at a point that was armed in an earlier life", armed, [during("failpoint beforeCommit", [0, 50])], false],
  ["a 507 on a full disk", full, [during("fullDisk", [50, 900])], true],
  ["a 429 while a server is paused", { ...call, status: 429 }, [during("pause", [50, 900])], false],
  ["a 503 after connections to etcd were lost", { ...call, status: 503 }, [during("lostConnections", [0, 90])], true],
];
for (const [what, failed, disturbances, ok] of calls) {
  test(`the check ${ok ? "accepts" : "finds"} ${what}`, () => {
    const faults = faultsOf(together([{ failedCalls: [failed], disturbances: [...disturbances] }]));
    assert.is(faults.length, ok ? 0 : 1, faults.join("; "));
    if (!ok) assert.match(faults.join(), /^s failed without a cause at GET \/a, 100 to 120 ms: /);
  });
}

test("the check finds a round in which servers did too little to say that they work", () => {
  const counts = { writes: 30, reads: 30, lists: 30, events: 30, unanswered: 0, deaths: 0 };
  assert.equal(countFaults(counts, 3000), []);
  assert.equal(countFaults({ ...counts, writes: 0, events: 17 }, 3000), [
    "there were 0 writes, and must be 18 at least",
    "there were 17 events, and must be 18 at least",
  ]);
});

test("the check finds what was given up without a word, and what was not given up though it says so", () => {
  const written = together([...three, ofB({ kind: "create", value: "v9" }, 9, [6, 7])]);
  const b = { ...at(9), uid: "b1" };
  const keptAt = (revision: number, objects: Record<string, Version>) =>
    keptFaults(written, { revision, objects: new Map(Object.entries(objects)) });
  assert.equal(keptAt(9, { a: at(3), b }), []);
  assert.equal(keptAt(2, { a: at(2) }), []);
  assert.equal(keptAt(3, { a: at(2) }), ["of a at 3 there is @2, and not @3"]);
  assert.equal(keptAt(9, { a: at(3) }), ["of b at 9 there is @undefined, and not @9"]);
  assert.equal(keptAt(2, { a: at(3) }), ["a@3 is later than 2, after which all is given up"]);
});

test("atomic: of two changes that share a revision, the check finds the one that a watcher went on without", () => {
  const made = operation({ kind: "create", value: "v1" }, unknown, [0, never]);
  const ofA = event("ADDED", at(1));
  const both = together([made, watch(0, [ofA, bookmark(2)]), watch(0, [ofA])]);
  const addedB = { kind: "change", type: "ADDED", key: "b", version: { ...at(1), uid: "u3" }, atMs: 80 } as const;
  both.operations.push({ ...both.operations[0], key: "b" } as Operation);
  both.sessions[1]?.items.push(addedB);
  assert.equal(faultsOf(both), ["a watch, from 0: b@1 v1 was left out"]);
});

test("a long history of many clients at once is searched in a moment", () => {
  const parts: Partial<History>[] = [create(1, [0, 1])];
  for (let i = 2; i < 3000; i++) {
    const times = [i - 8, i + 8] as const;
    const value = { ...at(1), revision: i, value: `v${i}` };
    parts.push(operation({ kind: "patch", value: `v${i}` }, found(value), times));
    parts.push(operation({ kind: "read" }, found(value), times));
    if (i % 30 === 0) parts.push(operation({ kind: "patch", value: `lost${i}` }, unknown, [i, never]));
    if (i % 50 === 0) parts.push(operation({ kind: "delete" }, unknown, [i, never]));
  }
  const startMs = performance.now();
  assert.equal(faultsOf(together(parts)), []);
  const stale = operation({ kind: "read" }, found({ ...at(1), revision: 450, value: "v450" }), [480, 481]);
  assert.match(
    faultsOf(together([...parts.slice(0, 1000), stale])).join(),
    /^a: no order explains .* was told @450 v450/,
  );
  assert.ok(performance.now() - startMs < 6000, `${performance.now() - startMs} ms`);
});

test.run();
