import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { kill9 } from "./kill9.ts";
import { emptyTestimony, faultsOf, hear } from "./kill9Check.ts";
import type { Snapshot } from "./kill9Check.ts";
import { serverSubject } from "./kill9Server.ts";
import { storageSubject } from "./kill9Storage.ts";

const test = suite("robustness/kill -9");

test(
  "after kill -9 every acknowledged write is there and nothing that was seen is gone",
  async () => {
    const result = await kill9({ subject: storageSubject, rounds: 2, milliseconds: 1000, random: () => 0.5 });
    assert.equal(result.faults, []);
    assert.ok(result.acknowledged > 100, `${result.acknowledged} writes`);
    assert.ok(result.seen >= result.acknowledged);
  },
  { timeoutMs: 60_000 },
);

test(
  "the same holds of the whole server, over HTTPS",
  async () => {
    const result = await kill9({ subject: serverSubject, rounds: 2, milliseconds: 1500, random: () => 0.5 });
    assert.equal(result.faults, []);
    assert.ok(result.acknowledged > 100, `${result.acknowledged} writes`);
  },
  { timeoutMs: 60_000 },
);

const before: Snapshot = { revision: 4, objects: new Map([["/a", { revision: 3, isWhole: true }]]) };
const put = ["try put /a", "seen put /a 5", "ack put /a 5"];

const verdicts: Record<
  string,
  { lines: string[]; revision: number; found: [string, number, boolean?][]; faults: string[] }
> = {
  "an acknowledged write that is there": { lines: put, revision: 5, found: [["/a", 5]], faults: [] },
  "an acknowledged write that is lost": {
    lines: put,
    revision: 5,
    found: [["/a", 3]],
    faults: ["/a: last known put 5, found 3"],
  },
  "a write under way that came through": { lines: ["try put /a"], revision: 5, found: [["/a", 5]], faults: [] },
  "a write under way that did not": { lines: ["try put /a"], revision: 4, found: [["/a", 3]], faults: [] },
  "a delete under way that came through": { lines: ["try delete /a"], revision: 5, found: [], faults: [] },
  "an object that vanished": { lines: [], revision: 4, found: [], faults: ["/a: last known put 3, found nothing"] },
  "a seen write that is gone": {
    lines: ["try put /a", "seen put /a 5"],
    revision: 4,
    found: [["/a", 3]],
    faults: ["revision 5 was seen, the store is at 4", "/a: last known put 5, found 3"],
  },
  "a deleted object that came back": {
    lines: ["try delete /a", "seen delete /a 5", "ack delete /a 5"],
    revision: 5,
    found: [["/a", 3]],
    faults: ["/a: last known delete 5, found 3"],
  },
  "an acknowledgement ahead of the watcher": {
    lines: ["try put /a", "ack put /a 5"],
    revision: 5,
    found: [["/a", 5]],
    faults: ["/a was acknowledged at 5 before the watcher had it"],
  },
  "a gap in what the watcher got": {
    lines: ["try put /a", "seen put /a 6", "ack put /a 6"],
    revision: 6,
    found: [["/a", 6]],
    faults: ["the watcher got revision 6 where 5 was next"],
  },
  "a torn value": {
    lines: put,
    revision: 5,
    found: [["/a", 5, false]],
    faults: ["/a at 5 does not have the value that was written"],
  },
};

for (const [what, { lines, revision, found, faults }] of Object.entries(verdicts)) {
  test(`the check ${faults.length === 0 ? "accepts" : "finds"} ${what}`, () => {
    const testimony = emptyTestimony({ watcherFirst: true, ownsRevisions: true });
    for (const line of lines) hear(testimony, line);
    const objects = new Map(found.map(([key, at, isWhole = true]) => [key, { revision: at, isWhole }]));
    assert.equal(faultsOf(testimony, { before, after: { revision, objects } }), faults);
  });
}

test("where others take revisions too, the check accepts gaps, and finds what comes late and what was missed", () => {
  const testimony = emptyTestimony({ watcherFirst: false, ownsRevisions: false });
  const revision = before.revision + 9;
  for (const at of [2, 4, 6]) hear(testimony, `ack put /k${at} ${before.revision + at}`);
  for (const at of [2, 6, 3]) hear(testimony, `seen put /k${at} ${before.revision + at}`);
  hear(testimony, `seen put /k9 ${revision}`);
  const objects = new Map(
    [...testimony.known].map(([key, known]) => [key, { revision: known.revision, isWhole: true }]),
  );
  for (const [key, each] of before.objects) objects.set(key, each);
  assert.equal(faultsOf(testimony, { before, after: { revision, objects } }), [
    `the watcher got revision ${before.revision + 3} where ${before.revision + 7} was next`,
    `the watcher missed revision ${before.revision + 4}`,
  ]);
});

test.run();
