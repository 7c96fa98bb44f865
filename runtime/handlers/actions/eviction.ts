import { timestamp } from "../../lib/timestamp.ts";
import { badRequest, conflict, evictionRefused, modified, notFound } from "../../../generated/errors.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Eviction } from "../../../generated/policy/v1/eviction.ts";
import { resourceOf } from "../../registry/change.ts";
import { type ApiObject, isStatusReason } from "../../schema/index.ts";
import type { HandlerContext } from "../context.ts";
import { setNamespace } from "../verbs/createObject.ts";
import { checkDeletePreconditions, deleteObject } from "../verbs/delete.ts";
import { checkDeleteOptions, type DeleteOptions } from "../options/deleteOptions.ts";
import { budgetsOf, mayGoUnready, takeDisruption } from "./evictionBudget.ts";
import { admitAction } from "./admitAction.ts";
import { redirected } from "./redirected.ts";
import type { BodyResponse, ResourceRequest } from "../request.ts";
import { respondCreated } from "../answers/respond.ts";
import { negotiateBody, readSubresourceBody, subresourceBody } from "./subresourceBody.ts";
import { inOneStep, updateObject } from "../verbs/update.ts";
import { readWriteOptions, type WriteOptions } from "../options/writeOptions.ts";

/**
 * Deletes a pod where its disruption budget lets it go. A refusal is a 429, so that a client that drains a node tries
 * again.
 */
export async function evict(request: ResourceRequest, context: HandlerContext): Promise<BodyResponse> {
  const { platform } = context;
  const options = readWriteOptions(request.query, { kind: "CreateOptions", metaGroup: platform.metaGroup });
  const negotiated = negotiateBody(request, context);
  const body = await subresourceBody(request, context);
  const eviction = await readSubresourceBody<Eviction>(request, { body, context, options, otherApiVersions });
  const { dryRun } = options;
  setNamespace((eviction.metadata ??= {}), request);
  await admitAction(eviction, request, { context, dryRun, complete: () => checkIdentity(eviction, request) });
  // What the eviction brings about is no request of its own: hooks have heard of the eviction.
  const acting = { ...context, admission: { ...context.admission, waits: () => false } };
  const parts: EvictionParts = { request, context: acting, options: deleteOptionsOf(eviction, options, context) };
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    if ((await tryEvict(parts)) === "evicted") return respondCreated({ request, context, negotiated });
  }
  throw modified(resourceOf(request.store), request.name);
}

/** Clients of old write evictions in the version that came first. */
const otherApiVersions = ["policy/v1beta1"];

/** @limit Tries to evict a pod that others keep changing: 409. */
const maxAttempts = 20;

interface EvictionParts {
  readonly request: ResourceRequest;
  readonly context: HandlerContext;
  readonly options: DeleteOptions;
}

function checkIdentity({ metadata }: Eviction, request: ResourceRequest): void {
  if (metadata?.name !== request.name) throw badRequest("name in URL does not match name in Eviction object");
  setNamespace(metadata, request);
}

/** A dry run may be asked for in the body, in the query, or in both. */
function deleteOptionsOf(
  { deleteOptions = {} }: Eviction,
  { dryRun }: WriteOptions,
  { platform }: HandlerContext,
): DeleteOptions {
  const checked = checkDeleteOptions({ ...deleteOptions }, platform);
  return { ...checked, dryRun: checked.dryRun || dryRun };
}

async function currentPod({ store, namespace, name }: ResourceRequest): Promise<Pod> {
  const entry = store.get(namespace, name);
  if (entry === undefined) throw notFound(resourceOf(store), name);
  return store.decode(entry.bytes, await store.load()) as Pod;
}

/** No budget counts a pod that does not run yet, has ended, or is going anyway. */
function isPastBudgets({ metadata, status }: Pod): boolean {
  return metadata?.deletionTimestamp !== undefined || pastPhases.has(status?.phase ?? "");
}

