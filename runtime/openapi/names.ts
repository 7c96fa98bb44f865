import type { JsonObject } from "../schema/index.ts";

/** Names of operations, derived from the platform's domain. */
export interface OperationNames {
  /** e.g. "CoreV1", "RbacAuthorizationV1": the middle of operation ids. */
  readonly operation: (group: string, version: string) => string;
  /** e.g. "core_v1", "rbacAuthorization_v1". */
  readonly tag: (group: string, version: string) => string;
}

export function operationNames(apiDomain: string): OperationNames {
  const words = (group: string) => {
    const short = group.endsWith(`.${apiDomain}`) ? group.slice(0, -apiDomain.length - 1) : group || "core";
    return short.split(/[.-]/).map(capitalized).join("");
  };
  return {
    operation: (group, version) => `${words(group)}${capitalized(version)}`,
    tag: (group, version) => `${words(group).charAt(0).toLowerCase()}${words(group).slice(1)}_${version}`,
  };
}

/** Component name of a type in a folder, e.g. "io.orch.apimachinery.pkg.apis.meta.v1.Status" of "meta/v1". */
export function componentName(apiDomain: string, folderAndVersion: string, name: string): string {
  const prefix = reversed(apiDomain);
  const path = folderAndVersion.replaceAll("/", ".");
  return `${prefix}.${folderAndVersion.startsWith("meta/") ? "apimachinery.pkg.apis" : "api"}.${path}.${name}`;
}

/** "dev.acme" of "acme.dev". */
export function reversed(domain: string): string {
  return domain.split(".").reverse().join(".");
}

export function reference(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
