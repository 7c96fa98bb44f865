import type { KeyObject, X509Certificate } from "node:crypto";
import type {
  PodCertificateRequest,
  PodCertificateRequestStatus,
} from "../../../../generated/certificates/v1beta1/podCertificateRequest.ts";
import { signerApiserverClient } from "../../../../generated/wellknown.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import {
  type FieldError,
  invalid,
  invalidUnshown,
  notSupportedAsListed,
  required,
  tooLong,
} from "../../../schema/fieldError.ts";
import type { StrategyContext } from "../../../schema/strategy.ts";
import { certificateSteps, type PemBlock, parseCertificate, pemBlocks } from "../../../x509/pem.ts";
import { requestedKey } from "./keys.ts";

/** As the server is called in what it signs certificates for. */
const server = signerApiserverClient.replace(/^.*\/|-client$/g, "");

/** What ends a request; it has at most one of them, which is true. */
const outcomes: readonly string[] = ["Issued", "Denied", "Failed"];

const minLifetimeMs = 3600_000;
/** From the beginning of a certificate to when it may be renewed, and from there to its end. */
const minRefreshMs = 10 * 60_000;
/** By how much the clocks of signer and server may differ. */
const clockSkewMs = 5 * 60_000;

/** @limit Bytes of a certificate chain: 422. */
const maxChainBytes = 100 * 1024;

/** A request gets one outcome, and a certificate that fits what was asked for where it is issued. */
export function validateOutcome(
  request: PodCertificateRequest,
  old: PodCertificateRequest,
  { nowMs, work, formErrors = [] }: StrategyContext,
): FieldError[] {
  const [before, now] = [old.status ?? {}, request.status ?? {}];
  const errors = validateConditions(now);
  if (errors.length + formErrors.length > 0) return errors;
  if (outcomeOf(before) !== undefined) {
    return unless(deepEqual(now, before), "immutable after PodCertificateRequest is issued, denied, or failed");
  }
  switch (outcomeOf(now)) {
    case "Issued":
      return [validateIssued(request, nowMs, work)].filter((each) => each !== undefined).flat();
    case undefined:
      return unless(
        deepEqual(now, before),
        'status is immutable unless transitioning to "Issued", "Denied", or "Failed"',
      );
    default: {
      const text = "non-condition status fields must be empty when denying or failing the PodCertificateRequest";
      return unless(!now.certificateChain && times.every((name) => now[name] === undefined), text);
    }
  }
}

function unless(isSound: boolean, text: string): FieldError[] {
  return isSound ? [] : [invalidUnshown("status", text)];
}

function outcomeOf({ conditions = [] }: PodCertificateRequestStatus): string | undefined {
  return conditions.find((each) => outcomes.includes(each.type) && each.status === "True")?.type;
}

/** The paths have a dot before the index, as clients know them. */
function validateConditions({ conditions = [] }: PodCertificateRequestStatus): FieldError[] {
  let known = 0;
  return conditions.flatMap(({ type, status }, index): FieldError[] => {
    const path = `status.conditions.[${index}]`;
    if (!outcomes.includes(type)) return [notSupportedAsListed(`${path}.type`, type, outcomes)];
    known += 1;
    const text = 'There may be at most one condition with type "Issued", "Denied", or "Failed"';
    return [
      ...(known > 1 ? [invalid(`${path}.type`, type, text)] : []),
      ...(status === "True" ? [] : [notSupportedAsListed(`${path}.status`, status, ["True"])]),
    ];
  });
}

const times = ["notBefore", "notAfter", "beginRefreshAt"] as const;

const chainPath = "status.certificateChain";

/** The first of what is wrong with a certificate: it has the key and the life that were asked for. */
function validateIssued(
  { spec, status = {} }: PodCertificateRequest,
  nowMs: number,
  work: StrategyContext["work"],
): FieldError | readonly FieldError[] | undefined {
  const { certificateChain: chain = "" } = status;
  if (Buffer.byteLength(chain) > maxChainBytes) return tooLong(chainPath, maxChainBytes);
  const [first, ...rest] = pemBlocks(chain);
  if (first === undefined) return wrongChain(chain, "issued certificate chain must contain at least one certificate");
  if (first.type !== "CERTIFICATE") {
    return wrongChain(chain, "issued certificate chain must consist entirely of CERTIFICATE PEM blocks");
  }
  work?.step(certificateSteps);
  const leaf = parseCertificate(first.bytes);
  if (leaf === undefined) return wrongChain(chain, "leaf certificate does not parse as valid X.509");
  const names = validateNames(leaf);
  if (!isOf(leaf, requestedKey(spec))) {
    return [...names, wrongChain(chain, "leaf certificate was not issued to the requested public key")];
  }
  const missing = [...names, ...missingTimes(status)];
  if (missing.length > 0) return missing;
  return validateTimes(leaf, { spec, status, nowMs }) ?? validateRest(rest, chain, work);
}

