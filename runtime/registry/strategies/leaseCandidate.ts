import type { LeaseCandidateSpec } from "../../../generated/coordination/v1beta1/leaseCandidate.ts";
import { addErrors, type FieldError, invalid, required } from "../../schema/fieldError.ts";
import { dnsSubdomain } from "../../schema/names.ts";
import type { ApiObject } from "../../schema/object.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { immutable } from "./immutable.ts";
import { validateElection } from "./lease.ts";

/** A candidate of any version: they have one shape. */
interface Candidate extends ApiObject {
  readonly spec: LeaseCandidateSpec;
}

export const strategy: Pick<Strategy<Candidate>, "validate" | "validateUpdate"> = {
  validate,
  validateUpdate: ({ spec }, old) => immutable("spec.leaseName", spec.leaseName, old.spec.leaseName),
};

/** The way a leader is chosen compares the versions that programs behave as. */
const comparesVersions = "OldestEmulationVersion";

function validate({ spec }: Candidate): FieldError[] {
  const { leaseName, binaryVersion, emulationVersion = "", strategy: election = "" } = spec;
  const errors = problem("spec.leaseName", leaseName, dnsSubdomain);
  addErrors(errors, problem("spec.binaryVersion", binaryVersion, versionProblem));
  addErrors(errors, problem("spec.emulationVersion", emulationVersion, versionProblem));
  if (election === comparesVersions && emulationVersion === "") {
    errors.push(required("spec.emulationVersion", `must be specified when \`strategy\` is '${comparesVersions}'`));
  }
  if (isNewer(emulationVersion, binaryVersion)) {
    const text = "must be less than or equal to `binaryVersion`";
    errors.push(invalid("spec.emulationVersion", emulationVersion, text));
  }
  if (election === "") errors.push(required("spec.strategy"));
  else addErrors(errors, validateElection(election, "spec.strategy"));
  return errors;
}

function problem(field: string, value: string, check: (value: string) => string | undefined): FieldError[] {
  const text = value === "" ? undefined : check(value);
  return text === undefined ? [] : [invalid(field, value, text)];
}

const semver = /^(0|[1-9]\d*)\.(0|[1-9]\d*)(?:\.(0|[1-9]\d*))?(?:[-+].*)?$/;

function versionProblem(version: string): string | undefined {
  return semver.test(version) ? undefined : "must be a version such as 1.36 or 1.36.0";
}

function isNewer(version: string, than: string): boolean {
  const [a, b] = [semver.exec(version), semver.exec(than)];
  if (a === null || b === null) return false;
  for (const part of [1, 2, 3]) {
    const difference = Number(a[part] ?? 0) - Number(b[part] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
