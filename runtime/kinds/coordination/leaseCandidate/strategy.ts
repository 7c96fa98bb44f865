import type { LeaseCandidateSpec } from "../../../../generated/coordination/v1beta1/leaseCandidate.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy } from "../../../schema/strategy.ts";

/** A candidate of any version: they have one shape. */
interface Candidate extends ApiObject {
  readonly spec: LeaseCandidateSpec;
}

export const strategy: Pick<Strategy<Candidate>, "validate"> = { validate };

function validate({ spec }: Candidate): FieldError[] {
  const { binaryVersion, emulationVersion = "" } = spec;
  if (!isNewer(emulationVersion, binaryVersion)) return [];
  return [invalid("spec.binaryVersion", binaryVersion, "must be greater than or equal to `emulationVersion`")];
}

const semver = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:[-+].*)?$/;

function isNewer(version: string, than: string): boolean {
  const [a, b] = [semver.exec(version), semver.exec(than)];
  if (a === null || b === null) return false;
  for (const part of [1, 2, 3]) {
    const difference = Number(a[part] ?? 0) - Number(b[part] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
