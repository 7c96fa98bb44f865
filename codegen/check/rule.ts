import type { Data } from "../read.ts";
import type { Pointer, Spec, SpecDocument } from "../spec.ts";
import type { SpecIndex } from "./specIndex.ts";

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
}

/** A schema and where it stands. */
export interface SchemaSite {
  readonly document: SpecDocument;
  readonly pointer: Pointer;
  readonly schema: Data;
  readonly role: "kind" | "definition" | "property" | "items" | "values";
  /** Name of the kind, definition or property; for items and values that of what holds them. */
  readonly name: string;
  /** For a property, the object schema that declares it. */
  readonly parent?: SchemaSite;
}
