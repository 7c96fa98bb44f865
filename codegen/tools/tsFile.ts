/** A TypeScript file as plain data. */
export interface TsFile {
  /** Relative to the output folder. */
  readonly path: string;
  /** What the file is made from, for its first line, e.g. "core/v1/pod.yaml". */
  readonly source: string;
  readonly imports: readonly TsImport[];
  readonly statements: readonly TsStatement[];
}

/** Imports of one module. With `namespace`, `import * as <namespace>`. */
export interface TsImport {
  readonly from: string;
  readonly isType: boolean;
  readonly names: readonly { readonly name: string; readonly alias?: string }[];
  readonly namespace?: string;
}

/** `text` is for statements that are all table and no structure; everything is exported unless it says otherwise. */
export type TsStatement =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "interface";
      readonly name: string;
      readonly description: string;
      readonly extends?: string;
      readonly properties: readonly TsProperty[];
      readonly indexType?: string;
    }
  | { readonly kind: "alias"; readonly name: string; readonly description: string; readonly type: string }
  | {
      readonly kind: "function";
      readonly name: string;
      readonly description: string;
      readonly parameters: readonly { readonly name: string; readonly type: string }[];
      readonly returnType: string;
      readonly body: readonly string[];
      readonly isPrivate?: boolean;
    };

export interface TsProperty {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly readonly?: boolean;
  readonly description: string;
}
