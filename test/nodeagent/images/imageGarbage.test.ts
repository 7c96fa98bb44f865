import { create } from "@bufbuild/protobuf";
import * as assert from "uvu/assert";
import {
  ImageFsInfoResponseSchema,
  ImageSchema,
  ListContainersResponseSchema,
  ListImagesResponseSchema,
} from "../../../generated/pb/cri/v1/api_pb.ts";
import {
  GarbageError,
  imageGarbage,
  type ImageGarbageOptions,
} from "../../../runtime/nodeagent/images/imageGarbage.ts";
import { fakeClock } from "../../client/fakeClock.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("garbage collection of images");

/** A disk of 100 on which each of these images takes 10. */
function open(names: readonly string[], given: Partial<ImageGarbageOptions> & { pinned?: string } = {}) {
  const clock = fakeClock();
  const present = new Set(names);
  const used = new Set<string>();
  const removed: string[] = [];
  let others = 0;
  const images = {
    listImages: async () => {
      const all = [...present].map((id) => create(ImageSchema, { id, size: 10n, pinned: id === given.pinned }));
      return create(ListImagesResponseSchema, { images: all });
    },
    removeImage: async ({ image }: { image?: { image?: string } }) => {
      const id = image?.image ?? "";
      if (id === "stuck") throw new Error("stuck is in use");
      present.delete(id);
      removed.push(id);
    },
    imageFsInfo: async () =>
      create(ImageFsInfoResponseSchema, { imageFilesystems: [{ fsId: { mountpoint: "/images" } }] }),
  };
  const runtime = {
    listContainers: async () => {
      return create(ListContainersResponseSchema, { containers: [...used].map((imageRef) => ({ imageRef })) });
    },
  };
  const garbage = imageGarbage({
    ...{ clock, highPercent: 85, lowPercent: 60, minAgeMs: 120_000, maxUnusedMs: 0, isByHandler: false },
    ...given,
    images: images as unknown as ImageGarbageOptions["images"],
    runtime: runtime as unknown as ImageGarbageOptions["runtime"],
    diskOf: async () => ({ capacity: 100, available: 100 - others - 10 * present.size }),
  });
  return { clock, used, removed, garbage, fill: (bytes: number) => (others = bytes) };
}

test("where the runtime keeps images by handler, one that another handler uses goes", async () => {
  const ofHandler = (runtimeHandler: string) => create(ImageSchema, { id: "one", size: 10n, spec: { runtimeHandler } });
  for (const [isByHandler, expected] of [
    [true, ["one by small"]],
    [false, []],
  ] as const) {
    const removed: string[] = [];
    const clock = fakeClock();
    const garbage = imageGarbage({
      ...{ clock, highPercent: 85, lowPercent: 60, minAgeMs: 0, maxUnusedMs: 1000, isByHandler },
      images: {
        listImages: async () => create(ListImagesResponseSchema, { images: [ofHandler("large"), ofHandler("small")] }),
        removeImage: async ({ image }: { image?: { image?: string; runtimeHandler?: string } }) => {
          removed.push(`${image?.image} by ${image?.runtimeHandler}`);
        },
        imageFsInfo: async () =>
          create(ImageFsInfoResponseSchema, { imageFilesystems: [{ fsId: { mountpoint: "/images" } }] }),
      } as unknown as ImageGarbageOptions["images"],
      runtime: {
        listContainers: async () => {
          const image = { image: "one", runtimeHandler: "large" };
          return create(ListContainersResponseSchema, { containers: [{ imageRef: "one", image }] });
        },
      } as unknown as ImageGarbageOptions["runtime"],
      diskOf: async () => ({ capacity: 100, available: 90 }),
    });
    await garbage.look();
    clock.advance(2000);
    await garbage.collect();
    assert.equal(removed, expected);
  }
});

test("nothing goes while there is room", async () => {
  const { garbage, removed, clock } = open(["a", "b"]);
  await garbage.look();
  clock.advance(200_000);
  await garbage.collect();
  assert.equal(removed, []);
});

test("what was used longest ago goes first, down to the lower bound, and what is used stays", async () => {
  const { garbage, removed, used, clock, fill } = open(["a", "b", "c", "d", "e"], { pinned: "e" });
  for (const each of ["b", "a"]) {
    used.clear();
    used.add(each);
    clock.advance(60_000);
    await garbage.look();
  }
  used.clear();
  used.add("c");
  clock.advance(120_000);
  fill(40);
  await garbage.collect();
  assert.equal(removed, ["d", "b", "a"]);
});

test("a young image stays, and that there is not enough to remove is an error", async () => {
  const { garbage, removed, clock, fill } = open(["a"]);
  await garbage.look();
  fill(80);
  clock.advance(119_000);
  const error = await garbage.collect().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  assert.instance(error, GarbageError);
  assert.equal(
    [(error as GarbageError).reason, (error as Error).message, removed],
    [
      "FreeDiskSpaceFailed",
      "Failed to garbage collect required amount of images. Attempted to free 30 bytes, but only found 0 bytes eligible to free.",
      [],
    ],
  );
  clock.advance(1000);
  await garbage.collect().catch(() => {});
  assert.equal(removed, ["a"]);
});

test("an image that cannot be removed does not keep the others", async () => {
  const { garbage, removed, clock, fill } = open(["stuck", "b"]);
  await garbage.look();
  clock.advance(120_000);
  fill(70);
  await garbage.collect().then(
    () => assert.unreachable(),
    (error: GarbageError) => assert.equal([error.reason, error.message], ["ImageGCFailed", "stuck is in use"]),
  );
  assert.equal(removed, ["b"]);
});

test("an image that no container used for too long goes though there is room", async () => {
  const { garbage, removed, used, clock } = open(["a", "b"], { maxUnusedMs: 3600_000 });
  used.add("a");
  await garbage.collect();
  clock.advance(3600_001);
  await garbage.collect();
  assert.equal(removed, ["b"]);
});

test("a disk of no size is an error", async () => {
  const empty = imageGarbage({
    ...{ clock: fakeClock(), highPercent: 85, lowPercent: 80, minAgeMs: 0, maxUnusedMs: 0, isByHandler: false },
    images: {
      listImages: async () => create(ListImagesResponseSchema, {}),
      imageFsInfo: async () =>
        create(ImageFsInfoResponseSchema, { imageFilesystems: [{ fsId: { mountpoint: "/x" } }] }),
    } as unknown as ImageGarbageOptions["images"],
    runtime: {
      listContainers: async () => create(ListContainersResponseSchema, {}),
    } as unknown as ImageGarbageOptions["runtime"],
    diskOf: async () => ({ capacity: 0, available: 0 }),
  });
  await empty.collect().then(
    () => assert.unreachable(),
    (error: GarbageError) => assert.is(error.reason, "InvalidDiskCapacity"),
  );
});

test.run();
