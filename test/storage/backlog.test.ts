import * as assert from "uvu/assert";
import { Backlog } from "../../runtime/storage/backlog.ts";
import type { StorageEvent } from "../../runtime/storage/storage.ts";
import { suite } from "../harness/suite.ts";

const test = suite("storage/backlog");

function putOf(key: string, revision: number): StorageEvent {
  return { type: "put", key, revision, createRevision: 1, value: Buffer.from(`${revision}`) };
}

/** A backlog whose database answers move by move, as the test says. */
function steered() {
  const moves: { readonly changes: string[]; readonly revision: number; readonly answer: (error?: Error) => void }[] =
    [];
  const backlog = new Backlog((changes, revision) => {
    return new Promise((resolve, reject) => {
      const answer = (error?: Error) => (error === undefined ? resolve() : reject(error));
      moves.push({ changes: [...changes].map((each) => `${each.key}@${each.revision}`).sort(), revision, answer });
    });
  }, 0);
  return { backlog, moves };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("a change that comes while an older one of its key is moved is the newest", async () => {
  const { backlog, moves } = steered();
  backlog.add([putOf("a", 1), putOf("b", 2)], 2);
  const drained = backlog.drain();
  await turn();
  backlog.add([putOf("a", 3)], 3);
  assert.equal([backlog.find("a")?.revision, backlog.find("b")?.revision, backlog.moved], [3, 2, 0]);
  assert.equal(
    backlog.within("", undefined).map((each) => each.revision),
    [3, 2],
  );
  moves[0]?.answer();
  await drained;
  assert.equal([backlog.moved, backlog.find("a")?.revision], [2, 3]);
  const closed = backlog.close();
  await turn();
  moves[1]?.answer();
  await closed;
  assert.equal([moves.map((each) => each.changes), backlog.moved], [[["a@1", "b@2"], ["a@3"]], 3]);
});

test("changes that the database refused are moved the next time, but for those that are newer by then", async () => {
  const { backlog, moves } = steered();
  backlog.add([putOf("a", 1), putOf("b", 2)], 2);
  const drained = backlog.drain();
  await turn();
  backlog.add([putOf("a", 3)], 3);
  moves[0]?.answer(new Error("refused"));
  assert.is(await drained.then(String, (error: Error) => error.message), "refused");
  assert.equal([backlog.find("a")?.revision, backlog.find("b")?.revision, backlog.moved], [3, 2, 0]);
  const closed = backlog.close();
  await turn();
  moves[1]?.answer();
  await closed;
  assert.equal([moves[1]?.changes, moves[1]?.revision, backlog.moved], [["a@3", "b@2"], 3, 3]);
});

test.run();
