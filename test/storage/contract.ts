import type { Suite } from "../harness/suite.ts";
import { cacheBehaviours } from "./contract/cache.ts";
import { lifeBehaviours } from "./contract/life.ts";
import { listenerBehaviours } from "./contract/listeners.ts";
import { readBehaviours } from "./contract/reads.ts";
import { sharedBehaviours } from "./contract/shared.ts";
import {
  type Behaviour,
  bareSubject,
  cachedSubject,
  type StorageFixture,
  type Subject,
  type Traits,
} from "./contract/subject.ts";
import { transactionBehaviours } from "./contract/transactions.ts";
import { transformBehaviours } from "./contract/transforms.ts";
import { unacknowledgedBehaviours } from "./contract/unacknowledged.ts";
import { writeBehaviours } from "./contract/writes.ts";

export { failsWith, prefix, put, remove, textOf } from "./contract/things.ts";

export interface BackEnd {
  readonly traits: Traits;
  /** A store of its own for each test. */
  readonly makeFixture: () => Omit<StorageFixture, "traits">;
}

/** What every back end must do, and what a watch cache in front of it must. */
export function storageContract(test: Suite, { traits, makeFixture }: BackEnd): void {
  const bare = [
    ...writeBehaviours,
    ...transactionBehaviours,
    ...readBehaviours,
    ...listenerBehaviours,
    ...lifeBehaviours,
    ...transformBehaviours,
    ...unacknowledgedBehaviours,
    ...sharedBehaviours,
  ];
  const cached = [...writeBehaviours, ...readBehaviours, ...cacheBehaviours];
  for (const each of bare) check(each, each.name, bareSubject);
  for (const each of cached) check(each, `behind the watch cache: ${each.name}`, cachedSubject);

  function check(behaviour: Behaviour, name: string, subjectOf: (fixture: StorageFixture) => Promise<Subject>): void {
    const reason = behaviour.impossible?.(traits);
    if (reason !== undefined) test.skip(name, reason);
    else
      test(name, async () => {
        const fixture = { ...makeFixture(), traits };
        const subject = await subjectOf(fixture);
        try {
          await behaviour.run(subject);
        } finally {
          await subject.close();
          await fixture.cleanUp();
        }
      });
  }
}
