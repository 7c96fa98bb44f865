import type { ServiceAccount } from "../../../generated/core/v1/serviceAccount.ts";
import type { FieldError } from "../../schema/fieldError.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { validateCoreFinalizers } from "./coreFinalizers.ts";

export const strategy: Strategy<ServiceAccount> = { validate };

function validate(serviceAccount: ServiceAccount): FieldError[] {
  const errors: FieldError[] = [];
  validateCoreFinalizers(serviceAccount, errors);
  return errors;
}
