import type { Transport } from "../client/index.ts";
import type { ObjectMetaLike, Platform } from "../schema/index.ts";
import { jsonMediaType } from "../schema/mediaTypes.ts";

/** An object as far as controllers of all kinds know it. */
export interface PartialObject {
  kind?: string;
  apiVersion?: string;
  metadata?: ObjectMetaLike;
}

/** The same server, which answers gets, lists and watches with the metadata of the objects alone. */
export function metadataTransport(transport: Transport, platform: Platform): Transport {
  const accept = `${jsonMediaType};as=PartialObjectMetadata;g=${platform.metaGroup};v=v1`;
  return {
    request: (request) => transport.request(request.method === "GET" ? { ...request, accept } : request),
    stream: (request) => transport.stream({ ...request, accept }),
    close: () => transport.close(),
  };
}
