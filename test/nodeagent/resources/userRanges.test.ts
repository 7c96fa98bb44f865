import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { Pod, PodSpec } from "../../../generated/core/v1/pod.ts";
import { openUserRanges, type UserRangesOptions } from "../../../runtime/nodeagent/resources/userRanges.ts";
import { podFolders } from "../../../runtime/nodeagent/volumes/podFolders.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent: user ids of pods");

const errors: string[] = [];
const handlers = [
  { name: "", features: { userNamespaces: true } },
  { name: "plain", features: {} },
];

function openIn(folder: string, given: Partial<UserRangesOptions> = {}) {
  return openUserRanges({
    folders: podFolders(folder, "orch.io"),
    runtime: { status: async () => ({ runtimeHandlers: handlers }) } as never,
    ...{ idsPerPod: 65_536, maxPods: 3, isOn: true },
    logError: (message, error) => errors.push(`${message}: ${(error as Error).message}`),
    ...given,
  });
}

const podOf = (uid: string, spec: Partial<PodSpec> = { hostUsers: false }): Pod => {
  return { metadata: { name: uid, uid }, spec: { containers: [], ...spec } };
};

function inFolder(run: (folder: string) => Promise<void>): () => Promise<void> {
  return async () => {
    const folder = mkdtempSync(join(tmpdir(), "orch-users-"));
    errors.length = 0;
    try {
      await run(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

async function problemOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => "",
    (error: Error) => error.message,
  );
}

test(
  "each pod has a range of its own, until there is none left",
  inFolder(async (folder) => {
    const ranges = openIn(folder);
    for (const uid of ["a", "b", "c"]) await ranges.give(podOf(uid), "");
    assert.equal(
      ["a", "b", "c"].map((uid) => ranges.of(uid)?.firstHostId),
      [65_536, 131_072, 196_608],
    );
    const full = "create user namespace: could not find an empty slot to allocate a user namespace";
    assert.is(await problemOf(ranges.give(podOf("d"), "")), full);
    ranges.release("b");
    await ranges.give(podOf("d"), "");
    assert.equal(ranges.of("d"), { firstHostId: 131_072, length: 65_536 });
    assert.is(ranges.of("b"), undefined);
    await ranges.give(podOf("a"), "");
    assert.is(ranges.of("a")?.firstHostId, 65_536, "the same when its sandbox is made anew");
  }),
);

test(
  "a pod with the node's users has no range",
  inFolder(async (folder) => {
    const ranges = openIn(folder);
    await ranges.give(podOf("a", { hostUsers: true }), "plain");
    await ranges.give(podOf("b", {}), "plain");
    assert.equal([ranges.of("a"), ranges.of("b")], [undefined, undefined]);
  }),
);

test(
  "what cannot give a pod its own users is refused",
  inFolder(async (folder) => {
    const words = "can't set `spec.hostUsers: false`, RuntimeClass handler";
    assert.is(
      await problemOf(openIn(folder).give(podOf("a"), "plain")),
      `${words} "plain" does not support user namespaces`,
    );
    const runtime = { status: async () => ({ runtimeHandlers: [] }) } as never;
    assert.match(await problemOf(openIn(folder, { runtime }).give(podOf("a"), "")), /, runtime does not support/);
    assert.match(await problemOf(openIn(folder, { isOn: false }).give(podOf("a"), "")), /feature gate .* is disabled/);
    assert.throws(() => openIn(folder, { idsPerPod: 70_000 }), /70000 is not a multiple of 65536/);
    assert.throws(() => openIn(folder, { idsPerPod: 65_536 * 32_768, maxPods: 2 }), /more than there are/);
  }),
);

test(
  "an agent that starts anew knows the ranges of pods, and says which of them it cannot read",
  inFolder(async (folder) => {
    const ranges = openIn(folder);
    await ranges.give(podOf("a"), "");
    const path = join(folder, "pods/a/userns");
    const mapping = { hostId: 65_536, containerId: 0, length: 65_536 };
    assert.equal(JSON.parse(readFileSync(path, "utf8")), { uidMappings: [mapping], gidMappings: [mapping] });
    const bad = { ...mapping, hostId: 65_537 };
    const broken: readonly (readonly [string, string])[] = [
      ["cut", '{"uidMappings"'],
      ["apart", JSON.stringify({ uidMappings: [mapping], gidMappings: [bad] })],
      ["crooked", JSON.stringify({ uidMappings: [bad], gidMappings: [bad] })],
    ];
    for (const [uid, text] of broken) {
      mkdirSync(join(folder, "pods", uid));
      writeFileSync(join(folder, "pods", uid, "userns"), text);
    }
    const again = openIn(folder);
    assert.is(again.of("a")?.firstHostId, 65_536);
    assert.equal(errors.map((each) => each.split(" are not known")[0]).sort(), [
      "the user ids of pod apart",
      "the user ids of pod crooked",
      "the user ids of pod cut",
    ]);
    await again.give(podOf("b"), "");
    assert.is(again.of("b")?.firstHostId, 131_072);
  }),
);

test.run();
