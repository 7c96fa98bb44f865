import type { CelType } from "../type.ts";
import { type Estimated, estimateSort, listCost, mapCost, times } from "./estimates.ts";

interface Loop {
  readonly target: Estimated;
  /** What is evaluated in each turn: a condition, what is made of an item, or both. */
  readonly body: readonly Estimated[];
  /** The size of an item. */
  readonly item: number;
}

/** To read what was gathered so far, and to add a list of one item to it. */
const appendCost = 2 + listCost;
/** The same of an entry of a map: its key is read, too. */
const insertCost = 3;

/**
 * What a macro over a list or map costs: its range, what it gathers into, each turn, and the result, which is read. A
 * turn of all() reads whether it goes on, and of exists() the opposite of it.
 */
export function estimateLoop(name: string, loop: Loop): Omit<Estimated, "type"> {
  const { target, body, item } = loop;
  const costs = body.reduce((sum, each) => sum + each.cost, 0);
  const whole = (begin: number, turn: number) => target.cost + begin + times(target.size, turn) + 1;
  const last = body.at(-1);
  switch (name) {
    case "all":
      return { cost: whole(0, 3 + costs), size: 1 };
    case "exists":
      return { cost: whole(0, 4 + costs), size: 1 };
    case "exists_one":
    case "existsOne":
      return { cost: whole(0, 2 + costs) + 1, size: 1 };
    case "filter":
      return { cost: whole(listCost, costs + appendCost + 1), size: target.size, entrySize: item };
    case "transformMap":
      return { cost: whole(mapCost, costs + insertCost), size: target.size };
    case "transformMapEntry":
      return { cost: whole(mapCost, costs + insertCost - 1), size: target.size };
    case "sortBy":
      return sorted(loop, costs, last?.type);
    default:
      return { cost: whole(listCost, costs + appendCost), size: target.size, entrySize: last?.size };
  }
}

/** The list is a variable, from which the keys are made. */
function sorted({ target }: Loop, costs: number, key: CelType | undefined): Omit<Estimated, "type"> {
  const keys = 1 + listCost + times(target.size, costs + appendCost) + 1;
  const { cost, size = 0 } = estimateSort(target.size, key ?? target.type);
  return { cost: target.cost + listCost + 1 + keys + cost, size };
}
