import type { ParamKind, Variable } from "../../../../generated/admissionregistration/v1/policy.ts";
import { dyn, type ObjectField } from "../../../cel/type.ts";
import { type FieldError, invalid, required } from "../../../schema/fieldError.ts";
import { dns1035Label, dnsSubdomain } from "../../../schema/names.ts";
import type { StrategyContext } from "../../../schema/strategy.ts";
import { checkExpression } from "../celExpression.ts";
import { requestVariables } from "./matchConditions.ts";

/** What expressions of a policy may speak of. */
export function policyVariables(paramKind: ParamKind | undefined): readonly string[] {
  return [...requestVariables, "variables", ...paramVariables(paramKind)];
}

/** A policy with parameters may speak of them. */
export function paramVariables(paramKind: ParamKind | undefined): readonly string[] {
  return paramKind === undefined ? [] : ["params"];
}

/** The schema checks that both members are there. */
export function validateParamKind({ apiVersion = "", kind = "" }: ParamKind, path: string): FieldError[] {
  const errors = apiVersion === "" ? [] : validateGroupVersion(apiVersion, `${path}.apiVersion`);
  const kindText = kind === "" ? undefined : dns1035Label(kind.toLowerCase());
  if (kindText === undefined) return errors;
  return [...errors, invalid(`${path}.kind`, kind, `may have mixed case, but should otherwise match: ${kindText}`)];
}

function validateGroupVersion(apiVersion: string, field: string): FieldError[] {
  const [first = "", second, more] = apiVersion.split("/");
  if (more !== undefined) return [invalid(field, apiVersion, `unexpected GroupVersion string: ${apiVersion}`)];
  const [group, version] = second === undefined ? ["", first] : [first, second];
  const groupText = group === "" ? undefined : dnsSubdomain(group);
  const errors = groupText === undefined ? [] : [invalid(field, group, groupText)];
  if (version === "") return [...errors, invalid(field, apiVersion, "version must be specified")];
  const versionText = dns1035Label(version);
  return versionText === undefined ? errors : [...errors, invalid(field, version, versionText)];
}

export interface PolicyContext {
  /** What expressions may speak of. */
  readonly names: readonly string[];
  /** The variables, once they are checked. */
  readonly declared: Map<string, ObjectField>;
  readonly work: StrategyContext["work"];
  /** They may make objects that stand for changes. */
  readonly makesObjects?: boolean;
}

/** Each is known to those behind it, and to all other expressions. The schema checks that members are there. */
export function validateVariables(
  variables: readonly Variable[],
  path: string,
  { names, declared, work, makesObjects = false }: PolicyContext,
): FieldError[] {
  return variables.flatMap(({ name, expression }, index) => {
    const at = `${path}[${index}].expression`;
    if (expression.trim() === "") {
      declared.set(name, { name, type: dyn });
      return [required(at, "expression is not specified")];
    }
    const { errors, type } = checkExpression(expression, at, {
      ...{ variables: names, declared: new Map(declared), types: [], work, makesObjects },
    });
    declared.set(name, { name, type });
    return errors;
  });
}
