/** A step of the common script: what is asked, in no client's words, and what every client must hear. */
export interface Step {
  readonly does: string;
  readonly operation: Operation | ((seen: Seen) => Operation);
  readonly want: Want;
}

export type Verb =
  | "apply"
  | "create"
  | "delete"
  | "deletecollection"
  | "get"
  | "list"
  | "patch"
  | "table"
  | "update"
  | "watch";

export interface Operation {
  readonly verb: Verb;
  readonly apiVersion: string;
  readonly kind: string;
  /** Undefined: of the cluster. */
  readonly namespace: string | undefined;
  readonly name?: string | undefined;
  readonly subresource?: string | undefined;
  /** The object or the patch that is sent. */
  readonly body?: unknown;
  readonly patchType?: PatchType;
  readonly query?: Query;
  /** The user to act as. */
  readonly as?: string;
  /** Events that a watch waits for. */
  readonly events?: number;
}

export type PatchType = "json" | "merge" | "strategic";

export interface Query {
  readonly labelSelector?: string;
  readonly fieldSelector?: string;
  readonly limit?: number;
  readonly continue?: string;
  readonly resourceVersion?: string;
  readonly dryRun?: "All";
  readonly fieldManager?: string;
  readonly fieldValidation?: "Ignore" | "Warn" | "Strict";
  readonly force?: boolean;
  readonly propagationPolicy?: "Orphan" | "Background" | "Foreground";
  readonly gracePeriodSeconds?: number;
}

/** What a client made of an answer; undefined members are what it does not show. */
export interface Answer {
  readonly code?: number | undefined;
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
  /** Of a 422: `<field>: <message>`. */
  readonly causes?: readonly string[] | undefined;
  /** The object, list or table, or the events of a watch. */
  readonly object?: unknown;
}

/** Objects that earlier steps have shown, by what the step does. */
export type Seen = (does: string) => Sight;

/** What later steps send of them. */
export interface Sight {
  readonly metadata: { readonly uid: string; readonly resourceVersion: string; readonly continue: string };
  readonly status: { readonly token: string };
}

export interface Want extends Omit<Answer, "object"> {
  readonly code: number;
  /** Part of the object: members that are null must be absent, and lists have as many items. */
  readonly has?: unknown;
}

/** A client of the field that the script is run with, against a server of its own. */
export interface Client {
  /** Undefined: the client has no way to ask for it. */
  readonly run: (operation: Operation) => Promise<Answer | undefined>;
  readonly close: () => void;
}

export function step(does: string, operation: Step["operation"], want: Want): Step {
  return { does, operation, want };
}

export const ok = (has?: unknown): Want => ({ code: 200, has });
export const made = (has?: unknown): Want => ({ code: 201, has });
export const refused = (code: number, reason: string, message?: string): Want => ({ code, reason, message });
export const invalid = (...causes: readonly string[]): Want => ({ code: 422, reason: "Invalid", causes });

/** The namespace that the script begins with. */
export const home = "shop";

/** Kinds of the script that are not of the core group, and those that are not in a namespace. */
const apiVersions: Readonly<Record<string, string>> = {
  ClusterRole: "rbac.authorization.k8s.io/v1",
  ClusterRoleBinding: "rbac.authorization.k8s.io/v1",
  CronJob: "batch/v1",
  CustomResourceDefinition: "apiextensions.k8s.io/v1",
  DaemonSet: "apps/v1",
  Deployment: "apps/v1",
  EndpointSlice: "discovery.k8s.io/v1",
  HorizontalPodAutoscaler: "autoscaling/v1",
  Ingress: "networking.k8s.io/v1",
  IngressClass: "networking.k8s.io/v1",
  Job: "batch/v1",
  Lease: "coordination.k8s.io/v1",
  LocalSubjectAccessReview: "authorization.k8s.io/v1",
  NetworkPolicy: "networking.k8s.io/v1",
  Plant: "garden.example.com/v1",
  PodDisruptionBudget: "policy/v1",
  PriorityClass: "scheduling.k8s.io/v1",
  ReplicaSet: "apps/v1",
  Role: "rbac.authorization.k8s.io/v1",
  RoleBinding: "rbac.authorization.k8s.io/v1",
  RuntimeClass: "node.k8s.io/v1",
  SelfSubjectAccessReview: "authorization.k8s.io/v1",
  StatefulSet: "apps/v1",
  StorageClass: "storage.k8s.io/v1",
  SubjectAccessReview: "authorization.k8s.io/v1",
  TokenReview: "authentication.k8s.io/v1",
};
const ofCluster = new Set(
  ["ClusterRole", "ClusterRoleBinding", "CustomResourceDefinition", "IngressClass", "Namespace", "Node"].concat(
    ["PersistentVolume", "PriorityClass", "RuntimeClass", "SelfSubjectAccessReview", "StorageClass"],
    ["SubjectAccessReview", "TokenReview"],
  ),
);

