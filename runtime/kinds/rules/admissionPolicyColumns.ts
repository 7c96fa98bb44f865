import type { Cell } from "../../schema/descriptor.ts";

/** What validating and mutating policies and their bindings have in common, in all versions. */
interface Policy {
  readonly spec?: {
    readonly paramKind?: { readonly apiVersion?: string; readonly kind?: string };
    readonly mutations?: readonly unknown[];
    readonly validations?: readonly unknown[];
  };
}

interface Binding {
  readonly spec?: { readonly paramRef?: { readonly name?: string; readonly namespace?: string } };
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

/** "namespace/name", the name alone where no namespace is said, or `<unset>`. */
export function paramRef({ spec }: Binding): Cell {
  const ref = spec?.paramRef;
  if (ref === undefined) return "<unset>";
  const name = ref.name ?? "";
  return ref.namespace ? `${ref.namespace}/${name}` : name;
}
