import type { ServiceAccount } from "../../../../generated/core/v1/serviceAccount.ts";
import { annotationEnforceMountableSecrets } from "../../../../generated/wellknown.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { replacedAnnotation } from "../../rules/replacedAnnotation.ts";

export const strategy: Strategy<ServiceAccount> = {
  prepareForCreate: keepNames,
  prepareForUpdate: keepNames,
  warnings,
};

/** Secrets are of the account's own namespace: nothing but their names counts. */
function keepNames(account: ServiceAccount): void {
  if (account.secrets === undefined) return;
  account.secrets = account.secrets.map(({ name }) => (name === undefined ? {} : { name }));
}

function warnings(account: ServiceAccount, old: ServiceAccount | undefined): readonly string[] {
  const isOld = old?.metadata?.annotations?.[annotationEnforceMountableSecrets] !== undefined;
  const advice = "deprecated in v1.32+; prefer separate namespaces to isolate access to mounted secrets";
  return isOld ? [] : replacedAnnotation(account, annotationEnforceMountableSecrets, advice);
}