const pastPhases: ReadonlySet<string> = new Set(["Pending", "Succeeded", "Failed"]);

/**
 * Throws conflict for a pod of several budgets, which is its namespace's mistake. The field answers that with a 201
 * whose body is a Failure of the code 500; here an answer and its body never disagree.
 */
async function tryEvict(parts: EvictionParts): Promise<"evicted" | "changed"> {
  const { request, options } = parts;
  const pod = await currentPod(request);
  const budgets = isPastBudgets(pod) ? [] : await budgetsOf(pod, parts);
  const [budget] = budgets;
  if (budgets.length > 1) {
    const text = "This pod has more than one PodDisruptionBudget, which the eviction subresource does not support.";
    throw conflict(resourceOf(request.store), request.name, text);
  }
  const isFree = budget === undefined ? isWaiting(pod) : !isReady(pod) && mayGoUnready(budget);
  const { preconditions } = options;
  if (!isFree || preconditions?.resourceVersion !== undefined) {
    if (!isFree && budget !== undefined) await takeDisruption(budget, parts);
    await removePod(parts);
    return "evicted";
  }
  // The pod goes past its budget because of its state: it must still be in that state when it is deleted.
  const seen = { ...preconditions, resourceVersion: pod.metadata?.resourceVersion ?? "" };
  try {
    await removePod({ ...parts, options: { ...options, preconditions: seen } });
    return "evicted";
  } catch (error) {
    if (!isStatusReason(error, "Conflict") || preconditions?.uid !== undefined) throw error;
    if (budget === undefined) return "changed";
    const name = budget.metadata?.name ?? "";
    throw evictionRefused(`The disruption budget ${name} is still being processed by the server.`, retrySeconds);
  }
}

/** Seconds after which an evicted pod's budget has probably been looked at. */
const retrySeconds = 10;

function isWaiting({ metadata, status }: Pod): boolean {
  return status?.phase === "Pending" && metadata?.deletionTimestamp === undefined;
}

function isReady({ status }: Pod): boolean {
  return status?.conditions?.some((each) => each.type === "Ready" && each.status === "True") === true;
}

/** Says in the pod's status why it goes, so that clients see the reason, and deletes it. */
async function removePod({ request, context, options }: EvictionParts): Promise<void> {
  const { store, name } = request;
  const code = await store.load();
  let { preconditions } = options;
  if (!options.dryRun) {
    const target = redirected(request, { store, name, subresource: "status" });
    const make = (old: ApiObject): ApiObject => {
      const revision = Number(old.metadata?.resourceVersion ?? 0);
      checkDeletePreconditions(old, { revision }, { request, options });
      return withDisruptionCondition(old as Pod, request.nowMs);
    };
    const marked = await updateObject(inOneStep(make), { request: target, context, code, options: internalWrite });
    const { resourceVersion } = store.decode(marked.bytes, code).metadata ?? {};
    if (preconditions?.resourceVersion !== undefined && resourceVersion !== undefined) {
      preconditions = { ...preconditions, resourceVersion };
    }
  }
  const own = preconditions === undefined ? options : { ...options, preconditions };
  await deleteObject(request, { request, context, code, options: own });
}

const internalWrite: WriteOptions = { dryRun: false, fieldValidation: "Ignore", fieldManager: "" };

function withDisruptionCondition(pod: Pod, nowMs: number): Pod {
  const conditions = pod.status?.conditions ?? [];
  const before = conditions.find((each) => each.type === "DisruptionTarget");
  const condition = {
    type: "DisruptionTarget",
    status: "True",
    lastProbeTime: null,
    lastTransitionTime: before?.status === "True" ? (before.lastTransitionTime ?? null) : timestamp(nowMs),
    reason: "EvictionByEvictionAPI",
    message: "Eviction API: evicting",
  } as const;
  const others = conditions.filter((each) => each !== before);
  return { ...pod, status: { ...pod.status, conditions: [...others, condition] } };
}
