import type { LeaseCandidateSpec } from "../../../../generated/coordination/v1beta1/leaseCandidate.ts";
import { Semver } from "../../../schema/formats/semver.ts";
import { type FieldError, invalid, required } from "../../../schema/fieldError.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { validateLeaseStrategy } from "../../rules/leaseStrategy.ts";

/** A candidate of any version: they have one shape. */
interface Candidate extends ApiObject {
  readonly spec: LeaseCandidateSpec;
}

export const strategy: Pick<Strategy<Candidate>, "validate"> = { validate };

function validate({ spec }: Candidate): FieldError[] {
  const { binaryVersion, emulationVersion = "", strategy: how = "" } = spec;
  const emulated = Semver.parse(emulationVersion);
  const errors: FieldError[] = [];
  if (binaryVersion !== "" && compare(Semver.parse(binaryVersion), emulated) < 0) {
    errors.push(invalid("spec.binaryVersion", binaryVersion, "must be greater than or equal to `emulationVersion`"));
  }
  if (how === "") return errors;
  if (how === "OldestEmulationVersion" && compare(emulated, undefined) === 0) {
    const text = "must be specified when `strategy` is 'OldestEmulationVersion'";
    errors.push(required("spec.emulationVersion", text));
  }
  return [...errors, ...validateLeaseStrategy(how)];
}

/** What is no version, or not there, counts as 0.0.0: the schema says what is wrong with it. */
function compare(a: Semver | undefined, b: Semver | undefined): number {
  const zero = Semver.parse("0.0.0");
  const [first = zero, second = zero] = [a, b];
  return first === undefined || second === undefined ? 0 : first.compare(second);
}
