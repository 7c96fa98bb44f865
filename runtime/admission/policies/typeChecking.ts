import type {
  ExpressionWarning,
  ValidatingAdmissionPolicy,
} from "../../../generated/admissionregistration/v1/validatingAdmissionPolicy.ts";
import type { CelType } from "../../cel/type.ts";
import { nextTurn } from "../../lib/work.ts";
import { kindText } from "../../schema/versions.ts";
import { type ExpressionScope, expressionScope } from "../expressions/evaluator.ts";

/** A kind that objects of a policy may be of. */
export interface CheckedKind {
  readonly apiVersion: string;
  readonly kind: string;
  readonly type: CelType;
}

/** The kinds that are served now; undefined for one that is not. */
export interface CheckedKinds {
  readonly ofResource: (apiVersion: string, resource: string) => Promise<CheckedKind | undefined>;
  readonly ofKind: (apiVersion: string, kind: string) => Promise<CheckedKind | undefined>;
}

/** @limit Kinds against which the expressions of a policy are checked: against the others they are not. */
const maxKinds = 10;
/** @limit Characters of all warnings of a policy: the others are left out. */
const maxCharacters = 100_000;

/**
 * What is wrong with the expressions of a policy for the objects of the kinds that it names, one by one: those of a
 * rule with a wildcard may be of any kind.
 */
export async function typeWarnings(
  { spec }: ValidatingAdmissionPolicy,
  kinds: CheckedKinds,
): Promise<ExpressionWarning[]> {
  const { paramKind, variables = [], validations = [] } = spec ?? {};
  const params = paramKind && (await kinds.ofKind(paramKind.apiVersion ?? "", paramKind.kind ?? ""));
  const scopes: KindScope[] = [];
  for (const kind of await namedKinds(spec, kinds)) {
    const types = { object: kind.type, oldObject: kind.type, ...(params && { params: params.type }) };
    scopes.push({ kind, scope: expressionScope(variables, { makesObjects: false, types }) });
    await nextTurn();
  }
  const warnings: ExpressionWarning[] = [];
  let characters = 0;
  for (const [index, { expression, messageExpression = "" }] of validations.entries()) {
    const path = `spec.validations[${index}]`;
    for (const [member, text] of Object.entries({ expression, messageExpression })) {
      const warning = text === "" ? "" : await warningOf(text, scopes);
      characters += warning.length;
      if (characters > maxCharacters) return warnings;
      if (warning !== "") warnings.push({ fieldRef: `${path}.${member}`, warning });
    }
  }
  return warnings;
}

interface KindScope {
  readonly kind: CheckedKind;
  readonly scope: ExpressionScope;
}

async function warningOf(text: string, scopes: readonly KindScope[]): Promise<string> {
  const texts: string[] = [];
  for (const { kind, scope } of scopes) {
    const { expression } = scope.compile(text);
    if ("compileError" in expression) texts.push(`${kindText(kind)}: ${expression.compileError}`);
    await nextTurn();
  }
  return texts.join("\n");
}

async function namedKinds(
  spec: ValidatingAdmissionPolicy["spec"],
  kinds: CheckedKinds,
): Promise<readonly CheckedKind[]> {
  const found = new Map<string, CheckedKind>();
  for (const { apiGroups = [], apiVersions = [], resources = [] } of spec?.matchConstraints?.resourceRules ?? []) {
    if ([apiGroups, apiVersions].some((each) => each.includes("*"))) continue;
    const whole = resources.filter((each) => each !== "*" && !each.includes("/"));
    for (const [group, version, resource] of combinations(apiGroups, apiVersions, whole)) {
      const kind = await kinds.ofResource(group === "" ? version : `${group}/${version}`, resource);
      if (kind !== undefined) found.set(`${kind.apiVersion} ${kind.kind}`, kind);
      if (found.size === maxKinds) return [...found.values()];
    }
  }
  return [...found.values()];
}

function* combinations(
  groups: readonly string[],
  versions: readonly string[],
  resources: readonly string[],
): Generator<readonly [string, string, string], void, undefined> {
  for (const group of [...groups].sort()) {
    for (const version of [...versions].sort()) {
      for (const resource of [...resources].sort()) yield [group, version, resource];
    }
  }
}
