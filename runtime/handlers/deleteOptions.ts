import { invalid } from "../../generated/errors.ts";
import { decodeOptions } from "../negotiate/decode.ts";
import {
  type FieldError,
  forbidden,
  invalid as invalidField,
  type JsonObject,
  notSupported,
  type Platform,
} from "../schema/index.ts";
import type { HandlerContext } from "./context.ts";
import { booleanParameter, integerParameter } from "./parameters.ts";
import type { ResourceRequest } from "./request.ts";

export interface DeleteOptions {
  readonly dryRun: boolean;
  /** Seconds; undefined: the kind's default. */
  readonly gracePeriodSeconds?: number;
  readonly propagationPolicy?: "Orphan" | "Background" | "Foreground";
  readonly preconditions?: { readonly uid?: string; readonly resourceVersion?: string };
}

const policies = ["Background", "Foreground", "Orphan"] as const;

/** Reads the options of a delete from the body or, when that is empty, from the query. */
export async function readDeleteOptions(request: ResourceRequest, context: HandlerContext): Promise<DeleteOptions> {
  const { platform } = context;
  const body = await request.body();
  return checkDeleteOptions(
    body.length > 0 ? await fromBody(body, { request, context }) : fromQuery(request.query),
    platform,
  );
}

async function fromBody(
  body: Buffer,
  { request, context }: { request: ResourceRequest; context: HandlerContext },
): Promise<JsonObject> {
  const { platform, loadMeta, encodings } = context;
  const { cbor } = encodings;
  const contentType = request.headers["content-type"];
  const { DeleteOptions: structure } = await loadMeta();
  return decodeOptions(body, { contentType, kind: "DeleteOptions", structure, platform, cbor });
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
  return raw;
}

/** The options as they were sent, checked. Throws invalid. */
export function checkDeleteOptions(raw: Record<string, unknown>, platform: Platform): DeleteOptions {
  const errors: FieldError[] = [];
  const { gracePeriodSeconds, propagationPolicy, orphanDependents, dryRun, preconditions } = raw;
  if (orphanDependents !== undefined && propagationPolicy !== undefined) {
    const text = "orphanDependents and deletionPropagation cannot be both set";
    errors.push(invalidField("propagationPolicy", propagationPolicy, text));
  }
  const policy = policies.find((each) => each === propagationPolicy);
  if (propagationPolicy !== undefined && policy === undefined) {
    errors.push(notSupported("propagationPolicy", propagationPolicy, policies));
  }
  const runs = Array.isArray(dryRun) ? dryRun : dryRun === undefined ? [] : [dryRun];
  for (const each of runs) if (each !== "All") errors.push(notSupported("dryRun", each, ["All"]));
  if (gracePeriodSeconds !== undefined && !Number.isInteger(gracePeriodSeconds)) {
    errors.push(invalidField("gracePeriodSeconds", gracePeriodSeconds, "must be an integer"));
  }
  if (raw.ignoreStoreReadErrorWithClusterBreakingPotential === true) {
    const text = "this server does not delete objects that it cannot read";
    errors.push(forbidden("ignoreStoreReadErrorWithClusterBreakingPotential", text));
  }
  if (errors.length > 0) throw invalid({ group: platform.metaGroup, kind: "DeleteOptions" }, "", errors);
  const orphaned = orphanDependents === undefined ? undefined : orphanDependents === true ? "Orphan" : "Background";
  const effective = policy ?? orphaned;
  return {
    dryRun: runs.length > 0,
    ...(typeof gracePeriodSeconds === "number" ? { gracePeriodSeconds } : {}),
    ...(effective === undefined ? {} : { propagationPolicy: effective }),
    ...(isPreconditions(preconditions) ? { preconditions } : {}),
  };
}

function isPreconditions(value: unknown): value is { uid?: string; resourceVersion?: string } {
  return typeof value === "object" && value !== null;
}
