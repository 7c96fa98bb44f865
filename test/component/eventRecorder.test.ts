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
    ...{ component: "agent", host: "n1", defaultNamespace: "default", nowMs: () => nowMs },
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

test.run();
