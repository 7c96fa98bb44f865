import { hash } from "node:crypto";

/** Bits of the hash that hands are dealt from; validation keeps decks and hands to what they suffice for. */
const hashBits = 60n;

/**
 * Deals a flow its hand: `handSize` different queues out of `queues`, always the same ones for the same flow. Two flows
 * seldom share all of theirs, so a flow that fills its hand leaves others a queue without it.
 */
export function dealHand(flow: string, { queues, handSize }: { queues: number; handSize: number }): number[] {
  let rest = hash("sha256", flow, "buffer").readBigUInt64BE() & ((1n << hashBits) - 1n);
  const hand: number[] = [];
  const size = Math.min(handSize, queues);
  for (let dealt = 0; dealt < size; dealt += 1) {
    const left = BigInt(queues - dealt);
    hand.push(nthFree(Number(rest % left), hand));
    rest /= left;
  }
  return hand;
}

/** The queue that is number `index` of those that are not in the hand yet. */
function nthFree(index: number, hand: readonly number[]): number {
  let queue = index;
  for (const taken of [...hand].sort((a, b) => a - b)) if (taken <= queue) queue += 1;
  return queue;
}
