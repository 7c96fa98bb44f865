import * as api from "@kubernetes/client-node";
import { type Answer, type Client, type Operation, pathOf, pluralOf } from "./step.ts";

/** The JavaScript client. Its generated classes are found by the names that operations have in OpenAPI documents. */
export function nodeClient(kubeconfig: string): Client {
  const config = new api.KubeConfig();
  config.loadFromFile(kubeconfig);
  const run: Client["run"] = async (operation) => {
    if (operation.verb === "table") return undefined;
    try {
      return operation.verb === "watch" ? await watched(config, operation) : await called(config, operation);
    } catch (error) {
      if (error instanceof api.ApiException) return failureOf(error);
      throw error;
    }
  };
  return { run, close: () => undefined };
}

type Method = (parameters: object, options: object) => Promise<{ httpStatusCode: number; data: unknown }>;

const verbs: Readonly<Record<string, string>> = {
  apply: "patch",
  create: "create",
  delete: "delete",
  deletecollection: "deleteCollection",
  get: "read",
  list: "list",
  patch: "patch",
  update: "replace",
};

const contentTypes = {
  json: api.PatchStrategy.JsonPatch,
  merge: api.PatchStrategy.MergePatch,
  strategic: api.PatchStrategy.StrategicMergePatch,
};

async function called(config: api.KubeConfig, operation: Operation): Promise<Answer | undefined> {
  const { verb, namespace, name, subresource, body, query = {} } = operation;
  const { owner, method, more } = methodOf(config, operation);
  const isUnknownDropped = query.fieldValidation !== undefined; // by the models, before the server sees it
  if (typeof method !== "function" || isUnknownDropped) return undefined;
  const { continue: _continue, ...others } = query;
  const given = {
    namespace,
    name,
    body: more.group === undefined ? inModels(body) : body,
    _continue,
    ...others,
    ...more,
  };
  const parameters = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (verb === "create" && subresource === undefined) delete parameters["name"];
  const { httpStatusCode, data } = await (method as Method).call(owner, parameters, headersOf(operation));
  return { code: httpStatusCode, object: JSON.parse(JSON.stringify(data).replace(/"_([a-z]+)":/g, '"$1":')) };
}

/** The method of an operation with the class that has it, and what it wants to know of a custom kind. */
function methodOf(config: api.KubeConfig, { apiVersion, kind, verb, namespace, subresource = "" }: Operation) {
  const [version = "", group = ""] = apiVersion.split("/").toReversed();
  const suffix = subresource.charAt(0).toUpperCase() + subresource.slice(1);
  if (group === "garden.example.com") {
    const word = verb === "get" ? "get" : verbs[verb];
    const name = `${word}${namespace === undefined ? "Cluster" : "Namespaced"}CustomObject${suffix}WithHttpInfo`;
    const owner = config.makeApiClient(api.CustomObjectsApi);
    return { owner, method: memberOf(owner, name), more: { group, version, plural: pluralOf(kind) } };
  }
  const words = [...(group === "" ? "core" : group.replace(/\.k8s\.io$/, "")).split("."), version];
  const className = `${words.map((each) => each.charAt(0).toUpperCase() + each.slice(1)).join("")}Api`;
  const made = memberOf(api, className);
  if (typeof made !== "function") return { method: undefined, more: {} };
  const owner = config.makeApiClient(made as api.ApiConstructor<api.ApiType>);
  const name = `${verbs[verb]}${namespace === undefined ? "" : "Namespaced"}${kind}${suffix}WithHttpInfo`;
  return { owner, method: memberOf(owner, name), more: {} };
}

/** A body in the words of the models: they have other names for keywords of the language. */
function inModels(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inModels);
  if (typeof value !== "object" || value === null) return value;
  const named = (key: string) => (/^(default|enum)$/.test(key) ? `_${key}` : key.replace(/^x-kubernetes-.*/, snake));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [named(key), inModels(each)]));
}

const snake = (key: string) => key.replaceAll("-", "_");

function memberOf(owner: object, name: string): unknown {
  return (owner as Readonly<Record<string, unknown>>)[name];
}

function headersOf({ verb, patchType, as }: Operation): object {
  const type = verb === "apply" ? api.PatchStrategy.ServerSideApply : contentTypes[patchType ?? "merge"];
  const isPatch = verb === "apply" || verb === "patch";
  const options = isPatch ? api.setHeaderOptions("Content-Type", type) : undefined;
  return as === undefined ? (options ?? {}) : api.setHeaderOptions("Impersonate-User", as, options);
}

async function watched(config: api.KubeConfig, operation: Operation): Promise<Answer> {
  const events: { type: string; object: unknown }[] = [];
  const { query = {}, events: wanted = 1 } = operation;
  const path = pathOf({ ...operation, verb: "list" });
  await new Promise<void>((resolve, reject) => {
    let abort = () => {};
    const onEvent = (type: string, object: unknown) => {
      events.push({ type, object });
      if (events.length === wanted) abort();
    };
    const onDone = (error: unknown) =>
      error instanceof Error && error.name !== "AbortError" ? reject(error) : resolve();
    const options = { ...query, timeoutSeconds: 2 };
    void new api.Watch(config).watch(path, options, onEvent, onDone).then((made) => {
      abort = () => made.abort();
      if (events.length >= wanted) abort();
    }, reject);
  });
  return { code: 200, object: events };
}

function failureOf({ code, body }: api.ApiException<unknown>): Answer {
  const { reason, message, details }: Status = JSON.parse(String(body));
  return { code, reason, message, causes: details?.causes?.map((each) => `${each.field}: ${each.message}`) ?? [] };
}

interface Status {
  readonly reason?: string;
  readonly message: string;
  readonly details?: { readonly causes?: readonly { readonly field: string; readonly message: string }[] };
}
