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

export interface StreamedListsOptions<Service extends typeof ImageService | typeof RuntimeService> {
  /** Has its streams end when they get too long. */
  readonly streams: Client<Service>;
  /** Time for one list that says nothing else; 0 for no limit. */
  readonly timeoutMs: number;
}

/** The calls of a runtime. Lists come in parts where the runtime has that: none is too long for one message. */
export function streamedLists(
  client: Client<typeof RuntimeService>,
  { streams, timeoutMs }: StreamedListsOptions<typeof RuntimeService>,
): Client<typeof RuntimeService> {
  const inParts = streamedWithin(timeoutMs);
  return {
    ...client,
    listPodSandbox: inParts(
      client.listPodSandbox,
      ({ filter }, options) => streams.streamPodSandboxes(filtered(filter), options),
      (parts) => create(ListPodSandboxResponseSchema, { items: parts.flatMap((each) => each.podSandboxes) }),
    ),
    listContainers: inParts(
      client.listContainers,
      ({ filter }, options) => streams.streamContainers(filtered(filter), options),
      (parts) => create(ListContainersResponseSchema, { containers: parts.flatMap((each) => each.containers) }),
    ),
    listContainerStats: inParts(
      client.listContainerStats,
      ({ filter }, options) => streams.streamContainerStats(filtered(filter), options),
      (parts) => create(ListContainerStatsResponseSchema, { stats: parts.flatMap((each) => each.containerStats) }),
    ),
    listPodSandboxStats: inParts(
      client.listPodSandboxStats,
      ({ filter }, options) => streams.streamPodSandboxStats(filtered(filter), options),
      (parts) => create(ListPodSandboxStatsResponseSchema, { stats: parts.flatMap((each) => each.podSandboxStats) }),
    ),
  };
}

/** The same of images. */
export function streamedImages(
  client: Client<typeof ImageService>,
  { streams, timeoutMs }: StreamedListsOptions<typeof ImageService>,
): Client<typeof ImageService> {
  const inParts = streamedWithin(timeoutMs);
  return {
    ...client,
    listImages: inParts(
      client.listImages,
      ({ filter }, options) => streams.streamImages(filtered(filter), options),
      (parts) => create(ListImagesResponseSchema, { images: parts.flatMap((each) => each.images) }),
    ),
  };
}

function filtered<Filter>(filter: Filter | undefined): { readonly filter?: Filter } {
  return filter === undefined ? {} : { filter };
}

type Call<Request, Answer> = (request: Request, options?: CallOptions) => Answer;

/** Makes lists that come in parts; whole, from the first time on that the runtime knows no such stream. */
function streamedWithin(defaultTimeoutMs: number) {
  return <Request, Part, Answer>(
    list: Call<Request, Promise<Answer>>,
    stream: Call<Request, AsyncIterable<Part>>,
    joined: (parts: readonly Part[]) => Answer,
  ): Call<Request, Promise<Answer>> => {
    let isStreamed = true;
    return async (request, options = {}) => {
      if (!isStreamed) return list(request, options);
      const { timeoutMs = defaultTimeoutMs } = options;
      // A runtime may not mind the time that it is given.
      const late = timeoutMs === 0 ? [] : [AbortSignal.timeout(timeoutMs)];
      const signal = AbortSignal.any([...late, ...(options.signal === undefined ? [] : [options.signal])]);
      try {
        const parts: Part[] = [];
        for await (const part of stream(request, { ...options, signal, timeoutMs })) parts.push(part);
        return joined(parts);
      } catch (error) {
        if (late.some(({ aborted }) => aborted))
          throw new ConnectError("the list took too long", Code.DeadlineExceeded);
        if (!(error instanceof ConnectError) || error.code !== Code.Unimplemented) throw error;
        isStreamed = false;
        return list(request, options);
      }
    };
  };
}
