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

  /** Reads "1.2.3-beta.1+build"; with `normalize` also "v1.2" and "01.2.3". undefined for anything else. */
  static parse(text: string, { normalize = false }: { readonly normalize?: boolean } = {}): Semver | undefined {
    if (text.length > 256) return undefined;
    const plain = normalize ? normalized(text) : text;
    const match = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?$/.exec(plain);
    if (match === null) return undefined;
    const prerelease = match[4]?.split(".") ?? [];
    const numbers = match.slice(1, 4);
    const isValid = prerelease.every((each) => each !== "" && !/^0\d+$/.test(each)) && numbers.every(fitsUint64);
    return isValid ? new Semver(plain, numbers.map(Number), prerelease) : undefined;
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

function normalized(text: string): string {
  const [, version = "", rest = ""] = /^v?([\d.]+)(.*)$/s.exec(text) ?? [];
  const numbers = version.split(".").map((each) => each.replace(/^0+(?=\d)/, ""));
  while (numbers.length < 3) numbers.push("0");
  return `${numbers.join(".")}${rest}`;
}

function compareParts(a: string, b: string | undefined): number {
  if (b === undefined) return 1;
  const [left, right] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (left && right) return Math.sign(Number(a) - Number(b));
  if (left !== right) return left ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

function fitsUint64(digits: string): boolean {
  return BigInt.asUintN(64, BigInt(digits)) === BigInt(digits);
}
