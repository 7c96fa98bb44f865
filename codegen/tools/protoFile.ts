/** The messages of one group-version, from which the .proto text and the descriptor are made alike. */
export interface ProtoFile {
  /** "core/v1/generated.proto" */
  readonly path: string;
  /** e.g. "orch.api.core.v1" */
  readonly package: string;
  /** Paths of other files, sorted. */
  readonly imports: readonly string[];
  readonly messages: readonly ProtoMessage[];
}

export interface ProtoMessage {
  readonly name: string;
  readonly description: string;
  readonly fields: readonly ProtoField[];
  readonly nested: readonly ProtoMessage[];
  /** Numbers of removed fields, which may not be used again. */
  readonly reserved: readonly number[];
}

export interface ProtoField {
  readonly name: string;
  /** Where JSON's name is not the one that proto derives, e.g. "$ref". */
  readonly jsonName?: string;
  readonly description: string;
  readonly number: number;
  readonly shape: "single" | "repeated" | "map";
  readonly type: ProtoType;
}

/** A scalar's keyword, or a message: full name for one of another or this file, bare name for a nested one. */
export type ProtoType =
  | { readonly scalar: ProtoScalar }
  | { readonly message: string; readonly file: string }
  | { readonly nested: string };

export type ProtoScalar = "string" | "bool" | "int32" | "int64" | "uint32" | "uint64" | "double" | "bytes";

/** A single scalar tells absent from zero; a message does so by itself. */
export function isOptional(field: ProtoField): boolean {
  return field.shape === "single" && "scalar" in field.type;
}

/** The field's messages write each number of a list with its own tag. */
export function isUnpacked(field: ProtoField): boolean {
  return (
    field.shape === "repeated" &&
    "scalar" in field.type &&
    field.type.scalar !== "string" &&
    field.type.scalar !== "bytes"
  );
}
