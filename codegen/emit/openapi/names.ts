import { componentName, operationNames, type OperationNames, reversed } from "../../../runtime/openapi/names.ts";
import type { Model, TypeId, TypeModel } from "../../model.ts";
import { typeFolder } from "../names.ts";

/** Names in documents, derived from the platform's domain and the place of a type. */
export interface Names extends OperationNames {
  /** Component name of a type, e.g. "io.orch.api.core.v1.Pod". */
  readonly schema: (type: Placed) => string;
  /** The same for another name in the place of a type, such as the kind of its list. */
  readonly beside: (type: Placed, name: string) => string;
  /** The same for the name of a type that no spec file states. */
  readonly schemaIn: (folderAndVersion: string, name: string) => string;
}

type Placed = Pick<TypeModel, "id" | "package">;

export function namesOf(model: Pick<Model, "platform">): Names {
  const { apiDomain } = model.platform;
  const schemaIn = (folderAndVersion: string, name: string) => componentName(apiDomain, folderAndVersion, name);
  const beside = ({ id, package: place }: Placed, name: string) =>
    place === undefined ? schemaIn(typeFolder(id), name) : `${reversed(apiDomain)}.${place}.${name}`;
  return {
    ...operationNames(apiDomain),
    schema: (type) => beside(type, nameOf(type.id)),
    beside,
    schemaIn,
  };
}

function nameOf(id: TypeId): string {
  return id.slice(typeFolder(id).length + 1);
}
