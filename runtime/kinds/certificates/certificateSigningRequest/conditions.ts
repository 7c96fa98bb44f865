import { timestamp } from "../../../lib/timestamp.ts";
import type {
  CertificateSigningRequest,
  CertificateSigningRequestCondition,
} from "../../../../generated/certificates/v1/certificateSigningRequest.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import { finder } from "../../../registry/keyed.ts";
import { type FieldError, forbidden, invalid } from "../../../schema/fieldError.ts";
import type { StrategyContext } from "../../../schema/strategy.ts";

type Conditions = readonly CertificateSigningRequestCondition[];

const path = "status.conditions";
/** Conditions that stay, and those of them that only an approval adds or changes. */
const lasting = ["Approved", "Denied", "Failed"];
const decisions = ["Approved", "Denied"];

/** A signer says nothing of the approval: what it writes of one that is there is left as it was. */
export function keepDecisions(request: CertificateSigningRequest, old: CertificateSigningRequest): void {
  for (const type of ["Approved", "Denied"]) {
    const before = [...ofType(old.status?.conditions, type)];
    const { conditions = [] } = request.status ?? {};
    if (before.length === 0 || ofType(conditions, type).length !== before.length) continue;
    const kept = conditions.map((each) => (each.type === type ? (before.shift() ?? each) : each));
    request.status = { ...request.status, conditions: kept };
  }
}

/** Conditions that are new or differ get their times. */
export function stampConditions(
  request: CertificateSigningRequest,
  old: CertificateSigningRequest,
  nowMs: number,
): void {
  const now = timestamp(nowMs);
  for (const condition of request.status?.conditions ?? []) stamp(condition, old, now);
}

function stamp(condition: CertificateSigningRequestCondition, old: CertificateSigningRequest, now: string): void {
  const before = conditionOf(old.status?.conditions, condition.type);
  if (before !== undefined && deepEqual(before, condition)) return;
  condition.lastUpdateTime ??= now;
  condition.lastTransitionTime ??= before?.status === condition.status ? (before.lastTransitionTime ?? now) : now;
}

const conditionOf = finder(({ type }: CertificateSigningRequestCondition) => type);

/** The schema finds the same type twice. */
export function validateConditions(conditions: Conditions): FieldError[] {
  const [first, second] = conditions
    .map((each) => each.type)
    .filter((type) => type === "Approved" || type === "Denied");
  if (second === undefined || second === first) return [];
  return [invalid(path, second, "Approved and Denied conditions are mutually exclusive")];
}

/** Decisions are added through their own sub-resource and stay; a certificate comes once. */
export function validateConditionsUpdate(
  { status }: CertificateSigningRequest,
  { status: old }: CertificateSigningRequest,
  { subresource }: StrategyContext,
): FieldError[] {
  const errors: FieldError[] = [];
  const refuse = (verb: string, type: string) => {
    errors.push(forbidden(path, `updates may not ${verb} a condition of type "${type}"`));
  };
  const changes = new Map(lasting.map((type) => [type, change(status?.conditions, old?.conditions, type)]));
  for (const type of lasting) if (changes.get(type) === "remove") refuse("remove", type);
  for (const type of subresource === "approval" ? [] : decisions) {
    const verb = changes.get(type);
    if (verb !== undefined && verb !== "remove") refuse(verb, type);
  }
  if ((status?.certificate ?? "") === (old?.certificate ?? "")) return errors;
  return [...errors, ...validateNewCertificate(old?.certificate ?? "", subresource)];
}

function change(all: Conditions | undefined, old: Conditions | undefined, type: string): string | undefined {
  const [now, before] = [ofType(all, type), ofType(old, type)];
  if (now.length !== before.length) return now.length < before.length ? "remove" : "add";
  return deepEqual(now, before) ? undefined : "modify";
}

function ofType(conditions: Conditions | undefined, type: string): Conditions {
  return (conditions ?? []).filter((each) => each.type === type);
}

function validateNewCertificate(old: string, subresource: string): FieldError[] {
  const field = "status.certificate";
  const errors: FieldError[] = [];
  if (subresource !== "status") errors.push(forbidden(field, "updates may not set certificate content"));
  if (old !== "") errors.push(forbidden(field, "updates may not modify existing certificate content"));
  return errors;
}
