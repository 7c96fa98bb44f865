import fc from "fast-check";
import type { HandlerRow, Json, JsonObject, ResourceDescriptor } from "../../runtime/schema/index.ts";
import type { Samples } from "../kinds/samples.ts";
import { type Body, encoded, garbage, jsonPatch, mutated } from "./bodies.ts";
import { customSamples, isCustom } from "./customKinds.ts";
import { parameters, queryOf } from "./parameters.ts";

export interface RandomRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

const methodOf: Readonly<Record<string, string>> = {
  create: "POST",
  delete: "DELETE",
  deletecollection: "DELETE",
  get: "GET",
  list: "GET",
  patch: "PATCH",
  update: "PUT",
  watch: "GET",
};

const names = [
  ...Array.from({ length: 12 }, () => "a"), // so that requests meet objects of others
  "b",
  "b",
  "c.d",
  "default",
  "missing",
  "A",
  "%",
  "%2F",
  "..",
  "%00",
  "é",
  "x".repeat(254),
];
const namespaces = [...Array.from({ length: 12 }, () => "default"), "a", "missing", "A", "%2e%2e", "orch-system"];
const accepts = [
  "application/json",
  "application/yaml",
  "application/cbor",
  "application/cbor-seq",
  "application/vnd.orch.protobuf",
  "application/json;as=Table;g=meta.orch.io;v=v1",
  "application/json;as=Table;g=meta.k8s.io;v=v1,application/json",
  "application/json;as=PartialObjectMetadata;g=meta.orch.io;v=v1",
  "application/yaml;as=Table;g=meta.orch.io;v=v1",
  "application/vnd.orch.protobuf;as=PartialObjectMetadataList;g=meta.orch.io;v=v1",
  "*/*",
  "text/html, */*;q=0.1",
  "x",
  "application/json;stream=watch",
  "application/json;q=0",
  ";;;",
  "",
];

/** A request on one of the paths of a server: most of them are nearly right. */
export function randomRequest(rows: readonly HandlerRow[], samples: Samples): fc.Arbitrary<RandomRequest> {
  const one = fc.constantFrom(...rows).chain((row) =>
    fc
      .record({
        method: mostly(12, methodOf[row.verb] ?? "GET", [
          "GET",
          "HEAD",
          "POST",
          "PUT",
          "PATCH",
          "DELETE",
          "OPTIONS",
          "TRACE",
        ]),
        name: fc.constantFrom(...names),
        namespace: fc.constantFrom(...namespaces),
        isWatchPath: mostly(20, false, [true]),
        tail: mostly(20, "", ["/", "/status", "/x", "/a/b/c", "/scale"]),
        query: parameters(row.descriptor),
        accept: mostly(2, undefined, accepts),
        headers: mostly<Readonly<Record<string, string>>>(10, {}, oddHeaders),
      })
      .chain(({ method, name, namespace, isWatchPath, tail, query, accept, headers }) =>
        bodyFor(method, { row, samples, name, namespace }).map((body): RandomRequest => {
          const path = row.path.replace("{name}", name).replace("{namespace}", namespace) + tail;
          const asked = queryOf(query);
          return {
            method,
            path: `${isWatchPath ? watchPath(path) : path}${asked === "" ? "" : `?${asked}`}`,
            headers: {
              ...(accept === undefined ? {} : { accept }),
              ...(body === undefined ? {} : { "content-type": body.contentType }),
              ...headers,
            },
            body: body?.bytes,
          };
        }),
      ),
  );
  return one.filter((request) => !takesAddresses(request));
}

/** Without the ranges of addresses no service can be created any more: the rest of a run would say little. */
function takesAddresses({ method, path }: RandomRequest): boolean {
  return method === "DELETE" && /\/servicecidrs\/?(\?|$)/.test(path);
}

const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { "accept-encoding": "gzip" },
  { "user-agent": "curl/8" },
  { "audit-id": "x".repeat(100) },
  { "if-none-match": '"x"' },
  { "content-encoding": "gzip" },
  { "content-type": "" },
  { authorization: "Bearer nobody" },
  { authorization: "Basic eA==" },
];

