import type { DeviceClassSpec } from "../../../../generated/resource/v1/deviceClass.ts";
import { invalid } from "../../../schema/fieldError.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { isExtendedResourceName } from "../../core/pod/resources.ts";
import { validateSelectors } from "../../rules/devices/deviceSelectors.ts";

/** A class of any version: they have one shape. */
interface Class extends ApiObject {
  readonly spec: DeviceClassSpec;
}

export const strategy: Pick<Strategy<Class>, "validate"> = {
  validate: ({ spec: { selectors = [], extendedResourceName: name } }, { work }) => {
    const errors = validateSelectors(selectors, "spec.selectors", work);
    if (name === undefined || isExtendedResourceName(name)) return errors;
    return [...errors, invalid("spec.extendedResourceName", name, "must be a valid extended resource name")];
  },
};
