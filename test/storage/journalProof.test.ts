import * as assert from "uvu/assert";
import { segmentBytes } from "../../runtime/storage/journal/segment.ts";
import { sectorBytes } from "../../runtime/storage/journal/sectors.ts";
import { suite } from "../harness/suite.ts";
import { batch, recovered, revisionsOf, sectorsOf, segment } from "./journalParts.ts";

const test = suite("storage/what a journal proves");

/** Uses 4 and 5, of which the database has nothing from revision 11 on: both are needed. */
const earlierRecords = [batch(11), batch(12, "x".repeat(1200))];
const older = segment({ sequence: 4, base: 10, records: earlierRecords });
const laterRecords = [batch(13), batch(14, "y".repeat(3000)), batch(15)];
const newer = segment({ sequence: 5, base: 12, records: laterRecords });

/** Both segments, the journal acknowledged up to `marked`. */
function both(marked: number): [Buffer, Buffer] {
  return [segment({ sequence: 4, base: 10, records: earlierRecords, marked }).bytes, Buffer.from(newer.bytes)];
}

const all = [11, 12, 13, 14, 15];
const ends = [older.end, newer.end] as const;

test("a journal of two segments that are whole is read from the database on, and nothing is missing", () => {
  const { records, findings, revision, place } = recovered(both(15), 10);
  assert.equal([revisionsOf({ records }), findings, revision], [all, [], 15]);
  assert.equal([place?.sequence, place?.offset, place?.tornEnd, place?.otherRevision], [5, ends[1], ends[1], 12]);
  assert.equal(revisionsOf(recovered(both(15), 13)), [14, 15]);
  assert.equal(revisionsOf(recovered(both(15), 15)), []);
});

for (const marked of [15, 14]) {
  test(`any byte that flips is found, or changes nothing, when ${marked} of 15 revisions are marked`, () => {
    const segments = both(marked);
    for (const slot of [0, 1] as const) {
      for (let at = 0; at < ends[slot]; at++) {
        const before = segments[slot][at] ?? 0;
        segments[slot][at] = before ^ (1 << (at % 8));
        const { records, findings } = recovered(segments, 10);
        const outcome = findings.length > 0 ? "refused" : revisionsOf({ records }).join();
        assert.ok(outcome === "refused" || outcome === all.join(), `byte ${at} of journal.${slot}: ${outcome}`);
        if (findings.length > 0) assert.match(findings.join(), `journal.${slot}`);
        segments[slot][at] = before;
      }
    }
  });
}

test("a flip in the last batch is named with its place, with no mark that says that it was acknowledged", () => {
  const segments = both(14);
  const at = ends[1] - sectorBytes;
  segments[1].write("Z", at + 77);
  const { records, findings, revision } = recovered(segments, 10);
  assert.equal(findings, [`journal.1 is damaged from byte ${at} on: the batch there was whole`]);
  assert.equal([revisionsOf({ records }), revision], [[11, 12, 13, 14], 14]);
});

test("a segment that is cut short at any sector, or beside one, is refused with its length", () => {
  for (const slot of [0, 1] as const) {
    for (const end of [0, 1, 511, 512, 513, 1024, 1536, ends[slot] - 1, ends[slot], ends[slot] + 1, segmentBytes - 1]) {
      const segments = both(15);
      segments[slot] = segments[slot].subarray(0, end);
      const { findings } = recovered(segments, 10);
      assert.equal(findings, [`journal.${slot} is cut short: it has ${end} bytes of ${segmentBytes}`]);
    }
  }
});

test("zeros from any sector on are refused where the mark tells of more", () => {
  for (const slot of [0, 1] as const) {
    for (let from = 0; from < ends[slot]; from += sectorBytes) {
      const segments = both(15);
      segments[slot].fill(0, from);
      const { findings } = recovered(segments, 10);
      assert.ok(findings.length > 0 && findings.join().includes(`journal.${slot}`), `from ${from}: ${findings}`);
    }
  }
});

/** A last batch of six sectors whose write was cut off: all sets of those that reached the disk. */
const last = sectorsOf(batch(16, "z".repeat(2800)), { sequence: 5 });
const leftover = segment({
  sequence: 3,
  base: 1,
  records: Array.from({ length: 30 }, (_, i) => batch(i + 2, "old".repeat(200))),
}).bytes;

