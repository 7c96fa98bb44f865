import { invalid } from "../../../generated/errors.ts";
import { decodeOptions } from "../../negotiate/decode.ts";
import {
  type FieldError,
  invalid as invalidField,
  type JsonObject,
  type Platform,
  printValue,
} from "../../schema/index.ts";
import type { Strategy } from "../../schema/strategy.ts";
import type { HandlerContext } from "../context.ts";
import { booleanParameter, integerParameter } from "./parameters.ts";
import type { ResourceRequest } from "../request.ts";
import { dryRunErrors } from "./writeOptions.ts";
import { addErrors } from "../../schema/fieldError.ts";

export interface DeleteOptions {
  readonly dryRun: boolean;
  /** Seconds, never negative; undefined: the kind's default. */
  readonly gracePeriodSeconds?: number;
  /** The older form of a propagation policy, which is in `propagationPolicy` too. */
  readonly orphanDependents?: boolean;
  readonly propagationPolicy?: "Orphan" | "Background" | "Foreground";
  readonly preconditions?: { readonly uid?: string; readonly resourceVersion?: string };
  /** The object is deleted because it cannot be read; only where the gate is on. */
  readonly ignoresReadError?: true;
}

const policies = ["Foreground", "Background", "Orphan"] as const;

/** Reads the options of a delete from the body or, when that is empty, from the query. */
export async function readDeleteOptions(request: ResourceRequest, context: HandlerContext): Promise<DeleteOptions> {
  const { platform, unsafeDelete } = context;
  const body = await request.body();
  const raw = body.length > 0 ? await fromBody(body, { request, context }) : fromQuery(request.query);
  const options = checkDeleteOptions(raw, platform);
  return unsafeDelete && raw[unsafeOption] === true ? { ...options, ignoresReadError: true } : options;
}

/** Some kinds do by default what many do not expect of them. */
export function warnOfPropagation(
  request: ResourceRequest,
  { options, strategy }: { readonly options: DeleteOptions; readonly strategy: Strategy },
): void {
  const { propagationWarning } = strategy;
  if (propagationWarning !== undefined && options.propagationPolicy === undefined) request.warn(propagationWarning);
}

async function fromBody(
  body: Buffer,
  { request, context }: { request: ResourceRequest; context: HandlerContext },
): Promise<JsonObject> {
  const { platform, loadMeta, encodings } = context;
  const { cbor } = encodings;
  const contentType = request.headers["content-type"];
  const { DeleteOptions: structure } = await loadMeta();
  const options = await decodeOptions(body, {
    contentType,
    kind: "DeleteOptions",
    structure,
    platform,
    cbor,
    signal: () => request.signal,
  });
  request.audit?.requested(options);
  return options;
}

function fromQuery(query: URLSearchParams): Record<string, unknown> {
  const raw: Record<string, unknown> = {};
  const grace = integerParameter(query, "gracePeriodSeconds");
  if (grace !== undefined) raw.gracePeriodSeconds = grace;
  const policy = query.get("propagationPolicy");
  if (policy !== null) raw.propagationPolicy = policy;
  const orphan = booleanParameter(query, "orphanDependents");
  if (orphan !== undefined) raw.orphanDependents = orphan;
  const dryRun = query.getAll("dryRun");
  if (dryRun.length > 0) raw.dryRun = dryRun;
  if (booleanParameter(query, unsafeOption) === true) raw[unsafeOption] = true;
  const uid = query.get("uid") || undefined;
  const resourceVersion = query.get("resourceVersion") || undefined;
  if (uid !== undefined || resourceVersion !== undefined) {
    raw.preconditions = { ...(uid && { uid }), ...(resourceVersion && { resourceVersion }) };
  }
  return raw;
}

/** The options as they were sent, checked. Throws invalid. */
export function checkDeleteOptions(raw: Record<string, unknown>, platform: Platform): DeleteOptions {
  const { gracePeriodSeconds, propagationPolicy, orphanDependents, dryRun, preconditions } = raw;
  const errors: FieldError[] = [];
  const policy = policies.find((each) => each === propagationPolicy);
  if (orphanDependents !== undefined && propagationPolicy !== undefined) {
    const text = "orphanDependents and deletionPropagation cannot be both set";
    errors.push(invalidField("propagationPolicy", propagationPolicy, text));
  }
  if (propagationPolicy !== undefined && policy === undefined) {
    const known = [...policies, "nil"].map((each) => JSON.stringify(each)).join(", ");
    const message = `Unsupported value: ${printValue(propagationPolicy)}: supported values: ${known}`;
    errors.push({ reason: "FieldValueNotSupported", field: "propagationPolicy", message });
  }
  const runs = Array.isArray(dryRun) ? dryRun : dryRun === undefined ? [] : [dryRun];
  addErrors(errors, dryRunErrors(runs));
  checkAlone(raw, errors);
  if (errors.length > 0) throw invalid({ group: platform.metaGroup, kind: "DeleteOptions" }, "", errors);
  const propagation = policy ?? olderPolicy(orphanDependents);
  return {
    dryRun: runs.length > 0,
    ...(typeof orphanDependents === "boolean" ? { orphanDependents } : {}),
    ...(typeof gracePeriodSeconds === "number" ? { gracePeriodSeconds: atLeastZero(gracePeriodSeconds) } : {}),
    ...(propagation === undefined ? {} : { propagationPolicy: propagation }),
    ...(isPreconditions(preconditions) ? { preconditions } : {}),
  };
}

function olderPolicy(orphanDependents: unknown): DeleteOptions["propagationPolicy"] {
  if (orphanDependents === undefined) return undefined;
  return orphanDependents === true ? "Orphan" : "Background";
}

/** Below zero means the shortest grace there is. */
function atLeastZero(seconds: number): number {
  return seconds < 0 ? 1 : seconds;
}

export const unsafeOption = "ignoreStoreReadErrorWithClusterBreakingPotential";
const unusableWithUnsafe = ["dryRun", "propagationPolicy", "orphanDependents", "gracePeriodSeconds", "preconditions"];

/** An unsafe delete takes no other option. Without its gate it is an ordinary one. */
function checkAlone(raw: Record<string, unknown>, errors: FieldError[]): void {
  if (raw[unsafeOption] !== true) return;
  for (const each of unusableWithUnsafe) {
    if (raw[each] !== undefined) errors.push(invalidField(unsafeOption, true, `cannot be set together with .${each}`));
  }
}

function isPreconditions(value: unknown): value is { uid?: string; resourceVersion?: string } {
  return typeof value === "object" && value !== null;
}
