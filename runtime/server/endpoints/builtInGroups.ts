import type { Registry } from "../../registry/registry.ts";

/** Whether a path lies below `/api` or `/version`, or below a group that has kinds of the spec: `/apis/apps/v9`. */
export function isBelowBuiltIn(path: string, registry: Registry): boolean {
  const [, root, name = ""] = path.split("/");
  if (root === "api" || (root === "version" && path !== "/version")) return true;
  const group = root === "apis" && name !== "" ? registry.groups.find((each) => each.name === name) : undefined;
  return group?.versions.some((version) => hasBuiltIn(`${name}/${version}`, registry)) === true;
}

function hasBuiltIn(apiVersion: string, registry: Registry): boolean {
  return registry.storesOf(apiVersion).some(({ descriptor }) => descriptor.custom !== true);
}
