import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { Credential } from "../../../runtime/nodeagent/images/credentials.ts";
import { openPullRecords, type PullRecords } from "../../../runtime/nodeagent/images/pullRecords.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("records of pulls");

const root = mkdtempSync(join(tmpdir(), "orch-records-"));
test.after(() => rmSync(root, { recursive: true }));
let count = 0;

const image = "registry.test/desk:4";
const imageRef = "sha256:desk";

async function open(folder = join(root, String(count++))): Promise<{ records: PullRecords; folder: string }> {
  const options = { folder, apiVersion: "v", policy: "NeverVerifyPreloadedImages" as const, allowlist: [] };
  return { records: await openPullRecords(options), folder };
}

function credential(name: string): Credential {
  const secret = { namespace: "shop", name, uid: `uid-${name}` };
  return { pattern: "registry.test", auth: { username: "u", password: `of ${name}` }, secret };
}

test("pulls of one image at the same time are all on record, each with its secret", async () => {
  const { records, folder } = await open();
  const names = Array.from({ length: 30 }, (_, index) => `pull-${index}${"x".repeat((index % 5) * 200)}`);
  await Promise.all(names.map(() => records.begin(image)));
  await Promise.all(names.map((each) => records.finish(image, imageRef, credential(each))));
  for (const each of names) assert.ok(await records.mayUse(image, imageRef, async () => [credential(each)]), each);
  assert.not.ok(await records.mayUse(image, imageRef, async () => [credential("other")]));
  const [file = "", ...more] = readdirSync(join(folder, "pulled"));
  assert.equal(more, []);
  const { credentialMapping } = JSON.parse(readFileSync(join(folder, "pulled", file), "utf8"));
  assert.is(credentialMapping["registry.test/desk"].kubernetesSecrets.length, names.length);
  assert.equal(readdirSync(join(folder, "pulling")), []);
});

test("an image counts as pulled, not as preloaded, until the last of its pulls has ended", async () => {
  const { records, folder } = await open();
  await Promise.all([records.begin(image), records.begin(image)]);
  await records.cancel(image);
  assert.is(readdirSync(join(folder, "pulling")).length, 1);
  assert.not.ok(await records.mayUse(image, imageRef, async () => []));
  await records.cancel(image);
  assert.equal(readdirSync(join(folder, "pulling")), []);
  assert.ok(await records.mayUse(image, imageRef, async () => []));
});

test("what an agent that ended has begun to pull is no preloaded image, though a later pull of it fails", async () => {
  const { records: before, folder } = await open();
  await before.begin(image);
  const { records } = await open(folder);
  assert.not.ok(await records.mayUse(image, imageRef, async () => []));
  await records.begin(image);
  await records.cancel(image);
  assert.not.ok(await records.mayUse(image, imageRef, async () => []));
  await records.begin(image);
  await records.finish(image, imageRef, undefined);
  assert.equal(readdirSync(join(folder, "pulling")), []);
  assert.ok(await records.mayUse(image, imageRef, async () => []));
});

test("an image whose record could not be written is no preloaded one", async () => {
  const { records } = await open();
  await records.begin(image);
  await records.abandon(image);
  assert.not.ok(await records.mayUse(image, imageRef, async () => []));
});

test("a record that is written while old ones are dropped stays", async () => {
  const { records, folder } = await open();
  const longAgo = new Date(Date.now() - 3_600_000);
  for (let round = 0; round < 30; round++) {
    await records.begin(image);
    await records.finish(image, imageRef, credential("old"));
    for (const each of readdirSync(join(folder, "pulled"))) utimesSync(join(folder, "pulled", each), longAgo, longAgo);
    await records.begin(image);
    await Promise.all([
      records.retain(new Set(), Date.now() - 60_000),
      records.finish(image, imageRef, credential("new")),
    ]);
    assert.ok(await records.mayUse(image, imageRef, async () => [credential("new")]));
    assert.not.ok(await records.mayUse(image, imageRef, async () => []), "it would count as preloaded");
  }
});

test("an image that its pod names as a list does, without tag and digest, needs no credentials", async () => {
  const policy = "NeverVerifyAllowlistedImages";
  const allowlist = ["desk", "registry.test/team/*", "[2001:db8::1]:5000/lamp"];
  const records = await openPullRecords({ folder: join(root, "listed"), apiVersion: "v", policy, allowlist });
  const listed = ["desk", "desk:4", `desk:4@sha256:${"ab".repeat(32)}`, "registry.test/team/a/b:1"];
  for (const each of [...listed, "[2001:db8::1]:5000/lamp"]) {
    assert.ok(await records.mayUse(each, "sha256:x", async () => []), each);
  }
  for (const each of ["desks", "registry.test/teams/a", "docker.io/library/desk:4"]) {
    assert.not.ok(await records.mayUse(each, "sha256:x", async () => []), each);
  }
});

test.run();
