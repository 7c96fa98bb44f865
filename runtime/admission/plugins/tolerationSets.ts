import type { Toleration } from "../../../generated/core/v1/scheduling.ts";

/** Answers for a list of tolerations, in a time that does not grow with the list. */
export interface TolerationSet {
  /** Whether one of the list tolerates all that this one does. */
  readonly covers: (toleration: Toleration) => boolean;
  /** Whether another one of the list tolerates all that this one does; one that is the same is no other. */
  readonly makesRedundant: (toleration: Toleration) => boolean;
}

/**
 * Keeps of tolerations that differ in their seconds alone the longest, by the text of the rest: what covers a
 * toleration has its key or none, its effect or none, and its value or any.
 *
 * @example { '["key","NoExecute","Exists",""]' => 300 }
 */
export function tolerationSet(tolerations: readonly Toleration[]): TolerationSet {
  const longest = new Map<string, number>();
  for (const each of tolerations) {
    const group = groupOf(each);
    longest.set(group, Math.max(longest.get(group) ?? Number.NEGATIVE_INFINITY, secondsOf(each)));
  }
  const own = new Set(tolerations.map(textOf));
  const makesRedundant = (toleration: Toleration): boolean => {
    const group = groupOf(toleration);
    const seconds = toleration.tolerationSeconds ?? Number.POSITIVE_INFINITY;
    return groupsAbove(toleration).some((each) => {
      const most = longest.get(each);
      return most !== undefined && (each === group ? most > secondsOf(toleration) : most >= seconds);
    });
  };
  return { makesRedundant, covers: (toleration) => own.has(textOf(toleration)) || makesRedundant(toleration) };
}

/** Both lists in one, without tolerations that another one covers; of equal ones the first stays. */
export function mergedTolerations(first: readonly Toleration[], second: readonly Toleration[]): Toleration[] {
  const all = [...first, ...second];
  const { makesRedundant } = tolerationSet(all);
  const seen = new Set<string>();
  return all.filter((each) => {
    const text = textOf(each);
    if (seen.has(text) || makesRedundant(each)) return false;
    seen.add(text);
    return true;
  });
}

/** Groups whose tolerations cover a toleration, where their seconds are enough. */
function groupsAbove({ key = "", operator, value = "", effect }: Toleration): readonly string[] {
  const effects = effect === undefined ? [""] : [effect, ""];
  return effects.flatMap((each) => [
    textOfGroup([key, each, "Exists", ""]),
    ...(key === "" ? [] : [textOfGroup(["", each, "Exists", ""])]),
    ...(operator === "Equal" ? [textOfGroup([key, each, "Equal", value]), textOfGroup([key, each, "", value])] : []),
  ]);
}

function groupOf({ key = "", operator, value = "", effect }: Toleration): string {
  return textOfGroup([key, effect ?? "", operator ?? "", operator === "Exists" ? "" : value]);
}

function textOfGroup(parts: readonly [key: string, effect: string, operator: string, value: string]): string {
  return JSON.stringify(parts);
}

/** Seconds count for taints that drive pods away, and for no others. */
function secondsOf({ effect, tolerationSeconds }: Toleration): number {
  return effect === "NoExecute" ? (tolerationSeconds ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
}

function textOf(toleration: Toleration): string {
  return `${groupOf(toleration)} ${toleration.tolerationSeconds ?? ""}`;
}
