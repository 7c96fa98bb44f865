import * as assert from "uvu/assert";
import type { Storage, StorageEvent } from "../../../runtime/storage/storage.ts";
import { failsWith, prefix, put, remove, textOf } from "./things.ts";
import { behaviours, openCache, type Subject } from "./subject.ts";
import { increment } from "./writes.ts";

/** The same with a second server on the store. */
function withSecond(run: (subject: Subject, second: Storage) => Promise<void>): (subject: Subject) => Promise<void> {
  return async (subject) => {
    const second = await subject.fixture.open();
    try {
      await run(subject, second);
    } finally {
      await second.close();
    }
  };
}

function recordingOf(storage: Storage): StorageEvent[] {
  const heard: StorageEvent[] = [];
  storage.watch(prefix, (events) => heard.push(...events));
  return heard;
}

function linesOf(events: readonly StorageEvent[]): string[] {
  return events.map(({ type, key, revision, createRevision, value }) =>
    [type, key, revision, createRevision, textOf(value)].join(" "),
  );
}

/** Several servers on one store. */
export const sharedBehaviours = behaviours(
  {
    "what one server writes, another one hears as the same events in the same order": withSecond(
      async ({ storage }, second) => {
        const [here, there] = [recordingOf(storage), recordingOf(second)];
        const writer = async (store: Storage, name: string) => {
          const { revision } = await put(store, name);
          const updated = await put(store, name, { at: revision, text: "w" });
          await remove(store, name, updated.revision);
        };
        const names = Array.from({ length: 20 }, (_, i) => `n${i}`);
        await Promise.all(names.map((name, i) => writer(i % 2 === 0 ? storage : second, name)));
        await Promise.all([storage.catchUp?.(), second.catchUp?.()]);
        assert.is(here.length, 60);
        assert.equal(linesOf(there), linesOf(here));
      },
    ),
    "who has caught up has heard of everything that any server was told is durable": withSecond(
      async ({ storage }, second) => {
        const heard = recordingOf(second);
        for (let i = 0; i < 30; i++) {
          const { revision } = await put(storage, `n${i}`);
          await second.catchUp?.();
          assert.is(heard.at(-1)?.revision, revision);
          assert.ok(second.revision >= revision);
        }
      },
    ),
    "of creates of one key by two servers one succeeds, and the other server knows why": withSecond(
      async ({ storage }, second) => {
        for (let i = 0; i < 10; i++) {
          const heard = [recordingOf(storage), recordingOf(second)];
          const settled = await Promise.allSettled([put(storage, `n${i}`), put(second, `n${i}`)]);
          assert.equal(settled.map((each) => each.status).sort(), ["fulfilled", "rejected"]);
          assert.equal(
            heard.map((each) => each.length),
            [1, 1],
          );
        }
      },
    ),
    "a write computed from what another server has replaced is refused, and its server has heard of that": withSecond(
      async ({ storage }, second) => {
        const { revision } = await put(storage, "a");
        await second.catchUp?.();
        const heard = recordingOf(storage);
        const newer = await put(second, "a", { at: revision });
        await failsWith("conflict", put(storage, "a", { at: revision }));
        assert.is(heard.at(-1)?.revision, newer.revision);
      },
    ),
    "an update of what another server has removed is refused, and its server has heard of that": withSecond(
      async ({ storage }, second) => {
        const { revision } = await put(storage, "a");
        const heard = recordingOf(storage);
        await remove(second, "a", revision);
        await failsWith("missing", put(storage, "a", { at: revision }));
        assert.is(heard.at(-1)?.type, "delete");
      },
    ),
    "writers of two servers that read their cache, add one and swap lose nothing": withSecond(
      async ({ storage }, second) => {
        const servers = await Promise.all(
          [storage, second].map(async (store) => ({ store, cache: await openCache(store) })),
        );
        const writer = async ({ store, cache }: (typeof servers)[number]) => {
          const read: Subject["get"] = async (name) => {
            const entry = cache.get(prefix + name);
            return entry && { ...entry, text: textOf(entry.bytes) ?? "" };
          };
          for (let i = 0; i < 10; i++) await increment(store, read, "counter");
        };
        await Promise.all([...servers, ...servers].map(writer));
        assert.match(textOf((await storage.get(`${prefix}counter`))?.value) ?? "", /^40@/);
      },
    ),
    "writes of others outside of the platform's keys keep nobody waiting": async ({ storage, fixture }) => {
      const { revision } = await put(storage, "a");
      for (let i = 0; i < 3; i++) {
        await fixture.writeElsewhere?.();
        await storage.catchUp?.();
        assert.ok(storage.revision > revision);
      }
      await put(storage, "a", { at: revision });
    },
    "many who catch up at once are answered": async ({ storage }) => {
      const { revision } = await put(storage, "a");
      await Promise.all(Array.from({ length: 500 }, () => storage.catchUp?.()));
      assert.ok(storage.revision >= revision);
    },
    "a value larger than the cluster takes is refused as such, and hinders nothing": async ({ storage, fixture }) => {
      const value = Buffer.alloc(2 * fixture.traits.maxValueBytes);
      const write = storage.write({ prefix, key: `${prefix}big`, expectedRevision: 0, value: () => value });
      const error = await failsWith("tooLarge", write);
      assert.is(error.key, `${prefix}big`);
      await put(storage, "a");
    },
    "a listener that missed changes for good gets its collection as it stands": async ({ storage, fixture }) => {
      await put(storage, "kept");
      const gone = await put(storage, "gone");
      const old = await put(storage, "updated");
      const heard = recordingOf(storage);
      const gaps: string[][] = [];
      storage.watch(
        prefix,
        () => {},
        (items, revision) => gaps.push([String(storage.revision < revision), ...items.map((item) => item.key)]),
      );
      const second = await fixture.open();
      await fixture.withGap?.(async () => {
        await put(second, "added");
        await remove(second, "gone", gone.revision);
        await put(second, "updated", { at: old.revision });
      });
      await storage.catchUp?.();
      assert.equal(gaps, [["true", `${prefix}added`, `${prefix}kept`, `${prefix}updated`]]);
      assert.equal(heard, []);
      const { revision } = await put(second, "later");
      await storage.catchUp?.();
      assert.equal(
        heard.map((event) => event.revision),
        [revision],
      );
      await second.close();
    },
  },
  ({ isShared }) => (isShared ? undefined : "the store belongs to one process"),
);
