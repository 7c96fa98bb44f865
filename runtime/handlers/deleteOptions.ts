import { badRequest, invalid } from "../../generated/errors.ts";
import { decodeBody } from "../negotiate/decode.ts";
import { contentTypeOf } from "../negotiate/mediaTypes.ts";
import { type FieldError, forbidden, invalid as invalidField, notSupported, type Platform } from "../schema/index.ts";
import type { HandlerContext } from "./context.ts";
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
  return check(body.length > 0 ? await fromBody(body, { request, context }) : fromQuery(request.query), platform);
}

async function fromBody(
  body: Buffer,
  { request, context }: { request: ResourceRequest; context: HandlerContext },
): Promise<Record<string, unknown>> {
  const { platform, loadMeta, encodings } = context;
  const { cbor } = encodings;
  const { encoding } = contentTypeOf(request.headers["content-type"], { platform, protobuf: true, cbor });
  const { DeleteOptions: structure } = await loadMeta();
  const { object } = await decodeBody<Record<string, unknown>>(body, {
    encoding,
    type: { apiVersion: "v1", kind: "DeleteOptions" },
    structure,
    platform,
    fieldValidation: "Ignore",
    otherApiVersions: "*",
  });
  return object;
}

function fromQuery(query: URLSearchParams): Record<string, unknown> {
  const raw: Record<string, unknown> = {};
  const grace = query.get("gracePeriodSeconds");
  if (grace !== null) {
    if (!/^-?\d+$/.test(grace))
      throw badRequest(`invalid gracePeriodSeconds: ${JSON.stringify(grace)} is not a number`);
    raw.gracePeriodSeconds = Number(grace);
  }
  const policy = query.get("propagationPolicy");
  if (policy !== null) raw.propagationPolicy = policy;
  const orphan = query.get("orphanDependents");
  if (orphan !== null) raw.orphanDependents = orphan !== "false" && orphan !== "0";
  const dryRun = query.getAll("dryRun");
  if (dryRun.length > 0) raw.dryRun = dryRun;
  return raw;
}

function check(raw: Record<string, unknown>, platform: Platform): DeleteOptions {
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
