/** A semantic version. */
export class Semver {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  readonly prerelease: readonly string[];
  readonly text: string;

  private constructor(text: string, numbers: readonly number[], prerelease: readonly string[]) {
    [this.major = 0, this.minor = 0, this.patch = 0] = numbers;
    this.prerelease = prerelease;
    this.text = text;
  }

  /** The same as `read`; undefined for what is no version. */
  static parse(text: string, options: { readonly normalize?: boolean } = {}): Semver | undefined {
    const read = Semver.read(text, options);
    return typeof read === "string" ? undefined : read;
  }

  /** Reads "1.2.3-beta.1+build"; with `normalize` also "v1.2" and "01.2.3". A text says why it is none. */
  static read(text: string, { normalize = false }: { readonly normalize?: boolean } = {}): Semver | string {
    if (text.length > 256) return "the version is too long";
    const plain = normalize ? normalized(text) : text;
    if (plain === undefined) return "short version cannot contain PreRelease/Build meta data";
    if (plain === "") return "Version string empty";
    const [major, minor, ...others] = plain.split(".");
    if (major === undefined || minor === undefined || others.length === 0) return "No Major.Minor.Patch elements found";
    const [withPrerelease = "", ...builds] = others.join(".").split("+");
    const [patch = "", ...prereleases] = withPrerelease.split("-");
    const prerelease = prereleases.length === 0 ? [] : prereleases.join("-").split(".");
    const build = builds.length === 0 ? [] : builds.join("+").split(".");
    const problem =
      numberProblem("major", major) ??
      numberProblem("minor", minor) ??
      numberProblem("patch", patch) ??
      firstOf(prerelease, prereleaseProblem) ??
      firstOf(build, buildProblem);
    return problem ?? new Semver(plain, [major, minor, patch].map(Number), prerelease);
  }

  /** By precedence: a pre-release comes before its release, builds do not count. */
  compare(other: Semver): number {
    const difference = this.major - other.major || this.minor - other.minor || this.patch - other.patch;
    if (difference !== 0) return Math.sign(difference);
    if (this.prerelease.length === 0 || other.prerelease.length === 0) {
      return Math.sign(other.prerelease.length - this.prerelease.length);
    }
    for (const [index, part] of this.prerelease.entries()) {
      const order = compareParts(part, other.prerelease[index]);
      if (order !== 0) return order;
    }
    return Math.sign(this.prerelease.length - other.prerelease.length);
  }
}

/** undefined: a version of fewer than three numbers has more than numbers. */
function normalized(text: string): string | undefined {
  const parts = text.replace(/^v/, "").split(".");
  const three = [...parts.slice(0, 2), ...(parts.length > 2 ? [parts.slice(2).join(".")] : [])];
  const numbers = three.map((part) => (part.length > 1 ? part.replace(/^0+/, "").replace(/^(?!\d)/, "0") : part));
  if (numbers.length < 3 && /[+-]/.test(numbers.at(-1) ?? "")) return undefined;
  while (numbers.length < 3) numbers.push("0");
  return numbers.join(".");
}

function firstOf(parts: readonly string[], problemOf: (part: string) => string | undefined): string | undefined {
  for (const part of parts) {
    const problem = problemOf(part);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function numberProblem(name: string, text: string): string | undefined {
  const shown = JSON.stringify(text);
  if (/\D/.test(text)) return `Invalid character(s) found in ${name} number ${shown}`;
  const isPadded = /^0./.test(text);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return isPadded ? `${title} number must not contain leading zeroes ${shown}` : sizeProblem(text);
}

function prereleaseProblem(text: string): string | undefined {
  if (text === "") return "Prerelease is empty";
  if (/\D/.test(text)) {
    return /[^0-9A-Za-z-]/.test(text) ? `Invalid character(s) found in prerelease ${JSON.stringify(text)}` : undefined;
  }
  if (/^0./.test(text)) return `Numeric PreRelease version must not contain leading zeroes ${JSON.stringify(text)}`;
  return sizeProblem(text);
}

function buildProblem(text: string): string | undefined {
  if (text === "") return "Build meta data is empty";
  return /[^0-9A-Za-z-]/.test(text)
    ? `Invalid character(s) found in build meta data ${JSON.stringify(text)}`
    : undefined;
}

/** A number has 64 bits. */
function sizeProblem(digits: string): string | undefined {
  const failed = `strconv.ParseUint: parsing ${JSON.stringify(digits)}`;
  if (digits === "") return `${failed}: invalid syntax`;
  return BigInt.asUintN(64, BigInt(digits)) === BigInt(digits) ? undefined : `${failed}: value out of range`;
}

function compareParts(a: string, b: string | undefined): number {
  if (b === undefined) return 1;
  const [left, right] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (left && right) return Math.sign(Number(a) - Number(b));
  if (left !== right) return left ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
