import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { driverErrors } from "../../rules/devices/driverName.ts";

/** A class of any version. */
interface AttributesClass extends ApiObject {
  readonly driverName: string;
}

export const strategy: Pick<Strategy<AttributesClass>, "validate"> = {
  validate: ({ driverName }) => driverErrors("driverName", driverName),
};
