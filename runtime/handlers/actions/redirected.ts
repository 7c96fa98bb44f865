import type { ResourceRequest } from "../request.ts";

/** The same request, for another place. */
export function redirected(
  request: ResourceRequest,
  place: Pick<ResourceRequest, "store" | "name" | "subresource">,
): ResourceRequest {
  const { verb, namespace, query, headers, user, audit, nowMs, body, bodyBytes, warn } = request;
  return {
    ...{ verb, namespace, query, headers, user, audit, nowMs, body, bodyBytes, warn, ...place },
    isSettled: () => request.isSettled(),
    rest: "",
    connect: undefined,
    scale: undefined,
    isWebSocket: false,
    get signal() {
      return request.signal;
    },
  };
}
