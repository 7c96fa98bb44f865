import type { Cell } from "../../../schema/descriptor.ts";
import { orNone } from "../../rules/text.ts";

export function signerName(bundle: { readonly spec: { readonly signerName?: string } }): Cell {
  return orNone(bundle.spec.signerName);
}
