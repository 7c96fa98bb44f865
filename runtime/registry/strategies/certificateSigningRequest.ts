import type {
  CertificateSigningRequest,
  CertificateSigningRequestCondition,
} from "../../../generated/certificates/v1/certificateSigningRequest.ts";
import { deepEqual } from "../../lib/deepEqual.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";
import { reviewedUser } from "./reviewedUser.ts";

export const strategy: Strategy<CertificateSigningRequest> = { prepareForCreate, prepareForUpdate, applySubresource };

/** Who asks is what the server saw, whatever the request says. */
function prepareForCreate({ spec }: CertificateSigningRequest, { user }: StrategyContext): void {
  const { username = "", uid, groups, extra } = user === undefined ? {} : reviewedUser(user);
  for (const field of ["username", "uid", "groups", "extra"] as const) delete spec[field];
  Object.assign(spec, {
    ...(username === "" ? {} : { username }),
    ...(uid === undefined ? {} : { uid }),
    ...(groups === undefined ? {} : { groups }),
    ...(extra === undefined ? {} : { extra }),
  });
}

/** What is asked for stays as it was; entries that are new get their times. */
function prepareForUpdate(
  request: CertificateSigningRequest,
  old: CertificateSigningRequest,
  { nowMs }: StrategyContext,
): void {
  request.spec = old.spec;
  const now = `${new Date(nowMs).toISOString().slice(0, 19)}Z`;
  for (const condition of request.status?.conditions ?? []) stamp(condition, old, now);
}

function stamp(condition: CertificateSigningRequestCondition, old: CertificateSigningRequest, now: string): void {
  const before = old.status?.conditions?.find((each) => each.type === condition.type);
  if (before !== undefined && deepEqual(before, condition)) return;
  condition.lastUpdateTime ??= now;
  condition.lastTransitionTime ??= before?.status === condition.status ? (before.lastTransitionTime ?? now) : now;
}

/** An approval speaks of the conditions alone. */
function applySubresource(
  subresource: string,
  target: CertificateSigningRequest,
  { status }: CertificateSigningRequest,
): void {
  if (subresource !== "approval") return;
  const { conditions: _, ...rest } = target.status ?? {};
  target.status = status?.conditions === undefined ? rest : { ...rest, conditions: status.conditions };
}
