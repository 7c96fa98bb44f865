import type { LabelSelector } from "../../../../generated/meta/v1.ts";
import { selectorText } from "../../../lib/labelSelector.ts";
import type { Cell } from "../../../schema/descriptor.ts";

/** What validating and mutating policies and their bindings have in common, in all versions. */
interface Policy {
  readonly spec?: {
    readonly paramKind?: { readonly apiVersion?: string; readonly kind?: string };
    readonly mutations?: readonly unknown[];
    readonly validations?: readonly unknown[];
  };
}

interface Binding {
  readonly spec?: {
    readonly paramRef?: { readonly name?: string; readonly namespace?: string; readonly selector?: LabelSelector };
  };
}

export function mutations({ spec }: Policy): Cell {
  return spec?.mutations?.length ?? 0;
}

export function validations({ spec }: Policy): Cell {
  return spec?.validations?.length ?? 0;
}

/** "apps/v1/Deployment", or `<unset>`. */
export function paramKind({ spec }: Policy): Cell {
  const kind = spec?.paramKind;
  return kind === undefined ? "<unset>" : `${kind.apiVersion ?? ""}/${kind.kind ?? ""}`;
}

/** "namespace/name", with "*" for a namespace that each request decides, or the selector of them, or `<unset>`. */
export function paramRef({ spec }: Binding): Cell {
  const { name, namespace, selector } = spec?.paramRef ?? {};
  if (name) return `${namespace || "*"}/${name}`;
  return selector === undefined ? "<unset>" : selectorText(selector) || "*";
}
