import { CelError } from "../meter.ts";
import { define, type Overload, reads } from "./define.ts";
import { Semver } from "../../schema/formats/semver.ts";

export const semverFunctions: readonly Overload[] = [
  define("semver(string): semver", (text: string) => read(text, false), reads),
  define("semver(string, bool): semver", read, reads),
  define("isSemver(string): bool", (text: string) => Semver.parse(text) !== undefined, reads),
  define(
    "isSemver(string, bool): bool",
    (text: string, normalize: boolean) => {
      return Semver.parse(text, { normalize }) !== undefined;
    },
    reads,
  ),
  define("semver.major(): int", (value: Semver) => BigInt(value.major)),
  define("semver.minor(): int", (value: Semver) => BigInt(value.minor)),
  define("semver.patch(): int", (value: Semver) => BigInt(value.patch)),
  define("semver.compareTo(semver): int", (a: Semver, b: Semver) => BigInt(a.compare(b))),
  define("semver.isGreaterThan(semver): bool", (a: Semver, b: Semver) => a.compare(b) > 0),
  define("semver.isLessThan(semver): bool", (a: Semver, b: Semver) => a.compare(b) < 0),
];

function read(text: string, normalize: boolean): Semver {
  const made = Semver.read(text, { normalize });
  if (typeof made === "string") throw new CelError(made);
  return made;
}
