import { componentName, operationNames, type OperationNames, reversed } from "../../../runtime/openapi/names.ts";
import type { Model, TypeId, TypeModel } from "../../model.ts";
import { typeFolder } from "../names.ts";

/** Names in documents, derived from the platform's domain and the place of a type. */
export interface Names extends OperationNames {
  /** Component name of a type, e.g. "io.orch.api.core.v1.Pod". */
  readonly schema: (type: Pick<TypeModel, "id" | "scalar">) => string;
  /** The same for the name of a type that no spec file states, such as a list kind. */
  readonly schemaIn: (folderAndVersion: string, name: string) => string;
}

/** Packages of the types that the field keeps apart from the other shared ones. */
const scalarPackages: Readonly<Record<string, string>> = {
  quantity: "apimachinery.pkg.api.resource.Quantity",
  intOrString: "apimachinery.pkg.util.intstr.IntOrString",
  raw: "apimachinery.pkg.runtime.RawExtension",
};

export function namesOf(model: Pick<Model, "platform">): Names {
  const { apiDomain } = model.platform;
  const schemaIn = (folderAndVersion: string, name: string) => componentName(apiDomain, folderAndVersion, name);
  return {
    ...operationNames(apiDomain),
    schema: ({ id, scalar }) => {
      const apart = scalar === undefined ? undefined : scalarPackages[scalar];
      return apart === undefined ? schemaIn(typeFolder(id), nameOf(id)) : `${reversed(apiDomain)}.${apart}`;
    },
    schemaIn,
  };
}

function nameOf(id: TypeId): string {
  return id.slice(typeFolder(id).length + 1);
}
