import { applyConflict } from "../../generated/errors.ts";
import { maxCauses, type StatusError } from "../schema/status.ts";
import type { InSteps } from "../schema/steps.ts";
import { elementText } from "./element.ts";
import { type FieldSet, forEachPath } from "./fieldSet.ts";
import type { Identity } from "./managers.ts";

/** The fields of other managers that an apply would change, by manager. */
export interface Conflict {
  readonly id: string;
  readonly owner: Identity;
  readonly fields: FieldSet;
}

/** The 409 of an apply: one cause a field, managers in the order of their ids. */
export function* conflictError(conflicts: readonly Conflict[]): InSteps<StatusError> {
  const found: Found[] = [];
  for (const { owner, fields } of [...conflicts].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    found.push({ owner: ownerText(owner), ...pathsOf(fields) });
    yield;
  }
  const causes = found.flatMap(({ owner, paths }) =>
    paths.map((field) => ({ reason: "FieldManagerConflict", message: `conflict with ${owner}`, field })),
  );
  return applyConflict(messageOf(found), causes);
}

interface Found {
  readonly owner: string;
  /** The first ones, as many as an answer lists. */
  readonly paths: readonly string[];
  readonly count: number;
}

function messageOf(found: readonly Found[]): string {
  const count = found.reduce((sum, { count }) => sum + count, 0);
  const [first] = found;
  if (count === 1 && first !== undefined) {
    return `Apply failed with 1 conflict: conflict with ${first.owner}: ${first.paths[0]}`;
  }
  const lines = found.flatMap(({ owner, paths }) => [`conflicts with ${owner}:`, ...paths.map((path) => `- ${path}`)]);
  return `Apply failed with ${count} conflicts: ${lines.join("\n")}`;
}

function ownerText({ manager, operation, apiVersion, subresource }: Identity): string {
  const name = JSON.stringify(manager);
  const where = subresource === "" ? name : `${name} with subresource ${JSON.stringify(subresource)}`;
  return operation === "Update" ? `${where} using ${apiVersion}` : where;
}

function pathsOf(fields: FieldSet): Pick<Found, "paths" | "count"> {
  const paths: string[] = [];
  let count = 0;
  forEachPath(fields, (path) => {
    if (++count <= maxCauses) paths.push(path().map(elementText).join(""));
  });
  return { paths, count };
}
