/** Spec files as `load` gives them: parsed, placeholders resolved, otherwise unchecked. */
import type { Diagnostic } from "./diagnostic.ts";

export type DocumentKind = "platform" | "resource" | VocabularyName;

export type VocabularyName = (typeof vocabularyNames)[number];

export const vocabularyNames = [
  ...(["errors", "gates", "flags", "wellknown", "metrics", "policies", "tables", "groups"] as const),
];

export interface SpecDocument {
  readonly kind: DocumentKind;
  /** Absolute path. */
  readonly file: string;
  /** As diagnostics print it: relative to the working folder where that is shorter. */
  readonly display: string;
  /** "core/v1/pod" or "meta/v1"; the bare file name for vocabulary. */
  readonly module: string;
  readonly text: string;
  /** What its references name. */
  readonly refs: Refs;
  /** Plain data with placeholders resolved; {} for a file that does not parse. */
  readonly data: unknown;
  /** The file does not parse, so nothing can be said about what it holds. */
  readonly isBroken: boolean;
  /** Lies in Orch's own spec folder: its facts are complete, nothing is implied from how a user's kind behaves. */
  readonly isBuiltIn: boolean;
  /** Comes from Orch's own spec, which was not asked for: only its shared types are used, where a $ref needs them. */
  readonly isLibrary: boolean;
  /** The package has its code, which the output imports. */
  readonly isInPackage: boolean;
  /** What an earlier run made of it stands, so it is neither checked nor built; only its kind is listed. */
  readonly isKept: boolean;
  /** Resolves placeholders as `data` has them; for finding a key in the source. */
  readonly resolve: (text: string) => string;
}

/** The `$ref`s of a file: in its shared types, and in its kind. */
export interface Refs {
  readonly definitions: readonly string[];
  readonly others: readonly string[];
}

export interface Spec {
  readonly platform: SpecDocument;
  /** Files with types: roots in the order given, then path order. Library files last. */
  readonly resources: readonly SpecDocument[];
  readonly vocabulary: Readonly<Partial<Record<VocabularyName, SpecDocument>>>;
  /** Names of the package's feature gates, beside which `vocabulary.gates` may declare others. */
  readonly gatesInPackage: readonly string[];
  /** .proto files that Orch's own output has code of: path within proto/ -> text. */
  readonly handWrittenProto: Readonly<Record<string, string>>;
  /** Mistakes found while reading: syntax, duplicate keys, misplaced files. */
  readonly diagnostics: readonly Diagnostic[];
  /** Folders whose change may change the result. */
  readonly folders: readonly string[];
}

/** Keys and indexes from a document's top to a value. */
export type Pointer = readonly (string | number)[];

/** A place in a document: the key or the value that `pointer` leads to. */
export interface Where {
  readonly document: SpecDocument;
  readonly pointer: Pointer;
  readonly on: "key" | "value";
  /** Of a text, the part that is meant: offsets in the value. */
  readonly within?: readonly [start: number, end: number];
}
