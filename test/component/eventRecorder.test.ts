import * as assert from "uvu/assert";
import type { Event } from "../../generated/core/v1/event.ts";
import type { NamespacedResource } from "../../runtime/client/resourceTypes.ts";
import { type EventLimit, EventRecorder } from "../../runtime/component/eventRecorder.ts";
import { suite } from "../harness/suite.ts";

const test = suite("events that a process writes");

/** How many of 300 events at once are written, and of 300 more a second later. */
async function written(limit: EventLimit | undefined): Promise<readonly [atOnce: number, later: number]> {
  let nowMs = 1000;
  let count = 0;
  const create = async () => void count++;
  const recorder = new EventRecorder({
    events: { namespace: () => ({ create }) } as unknown as NamespacedResource<Event>,
    ...{ component: "agent", host: "n1", nowMs: () => nowMs },
    onError: (error) => assert.unreachable(String(error)),
    ...(limit === undefined ? {} : { limit }),
  });
  const record = (part: string) => {
    for (let index = 0; index < 300; index++) {
      const subject = { kind: "Pod", apiVersion: "v1", namespace: "d", name: "p", uid: `${part}${index}` };
      recorder.record(subject, { type: "Normal", reason: "Tested", message: "" });
    }
  };
  const settled = async (before: number) => {
    for (let seen = -1; seen !== count || count === before; ) {
      seen = count;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    return count - before;
  };
  record("a");
  const atOnce = await settled(0);
  nowMs += 1000;
  record("b");
  const later = await settled(atOnce);
  await recorder.stop();
  return [atOnce, later];
}

const cases: readonly (readonly [string, EventLimit | undefined, readonly [number, number]])[] = [
  ["100 at once and 50 a second, unless it is set", undefined, [100, 50]],
  ["as many as it is set to", { perSecond: 7, burst: 20 }, [20, 7]],
  ["at least one at once", { perSecond: 3, burst: 0 }, [1, 1]],
  ["all of them where there is no limit a second", { perSecond: 0, burst: 5 }, [300, 300]],
];
for (const [title, limit, expected] of cases) {
  test(`are ${title}`, async () => assert.equal(await written(limit), expected));
}

interface Written {
  readonly message: string;
  count: number;
}

/** What is written of events about one object, by their messages. */
async function writtenOf(messages: readonly string[]): Promise<Record<string, number>> {
  let nowMs = 1000;
  const all = new Map<string, Written>();
  const events = {
    create: async ({ metadata, message = "", count = 0 }: Event) =>
      void all.set(metadata?.name ?? "", { message, count }),
    patch: async (name: string, { body }: { readonly body: Written }) => {
      all.set(name, { ...(all.get(name) ?? { message: "", count: 0 }), ...body });
    },
  };
  const recorder = new EventRecorder({
    events: { namespace: () => events } as unknown as NamespacedResource<Event>,
    ...{ component: "agent", host: "n1", nowMs: () => nowMs },
    onError: (error) => assert.unreachable(String(error)),
  });
  const subject = { kind: "Pod", apiVersion: "v1", namespace: "d", name: "p", uid: "u" };
  for (const message of messages) {
    recorder.record(subject, { type: "Warning", reason: "Unhealthy", message });
    nowMs += 1000;
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  await recorder.stop();
  return Object.fromEntries([...all.values()].map(({ message, count }) => [message, count]));
}

test("messages that are always others become one event from the tenth on, with the last of them", async () => {
  const found = await writtenOf(Array.from({ length: 12 }, (_, index) => `failed ${index}`));
  const single = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`failed ${index}`, 1]));
  assert.equal(found, { ...single, "(combined from similar events): failed 11": 3 });
});

test("of a message that comes again and again 25 are written, then one in five minutes with all of them", async () => {
  assert.equal(await writtenOf(Array.from({ length: 60 }, () => "failed")), { failed: 25 });
  const found = await writtenOf(Array.from({ length: 340 }, () => "failed"));
  assert.ok((found["failed"] ?? 0) > 25, JSON.stringify(found));
});

test.run();
