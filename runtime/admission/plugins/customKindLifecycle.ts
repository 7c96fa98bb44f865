import { definitionTerminating } from "../../../generated/errors.ts";
import type { ResourceDescriptor } from "../../schema/index.ts";
import type { AdmissionPlugin } from "../plugin.ts";

/** A kind whose definition is being deleted takes no new objects; those that it has are being deleted too. */
export function customKindLifecycle(isTerminating: (kind: ResourceDescriptor) => boolean): AdmissionPlugin {
  return {
    name: "CustomKindLifecycle",
    mutate: ({ operation, descriptor, name }) => {
      if (operation !== "create" || descriptor.custom !== true || !isTerminating(descriptor)) return;
      throw definitionTerminating({ group: descriptor.group, resource: descriptor.plural }, name);
    },
  };
}
