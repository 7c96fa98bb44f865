import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import * as assert from "uvu/assert";
import {
  ImageSchema,
  ImageStatusResponseSchema,
  PullImageResponseSchema,
  type PullImageRequest,
} from "../../../generated/pb/cri/v1/api_pb.ts";
import { ContainerError } from "../../../runtime/nodeagent/container/containerError.ts";
import type { Credential } from "../../../runtime/nodeagent/images/credentials.ts";
import {
  type ImageAsked,
  imagePuller,
  type ImagePullerOptions,
} from "../../../runtime/nodeagent/images/imagePuller.ts";
import { openPullRecords, type PullRecordsOptions } from "../../../runtime/nodeagent/images/pullRecords.ts";
import { pullQueue } from "../../../runtime/nodeagent/images/pullQueue.ts";
import { fakeClock } from "../../client/fakeClock.ts";
import { suite } from "../../harness/suite.ts";
import { containerOf, podOf } from "../podOf.ts";

const test = suite("pulling of images");

const root = mkdtempSync(join(tmpdir(), "orch-pulls-"));
test.after(() => rmSync(root, { recursive: true }));
let count = 0;

const image = "registry.test/desk:4";

function credential(name: string, password = name): Credential {
  const secret = { namespace: "shop", name, uid: `uid-${name}` };
  return { pattern: "registry.test", auth: { username: "u", password }, secret };
}

/** A puller beside a runtime that has these images and takes these passwords; none are needed without. */
async function open(
  given: {
    present?: string[];
    passwords?: string[];
    policy?: PullRecordsOptions["policy"];
    credentials?: Credential[];
  } = {},
) {
  count += 1;
  const { policy = "NeverVerifyPreloadedImages", passwords } = given;
  const present = new Set(given.present ?? []);
  const clock = fakeClock();
  const events: string[] = [];
  const pulls: string[] = [];
  let credentials = given.credentials ?? [];
  const images = {
    imageStatus: async ({ image: asked }: { image?: { image?: string } }) => {
      const name = asked?.image ?? "";
      const found = present.has(name)
        ? create(ImageSchema, { id: `id-of-${name}`, size: 42n, username: "www" })
        : undefined;
      return create(ImageStatusResponseSchema, found === undefined ? {} : { image: found });
    },
    pullImage: async ({ image: asked, auth }: Partial<Pick<PullImageRequest, "auth" | "image">>) => {
      const name = asked?.image ?? "";
      pulls.push(auth?.password ?? "");
      if (name.includes("gone")) throw new ConnectError("no such image", Code.NotFound);
      if (name.includes("away")) throw new ConnectError("RegistryUnavailable: try later", Code.Unknown);
      if (name.includes("forged")) throw new ConnectError("SignatureValidationFailed: no key", Code.Unknown);
      if (passwords !== undefined && !passwords.includes(auth?.password ?? "")) {
        throw new ConnectError("authorization failed", Code.Unknown);
      }
      present.add(name);
      return create(PullImageResponseSchema, { imageRef: `id-of-${name}` });
    },
  };
  const folder = join(root, String(count));
  const recordsOptions = { folder, apiVersion: "config.test/v1", policy, allowlist: ["registry.test/free/*"] };
  const options: ImagePullerOptions = {
    images: images as unknown as ImagePullerOptions["images"],
    records: await openPullRecords(recordsOptions),
    credentials: async () => credentials,
    queue: pullQueue({ parallel: 2, perSecond: 0, burst: 0, clock }),
    clock,
    onEvent: (_, { reason, message }) => events.push(`${reason}: ${message}`),
  };
  const puller = imagePuller(options);
  const ensure = async (asked: Partial<ImageAsked> = {}) => {
    const usual = {
      pod: podOf(),
      container: containerOf(),
      image,
      policy: "IfNotPresent" as const,
      runtimeHandler: "",
    };
    return await puller.ensure({ ...usual, signal: new AbortController().signal, ...asked });
  };
  return { clock, events, pulls, ensure, puller, folder, present, use: (all: Credential[]) => (credentials = all) };
}

async function refusal(asked: Promise<unknown>): Promise<string> {
  try {
    await asked;
  } catch (error) {
    assert.instance(error, ContainerError);
    return `${(error as ContainerError).reason}: ${(error as Error).message}`;
  }
  return "none";
}

test("an image that is there is not pulled again, unless always", async () => {
  const { ensure, pulls, events } = await open({ present: [image] });
  assert.equal(await ensure(), { ref: `id-of-${image}`, user: { name: "www" } });
  assert.equal(events, [
    `Pulled: Container image "${image}" already present on machine and can be accessed by the pod`,
  ]);
  await ensure({ policy: "Always" });
  assert.is(pulls.length, 1);
  assert.equal(events.slice(1), [
    `Pulling: Pulling image "${image}"`,
    `Pulled: Successfully pulled image "${image}" in 0ms (0ms including waiting). Image size: 42 bytes.`,
  ]);
});

