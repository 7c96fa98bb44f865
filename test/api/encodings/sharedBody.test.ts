import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import * as assert from "uvu/assert";
import { sharedBody } from "../../../runtime/handlers/answers/sharedBody.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("bodies that many requests send");

/** A body of some chunks that counts how many of them were made. */
function counted(texts: readonly string[]) {
  const made = { chunks: 0 };
  function* chunks() {
    for (const text of texts) {
      made.chunks += 1;
      yield Buffer.from(text);
    }
  }
  return { made, body: { length: texts.join("").length, chunks } };
}

const texts = fc.array(fc.stringMatching(/^[a-z]{0,5}$/), { maxLength: 8 });

test("readers who take their parts in any order all get the whole, and each part is made once", () => {
  const orders = fc.array(fc.nat(2), { maxLength: 40 });
  fc.assert(
    fc.property(texts, orders, (parts, order) => {
      const { made, body } = counted(parts);
      const { chunks } = sharedBody(body);
      const readers = [0, 1, 2].map(() => ({ chunks: chunks()[Symbol.iterator](), text: "" }));
      const readOf = (reader: (typeof readers)[number] | undefined) => {
        const { value, done } = reader?.chunks.next() ?? { done: true };
        if (done !== true && reader !== undefined) reader.text += value.toString();
        return done !== true;
      };
      for (const which of order) readOf(readers[which]);
      for (const reader of readers) while (readOf(reader));
      for (const { text } of readers) assert.is(text, parts.join(""));
      assert.ok(made.chunks <= parts.length, `${made.chunks} of ${parts.length} parts were made`);
    }),
  );
});

test("a part is made when the reader who is ahead asks for it, and others read it from memory", () => {
  const { made, body } = counted(["one ", "two ", "three"]);
  const { chunks } = sharedBody(body);
  const ahead = chunks()[Symbol.iterator]();
  assert.is(made.chunks, 0);
  assert.is(ahead.next().value?.toString(), "one ");
  assert.is(ahead.next().value?.toString(), "two ");
  const behind = chunks()[Symbol.iterator]();
  assert.is(behind.next().value?.toString(), "one two ");
  assert.is(made.chunks, 2);
  assert.is(behind.next().value?.toString(), "three");
  assert.is(behind.next().done, true);
  assert.is(ahead.next().value?.toString(), "three");
  assert.is(made.chunks, 3);
});

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** A shared body, and what it is made of, as far as that is still there. */
function sharedItems() {
  const items = [Buffer.from("one "), Buffer.from("two")];
  return { shared: sharedBody({ length: 7, chunks: () => items.values() }), items: new WeakRef(items) };
}

test("what a body is made of goes when it is whole", async () => {
  const { shared, items } = sharedItems();
  assert.is(Buffer.concat([...shared.chunks()]).toString(), "one two");
  await turn(); // a WeakRef holds what it was asked for until then
  collect();
  assert.is(items.deref(), undefined);
  assert.is(Buffer.concat([...shared.chunks()]).toString(), "one two");
});

test.run();