for (const [where, over] of [
  ["a part of the disk that was never used", undefined],
  ["what an earlier use left", leftover],
] as const) {
  test(`a write that was cut off over ${where} is no loss, whichever sectors reached the disk`, () => {
    const records = [batch(13), batch(14)];
    const { bytes, end } = segment({ sequence: 5, base: 12, records, ...(over === undefined ? {} : { over }) });
    const count = last.length / sectorBytes;
    assert.is(count, 6);
    const torn = sectorsOf({ ...batch(15, "z".repeat(2800)) }, { sequence: 5 });
    for (let reached = 0; reached < 2 ** count - 1; reached++) {
      const second = Buffer.from(bytes);
      for (let i = 0; i < count; i++) {
        if ((reached & (1 << i)) !== 0)
          torn.copy(second, end + i * sectorBytes, i * sectorBytes, (i + 1) * sectorBytes);
      }
      const { findings, records: read, place } = recovered([both(14)[0], second], 10);
      assert.equal(
        [findings, revisionsOf({ records: read })],
        [[], [11, 12, 13, 14]],
        `sectors ${reached.toString(2)}`,
      );
      const highest = 32 - Math.clz32(reached);
      assert.equal([place?.offset, place?.tornEnd], [end, end + highest * sectorBytes]);
    }
  });
}

test("the beginning of a use that was cut off leaves the one before as the newest", () => {
  const before = both(15);
  const begun = segment({ sequence: 6, base: 15, records: [batch(16, "z".repeat(2800))] }).bytes;
  for (let reached = 0; reached < 2 ** 7 - 1; reached++) {
    const first = Buffer.from(before[0]);
    for (let i = 0; i < 7; i++) {
      const at = (i + 1) * sectorBytes;
      if ((reached & (1 << i)) !== 0) begun.copy(first, at, at, at + sectorBytes);
    }
    const { findings, revision } = recovered([first, before[1]], 12);
    assert.equal([findings, revision], [[], 15], `sectors ${reached.toString(2)}`);
  }
});

test("a batch that is missing between two others is named", () => {
  const segments = both(15);
  const at = 2 * sectorBytes;
  segments[1].fill(0, at, at + sectorBytes);
  assert.match(recovered(segments, 10).findings.join(), /^journal\.1 is damaged from byte 1024 on: a batch follows at/);
  const gap = recovered(both(15), 8);
  assert.equal(gap.findings, ["the journal in folder lacks revisions 9 to 10"]);
  assert.equal([revisionsOf(gap), gap.revision, gap.furthest], [[], 8, 15]);
});

test("segments that changed places, or belong to another journal, are told", () => {
  const [first, second] = both(15);
  assert.match(recovered([second, first], 10).findings.join(), /^journal\.0 belongs into the place of the other/);
  const other = Buffer.from(second);
  sectorsOf(
    { base: 12, revision: 12, events: [] },
    { sequence: 5, id: { bytes: Buffer.from("87654321"), salt: 7 } },
  ).copy(other, sectorBytes);
  assert.equal(recovered([first, other], 10).findings, ["journal.1 belongs to another journal"]);
});

test("an older copy of either segment is told, of the last use as of one before", () => {
  const [first, second] = both(15);
  const twoBefore = segment({ sequence: 3, base: 5, records: [batch(6)] }).bytes;
  assert.equal(recovered([first, twoBefore], 10).findings, ["journal.0 ends at revision 12, and 15 was acknowledged"]);
  const shorter = segment({ sequence: 5, base: 12, records: [batch(13)] }).bytes;
  assert.equal(recovered([first, shorter], 10).findings, ["journal.1 ends at revision 13, and 15 was acknowledged"]);
  const longBefore = segment({ sequence: 2, base: 3, marked: 15 }).bytes;
  assert.equal(recovered([longBefore, second], 13).findings, [
    "journal.0 is an older copy: journal.1 does not follow it",
  ]);
  const incomplete = segment({ sequence: 4, base: 10, records: [batch(11)], marked: 15 }).bytes;
  assert.equal(recovered([incomplete, second], 10).findings, [
    "journal.0 ends at revision 11, and journal.1 goes on from 12",
  ]);
});

test("a journal that ends before the database is an older copy", () => {
  assert.equal(recovered(both(15), 20).findings, ["journal.1 ends at revision 15, and 20 was acknowledged"]);
});

test.run();
