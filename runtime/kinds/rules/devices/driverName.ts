import { type FieldError, invalidAs } from "../../../schema/fieldError.ts";
import { faultsOf, qualifiedName } from "../../../schema/names.ts";

/** The name of a driver may have capitals; errors show it without. */
export function driverErrors(field: string, driver: string): FieldError[] {
  const name = driver.toLowerCase();
  return name === "" ? [] : invalidAs(field, name, faultsOf(qualifiedName, name));
}
