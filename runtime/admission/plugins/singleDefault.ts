import { forbidden } from "../../../generated/errors.ts";
import type { ApiObject } from "../../schema/index.ts";
import type { AdmissionPlugin } from "../plugin.ts";

export interface SingleDefaultOptions {
  readonly group: string;
  readonly resource: string;
  /** Whether an object says that it is the default of all. */
  readonly isDefault: (object: ApiObject) => boolean;
  /** Name of the object that is the default now. */
  readonly current: () => string | undefined;
}

/** Of a kind whose objects may be the default of all, one is. */
export function singleDefault({ group, resource, isDefault, current }: SingleDefaultOptions): AdmissionPlugin {
  return {
    name: "SingleDefault",
    validate: ({ operation, descriptor, name }, object) => {
      if (operation === "delete" || descriptor.plural !== resource || descriptor.group !== group) return undefined;
      const other = object !== undefined && isDefault(object) ? current() : undefined;
      if (other === undefined || other === name) return undefined;
      const text = `${descriptor.kind} ${other} is already marked as default. Only one default can exist`;
      return forbidden({ group, resource }, name, text);
    },
  };
}
