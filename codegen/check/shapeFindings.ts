import { record } from "../read.ts";
import type { Spec, SpecDocument } from "../spec.ts";
import { definitionsShape, kindShape } from "./resourceShape.ts";
import { type ShapeProblem, shapeProblems } from "./shape.ts";
import { vocabularyShapes } from "./vocabularyShapes.ts";

const known = new WeakMap<SpecDocument, readonly ShapeProblem[]>();

/** Calls `report` for each shape problem of one rule, in every file to look at. */
export function eachShapeProblem<Id extends ShapeProblem["rule"]>(
  rule: Id,
  spec: Spec,
  report: (document: SpecDocument, problem: Extract<ShapeProblem, { rule: Id }>) => void,
): void {
  const own = spec.resources.filter((each) => !each.isLibrary);
  for (const document of [spec.platform, ...Object.values(spec.vocabulary), ...own]) {
    if (document.isBroken || document.isKept) continue;
    for (const problem of problemsOf(document)) {
      if (isOf(problem, rule)) report(document, problem);
    }
  }
}

function isOf<Id extends ShapeProblem["rule"]>(
  problem: ShapeProblem,
  rule: Id,
): problem is Extract<ShapeProblem, { rule: Id }> {
  return problem.rule === rule;
}

/** One walk serves all the rules. */
function problemsOf(document: SpecDocument): readonly ShapeProblem[] {
  const shape =
    vocabularyShapes[document.kind] ?? (Object.hasOwn(record(document.data), "kind") ? kindShape : definitionsShape);
  const problems = known.get(document) ?? shapeProblems(document.data, shape);
  known.set(document, problems);
  return problems;
}
