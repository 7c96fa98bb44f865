import { field, structure } from "../schema/index.ts";
import type { Structure } from "../schema/index.ts";

const Preconditions = structure("Preconditions", () => [
  field("uid", 1, "string", { presence: "pointer" }),
  field("resourceVersion", 2, "string", { presence: "pointer" }),
]);

/** Bodies that are options of a request and no resource: the server reads them whatever kinds it serves. */
export const optionStructures: Readonly<Record<"DeleteOptions", Structure>> = {
  DeleteOptions: structure("DeleteOptions", () => [
    field("gracePeriodSeconds", 1, "int64", { presence: "pointer" }),
    field("preconditions", 2, { structure: () => Preconditions }, { presence: "pointer" }),
    field("orphanDependents", 3, "boolean", { presence: "pointer" }),
    field("propagationPolicy", 4, "string", { presence: "pointer" }),
    field("dryRun", 5, { list: "string" }),
    field("ignoreStoreReadErrorWithClusterBreakingPotential", 6, "boolean", { presence: "pointer" }),
  ]),
};
