import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stageSwitches } from "../../../../runtime/schema/gates.ts";
import { packageFolder } from "../../../folders.ts";
import { list, record, text } from "../../../read.ts";
import type { SpecDocument } from "../../../spec.ts";
import type { Rule } from "../../rule.ts";
import { suggest } from "../../suggest.ts";

/** A gate is read, by a field of a spec file or by code, or its `effect` says that it switches nothing yet. */
export const gateEffect: Rule = {
  id: "gate-effect",
  spec: ({ spec, report }) => {
    const document = spec.vocabulary.gates;
    if (document === undefined || document.isLibrary) return;
    const gates = list(record(document.data).gates).map(record);
    const read = new Set([
      ...readBySpec([...spec.resources, ...optional(spec.vocabulary.policies)]),
      ...readByCode(document),
      ...Object.keys(stageSwitches),
    ]);
    const strangers = [...read].filter((name) => !gates.some((each) => each.name === name));
    for (const [index, gate] of gates.entries()) {
      const name = text(gate.name) ?? "";
      const isMarked = gate.effect !== undefined;
      if (read.has(name) !== isMarked) continue;
      const near = isMarked ? undefined : suggest(name, strangers);
      const [message, fix] = isMarked
        ? [`the gate "${name}" is read`, "remove effect"]
        : [
            `nothing reads the gate "${name}"`,
            near === undefined ? "add effect: none yet" : `"${near}" is read: write this name there`,
          ];
      report(document, ["gates", index, isMarked ? "effect" : "name"], { message, fix });
    }
  },
};

function optional(document: SpecDocument | undefined): readonly SpecDocument[] {
  return document === undefined ? [] : [document];
}

function readBySpec(resources: readonly SpecDocument[]): string[] {
  return resources.flatMap((each) =>
    namesIn(each.text, /(?:x-feature-gate|^[ -]*featureGate|\b(?:behind|without)): *"?(\w+)/gm),
  );
}

/** Code that may ask for gates: Orch's own, and what lies beside the spec. */
function readByCode({ file }: SpecDocument): string[] {
  return [join(packageFolder, "runtime"), dirname(file)].flatMap((folder) => {
    const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
    return names
      .filter((each) => each.endsWith(".ts") && !each.includes("node_modules"))
      .flatMap((each) =>
        namesIn(readFileSync(join(folder, each), "utf8"), /\b(?:enabled|isGateOn)(?:\?\.)?\("(\w+)"/g),
      );
  });
}

function namesIn(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map((match) => match[1] ?? "");
}
