import type { Model, TypeId, TypeModel } from "../../model.ts";

/** Names in documents, derived from the platform's domain and the place of a type. */
export interface Names {
  /** Component name of a type, e.g. "io.orch.api.core.v1.Pod". */
  readonly schema: (type: Pick<TypeModel, "id" | "scalar">) => string;
  /** The same for the name of a type that no spec file states, such as a list kind. */
  readonly schemaIn: (folderAndVersion: string, name: string) => string;
  /** e.g. "CoreV1", "RbacAuthorizationV1": the middle of operation ids. */
  readonly operation: (group: string, version: string) => string;
  /** e.g. "core_v1", "rbacAuthorization_v1". */
  readonly tag: (group: string, version: string) => string;
}

/** Packages of the types that the field keeps apart from the other shared ones. */
const scalarPackages: Readonly<Record<string, string>> = {
  quantity: "apimachinery.pkg.api.resource.Quantity",
  intOrString: "apimachinery.pkg.util.intstr.IntOrString",
  raw: "apimachinery.pkg.runtime.RawExtension",
};

export function namesOf(model: Pick<Model, "platform">): Names {
  const { apiDomain } = model.platform;
  const prefix = apiDomain.split(".").reverse().join(".");
  const schemaIn = (folderAndVersion: string, name: string) => {
    const path = folderAndVersion.replaceAll("/", ".");
    return `${prefix}.${folderAndVersion.startsWith("meta/") ? "apimachinery.pkg.apis" : "api"}.${path}.${name}`;
  };
  const words = (group: string) => {
    const short = group.endsWith(`.${apiDomain}`) ? group.slice(0, -apiDomain.length - 1) : group || "core";
    return short.split(/[.-]/).map(capitalized).join("");
  };
  return {
    schema: ({ id, scalar }) => {
      const apart = scalar === undefined ? undefined : scalarPackages[scalar];
      return apart === undefined ? schemaIn(placeOf(id), nameOf(id)) : `${prefix}.${apart}`;
    },
    schemaIn,
    operation: (group, version) => `${words(group)}${capitalized(version)}`,
    tag: (group, version) => `${words(group).charAt(0).toLowerCase()}${words(group).slice(1)}_${version}`,
  };
}

/** "core/v1" of "core/v1.PodSpec". */
export function placeOf(id: TypeId): string {
  return id.slice(0, id.indexOf(".", id.indexOf("/")));
}

function nameOf(id: TypeId): string {
  return id.slice(placeOf(id).length + 1);
}

export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
