import { addErrors, type FieldError, invalid, isFull, notSupported, required } from "../../schema/fieldError.ts";
import { dns1035Label, dnsSubdomain } from "../../schema/names.ts";
import type { CustomResourceDefinitionLike, DefinitionNames } from "../definition.ts";
import { kindProblem } from "../names.ts";

/** A definition is named after what it defines. */
export function fullNameProblems({ metadata, spec = {} }: CustomResourceDefinitionLike): FieldError[] {
  const { group = "", names = {} } = spec;
  const name = metadata?.name ?? "";
  if (name === "" || name === `${names.plural ?? ""}.${group}`) return [];
  return [invalid("metadata.name", name, 'must be spec.names.plural+"."+spec.group')];
}

/** What is wrong with the group and the scope of a definition. */
export function placeProblems({ spec = {} }: CustomResourceDefinitionLike): FieldError[] {
  const { group = "", scope = "" } = spec;
  const errors: FieldError[] = [];
  addErrors(errors, groupProblems(group));
  if (scope === "") errors.push(required("spec.scope"));
  else if (scope !== "Cluster" && scope !== "Namespaced") {
    errors.push(notSupported("spec.scope", scope, ["Cluster", "Namespaced"]));
  }
  return errors;
}

function groupProblems(group: string): FieldError[] {
  if (group === "") return [required("spec.group")];
  const problem = dnsSubdomain(group);
  if (problem !== undefined) return [invalid("spec.group", group, problem)];
  return group.includes(".") ? [] : [invalid("spec.group", group, "should be a domain with at least one dot")];
}

/** What is wrong with the names of a definition. */
export function namesProblems({ spec }: CustomResourceDefinitionLike): FieldError[] {
  const names: DefinitionNames = spec?.names ?? {};
  const { plural = "", singular = "", kind = "", listKind = "", shortNames = [], categories = [] } = names;
  const errors = Object.entries({ plural, singular, kind, listKind }).flatMap(([name, value]) =>
    value === "" ? [required(`spec.names.${name}`)] : [],
  );
  if (plural !== "") addErrors(errors, labelProblems("plural", plural));
  if (singular !== "") addErrors(errors, labelProblems("singular", singular));
  if (kind !== "") addErrors(errors, kindProblems("kind", kind));
  if (listKind !== "") addErrors(errors, kindProblems("listKind", listKind));
  for (let index = 0; index < shortNames.length && !isFull(errors); index++) {
    addErrors(errors, labelProblems(`shortNames[${index}]`, shortNames[index] ?? ""));
  }
  if (kind === listKind && kind !== "") {
    errors.push(invalid("spec.names.listKind", listKind, "kind and listKind may not be the same"));
  }
  for (let index = 0; index < categories.length && !isFull(errors); index++) {
    addErrors(errors, labelProblems(`categories[${index}]`, categories[index] ?? ""));
  }
  return errors;
}

function labelProblems(field: string, value: string): FieldError[] {
  const problem = dns1035Label(value);
  return problem === undefined ? [] : [invalid(`spec.names.${field}`, value, problem)];
}

function kindProblems(field: string, value: string): FieldError[] {
  const problem = kindProblem(value);
  return problem === undefined ? [] : [invalid(`spec.names.${field}`, value, problem)];
}
