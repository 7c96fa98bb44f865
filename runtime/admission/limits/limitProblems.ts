import { isLess, type Quantity, quantityNanos } from "../../schema/quantity.ts";
import type { Bounds, LimitedType } from "./mergedLimits.ts";

/** Looks up what is asked for, by the name of a resource. */
export interface Asked {
  readonly request: (name: string) => Quantity | undefined;
  readonly limit: (name: string) => Quantity | undefined;
}

/** What goes against the bounds. Claims have no limits: what they ask for is what they get. */
export function limitProblems(type: LimitedType, { min, max, ratio }: Bounds, asked: Asked): string[] {
  const problems: string[] = [];
  const add = (text: string | undefined) => void (text !== undefined && problems.push(text));
  for (const [name, amount] of min)
    add(tooLittle(`minimum ${name} usage per ${type} is ${amount}`, name, amount, asked));
  for (const [name, amount] of max) {
    const rule = `maximum ${name} usage per ${type} is ${amount}`;
    add(
      type === "PersistentVolumeClaim" ? claimsTooMuch(rule, name, amount, asked) : tooMuch(rule, name, amount, asked),
    );
  }
  if (type === "PersistentVolumeClaim") return problems;
  for (const [name, amount] of ratio) {
    add(tooFarApart(`${name} max limit to request ratio per ${type} is ${amount}`, name, amount, asked));
  }
  return problems;
}

function tooLittle(rule: string, name: string, least: Quantity, asked: Asked): string | undefined {
  const [request, limit] = [asked.request(name), asked.limit(name)];
  if (request === undefined) return `${rule}.  No request is specified`;
  if (isLess(request, least)) return `${rule}, but request is ${request}`;
  return limit !== undefined && isLess(limit, least) ? `${rule}, but limit is ${limit}` : undefined;
}

function tooMuch(rule: string, name: string, most: Quantity, asked: Asked): string | undefined {
  const [request, limit] = [asked.request(name), asked.limit(name)];
  if (limit === undefined) return `${rule}.  No limit is specified`;
  if (isLess(most, limit)) return `${rule}, but limit is ${limit}`;
  return request !== undefined && isLess(most, request) ? `${rule}, but request is ${request}` : undefined;
}

function claimsTooMuch(rule: string, name: string, most: Quantity, asked: Asked): string | undefined {
  const request = asked.request(name);
  if (request === undefined) return `${rule}.  No request is specified`;
  return isLess(most, request) ? `${rule}, but request is ${request}` : undefined;
}

function tooFarApart(rule: string, name: string, ratio: Quantity, asked: Asked): string | undefined {
  const [request, limit] = [nanosOf(asked.request(name)), nanosOf(asked.limit(name))];
  if (request === 0n) return `${rule}, but no request is specified or request is 0`;
  if (limit === 0n) return `${rule}, but no limit is specified or limit is 0`;
  if (limit * nanosPerUnit <= nanosOf(ratio) * request) return undefined;
  return `${rule}, but provided ratio is ${(Number(limit) / Number(request)).toFixed(6)}`;
}

const nanosPerUnit = 1_000_000_000n;

function nanosOf(amount: Quantity | undefined): bigint {
  return (amount === undefined ? undefined : quantityNanos(amount)) ?? 0n;
}
