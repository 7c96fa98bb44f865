import type { DeviceClassSpec } from "../../../../generated/resource/v1/deviceClass.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { validateSelectors } from "../../rules/deviceSelectors.ts";

/** A class of any version: they have one shape. */
interface Class extends ApiObject {
  readonly spec: DeviceClassSpec;
}

export const strategy: Pick<Strategy<Class>, "validate"> = {
  validate: ({ spec: { selectors = [] } }, { work }) => validateSelectors(selectors, "spec.selectors", work),
};
