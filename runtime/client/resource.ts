import type { Verb } from "../schema/descriptor.ts";
import { jsonMediaType, patchMediaTypes } from "../schema/mediaTypes.ts";
import { type ApiObject, isObject } from "../schema/object.ts";
import { malformed, requestObject } from "./call.ts";
import { isStatus } from "./errors.ts";
import { isNamed } from "./objectKey.ts";
import type { ApplyPatch, Patch } from "./patch.ts";
import type { Query } from "./path.ts";
import { collectionPath, namespacePath, objectPath, withQuery } from "./path.ts";
import type {
  BodyKind,
  CallOptions,
  ClusterResource,
  Collection,
  DeleteCollectionOptions,
  DeleteOptions,
  ListOptions,
  NamespacedResource,
  OwnSubresource,
  ResourceRef,
  ScopedResource,
  Stored,
  StoredList,
  Subresource,
  SubresourceModes,
  WriteOptions,
} from "./resourceTypes.ts";
import { streamCall } from "./streamCall.ts";
import type { Transport, TransportRequest } from "./transport.ts";
import { watchCollection } from "./watch.ts";

/** The client of a kind that lives in namespaces. */
export function namespacedResource<T extends ApiObject, C = unknown>(
  transport: Transport,
  ref: ResourceRef,
  modes: SubresourceModes = {},
): NamespacedResource<T, string, Verb, C> {
  return {
    ...collection<T>(transport, ref, collectionPath(ref)),
    namespace: (name) => {
      const path = namespacePath(ref, name);
      return { ...scopedResource<T>(transport, ref, path), ...(subresources(transport, ref, path, modes) as C) };
    },
  };
}

/** The client of a kind of the whole cluster. */
export function clusterResource<T extends ApiObject, C = unknown>(
  transport: Transport,
  ref: ResourceRef,
  modes: SubresourceModes = {},
): ClusterResource<T, string, Verb, C> {
  const path = collectionPath(ref);
  return { ...scopedResource<T>(transport, ref, path), ...(subresources(transport, ref, path, modes) as C) };
}

/** Items a page that `listAll` asks for. */
const defaultPageSize = 500;

function collection<T extends ApiObject>(transport: Transport, ref: ResourceRef, path: string): Collection<T> {
  async function list(options: ListOptions = {}): Promise<StoredList<T>> {
    const { signal, timeoutMs, ...query } = options;
    const answer = await requestObject(transport, { method: "GET", path: withQuery(path, query), signal, timeoutMs });
    return typedList<T>(ref, answer, { method: "GET", path });
  }
  async function* listAll(options: ListOptions = {}): AsyncGenerator<StoredList<T>, void, undefined> {
    let page = await list({ limit: defaultPageSize, ...options });
    yield page;
    // The token carries the version, and a version beside a token is an error.
    const { resourceVersion: _, resourceVersionMatch: __, ...rest } = options;
    while (page.metadata.continue !== undefined && page.metadata.continue !== "") {
      const { continue: token } = page.metadata;
      page = await list({ limit: defaultPageSize, ...rest, continue: token });
      // It would be the same page for ever, as of a cache on the way that passes over queries.
      if (page.metadata.continue === token) throw malformed({ method: "GET", path }, "continues at itself");
      yield page;
    }
  }
  return { ref, list, listAll, watch: (options = {}) => watchCollection<T>(transport, path, options) };
}

function scopedResource<T extends ApiObject>(
  transport: Transport,
  ref: ResourceRef,
  path: string,
): ScopedResource<T, string> {
  const named = namedOperations<Stored<T>, T>(transport, ref, path, "");
  return {
    ...collection<T>(transport, ref, path),
    get: named.get,
    patch: named.patch,
    update: (object, options) => named.update(object.metadata.name, object, options),
    async create(object, options = {}) {
      const answer = await send(transport, { method: "POST", path, body: typed(ref, object) }, options);
      return answer as Stored<T>;
    },
    async delete(name, options = {}) {
      const answer = await sendDelete(transport, objectPath(path, name), options);
      return answer as Awaited<ReturnType<ScopedResource<T>["delete"]>>;
    },
    async deleteCollection(options: DeleteCollectionOptions = {}) {
      const { labelSelector, fieldSelector, limit, resourceVersion, resourceVersionMatch, ...rest } = options;
      const query = { labelSelector, fieldSelector, limit, resourceVersion, resourceVersionMatch };
      const { continue: token, ...deletion } = rest;
      const answer = await sendDelete(transport, withQuery(path, { ...query, continue: token }), deletion);
      return isStatus(answer) ? answer : typedList<T>(ref, answer, { method: "DELETE", path });
    },
    status: ownSubresource<T>(transport, ref, path, "status"),
    subresource: <S extends ApiObject>(name: string) => subresource<S>(transport, undefined, path, name),
  };
}

