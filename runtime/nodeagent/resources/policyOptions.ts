export type OptionStage = "Alpha" | "Beta" | "GA";

/** Of which stages options may be used. */
export type OptionStages = Readonly<Record<OptionStage, boolean>>;

export interface PolicyOptionsContext {
  /** "CPU", "Topology" */
  readonly manager: string;
  readonly known: Readonly<Record<string, OptionStage>>;
  readonly stages: OptionStages;
}

/** Throws a RangeError for an option that there is not, or whose stage is behind a disabled gate. */
export function checkPolicyOptions(given: Readonly<Record<string, string>>, context: PolicyOptionsContext): void {
  const { manager, known, stages } = context;
  for (const name of Object.keys(given)) {
    const stage = Object.hasOwn(known, name) ? known[name] : undefined;
    if (stage === undefined) throw new RangeError(`unknown ${manager} Manager Policy option: "${name}"`);
    if (stages[stage]) continue;
    throw new RangeError(`${manager} Manager Policy ${stage}-level Options not enabled, but option "${name}" provided`);
  }
}

/** The value of an option that is switched on or off. Throws a RangeError for another. */
export function isOptionOn(given: Readonly<Record<string, string>>, name: string): boolean {
  const text = given[name];
  if (text === undefined || /^(0|f|F|false|FALSE|False)$/.test(text)) return false;
  if (/^(1|t|T|true|TRUE|True)$/.test(text)) return true;
  throw new RangeError(`bad value for option "${name}": ${JSON.stringify(text)} must be true or false`);
}