function wrongChain(value: unknown, text: string): FieldError {
  return invalid(chainPath, value, text);
}

function isOf({ publicKey }: X509Certificate, key: KeyObject | undefined): boolean {
  return key !== undefined && publicKey.equals(key);
}

function validateNames({ subjectAltName = "" }: X509Certificate): FieldError[] {
  return [...subjectAltName.matchAll(/(?:^|, )DNS:([^,]*)/g)].flatMap(([, name = ""]) => [
    ...(name === "" ? [wrongChain(name, "leaf certificate should not contain empty DNSName")] : []),
    ...(name.includes("..") ? [wrongChain(name, "leaf certificate's DNSName should not contain '..'")] : []),
    ...(/^\.|\.$/.test(name) ? [wrongChain(name, "leaf certificate's DNSName should not start or end with '.'")] : []),
  ]);
}

function missingTimes(status: PodCertificateRequestStatus): FieldError[] {
  return times.flatMap((name) => {
    if (status[name] !== undefined) return [];
    const range = "in the range [notbefore+10min, notafter-10min]";
    const text = name === "beginRefreshAt" ? range : "consistent with the issued certificate";
    return [required(`status.${name}`, `must be present and ${text}`)];
  });
}

interface Issued extends Pick<PodCertificateRequest, "spec"> {
  readonly status: PodCertificateRequestStatus;
  readonly nowMs: number;
}

function validateTimes(leaf: X509Certificate, { spec, status, nowMs }: Issued): FieldError | undefined {
  const wrong = (name: (typeof times)[number], text: string) => invalid(`status.${name}`, status[name], text);
  const [startMs = 0, endMs = 0, refreshMs = 0] = times.map((name) => Date.parse(status[name] ?? ""));
  if (startMs !== Date.parse(leaf.validFrom)) {
    return wrong("notBefore", "must be set to the NotBefore time encoded in the leaf certificate");
  }
  if (Math.abs(startMs - nowMs) >= clockSkewMs) {
    return wrong("notBefore", `must be set to within 5 minutes of ${server}'s current time`);
  }
  if (endMs !== Date.parse(leaf.validTo)) {
    return wrong("notAfter", "must be set to the NotAfter time encoded in the leaf certificate");
  }
  const { maxExpirationSeconds: maxSeconds = 0 } = spec;
  const lifetimeNs = (endMs - startMs) * 1_000_000;
  if (endMs - startMs < minLifetimeMs) return wrongChain(lifetimeNs, "leaf certificate lifetime must be >= 1 hour");
  if (endMs - startMs > maxSeconds * 1000) {
    const text = `leaf certificate lifetime must be <= spec.maxExpirationSeconds (${maxSeconds})`;
    return wrongChain(lifetimeNs, text);
  }
  if (refreshMs < startMs + minRefreshMs) {
    return wrong("beginRefreshAt", "must be at least 10 minutes after status.notBefore");
  }
  if (refreshMs > endMs - minRefreshMs) {
    return wrong("beginRefreshAt", "must be at least 10 minutes before status.notAfter");
  }
  return undefined;
}

/** What leads from the certificate to a root. */
function validateRest(blocks: readonly PemBlock[], chain: string, work: StrategyContext["work"]): FieldError[] {
  for (const { type, bytes } of blocks) {
    if (type !== "CERTIFICATE") {
      return [wrongChain(chain, "issued certificate chain must consist entirely of CERTFICATE PEM blocks")];
    }
    work?.step(certificateSteps);
    if (parseCertificate(bytes) === undefined) {
      return [wrongChain(chain, "intermediate certificate does not parse as valid X.509")];
    }
  }
  return [];
}
