import { create } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import * as assert from "uvu/assert";
import {
  ContainerStatusResponseSchema,
  ImageFsInfoResponseSchema,
  ImageSchema,
  ListContainersResponseSchema,
  ListImagesResponseSchema,
} from "../../../generated/pb/cri/v1/api_pb.ts";
import { collectionEvents } from "../../../runtime/nodeagent/images/collectionEvents.ts";
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
  const mounted = new Map<string, string>();
  const removed: string[] = [];
  const reasons: string[] = [];
  const asked: string[] = [];
  let others = 0;
  const images = {
    listImages: async () => {
      const all = [...present].map((id) => create(ImageSchema, { id, size: 10n, pinned: id === given.pinned }));
      return create(ListImagesResponseSchema, { images: all });
    },
    removeImage: async ({ image }: { image?: { image?: string } }) => {
      const id = image?.image ?? "";
      if (id.startsWith("stuck")) throw new Error(`${id} is in use`);
      present.delete(id);
      removed.push(id);
    },
    imageFsInfo: async () =>
      create(ImageFsInfoResponseSchema, { imageFilesystems: [{ fsId: { mountpoint: "/images" } }] }),
  };
  const runtime = {
    listContainers: async () => {
      const ids = [...used].map((imageRef) => ({ id: `of ${imageRef}`, imageRef }));
      return create(ListContainersResponseSchema, {
        containers: [...ids, ...[...mounted.keys()].map((id) => ({ id }))],
      });
    },
    containerStatus: async ({ containerId = "" }: { containerId?: string }) => {
      asked.push(containerId);
      if (containerId === "gone") throw new ConnectError("no such container", Code.NotFound);
      const image = mounted.get(containerId);
      const mounts = image === undefined ? [] : [{ hostPath: "/x" }, { image: { image } }];
      return create(ContainerStatusResponseSchema, { status: { id: containerId, mounts } });
    },
  };
  const garbage = imageGarbage({
    ...{ clock, highPercent: 85, lowPercent: 60, minAgeMs: 120_000, maxUnusedMs: 0, isByHandler: false },
    ...{ onRemoved: (reason: string) => reasons.push(reason) },
    ...given,
    images: images as unknown as ImageGarbageOptions["images"],
    runtime: runtime as unknown as ImageGarbageOptions["runtime"],
    diskOf: async () => ({ capacity: 100, available: 100 - others - 10 * present.size }),
  });
  return { clock, used, mounted, removed, reasons, asked, garbage, fill: (bytes: number) => (others = bytes) };
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
      ...{ onRemoved: () => {} },
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
        containerStatus: async () => create(ContainerStatusResponseSchema, {}),
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
  const { garbage, removed, reasons, clock, fill } = open(["a"]);
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
      "Insufficient free disk space on the node's image filesystem (90% of 100 B used). Failed to free sufficient space " +
        "by deleting unused images (freed 0 bytes). Investigate disk usage, as it could be used by active images, logs, " +
        "volumes, or other data.",
      [],
    ],
  );
  clock.advance(1000);
  await garbage.collect().catch(() => {});
  assert.equal([removed, reasons], [["a"], ["space"]]);
});

const failures: readonly (readonly [given: Partial<ImageGarbageOptions>, message: string])[] = [
  [
    {},
    "wanted to free 30 bytes, but freed 10 bytes space with errors in image deletion: " +
      "[stuck is in use, stuck too is in use]",
  ],
  [
    { maxUnusedMs: 60_000 },
    "wanted to free images older than 1m0s, encountered errors in image deletion: " +
      "[stuck is in use, stuck too is in use]",
  ],
];

for (const [given, message] of failures) {
  test(`an image that cannot be removed does not keep the others: ${message}`, async () => {
    const { garbage, removed, clock, fill } = open(["stuck", "stuck too", "b"], given);
    await garbage.look();
    clock.advance(120_000);
    fill(60);
    const error: unknown = await garbage.collect().catch((thrown: unknown) => thrown);
    assert.equal([error instanceof GarbageError, (error as Error).message, removed], [false, message, ["b"]]);
  });
}

test("an image that a container has as a volume stays, and each container is asked once", async () => {
  const { garbage, removed, mounted, asked, clock } = open(["a", "b"], { maxUnusedMs: 1000 });
  mounted.set("one", "a");
  mounted.set("gone", "");
  await garbage.look();
  clock.advance(2000);
  await garbage.collect();
  assert.equal([removed, asked], [["b"], ["one", "gone"]]);
  mounted.clear();
  clock.advance(2000);
  await garbage.collect();
  assert.equal(removed, ["b", "a"]);
});

test("nothing goes from a full disk where no fullness and no age is too much", async () => {
  const { garbage, removed, clock, fill } = open(["a"], { highPercent: 100 });
  await garbage.look();
  clock.advance(120_000);
  fill(90);
  await garbage.collect();
  assert.equal(removed, []);
});

test("an image that no container used for too long goes though there is room", async () => {
  const { garbage, removed, reasons, used, clock } = open(["a", "b"], { maxUnusedMs: 3600_000 });
  used.add("a");
  await garbage.collect();
  clock.advance(3600_001);
  await garbage.collect();
  assert.equal([removed, reasons], [["b"], ["age"]]);
});

test("the node has an event of a full disk, and of what fails a second time in a row", () => {
  const events: string[] = [];
  const { failed, succeeded } = collectionEvents(({ type, reason, message }) =>
    events.push(`${type} ${reason} ${message}`),
  );
  failed(new Error("away"));
  assert.equal(events.splice(0), []);
  failed(new Error("still away"));
  assert.equal(events.splice(0), ["Warning ImageGCFailed still away"]);
  succeeded();
  failed(new GarbageError("FreeDiskSpaceFailed", "full"));
  assert.equal(events.splice(0), ["Warning FreeDiskSpaceFailed full"]);
  failed(new GarbageError("FreeDiskSpaceFailed", "full"));
  assert.equal(events, ["Warning FreeDiskSpaceFailed full", "Warning ImageGCFailed full"]);
});

test("a disk of no size is an error", async () => {
  const empty = imageGarbage({
    ...{ clock: fakeClock(), highPercent: 85, lowPercent: 80, minAgeMs: 0, maxUnusedMs: 0, isByHandler: false },
    ...{ onRemoved: () => {} },
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
