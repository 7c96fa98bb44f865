import type { ControllerRevision } from "../../../../generated/apps/v1/controllerRevision.ts";
import type { Cell } from "../../../schema/descriptor.ts";

/** "statefulset.apps/web": the object that controls it. */
export function controller(revision: ControllerRevision): Cell {
  const owner = revision.metadata?.ownerReferences?.find((each) => each.controller === true);
  if (owner === undefined) return "<none>";
  const [group] = owner.apiVersion.includes("/") ? owner.apiVersion.split("/") : [""];
  return `${owner.kind.toLowerCase()}${group === "" ? "" : `.${group}`}/${owner.name}`;
}
