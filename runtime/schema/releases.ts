/** Orders releases such as "1.9" and "1.34" by their numbers: below zero where the first is the older one. */
export function compareReleases(a: string, b: string): number {
  const [majorA, minorA] = numbersOf(a);
  const [majorB, minorB] = numbersOf(b);
  return majorA - majorB || minorA - minorB;
}

/** The release so many minor versions before, none below 0. */
export function earlierRelease(release: string, minors: number): string {
  const [major, minor] = numbersOf(release);
  return `${major}.${Math.max(0, minor - minors)}`;
}

function numbersOf(release: string): readonly [major: number, minor: number] {
  const [major = 0, minor = 0] = release.split(".").map(Number);
  return [major, minor];
}
