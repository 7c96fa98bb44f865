import { type FieldError, invalid, type Platform } from "../../schema/index.ts";

/** From the one that asks for nothing to the one that asks for most. */
export const levels = ["privileged", "baseline", "restricted"] as const;
export type Level = (typeof levels)[number];

/** What pods must meet: a level, as a version of the platform defines it. */
export interface Standard {
  readonly level: Level;
  /** Of version 1; Infinity is the latest. */
  readonly minor: number;
}

/** What the labels of a namespace say. */
export interface Policy {
  readonly enforce: Standard;
  readonly audit: Standard;
  readonly warn: Standard;
  /** Of values that say nothing. */
  readonly errors: readonly FieldError[];
}

/** What is asked for where a namespace says nothing of it. */
export type PolicyDefaults = Pick<Policy, "enforce" | "audit" | "warn">;

export type PolicyNames = Pick<
  Platform["names"],
  | "labelPodSecurityAudit"
  | "labelPodSecurityAuditVersion"
  | "labelPodSecurityEnforce"
  | "labelPodSecurityEnforceVersion"
  | "labelPodSecurityWarn"
  | "labelPodSecurityWarnVersion"
>;

type Labels = Readonly<Record<string, string>>;

/** Reads the labels of namespaces. A wrong level enforces the strictest, and neither audits nor warns. */
export function policyReader(
  names: PolicyNames,
  defaults: PolicyDefaults = asksNothing,
): (labels: Labels | undefined) => Policy {
  const enforceLabels = { level: names.labelPodSecurityEnforce, version: names.labelPodSecurityEnforceVersion };
  const auditLabels = { level: names.labelPodSecurityAudit, version: names.labelPodSecurityAuditVersion };
  const warnLabels = { level: names.labelPodSecurityWarn, version: names.labelPodSecurityWarnVersion };
  return (labels = {}) => {
    const errors: FieldError[] = [];
    const enforce = standardOf(labels, { ...enforceLabels, usual: defaults.enforce, instead: "restricted", errors });
    const audit = standardOf(labels, { ...auditLabels, usual: defaults.audit, instead: "privileged", errors });
    const warn = standardOf(labels, { ...warnLabels, usual: defaults.warn, instead: "privileged", errors });
    const warnsLikeEnforce = labels[warnLabels.level] === undefined && isLevel(labels[enforceLabels.level]);
    if (!warnsLikeEnforce || !isStricter(enforce.level, warn.level)) return { enforce, audit, warn, errors };
    const { minor } = labels[warnLabels.version] === undefined ? enforce : warn;
    return { enforce, audit, warn: { level: enforce.level, minor }, errors };
  };
}

interface Reading {
  /** Keys of the labels. */
  readonly level: string;
  readonly version: string;
  /** Where there are none. */
  readonly usual: Standard;
  /** Of a level that is none. */
  readonly instead: Level;
  readonly errors: FieldError[];
}

function standardOf(labels: Labels, reading: Reading): Standard {
  const { level: levelKey, version: versionKey, usual, instead, errors } = reading;
  const { [levelKey]: level = usual.level, [versionKey]: version } = labels;
  const wrong = (key: string, text: string) => errors.push(invalid(`metadata.labels[${key}]`, labels[key], text));
  if (!isLevel(level)) wrong(levelKey, `must be one of ${levels.join(", ")}`);
  const minor = version === undefined ? usual.minor : minorOf(version);
  if (minor === undefined) wrong(versionKey, 'must be "latest" or "v1.x"');
  return { level: isLevel(level) ? level : instead, minor: minor ?? latest };
}

export function isLevel(text: string | undefined): text is Level {
  return (levels as readonly (string | undefined)[]).includes(text);
}

/** Minor version of a standard that follows the platform. */
export const latest: number = Number.POSITIVE_INFINITY;
const nothing: Standard = { level: "privileged", minor: latest };
const asksNothing: PolicyDefaults = { enforce: nothing, audit: nothing, warn: nothing };

/** Reads "latest" or "v1.30"; undefined: it is neither. */
export function minorOf(version: string): number | undefined {
  if (version === "latest") return latest;
  const [, digits = ""] = /^v1\.(0|[1-9]\d*)$/.exec(version) ?? [];
  const minor = Number(digits);
  return digits !== "" && Number.isSafeInteger(minor) ? minor : undefined;
}

/** As `restricted:latest` or `baseline:v1.30`. */
export function standardText({ level, minor }: Standard): string {
  return `${level}:${minor === latest ? "latest" : `v1.${minor}`}`;
}

/** What is enforced where nothing is asked for. */
export const privilegedText: string = standardText(nothing);

function isSameStandard(a: Standard, b: Standard): boolean {
  return a.level === b.level && a.minor === b.minor;
}

/** Whether what meets the old standard may violate the new one. */
export function isRaised(now: Standard, before: Standard): boolean {
  if (now.level === "privileged" || isSameStandard(now, before)) return false;
  return now.minor !== before.minor || isStricter(now.level, before.level);
}

function isStricter(one: Level, other: Level): boolean {
  return levels.indexOf(one) > levels.indexOf(other);
}
