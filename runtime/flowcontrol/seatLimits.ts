import type { DemandFigures } from "./demand.ts";

/** What a priority level says of its share of the server. */
export interface Shares {
  readonly shares: number;
  readonly lendablePercent: number;
  /** Undefined: it may borrow whatever others lend. */
  readonly borrowingLimitPercent: number | undefined;
  readonly isExempt: boolean;
}

/** The seats that a level has by its shares, and between which its limit moves. */
export interface SeatBounds {
  readonly nominal: number;
  readonly lower: number;
  readonly upper: number;
}

/** Divides the seats of a server by the shares of its levels; every level gets its part rounded up. */
export function seatBounds(levels: readonly Shares[], serverSeats: number): SeatBounds[] {
  const total = levels.reduce((sum, { shares }) => sum + shares, 0);
  return levels.map(({ shares, lendablePercent, borrowingLimitPercent: borrowing }) => {
    const nominal = total === 0 ? 0 : Math.ceil((serverSeats * shares) / total);
    const lower = nominal - Math.round((nominal * lendablePercent) / 100);
    const upper = borrowing === undefined ? serverSeats : nominal + Math.round((nominal * borrowing) / 100);
    return { nominal, lower, upper: Math.max(nominal, upper) };
  });
}

/** What the limit of a level follows. */
export interface Wanting extends SeatBounds, DemandFigures {
  readonly isExempt: boolean;
  /** The smoothed demand of the last adjustment. */
  readonly smoothed: number;
}

export interface Allotted {
  readonly smoothed: number;
  /** Seats that it would have if all had what they want. */
  readonly target: number;
  readonly limit: number;
}

export interface Allotment {
  /** By how much all targets are multiplied so that they fit. */
  readonly fairFraction: number;
  readonly levels: readonly Allotted[];
}

/** Part of the smoothed demand that stays from one adjustment to the next while demand falls. */
const inertia = 0.977;

/**
 * Lends seats that some levels do not use to those that want more. What a level wants is its demand, smoothed: it grows
 * at once and shrinks slowly. Each gets that times one fraction for all, within its bounds, and keeps what it
 * has used lately of its own.
 */
export function allot(levels: readonly Wanting[]): Allotment {
  const wanted = levels.map((level) => {
    const envelope = level.average + level.deviation;
    const smoothed = Math.max(envelope, inertia * level.smoothed + (1 - inertia) * envelope);
    const least = Math.max(level.lower, Math.min(level.nominal, level.highest));
    return { level, smoothed, least, most: level.upper, target: Math.max(least, smoothed) };
  });
  const limited = wanted.filter(({ level }) => !level.isExempt);
  const exempt = wanted.filter(({ level }) => level.isExempt);
  const nominal = levels.reduce((sum, each) => sum + each.nominal, 0);
  const seats = nominal - exempt.reduce((sum, each) => sum + Math.min(each.target, each.level.nominal), 0);
  const fairFraction = fractionThatFits(limited, seats);
  return {
    fairFraction,
    levels: wanted.map(({ level, smoothed, least, most, target }) => {
      const limit = level.isExempt ? Infinity : Math.round(within(fairFraction * target, least, most));
      return { smoothed, target, limit };
    }),
  };
}

interface Bounded {
  readonly least: number;
  readonly most: number;
  readonly target: number;
}

/** The largest fraction of all targets whose sum fits; where even the least do not, the least decide. */
function fractionThatFits(levels: readonly Bounded[], seats: number): number {
  const sumAt = (fraction: number) =>
    levels.reduce((sum, { least, most, target }) => sum + within(fraction * target, least, most), 0);
  let [low, high] = [0, 1];
  const widest = Math.max(1, ...levels.map(({ most, target }) => (target > 0 ? most / target : 1)));
  while (high < widest && sumAt(high) < seats) high *= 2;
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (sumAt(middle) <= seats) low = middle;
    else high = middle;
  }
  return low;
}

/** Enough for a fraction of a seat among millions. */
const halvings = 50;

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
