import { create, type DescMethod } from "@bufbuild/protobuf";
import { type CallOptions, type Client, Code, ConnectError } from "@connectrpc/connect";
import {
  ImageService,
  ListContainersResponseSchema,
  ListContainerStatsResponseSchema,
  ListImagesResponseSchema,
  ListPodSandboxResponseSchema,
  ListPodSandboxStatsResponseSchema,
  RuntimeService,
} from "../../../generated/pb/cri/v1/api_pb.ts";
import type { EndedCall } from "../../grpc/reportedCalls.ts";
import { timerMs } from "../../schema/duration.ts";

export interface StreamedListsOptions<Service extends typeof ImageService | typeof RuntimeService> {
  /** Has its streams end when they get too long. */
  readonly streams: Client<Service>;
  /** Time for one list that says nothing else; 0 for no limit. */
  readonly timeoutMs: number;
  /** A list that came in parts, or failed so, is one call by the name of the list. */
  readonly onCall: (call: EndedCall) => void;
}

/** The calls of a runtime. Lists come in parts where the runtime has that: none is too long for one message. */
export function streamedLists(
  client: Client<typeof RuntimeService>,
  { streams, ...reporting }: StreamedListsOptions<typeof RuntimeService>,
): Client<typeof RuntimeService> {
  const inParts = streamedWithin(reporting);
  const { method } = RuntimeService;
  return {
    ...client,
    listPodSandbox: inParts(
      { method: method.listPodSandbox, whole: client.listPodSandbox },
      ({ filter }, options) => streams.streamPodSandboxes(filtered(filter), options),
      (parts) => create(ListPodSandboxResponseSchema, { items: parts.flatMap((each) => each.podSandboxes) }),
    ),
    listContainers: inParts(
      { method: method.listContainers, whole: client.listContainers },
      ({ filter }, options) => streams.streamContainers(filtered(filter), options),
      (parts) => create(ListContainersResponseSchema, { containers: parts.flatMap((each) => each.containers) }),
    ),
    listContainerStats: inParts(
      { method: method.listContainerStats, whole: client.listContainerStats },
      ({ filter }, options) => streams.streamContainerStats(filtered(filter), options),
      (parts) => create(ListContainerStatsResponseSchema, { stats: parts.flatMap((each) => each.containerStats) }),
    ),
    listPodSandboxStats: inParts(
      { method: method.listPodSandboxStats, whole: client.listPodSandboxStats },
      ({ filter }, options) => streams.streamPodSandboxStats(filtered(filter), options),
      (parts) => create(ListPodSandboxStatsResponseSchema, { stats: parts.flatMap((each) => each.podSandboxStats) }),
    ),
  };
}

/** The same of images. */
export function streamedImages(
  client: Client<typeof ImageService>,
  { streams, ...reporting }: StreamedListsOptions<typeof ImageService>,
): Client<typeof ImageService> {
  const inParts = streamedWithin(reporting);
  return {
    ...client,
    listImages: inParts(
      { method: ImageService.method.listImages, whole: client.listImages },
      ({ filter }, options) => streams.streamImages(filtered(filter), options),
      (parts) => create(ListImagesResponseSchema, { images: parts.flatMap((each) => each.images) }),
    ),
  };
}

function filtered<Filter>(filter: Filter | undefined): { readonly filter?: Filter } {
  return filter === undefined ? {} : { filter };
}

type Call<Request, Answer> = (request: Request, options?: CallOptions) => Answer;

interface List<Request, Answer> {
  readonly method: DescMethod;
  /** Asks for the list in one message. */
  readonly whole: Call<Request, Promise<Answer>>;
}

/** Makes lists that come in parts; whole, from the first time on that the runtime knows no such stream. */
function streamedWithin(reporting: Pick<StreamedListsOptions<typeof RuntimeService>, "timeoutMs" | "onCall">) {
  return <Request, Part, Answer>(
    { method, whole }: List<Request, Answer>,
    stream: Call<Request, AsyncIterable<Part>>,
    joined: (parts: readonly Part[]) => Answer,
  ): Call<Request, Promise<Answer>> => {
    let isStreamed = true;
    return async (request, options = {}) => {
      if (!isStreamed) return whole(request, options);
      const beganMs = performance.now();
      const ended = (status: string) => {
        reporting.onCall({ method, input: request, status, seconds: (performance.now() - beganMs) / 1000 });
      };
      const { timeoutMs = reporting.timeoutMs } = options;
      try {
        const parts = await partsOf((bounds) => stream(request, { ...options, ...bounds }), options.signal, timeoutMs);
        ended("OK");
        return joined(parts);
      } catch (error) {
        const { code } = ConnectError.from(error);
        if (code !== Code.Unimplemented) {
          ended(Code[code]);
          throw error;
        }
        isStreamed = false;
        return whole(request, options);
      }
    };
  };
}

/** All parts of a stream. Rejects with a ConnectError, too late ones included: a runtime may not mind its time. */
async function partsOf<Part>(
  stream: (bounds: Required<Pick<CallOptions, "signal" | "timeoutMs">>) => AsyncIterable<Part>,
  ending: AbortSignal | undefined,
  timeoutMs: number,
): Promise<readonly Part[]> {
  const late = timeoutMs === 0 ? [] : [AbortSignal.timeout(timerMs(timeoutMs))];
  const signal = AbortSignal.any([...late, ...(ending === undefined ? [] : [ending])]);
  try {
    const parts: Part[] = [];
    for await (const part of stream({ signal, timeoutMs })) parts.push(part);
    return parts;
  } catch (error) {
    if (late.some(({ aborted }) => aborted)) throw new ConnectError("the list took too long", Code.DeadlineExceeded);
    throw error;
  }
}