/** The usual value, and now and then another. */
function mostly<T>(weight: number, usual: T, others: readonly T[]): fc.Arbitrary<T> {
  return fc.oneof(
    { weight, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(usual, ...others) },
  );
}

function watchPath(path: string): string {
  return path.replace(/^(\/api\/[^/]+|\/apis\/[^/]+\/[^/]+)\//, "$1/watch/");
}

interface Target {
  readonly row: HandlerRow;
  readonly samples: Samples;
  readonly name: string;
  readonly namespace: string;
}

function bodyFor(method: string, target: Target): fc.Arbitrary<Body | undefined> {
  if (method === "POST" || method === "PUT") return objectFor(target).chain((value) => encoded(value));
  if (method === "PATCH") return patchFor(target);
  const none = fc.constant(undefined);
  if (method !== "DELETE") return fc.oneof({ weight: 20, arbitrary: none }, { weight: 1, arbitrary: garbage });
  return fc.oneof(
    { weight: 2, arbitrary: none },
    { weight: 1, arbitrary: deleteOptions.chain((each) => encoded(each)) },
  );
}

const deleteOptions: fc.Arbitrary<Json> = fc
  .constantFrom<JsonObject>(
    { kind: "DeleteOptions", apiVersion: "v1" },
    { gracePeriodSeconds: 0, propagationPolicy: "Background" },
    { preconditions: { uid: "x", resourceVersion: "5" }, dryRun: ["All"] },
  )
  .chain(mutated);

/** What a sub-resource is sent that is not the object itself. */
const others: readonly JsonObject[] = [
  { kind: "Scale", apiVersion: "autoscaling/v1", metadata: { name: "a" }, spec: { replicas: 2 } },
  { kind: "Eviction", apiVersion: "policy/v1", metadata: { name: "a" } },
  { kind: "Binding", apiVersion: "v1", metadata: { name: "a" }, target: { kind: "Node", name: "n" } },
  { kind: "TokenRequest", apiVersion: "authentication.orch.io/v1", spec: { audiences: ["x"], expirationSeconds: 600 } },
];

function objectFor({ row, samples, name, namespace }: Target): fc.Arbitrary<Json> {
  const { descriptor } = row;
  const own = fc
    .record({
      sample: fc.constantFrom(...samplesOf(descriptor, samples)),
      metadata: fc.constantFrom<JsonObject>(
        {},
        { labels: { app: "web" }, annotations: { a: "b" } },
        { finalizers: ["example.com/x"] },
        { resourceVersion: "5" },
        { uid: "x", generateName: "g-", name: "" },
        { ownerReferences: [{ apiVersion: "v1", kind: "Pod", name: "a", uid: "u" }] },
      ),
    })
    .map(({ sample, metadata }) => ({
      ...sample,
      metadata: { name, ...(descriptor.namespaced ? { namespace } : {}), ...metadata },
    }));
  const sent = row.subresource === "" ? own : fc.oneof(own, fc.constantFrom(...others));
  return fc.oneof(sent, sent.chain(mutated));
}

const kept = new Map<ResourceDescriptor, readonly JsonObject[]>();

function samplesOf(descriptor: ResourceDescriptor, samples: Samples): readonly JsonObject[] {
  const make = () => [samples.minimal(descriptor), ...samples.full(descriptor)];
  const known = kept.get(descriptor) ?? (isCustom(descriptor) ? customSamples(descriptor) : make());
  kept.set(descriptor, known);
  return known;
}

function patchFor(target: Target): fc.Arbitrary<Body> {
  const operations = jsonPatch.chain((each) => encoded(each, "application/json-patch+json"));
  const partial = (mediaType: string) => objectFor(target).chain((each) => encoded(each, mediaType));
  return fc.oneof(
    operations,
    partial("application/merge-patch+json"),
    partial("application/strategic-merge-patch+json"),
    partial("application/apply-patch+yaml"),
  );
}
