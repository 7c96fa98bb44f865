import type {
  PodCertificateRequest,
  PodCertificateRequestStatus,
} from "../../../../generated/certificates/v1beta1/podCertificateRequest.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import { type FieldError, invalid, notSupported, required } from "../../../schema/fieldError.ts";
import type { StrategyContext } from "../../../schema/strategy.ts";
import { signedKey } from "../../../x509/certificateRequest.ts";
import { certificateSteps, parseCertificate, pemBlocks } from "../../../x509/pem.ts";

/** What ends a request; it has at most one of them, which is true. */
const outcomes: readonly string[] = ["Denied", "Failed", "Issued"];
/** What comes with a certificate, and with nothing else. */
const fields = ["certificateChain", "notBefore", "beginRefreshAt", "notAfter"] as const;

const minLifetimeMs = 3600_000;
/** From the beginning of a certificate to when it may be renewed, and from there to its end. */
const minRefreshMs = 10 * 60_000;
/** By how much the clocks of signer and server may differ. */
const clockSkewMs = 5 * 60_000;

/** A request gets one outcome, and a certificate that fits what was asked for where it is issued. */
export function validateOutcome(
  request: PodCertificateRequest,
  old: PodCertificateRequest,
  { nowMs, work }: StrategyContext,
): FieldError[] {
  const [before, now] = [old.status ?? {}, request.status ?? {}];
  if (outcomeOf(before) !== undefined) return changes(now, before);
  const errors = validateConditions(now);
  if (errors.length > 0) return errors;
  if (outcomeOf(now) !== "Issued") {
    return fields.flatMap((name) => (has(now, name) ? [invalid(`status.${name}`, now[name], onlyIssued)] : []));
  }
  const missing = fields.flatMap((name) =>
    has(now, name) ? [] : [required(`status.${name}`, "must be set and non-empty")],
  );
  if (missing.length > 0) return missing;
  return [...validateTimes(now, request.spec.maxExpirationSeconds, nowMs), ...validateChain(request, work)];
}

const onlyIssued = "must be empty unless the request is issued";

function has(status: PodCertificateRequestStatus, name: (typeof fields)[number]): boolean {
  return (status[name] ?? "") !== "";
}

function outcomeOf({ conditions = [] }: PodCertificateRequestStatus): string | undefined {
  return conditions.find((each) => outcomes.includes(each.type) && each.status === "True")?.type;
}

/** Once there is an outcome, nothing changes it. */
function changes(now: PodCertificateRequestStatus, before: PodCertificateRequestStatus): FieldError[] {
  const text = "immutable after PodCertificateRequest is issued, denied, or failed";
  return (["conditions", ...fields] as const).flatMap((name) =>
    deepEqual(now[name], before[name]) ? [] : [invalid(`status.${name}`, now[name] ?? null, text)],
  );
}

function validateConditions({ conditions = [] }: PodCertificateRequestStatus): FieldError[] {
  const errors = conditions.flatMap(({ type, status }, index): FieldError[] => {
    const path = `status.conditions[${index}]`;
    if (!outcomes.includes(type)) return [notSupported(`${path}.type`, type, outcomes)];
    return status === "True" ? [] : [notSupported(`${path}.status`, status, ["True"])];
  });
  if (errors.length > 0 || conditions.length < 2) return errors;
  const types = conditions.map((each) => each.type);
  return [
    invalid("status.conditions", types, "There may be at most one condition with type Issued, Denied, or Failed"),
  ];
}

function validateTimes(
  { notBefore, beginRefreshAt, notAfter }: PodCertificateRequestStatus,
  maxSeconds: number | undefined,
  nowMs: number,
): FieldError[] {
  const [startMs, refreshMs, endMs] = [notBefore, beginRefreshAt, notAfter].map((each) => Date.parse(each ?? ""));
  if (startMs === undefined || refreshMs === undefined || endMs === undefined) return [];
  const errors: FieldError[] = [];
  const check = (isSound: boolean, name: (typeof fields)[number], text: string) => {
    const value = { certificateChain: "", notBefore, beginRefreshAt, notAfter }[name];
    if (!isSound) errors.push(invalid(`status.${name}`, value, text));
  };
  check(
    Math.abs(startMs - nowMs) <= clockSkewMs,
    "notBefore",
    "must be set to within 5 minutes of the server's current time",
  );
  check(endMs > nowMs, "notAfter", "must be set to a time after the current time");
  check(endMs - startMs >= minLifetimeMs, "notAfter", "must be at least 1 hour after notBefore");
  if (maxSeconds !== undefined) {
    const text = `must be at most ${maxSeconds} seconds (spec.maxExpirationSeconds) after notBefore`;
    check(endMs - startMs <= maxSeconds * 1000, "notAfter", text);
  }
  check(refreshMs - startMs >= minRefreshMs, "beginRefreshAt", "must be at least 10 minutes after notBefore");
  check(endMs - refreshMs >= minRefreshMs, "beginRefreshAt", "must be at least 10 minutes before notAfter");
  return errors;
}

/** Stands for the chain, which is long. */
const omitted = "<value omitted>";

/** The first certificate has the key of the request and the times of the status; others lead to the root. */
function validateChain({ spec, status = {} }: PodCertificateRequest, work: StrategyContext["work"]): FieldError[] {
  const wrong = (text: string) => [invalid("status.certificateChain", omitted, text)];
  const blocks = pemBlocks(status.certificateChain ?? "");
  if (blocks.length === 0) return wrong("must contain at least one CERTIFICATE PEM block");
  for (const [index, { type, hasHeaders, bytes }] of blocks.entries()) {
    work?.step(certificateSteps);
    if (type !== "CERTIFICATE") return wrong(`block ${index} must have type CERTIFICATE, not ${JSON.stringify(type)}`);
    if (hasHeaders) return wrong(`block ${index} must not have PEM headers`);
    if (parseCertificate(bytes) === undefined) return wrong(`block ${index} does not parse as X.509`);
  }
  const leaf = parseCertificate(blocks[0]?.bytes ?? Buffer.alloc(0));
  const key = signedKey(Buffer.from(spec.stubPKCS10Request ?? "", "base64"));
  if (leaf === undefined || typeof key === "string" || !leaf.publicKey.equals(key)) {
    return wrong("the first certificate was not issued to the key in spec.stubPKCS10Request");
  }
  const ends = [
    ["notBefore", leaf.validFrom],
    ["notAfter", leaf.validTo],
  ] as const;
  return ends.flatMap(([name, text]) => {
    if (Date.parse(text) === Date.parse(status[name] ?? "")) return [];
    return [invalid(`status.${name}`, status[name], "must be that of the first certificate")];
  });
}