interface Rest extends Partial<Omit<Operation, "verb" | "query">>, Query {}

/** An operation on a kind of the table above, in the home namespace unless it says otherwise. */
function on(verb: Verb, kindOfBody: string, rest: Rest): Operation {
  const { kind = kindOfBody, apiVersion, namespace, name, subresource, body, patchType, as, events, ...query } = rest;
  return {
    verb,
    kind,
    apiVersion: apiVersion ?? apiVersions[kind] ?? "v1",
    namespace: ofCluster.has(kind) ? undefined : (namespace ?? home),
    name,
    subresource,
    body,
    query,
    ...(patchType === undefined ? {} : { patchType }),
    ...(as === undefined ? {} : { as }),
    ...(events === undefined ? {} : { events }),
  };
}

/** An object of a kind: `rest` has its other members, and more of its metadata. */
export function manifest(kind: string, name: string, rest: Readonly<Record<string, unknown>> = {}): Manifest {
  const { metadata, ...members } = rest;
  const own = name === "" ? {} : { name };
  const apiVersion = apiVersions[kind] ?? "v1";
  return { apiVersion, kind, metadata: { ...own, ...(metadata as object | undefined) }, ...members };
}

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly [member: string]: unknown;
}

/** Operations with an object that is sent whole; its kind, version and name say where. */
const sent =
  (verb: Verb) =>
  (body: Manifest, rest: Rest = {}): Operation => {
    const { name } = body.metadata;
    const given = typeof name === "string" ? { name } : {};
    return on(verb, body.kind, { apiVersion: body.apiVersion, ...given, body, ...rest });
  };
export const create = sent("create");
export const update = sent("update");
export const apply = sent("apply");

const named =
  (verb: Verb) =>
  (kind: string, name: string, rest: Rest = {}) =>
    on(verb, kind, { name, ...rest });
export const get = named("get");
export const remove = named("delete");

const many =
  (verb: Verb) =>
  (kind: string, rest: Rest = {}) =>
    on(verb, kind, rest);
export const list = many("list");
export const table = many("table");
export const removeAll = many("deletecollection");
export const watch = many("watch");

export function patch(kind: string, name: string, patchType: PatchType, body: unknown, rest: Rest = {}): Operation {
  return on("patch", kind, { name, patchType, body, ...rest });
}

/** The path of an operation, where a client has to write it. */
export function pathOf({ apiVersion, kind, namespace, name, subresource, verb }: Operation): string {
  const root = apiVersion.includes("/") ? "/apis" : "/api";
  const isOfOne = verb !== "list" && verb !== "create";
  const parts = [
    `${root}/${apiVersion}`,
    ...(namespace === undefined ? [] : [`namespaces/${namespace}`]),
    pluralOf(kind),
    ...(name !== undefined && (isOfOne || subresource !== undefined) ? [name] : []),
    ...(subresource === undefined ? [] : [subresource]),
  ];
  return parts.join("/");
}

export function pluralOf(kind: string): string {
  const name = kind.toLowerCase();
  if (/(ss|x|ch)$/.test(name)) return `${name}es`;
  return name.endsWith("y") ? `${name.slice(0, -1)}ies` : name.endsWith("s") ? name : `${name}s`;
}

export function queryOf(query: object): string {
  const entries = Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]);
  return new URLSearchParams(entries).toString();
}