test("without a policy an image without a tag is always pulled", async () => {
  const { ensure, pulls } = await open({ present: ["registry.test/desk:latest", image] });
  await ensure({ policy: undefined, image: "registry.test/desk" });
  await ensure({ policy: undefined });
  assert.is(pulls.length, 1);
});

test("an image that may not be pulled must be there", async () => {
  const { ensure, events, pulls } = await open();
  const text = `Container image "${image}" is not present with pull policy of Never`;
  assert.is(await refusal(ensure({ policy: "Never" })), `ErrImageNeverPull: ${text}`);
  assert.equal(events, [`ErrImageNeverPull: ${text}`]);
  assert.is(pulls.length, 0);
});

test("a text that is no name is no image", async () => {
  const { ensure, events } = await open();
  const text = 'Failed to apply default image tag "a b": couldn\'t parse image name "a b": invalid reference format';
  assert.is(await refusal(ensure({ image: "a b" })), `InvalidImageName: ${text}`);
  assert.equal(events, [`InspectFailed: ${text}`]);
});

test("a pull that failed waits longer each time, by itself for each pod", async () => {
  const { ensure, clock, events, pulls, puller } = await open();
  const gone = { image: "registry.test/gone:1" };
  const failed = "ErrImagePull: rpc error: code = NotFound desc = no such image";
  const waiting = `ImagePullBackOff: Back-off pulling image "registry.test/gone:1": ${failed}`;
  for (const delay of [10, 20, 40, 80, 160, 300, 300]) {
    assert.is(await refusal(ensure(gone)), failed);
    clock.advance(delay * 1000 - 1);
    assert.is(await refusal(ensure(gone)), waiting);
    clock.advance(1);
  }
  assert.is(events.filter((each) => each.startsWith("BackOff: Back-off pulling image")).length, 7);
  assert.is(pulls.length, 7);
  assert.is(await refusal(ensure({ ...gone, pod: podOf({}, { uid: "other" }) })), failed);
  await refusal(ensure(gone));
  puller.forget("9b2f-77");
  assert.is(await refusal(ensure(gone)), failed);
});

test("what runtimes name is said in words", async () => {
  const { ensure, events } = await open();
  const failed = (name: string) => `image pull failed for registry.test/${name} because the`;
  assert.is(
    await refusal(ensure({ image: "registry.test/away:1" })),
    `RegistryUnavailable: ${failed("away:1")} registry is unavailable: try later`,
  );
  assert.is(
    await refusal(ensure({ image: "registry.test/forged:1" })),
    `SignatureValidationFailed: ${failed("forged:1")} signature validation failed: no key`,
  );
  assert.is(events[1], 'Failed: Failed to pull image "registry.test/away:1": RegistryUnavailable: try later');
});

test("each credential is shown until one is taken", async () => {
  const { ensure, pulls } = await open({ passwords: ["b"], credentials: [credential("a"), credential("b")] });
  await ensure();
  assert.equal(pulls, ["a", "b"]);
  const none = await open({ passwords: ["x"], credentials: [credential("a"), credential("b")] });
  assert.is(await refusal(none.ensure()), "ErrImagePull: authorization failed");
});

test("a pod does not get what another pulled with its secret, and does with the same", async () => {
  const { ensure, pulls, use } = await open({ passwords: ["a", "c"], credentials: [credential("a")] });
  await ensure();
  await ensure();
  assert.equal(pulls, ["a"]);
  use([]);
  assert.is(await refusal(ensure({ pod: podOf({}, { uid: "b" }) })), "ErrImagePull: authorization failed");
  assert.match(await refusal(ensure({ policy: "Never" })), "ErrImageNeverPull");
  use([credential("elsewhere", "a")]);
  await ensure({ pod: podOf({}, { uid: "c" }) });
  assert.equal(pulls, ["a", ""]);
  use([credential("c")]);
  await ensure({ pod: podOf({}, { uid: "d" }) });
  await ensure({ pod: podOf({}, { uid: "d" }) });
  assert.equal(pulls, ["a", "", "c"]);
});

test("a secret that holds something else since is the same, and what it holds now counts for others", async () => {
  const { ensure, pulls, use } = await open({ passwords: ["a"], credentials: [credential("a")] });
  await ensure();
  use([credential("a", "newer")]);
  await ensure({ pod: podOf({}, { uid: "b" }) });
  use([credential("elsewhere", "newer")]);
  await ensure({ pod: podOf({}, { uid: "c" }) });
  assert.equal(pulls, ["a"]);
});

