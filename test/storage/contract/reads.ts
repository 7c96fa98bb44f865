import * as assert from "uvu/assert";
import { prefix, put, remove } from "./things.ts";
import { behaviours, type Subject } from "./subject.ts";

function namesOf(page: Awaited<ReturnType<Subject["list"]>>): string[] {
  return page.items.map((item) => item.name);
}

async function pagesOf(list: Subject["list"], limit: number): Promise<string[]> {
  const pages: string[] = [];
  let after: string | undefined;
  for (;;) {
    const page = await list({ limit, ...(after === undefined ? {} : { after }) });
    pages.push(`${namesOf(page).join(" ")}${page.more ? " +" : ""}`);
    if (!page.more) return pages;
    after = `${prefix}${page.items.at(-1)?.name}`;
  }
}

export const readBehaviours = behaviours({
  "a key that is missing is nothing": async ({ storage, get }) => {
    await put(storage, "ab");
    assert.equal([await get("a"), await get("abc"), await get("ab/c")], [undefined, undefined, undefined]);
  },
  "a writer finds its write as soon as it is acknowledged": async ({ storage, get, list }) => {
    let at = 0;
    for (let i = 0; i < 20; i++) {
      at = (await put(storage, "a", { at })).revision;
      assert.equal([(await get("a"))?.revision, (await list()).items[0]?.revision], [at, at]);
    }
    await remove(storage, "a", at);
    assert.equal([await get("a"), (await list()).items], [undefined, []]);
  },
  "an empty collection is an empty list at a revision": async ({ storage, list }) => {
    const page = await list();
    assert.equal([page.items, page.more], [[], false]);
    assert.ok(page.revision >= storage.revision);
  },
  "a list is in byte order and stays inside its prefix": async ({ storage, list }) => {
    const names = ["b", "a/z", "a", "a-b", "a.b", "B", "10", "9"];
    await Promise.all(names.map((name) => put(storage, name)));
    await put(storage, "a", { prefix: "/registry/thingsmore/" });
    await put(storage, "a", { prefix: "/registry/thing/" });
    const page = await list();
    assert.equal([namesOf(page), page.more], [["10", "9", "B", "a", "a-b", "a.b", "a/z", "b"], false]);
  },
  "a list of one namespace stays inside it": async ({ storage, list }) => {
    for (const name of ["a/x", "a/y", "a-b/x", "ab/x", "b/x"]) await put(storage, name);
    assert.equal(namesOf(await list({ prefix: `${prefix}a/` })), ["a/x", "a/y"]);
  },
  "a list is at least as new as its items": async ({ storage, list }) => {
    const { revision } = await put(storage, "a");
    const page = await list();
    assert.ok(page.revision >= revision);
    assert.equal(page.items[0], { name: "a", revision, createRevision: revision, text: `v@${revision}` });
  },
  "pages follow each other without a gap or a repetition": async ({ storage, list }) => {
    await Promise.all(["a", "b", "c", "d", "e"].map((name) => put(storage, name)));
    assert.equal(await pagesOf(list, 2), ["a b +", "c d +", "e"]);
    assert.equal(await pagesOf(list, 1), ["a +", "b +", "c +", "d +", "e"]);
    assert.equal(await pagesOf(list, 5), ["a b c d e"]);
    assert.equal(await pagesOf(list, 6), ["a b c d e"]);
  },
  "a page starts after a key, whether that exists or not": async ({ storage, list }) => {
    for (const name of ["a", "b", "c"]) await put(storage, name);
    const after = async (key: string) => namesOf(await list({ after: key })).join("");
    assert.equal(
      [await after(`${prefix}a`), await after(`${prefix}aa`), await after(`${prefix}c`), await after("/registry/a")],
      ["bc", "bc", "", "abc"],
    );
  },
  "a key added between two pages is on the second one where it belongs there": async ({ storage, list }) => {
    for (const name of ["b", "d"]) await put(storage, name);
    const first = await list({ limit: 1 });
    await put(storage, "a");
    await put(storage, "c");
    assert.equal([namesOf(first), namesOf(await list({ after: `${prefix}b` }))], [["b"], ["c", "d"]]);
  },
  "values that were read do not change with later writes": async ({ storage, get, list }) => {
    let at = (await put(storage, "a", { text: "first" })).revision;
    const read = [await get("a"), (await list()).items[0]];
    const text = `first@${at}`;
    for (let i = 0; i < 20; i++) at = (await put(storage, "a", { at, text: "other" })).revision;
    assert.equal(
      read.map((each) => each?.text),
      [text, text],
    );
  },
  "a collection of thousands is listed whole": async ({ storage, list }) => {
    const names = Array.from({ length: 2500 }, (_, i) => `n${String(i).padStart(4, "0")}`);
    for (let i = 0; i < names.length; i += 250) {
      await Promise.all(names.slice(i, i + 250).map((name) => put(storage, name)));
    }
    assert.equal(namesOf(await list()), names);
    assert.is((await pagesOf(list, 1000)).length, 3);
  },
});
