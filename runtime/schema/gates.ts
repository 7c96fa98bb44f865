import { memberOf } from "./object.ts";
import { compareReleases } from "./releases.ts";

/** Feature gates: named switches with a stage, set by `--feature-gates=Name=true,...`. */

/** How settled a gate is. */
export interface GateState {
  readonly stage: "Alpha" | "Beta" | "GA" | "Deprecated";
  readonly default: boolean;
  /** May only be set to its default. */
  readonly locked: boolean;
}

export interface Gate<Name extends string = string> extends GateState {
  readonly name: Name;
  readonly components: readonly string[];
  /** "none yet": it is accepted, and switches nothing. */
  readonly effect?: "none yet";
  /** The version from which the state holds, e.g. "1.34"; absent: it always has. */
  readonly since?: string;
  /** States of earlier versions, the oldest first. */
  readonly before?: readonly (GateState & { readonly since: string })[];
}

export interface FeatureGates<Name extends string = string> {
  readonly enabled: (name: Name) => boolean;
  /** Every gate in the order of the spec. */
  readonly all: ReadonlyMap<Name, boolean>;
}

/** A setting that cannot be; its message is for the person who wrote the flag. */
export class FeatureGateError extends Error {
  override readonly name = "FeatureGateError";
}

/** Gates that set all gates of a stage. */
export const stageSwitches: Readonly<Record<string, Gate["stage"]>> = { AllAlpha: "Alpha", AllBeta: "Beta" };

/**
 * Reads settings such as `{ AllBeta: "false", Widgets: "true" }`. AllAlpha and AllBeta set the gates of their stage
 * that are not set by name. `emulated` is the version whose states count, such as "1.34"; absent: the newest. Gates
 * that are newer are off.
 *
 * @throws FeatureGateError on an unknown name, a value that is no boolean, a locked gate, and a newer gate that is
 * switched on.
 */
export function featureGates<Name extends string>(
  known: readonly Gate<Name>[],
  settings: Readonly<Record<string, string>>,
  emulated?: string,
): FeatureGates<Name> {
  const states = new Map<string, GateState | undefined>(known.map((gate) => [gate.name, gateAt(gate, emulated)]));
  const all = new Map<Name, boolean>(known.map(({ name }) => [name, states.get(name)?.default ?? false]));
  const entries = Object.entries(settings).map(([name, text]) => [name, booleanOf(name, text)] as const);
  for (const [name, value] of entries) {
    const stage = memberOf(stageSwitches, name);
    if (stage === undefined) continue;
    for (const each of known) {
      const state = states.get(each.name);
      if (state?.stage === stage && !state.locked) all.set(each.name, value);
    }
  }
  for (const [name, value] of entries) {
    if (memberOf(stageSwitches, name) !== undefined) continue;
    if (!states.has(name)) throw new FeatureGateError(`unrecognized feature gate: ${name}`);
    const problem = refusalOf(states.get(name), value, emulated);
    if (problem !== undefined) throw new FeatureGateError(`cannot set feature gate ${name} to ${value}, ${problem}`);
    all.set(name as Name, value);
  }
  return { all, enabled: (name) => all.get(name) ?? false };
}

/** The state of a gate in a version such as "1.34", by default the newest; undefined before it was introduced. */
export function gateAt(gate: Gate, version?: string): GateState | undefined {
  if (version === undefined || gate.since === undefined || compareReleases(gate.since, version) <= 0) return gate;
  return gate.before?.findLast((each) => compareReleases(each.since, version) <= 0);
}

function refusalOf(state: GateState | undefined, value: boolean, emulated = ""): string | undefined {
  if (state === undefined) return value ? `feature is PreAlpha at emulated version ${emulated}` : undefined;
  return state.locked && value !== state.default ? `feature is locked to ${state.default}` : undefined;
}

/** The text says that a gate is on, or off. */
export function isGateValue(text: string): boolean {
  return onText.test(text) || offText.test(text);
}

export function isGateOn(text: string): boolean {
  return onText.test(text);
}

const onText = /^(true|t|1)$/i;
const offText = /^(false|f|0)$/i;

function booleanOf(name: string, text: string): boolean {
  if (isGateOn(text)) return true;
  if (offText.test(text)) return false;
  if (text === "") throw new FeatureGateError(`missing bool value for feature gate ${name}`);
  throw new FeatureGateError(`invalid value of ${name}=${text}, want true or false`);
}