/** The calls of sub-resources, by their names. `path` is that of the objects. */
function subresources(transport: Transport, ref: ResourceRef, path: string, modes: SubresourceModes): object {
  const callsOf = (name: string, mode: SubresourceModes[string]) => {
    if (mode === "own") return ownSubresource(transport, ref, path, name);
    return typeof mode === "string"
      ? streamCall(transport, path, name, mode)
      : subresource(transport, mode, path, name);
  };
  return Object.fromEntries(Object.entries(modes).map(([name, mode]) => [name, callsOf(name, mode)]));
}

function ownSubresource<T extends ApiObject>(
  transport: Transport,
  ref: ResourceRef,
  path: string,
  name: string,
): OwnSubresource<T> {
  const { get, update, patch } = namedOperations<Stored<T>, T>(transport, ref, path, `/${name}`);
  return { get, patch, update: (object, options) => update(object.metadata.name, object, options) };
}

/** `body` undefined: what is sent says its kind itself. */
function subresource<O extends ApiObject>(
  transport: Transport,
  body: BodyKind | undefined,
  path: string,
  name: string,
): Subresource<O, "get" | "create" | "update" | "patch"> {
  const suffix = `/${encodeURIComponent(name)}`;
  return {
    ...namedOperations<O, O>(transport, body, path, suffix),
    async create(objectName, object, options = {}) {
      const sent = body === undefined ? object : named(body, objectName, object);
      const request = { method: "POST", path: `${objectPath(path, objectName)}${suffix}`, body: sent } as const;
      return (await send(transport, request, options)) as O;
    },
  };
}

/** Get, update and patch of `<path>/<name><suffix>`. */
function namedOperations<R, T extends ApiObject>(
  transport: Transport,
  kind: BodyKind | undefined,
  path: string,
  suffix: string,
) {
  const pathOf = (name: string) => `${objectPath(path, name)}${suffix}`;
  return {
    async get(name: string, options: CallOptions & { readonly resourceVersion?: string } = {}): Promise<R> {
      const { signal, timeoutMs, resourceVersion } = options;
      const target = withQuery(pathOf(name), { resourceVersion });
      return (await requestObject(transport, { method: "GET", path: target, signal, timeoutMs })) as R;
    },
    async update(name: string, object: T, options: WriteOptions = {}): Promise<R> {
      const body = kind === undefined ? object : named(kind, name, object);
      return (await send(transport, { method: "PUT", path: pathOf(name), body }, options)) as R;
    },
    async patch(name: string, patch: Patch<T>, options: WriteOptions = {}): Promise<R> {
      const body = patch.type === "apply" ? named(kind, name, patch.body) : patch.body;
      const own = patch.type === "apply" ? { fieldManager: patch.fieldManager, force: patch.force } : {};
      const contentType = patchMediaTypes[patch.type];
      const request = { method: "PATCH", path: pathOf(name), body, contentType, query: own } as const;
      return (await send(transport, request, options)) as R;
    },
  };
}

interface Write {
  readonly method: "POST" | "PUT" | "PATCH";
  readonly path: string;
  readonly body: unknown;
  readonly contentType?: string;
  readonly query?: Query;
}

function send(transport: Transport, write: Write, options: WriteOptions): Promise<unknown> {
  const { signal, timeoutMs, ...query } = options;
  const { method, contentType = jsonMediaType, body } = write;
  const path = withQuery(write.path, { ...query, ...write.query });
  return requestObject(transport, { method, path, body: JSON.stringify(body), contentType, signal, timeoutMs });
}

function sendDelete(transport: Transport, path: string, options: DeleteOptions): Promise<object> {
  const { signal, timeoutMs, dryRun, ...rest } = options;
  const fields = { ...rest, ...(dryRun === undefined ? {} : { dryRun: [dryRun] }) };
  const request: TransportRequest = { method: "DELETE", path, signal, timeoutMs };
  if (Object.keys(fields).length === 0) return requestObject(transport, request);
  const body = JSON.stringify({ kind: "DeleteOptions", apiVersion: "v1", ...fields });
  return requestObject(transport, { ...request, body });
}

/** The object with its apiVersion and kind, which callers of a typed client need not repeat. */
function typed<T extends object>({ apiVersion, kind }: BodyKind, object: T): T {
  return { apiVersion, kind, ...object };
}

/** With its name, too, where the call says it. `kind` undefined: the object says its kind itself. */
function named(kind: BodyKind | undefined, name: string, object: ApplyPatch<ApiObject>): object {
  return { ...(kind === undefined ? object : typed(kind, object)), metadata: { name, ...object.metadata } };
}

/** Items of built-in lists come without apiVersion and kind; here every returned object has them. */
function typedList<T extends ApiObject>(
  ref: ResourceRef,
  answer: object,
  request: Pick<TransportRequest, "method" | "path">,
): StoredList<T> {
  // A null list is an empty one to the field's servers.
  const { metadata, items } = { ...answer, items: (answer as Partial<StoredList<T>>).items ?? [] } as StoredList<T>;
  if (!isObject(metadata) || !Array.isArray(items)) throw malformed(request, "is no list");
  if (!items.every(isNamed)) throw malformed(request, "has an item without a name");
  return { ...(answer as StoredList<T>), items: (items as Stored<T>[]).map((each) => typed(ref, each)) };
}
