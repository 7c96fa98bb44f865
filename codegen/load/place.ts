import type { Diagnostic } from "../diagnostic.ts";
import { type DocumentKind, vocabularyNames } from "../spec.ts";

/** Which part a file of a spec folder plays. */
export interface Place {
  readonly kind: DocumentKind;
  readonly module: string;
}

type Misplaced = Pick<Diagnostic, "rule" | "message" | "fix">;

/**
 * What a file is by its path below a spec folder, or what is wrong with the path; undefined for files that are not read
 * from there: those that are no YAML, and platform files, which --platform names.
 */
export function placeOf(path: string): Place | Misplaced | undefined {
  if (!/\.ya?ml$/.test(path)) return undefined;
  const whole = path.replace(/\.ya?ml$/, "");
  if (whole === "platform" || /^platforms\/[^/]+$/.test(whole)) return undefined;
  const name = vocabularyNames.find((each) => each === whole);
  if (name !== undefined) return { kind: name, module: whole };
  // The group whose first label is "resources" has that folder too.
  const module = /^resources\/v\d[^/]*\/[^/]+$/.test(whole) ? whole : whole.replace(/^resources\//, "");
  const parts = module.split("/");
  if (parts[0] === "meta" && parts.length === 3)
    return misplaced(path, "lies in meta/, which has one file a version, of shared types", ownGroup);
  if (parts.length === (parts[0] === "meta" ? 2 : 3)) return { kind: "resource", module };
  const fix = "move it to <folder>/<version>/<file>.yaml, where folder is the first label of the group";
  const more = path.includes("/") ? "" : "; a platform file belongs in platforms/";
  return misplaced(path, "is not in a folder of the form <group>/<version>", fix + more);
}

const ownGroup = "give the group another first label than meta, and move the file to the folder of that name";

function misplaced(path: string, message: string, fix: string): Misplaced {
  return { rule: "misplaced-file", message: `${path.slice(path.lastIndexOf("/") + 1)} ${message}`, fix };
}
