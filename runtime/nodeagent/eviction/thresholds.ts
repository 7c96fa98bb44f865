import { durationMs } from "../../schema/duration.ts";
import { quantityNanos } from "../../schema/quantity.ts";
import { quantityText } from "../container/amounts.ts";
import { type Signal, type SignalName, signalNames } from "./signals.ts";

/** An amount, with how it is written, or a share of what there is. */
export type Amount = { readonly amount: number; readonly text: string } | { readonly share: number };

export interface Threshold {
  readonly signal: SignalName;
  /** Below this the node is short of it. */
  readonly least: Amount;
  /** How long it must be short before pods are evicted, in milliseconds; undefined for a hard threshold: no time. */
  readonly graceMs?: number;
  /** Once it was short, it is until this much more is available. */
  readonly reclaim: Amount;
}

type Texts = Readonly<Record<string, string>>;

/** As flags give them, by the names of signals. */
export interface ThresholdTexts {
  readonly hard: Texts;
  readonly soft: Texts;
  readonly softGrace: Texts;
  readonly reclaim: Texts;
}

/** Reads thresholds. Throws an Error that names the flag and quotes what cannot be. */
export function readThresholds({ hard, soft, softGrace, reclaim }: ThresholdTexts): Threshold[] {
  const grace = mapped(softGrace, "eviction-soft-grace-period", (text) => {
    const ms = durationMs(text);
    return ms === undefined || ms < 0 ? undefined : ms;
  });
  const more = mapped(reclaim, "eviction-minimum-reclaim", amountOf);
  const reclaimOf = (signal: SignalName) => ({ reclaim: more.get(signal) ?? { amount: 0, text: "0" } });
  const ofHard = [...mapped(hard, "eviction-hard", leastOf)].map(([signal, least]): Threshold => {
    return { signal, least, ...reclaimOf(signal) };
  });
  const ofSoft = [...mapped(soft, "eviction-soft", leastOf)].map(([signal, least]): Threshold => {
    const graceMs = grace.get(signal);
    if (graceMs === undefined) throw new Error(`--eviction-soft: ${signal} needs an --eviction-soft-grace-period`);
    return { signal, least, ...(graceMs === 0 ? {} : { graceMs }), ...reclaimOf(signal) };
  });
  return [...ofHard, ...ofSoft].filter(({ least }) => !isOff(least));
}

/** Writable layers are on the disk of the images or on that of the node, whose thresholds count; their own do not. */
export function isOfLayers(signal: string): boolean {
  return signal === "containerfs.available" || signal === "containerfs.inodesFree";
}

/** The same thresholds for what all pods together may use, where the memory of the machine has them. */
export function withAllocatable(thresholds: readonly Threshold[]): readonly Threshold[] {
  const more = thresholds
    .filter(({ signal, graceMs }) => signal === "memory.available" && graceMs === undefined)
    .map((each): Threshold => ({ ...each, signal: "allocatableMemory.available" }));
  return [...more, ...thresholds];
}

/** Whether there is less than the threshold; once that was so, less than it and what is to be reclaimed beyond it. */
export function isMet({ least, reclaim }: Threshold, signal: Signal | undefined, wasMet: boolean): boolean {
  if (signal === undefined) return false;
  const wanted = unitsIn(least, signal) + (wasMet ? unitsIn(reclaim, signal) : 0);
  return signal.available < wanted;
}

/** How much an amount is of what there is. */
export function unitsIn(amount: Amount, { capacity }: Signal): number {
  return "amount" in amount ? amount.amount : Math.floor(amount.share * capacity);
}

/** Nothing, or all there is: such a threshold is off. */
function isOff(amount: Amount): boolean {
  return "share" in amount && (amount.share === 0 || amount.share === 1);
}

function amountOf(text: string): Amount | undefined {
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(text)?.[1];
  if (percent !== undefined) return Number(percent) <= 100 ? { share: shareOf(Number(percent)) } : undefined;
  const nanos = quantityNanos(text);
  if (nanos === undefined || nanos < 0n) return undefined;
  return { amount: Number(nanos / 1_000_000_000n), text: quantityText(text) };
}

/** A threshold of nothing is one that is off, which is written as a share. */
function leastOf(text: string): Amount | undefined {
  const amount = amountOf(text);
  return amount !== undefined && "text" in amount && amount.text === "0" ? undefined : amount;
}

/** Shares are of single precision, as the field's are: 1 % of a disk is some bytes less than a hundredth. */
function shareOf(percent: number): number {
  return Math.fround(Math.fround(percent) / 100);
}

function mapped<T>(texts: Texts, flag: string, read: (text: string) => T | undefined): ReadonlyMap<SignalName, T> {
  const entries = Object.entries(texts).flatMap(([key, text]): [SignalName, T][] => {
    const signal = signalNames.find((each) => each === key && each !== "allocatableMemory.available");
    if (signal === undefined && !isOfLayers(key)) throw new Error(`--${flag}: ${JSON.stringify(key)} is no signal`);
    const value = read(text.trim());
    if (value === undefined) throw new Error(`--${flag}: ${key} cannot be ${JSON.stringify(text)}`);
    return signal === undefined ? [] : [[signal, value]];
  });
  return new Map(entries);
}
