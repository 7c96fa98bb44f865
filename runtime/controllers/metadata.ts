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
  const as = (form: string) => `${jsonMediaType};as=${form};g=${platform.metaGroup};v=v1`;
  const [one, many] = [as("PartialObjectMetadata"), as("PartialObjectMetadataList")];
  const acceptOf = (path: string) => (isCollection(path) ? many : one);
  return {
    request: (request) =>
      transport.request(request.method === "GET" ? { ...request, accept: acceptOf(request.path) } : request),
    stream: (request) => transport.stream({ ...request, accept: one }),
    close: () => transport.close(),
  };
}

/** Behind the version a path has a resource, or `namespaces/<namespace>` and a resource, and then perhaps a name. */
function isCollection(path: string): boolean {
  const [parts = ""] = path.split("?");
  const [, root, ...rest] = parts.split("/");
  return (rest.length - (root === "api" ? 1 : 2)) % 2 === 1;
}
