import type { Pointer, Spec, SpecDocument } from "../spec.ts";
import type { SchemaSite } from "./sites.ts";
import type { SpecIndex } from "./specIndex.ts";

export type { SchemaSite };

/** One kind of mistake. A rule looks at whole documents, at every schema, or at the spec as a whole. */
export interface Rule {
  /** Names the rule in diagnostics and its golden case, e.g. "dangling-ref". */
  readonly id: string;
  /** Called for each resource file. */
  readonly resource?: (document: SpecDocument, context: RuleContext) => void | Promise<void>;
  /** Called for each schema: kinds, $defs, properties, items, map values. */
  readonly schema?: (site: SchemaSite, context: RuleContext) => void | Promise<void>;
  /** Called once. */
  readonly spec?: (context: RuleContext) => void | Promise<void>;
}

export interface RuleContext {
  readonly spec: Spec;
  readonly index: SpecIndex;
  readonly report: (document: SpecDocument, pointer: Pointer, what: Report) => void;
}

export interface Report {
  readonly message: string;
  /** What to write instead, as a phrase. */
  readonly fix: string;
  /** Underlines the value unless the key is meant. */
  readonly on?: "key" | "value";
  /** Of a text, the part that is meant: offsets in the value. */
  readonly within?: readonly [start: number, end: number];
}
