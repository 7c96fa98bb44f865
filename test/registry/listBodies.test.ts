import * as assert from "uvu/assert";
import { ListBodies } from "../../runtime/registry/listBodies.ts";
import { suite } from "../harness/suite.ts";

const test = suite("registry list bodies");

function withBodies(run: (bodies: ListBodies) => Promise<void>): () => Promise<void> {
  return async () => {
    const bodies = new ListBodies(() => 0);
    try {
      await run(bodies);
    } finally {
      bodies.close();
    }
  };
}

/** Makes a body when it is let go, and counts how often it was asked to. */
function maker(text: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const made = { count: 0, release };
  const make = async () => {
    made.count++;
    await released;
    return Buffer.from(text);
  };
  return { made, make };
}

test(
  "who asks for what is being made waits for it, and it is made once",
  withBodies(async (bodies) => {
    const { made, make } = maker("items");
    const asked = [bodies.make("k", 1, make), bodies.make("k", 1, make)];
    made.release();
    for (const each of await Promise.all(asked)) assert.is(each.toString(), "items");
    assert.is((await bodies.make("k", 1, make)).toString(), "items");
    assert.is(made.count, 1);
    assert.is(bodies.get("k", 1)?.toString(), "items");
  }),
);

test(
  "another revision is made anew, though the older one is still being made",
  withBodies(async (bodies) => {
    const older = maker("older");
    const newer = maker("newer");
    const asked = [bodies.make("k", 1, older.make), bodies.make("k", 2, newer.make)];
    newer.made.release();
    assert.is((await asked[1])?.toString(), "newer");
    older.made.release();
    assert.is((await asked[0])?.toString(), "older");
    assert.is(bodies.get("k", 2), undefined, "what was made of an older state is not shown for a newer one");
  }),
);

test(
  "a failure is told to all who wait, and tried again",
  withBodies(async (bodies) => {
    const failing = () => Promise.reject(new Error("no"));
    const asked = [bodies.make("k", 1, failing), bodies.make("k", 1, failing)];
    for (const each of await Promise.allSettled(asked)) assert.is(each.status, "rejected");
    assert.is((await bodies.make("k", 1, async () => Buffer.from("yes"))).toString(), "yes");
  }),
);

test(
  "a list was asked for when the same was, at the same revision, in the last half minute",
  withBodies(async (bodies) => {
    assert.is(bodies.wasAsked("k", 1), false);
    assert.is(bodies.wasAsked("k", 1), true);
    assert.is(bodies.wasAsked("other", 1), false);
    assert.is(bodies.wasAsked("k", 2), false, "the collection changed");
    for (let n = 0; n < 1024; n++) assert.is(bodies.wasAsked(`k-${n}`, 1), false);
    assert.is(bodies.wasAsked("k", 2), false, "what is remembered is bounded");
  }),
);

test.run();
