import type { VolumeAttributesClass } from "../../../generated/storage/v1/volumeAttributesClass.ts";
import { required } from "../../schema/fieldError.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { unchanged } from "./immutable.ts";
import { validateDriver, validateParameters } from "./storageParameters.ts";

/** Of any version: they have one shape. */
type AttributesClass = Omit<VolumeAttributesClass, "apiVersion">;

export const strategy: Strategy<AttributesClass> = {
  validate: ({ driverName, parameters = {} }) => [
    ...validateDriver(driverName, "driverName"),
    ...(Object.keys(parameters).length === 0
      ? [required("parameters", "must contain at least one key/value pair")]
      : []),
    ...validateParameters(parameters),
  ],
  validateUpdate: (now, old) => [
    ...unchanged("driverName", now.driverName, old.driverName),
    ...unchanged("parameters", now.parameters ?? {}, old.parameters ?? {}),
  ],
};