test("what was pulled with the token of a service account is for pods of that account", async () => {
  const of = (name: string, password: string): Credential => {
    const account = { namespace: "shop", name, uid: `uid-${name}` };
    return { pattern: "registry.test", auth: { username: "u", password }, account };
  };
  const { ensure, pulls, use } = await open({ passwords: ["a"], credentials: [of("clerk", "a")] });
  await ensure();
  use([of("clerk", "another token")]);
  await ensure({ pod: podOf({}, { uid: "b" }) });
  assert.equal(pulls, ["a"]);
  use([of("cook", "another token")]);
  assert.match(await refusal(ensure({ pod: podOf({}, { uid: "c" }) })), "authorization failed");
});

test("what was pulled without a secret is for all", async () => {
  const { ensure, pulls, use } = await open();
  await ensure();
  use([credential("a")]);
  await ensure();
  assert.equal(pulls, [""]);
});

test("a preloaded image is for all, unless all are verified; one whose pull was cut short is not", async () => {
  const usual = await open({ present: [image] });
  await usual.ensure();
  assert.equal(usual.pulls, []);
  const strict = await open({ present: [image], policy: "AlwaysVerify" });
  await strict.ensure();
  assert.equal(strict.pulls, [""]);
  const lax = await open({ present: [image], policy: "NeverVerify" });
  await lax.ensure();
  assert.equal(lax.pulls, []);
  const free = "registry.test/free/x:1";
  const listed = await open({ present: [free, image], policy: "NeverVerifyAllowlistedImages" });
  await listed.ensure({ image: free });
  assert.equal(listed.pulls, []);
  await listed.ensure();
  assert.equal(listed.pulls, [""]);
  const cut = await open({ passwords: [] });
  const { begin } = await openPullRecords({
    ...{ folder: cut.folder, apiVersion: "v", policy: "NeverVerifyPreloadedImages", allowlist: [] },
  });
  await begin(image);
  cut.present.add(image);
  const named = await openPullRecords({
    ...{
      folder: cut.folder,
      apiVersion: "v",
      policy: "NeverVerifyAllowlistedImages",
      allowlist: ["registry.test/desk"],
    },
  });
  assert.ok(await named.mayUse(image, `id-of-${image}`, async () => []), "whatever has become of its pull");
  assert.match(await refusal(cut.ensure()), "authorization failed");
});

test("an unreadable record means a pull, and an old one of an image that is gone goes", async () => {
  const { ensure, folder, pulls } = await open();
  await ensure();
  const [name = ""] = readdirSync(join(folder, "pulled"));
  assert.match(name, /^sha256-[0-9a-f]{64}$/);
  assert.equal(readdirSync(join(folder, "pulling")), []);
  writeFileSync(join(folder, "pulled", name), "{half");
  await ensure();
  assert.is(pulls.length, 2);
  const records = await openPullRecords({ folder, apiVersion: "v", policy: "AlwaysVerify", allowlist: [] });
  const laterMs = Date.now() + 60_000;
  await records.retain(new Set([`id-of-${image}`]), laterMs);
  assert.is(readdirSync(join(folder, "pulled")).length, 1);
  await records.retain(new Set(), Date.now() - 60_000);
  assert.is(readdirSync(join(folder, "pulled")).length, 1);
  await records.retain(new Set(), laterMs);
  assert.equal(readdirSync(join(folder, "pulled")), []);
});

test("pulls wait for their turn, and more than so many a second fail", async () => {
  const clock = fakeClock();
  const queue = pullQueue({ parallel: 2, perSecond: 1, burst: 3, clock });
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const pull = () =>
    queue(async () => {
      most = Math.max(most, (running += 1));
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    }, new AbortController().signal);
  const pulls = [pull(), pull(), pull()];
  await pull().then(
    () => assert.unreachable(),
    (error: Error) => assert.is(error.message, "pull QPS exceeded"),
  );
  clock.advance(1000);
  pulls.push(pull());
  for (let round = 0; round < 4; round += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    ends.shift()?.();
  }
  await Promise.all(pulls);
  assert.equal([most, running], [2, 0]);
});

test("a pull that nothing wants any more leaves the queue, and those behind it move up", async () => {
  const queue = pullQueue({ parallel: 1, perSecond: 0, burst: 0, clock: fakeClock() });
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
  let end = (): void => {};
  const slow = queue(() => new Promise<void>((resolve) => (end = resolve)), first.signal);
  const unwanted = queue(async () => assert.unreachable(), second.signal);
  const wanted = queue(async () => "pulled", third.signal);
  second.abort(new Error("the pod is to end"));
  await unwanted.then(
    () => assert.unreachable(),
    (error: Error) => assert.is(error.message, "the pod is to end"),
  );
  end();
  await slow;
  assert.is(await wanted, "pulled");
});

test.run();
