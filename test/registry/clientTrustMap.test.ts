import * as assert from "uvu/assert";
import { setTimeout as sleep } from "node:timers/promises";
import { generated } from "../../generated/index.ts";
import { keepTrustMap } from "../../runtime/registry/clientTrustMap.ts";
import type { Store } from "../../runtime/registry/store.ts";
import { suite } from "../harness/suite.ts";

const test = suite("the config map of trust");

test("why it cannot be kept is known to health checks, and logged", async () => {
  const get = () => {
    throw new Error("the store is away");
  };
  const errors: string[] = [];
  const kept = keepTrustMap(
    { store: () => ({ get }) as unknown as Store },
    {
      ...{ platform: generated.platform, newUid: () => "u", clock: () => 0 },
      trust: () => ({ users: [], proxies: undefined }),
      logError: (message, error) => errors.push(`${message}: ${(error as Error).message}`),
    },
  );
  while (kept.problem() === undefined) await sleep(1);
  await kept.stop();
  assert.is(kept.problem(), "the store is away");
  assert.equal(errors, ["cannot keep the config map extension-apiserver-authentication: the store is away"]);
});

test.run();
