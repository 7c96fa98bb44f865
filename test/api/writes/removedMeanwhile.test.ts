import "../../harness/ownProcess.ts";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { openLmdbStorage } from "../../../runtime/storage/lmdb.ts";
import { openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { testFolder } from "../../storage/folder.ts";
import { core } from "../literal.ts";

const test = suite("update of what goes meanwhile");

/** Of a process that stands still between any two looks at the clock, so that each try takes all the time there is. */
function haltAtEachLook(): () => void {
  const now = performance.now.bind(performance);
  let haltedMs = 0;
  performance.now = () => now() + (haltedMs += 500);
  return () => {
    performance.now = now;
  };
}

test("it is a 404 once there is no time for a further try", async () => {
  const folder = testFolder();
  const api = await openApi({ storage: await openLmdbStorage({ folder: join(folder.path, "data") }) });
  const configMaps = core("default", "configmaps");
  const statuses = new Set<number>();
  for (let i = 0; i < 30; i++) {
    const created = (await api.post(configMaps, { metadata: { name: `m-${i}` } })).json;
    const goOn = haltAtEachLook();
    const path = `${configMaps}/m-${i}`;
    const put = () => api.put(path, { ...created, data: { x: "1" } });
    const calls = i % 2 === 0 ? [put(), api.delete(path)] : [api.delete(path), put()];
    const answers = await Promise.all(calls);
    goOn();
    statuses.add((i % 2 === 0 ? answers[0] : answers[1])?.status ?? 0);
  }
  statuses.delete(200);
  assert.equal([...statuses], [404]);
  await api.stop();
  folder.remove();
});

test.run();
