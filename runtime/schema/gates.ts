/** Feature gates: named switches with a stage, set by `--feature-gates=Name=true,...`. */

export interface Gate<Name extends string = string> {
  readonly name: Name;
  readonly stage: "Alpha" | "Beta" | "GA" | "Deprecated";
  readonly default: boolean;
  /** May only be set to its default. */
  readonly locked: boolean;
  readonly components: readonly string[];
  /** "none yet": it is accepted, and switches nothing. */
  readonly effect?: "none yet";
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
 * that are not set by name.
 *
 * @throws FeatureGateError on an unknown name, a value that is no boolean, and a locked gate.
 */
export function featureGates<Name extends string>(
  known: readonly Gate<Name>[],
  settings: Readonly<Record<string, string>>,
): FeatureGates<Name> {
  const byName = new Map<string, Gate<Name>>(known.map((gate) => [gate.name, gate]));
  const all = new Map<Name, boolean>(known.map((gate) => [gate.name, gate.default]));
  const entries = Object.entries(settings).map(([name, text]) => [name, booleanOf(name, text)] as const);
  for (const [name, value] of entries) {
    const stage = stageSwitches[name];
    if (stage === undefined) continue;
    for (const gate of known) if (gate.stage === stage && !gate.locked) all.set(gate.name, value);
  }
  for (const [name, value] of entries) {
    if (stageSwitches[name] !== undefined) continue;
    const gate = byName.get(name);
    if (gate === undefined) throw new FeatureGateError(`unrecognized feature gate: ${name}`);
    if (gate.locked && value !== gate.default) {
      throw new FeatureGateError(`cannot set feature gate ${name} to ${value}, feature is locked to ${gate.default}`);
    }
    all.set(gate.name, value);
  }
  return { all, enabled: (name) => all.get(name) ?? false };
}

function booleanOf(name: string, text: string): boolean {
  if (/^(true|t|1)$/i.test(text)) return true;
  if (/^(false|f|0)$/i.test(text)) return false;
  if (text === "") throw new FeatureGateError(`missing bool value for feature gate ${name}`);
  throw new FeatureGateError(`invalid value of ${name}=${text}, want true or false`);
}
