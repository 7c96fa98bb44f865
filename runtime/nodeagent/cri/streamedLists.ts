import { create } from "@bufbuild/protobuf";
import { type CallOptions, type Client, Code, ConnectError } from "@connectrpc/connect";
import {
  type ImageService,
  ListContainersResponseSchema,
  ListContainerStatsResponseSchema,
  ListImagesResponseSchema,
  ListPodSandboxResponseSchema,
  ListPodSandboxStatsResponseSchema,
  type RuntimeService,
} from "../../../generated/pb/cri/v1/api_pb.ts";

/** @limit Items of a list that a container runtime sends as a stream: the call fails. */
const maxItems = 100_000;

/** The calls of a runtime. Lists come in parts where the runtime has that: none is too long for one message. */
export function streamedLists(client: Client<typeof RuntimeService>): Client<typeof RuntimeService> {
  return {
    ...client,
    listPodSandbox: streamed(
      client.listPodSandbox,
      ({ filter }, options) => client.streamPodSandboxes(filter === undefined ? {} : { filter }, options),
      async (parts) =>
        create(ListPodSandboxResponseSchema, { items: await itemsOf(parts, (each) => each.podSandboxes) }),
    ),
    listContainers: streamed(
      client.listContainers,
      ({ filter }, options) => client.streamContainers(filter === undefined ? {} : { filter }, options),
      async (parts) =>
        create(ListContainersResponseSchema, { containers: await itemsOf(parts, (each) => each.containers) }),
    ),
    listContainerStats: streamed(
      client.listContainerStats,
      ({ filter }, options) => client.streamContainerStats(filter === undefined ? {} : { filter }, options),
      async (parts) =>
        create(ListContainerStatsResponseSchema, { stats: await itemsOf(parts, (each) => each.containerStats) }),
    ),
    listPodSandboxStats: streamed(
      client.listPodSandboxStats,
      ({ filter }, options) => client.streamPodSandboxStats(filter === undefined ? {} : { filter }, options),
      async (parts) =>
        create(ListPodSandboxStatsResponseSchema, { stats: await itemsOf(parts, (each) => each.podSandboxStats) }),
    ),
  };
}

/** The same of images. */
export function streamedImages(client: Client<typeof ImageService>): Client<typeof ImageService> {
  return {
    ...client,
    listImages: streamed(
      client.listImages,
      ({ filter }, options) => client.streamImages(filter === undefined ? {} : { filter }, options),
      async (parts) => create(ListImagesResponseSchema, { images: await itemsOf(parts, (each) => each.images) }),
    ),
  };
}

/** A list that comes in parts; whole, from the first time on that the runtime knows no such stream. */
function streamed<Request, Part, Answer>(
  list: (request: Request, options?: CallOptions) => Promise<Answer>,
  stream: (request: Request, options?: CallOptions) => AsyncIterable<Part>,
  collect: (parts: AsyncIterable<Part>) => Promise<Answer>,
): (request: Request, options?: CallOptions) => Promise<Answer> {
  let isStreamed = true;
  return async (request, options) => {
    if (!isStreamed) return list(request, options);
    try {
      return await collect(stream(request, options));
    } catch (error) {
      if (!(error instanceof ConnectError) || error.code !== Code.Unimplemented) throw error;
      isStreamed = false;
      return list(request, options);
    }
  };
}

async function itemsOf<Part, Item>(parts: AsyncIterable<Part>, of: (part: Part) => readonly Item[]): Promise<Item[]> {
  const items: Item[] = [];
  for await (const part of parts) {
    for (const each of of(part)) items.push(each);
    if (items.length > maxItems)
      throw new ConnectError(`a list of more than ${maxItems} items`, Code.ResourceExhausted);
  }
  return items;
}
