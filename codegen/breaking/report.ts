import { type Data, text } from "../read.ts";
import type { Target } from "../references.ts";
import type { Pointer, SpecDocument } from "../spec.ts";

/** What a place in the new spec does to clients of the old one. */
export type Report = (
  at: { readonly document: SpecDocument; readonly pointer: Pointer; readonly on?: "key" | "value" },
  what: { readonly message: string; readonly fix: string },
) => void;

/** Compares a schema with what it was, and what it holds. */
export type Comparison = (old: Target, now: Target) => void;

export const bringBack = "bring it back, or say in x-breaking why clients may break";

/** A change that the spec states is none to complain of. */
export function isMeant(schema: Data): boolean {
  return text(schema["x-breaking"]) !== undefined;
}
