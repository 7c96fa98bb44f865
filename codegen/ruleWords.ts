/** What a rule of x-rules asserts; it has one of these. */
export const ruleAssertions = [
  ...(["require", "forbid", "immutable", "unique", "oneOf", "anyOf", "atMostOneOf", "check", "keys"] as const),
] as const;

/** What `check` and `keys` hold a value to. */
export const ruleTests = [
  ...([
    "format",
    "in",
    "known",
    "equals",
    "matches",
    "lacks",
    "atLeast",
    "atMost",
    "above",
    "below",
    "maxItems",
    "maxBytes",
  ] as const),
] as const;

/** Which feature gate a rule hangs on: one that is on, or one that is off. */
export const ruleGates = ["behind", "without"] as const;

export const ruleReasons = ["required", "invalid", "forbidden", "duplicate", "notSupported", "tooLong"] as const;

export type RuleAssertion = (typeof ruleAssertions)[number];
export type RuleTest = (typeof ruleTests)[number];
export type RuleReason = (typeof ruleReasons)[number];
