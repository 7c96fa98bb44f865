import type { EnvVar } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { ServiceAccount } from "../../../generated/core/v1/serviceAccount.ts";

/** Why a pod may not run as an account that limits it to the secrets which the account lists; undefined if it may. */
export function forbiddenSecret(pod: Pod, account: ServiceAccount): string | undefined {
  const { volumes = [], initContainers = [], containers = [] } = pod.spec ?? {};
  const listed = listedSecrets(account);
  for (const { secret } of volumes) {
    const { secretName = "" } = secret ?? {};
    if (secret === undefined || listed.has(secretName)) continue;
    return `volume with secret.secretName="${secretName}" ${unlisted(account, "secret")}`;
  }
  return (
    forbiddenVariable("init container", initContainers, account) ??
    forbiddenVariable("container", containers ?? [], account) ??
    forbiddenCredentials(pod, account)
  );
}

/** The same of the containers that are added for debugging. */
export function forbiddenSecretOfDebugging({ spec }: Pod, account: ServiceAccount): string | undefined {
  return forbiddenVariable("ephemeral container", spec?.ephemeralContainers ?? [], account);
}

interface WithVariables {
  readonly name: string;
  readonly env?: readonly EnvVar[];
}

function forbiddenVariable(
  sort: string,
  containers: readonly WithVariables[],
  account: ServiceAccount,
): string | undefined {
  const listed = listedSecrets(account);
  for (const { name, env = [] } of containers) {
    for (const { name: variable, valueFrom } of env) {
      const secret = valueFrom?.secretKeyRef?.name;
      if (valueFrom?.secretKeyRef === undefined || listed.has(secret ?? "")) continue;
      const use = `${sort} ${name} with envVar ${variable} referencing secret.secretName="${secret ?? ""}"`;
      return `${use} ${unlisted(account, "secret")}`;
    }
  }
  return undefined;
}

function forbiddenCredentials({ spec }: Pod, account: ServiceAccount): string | undefined {
  const listed = new Set(account.imagePullSecrets?.map((each) => each.name ?? ""));
  const used = spec?.imagePullSecrets ?? [];
  const index = used.findIndex((each) => !listed.has(each.name ?? ""));
  if (index < 0) return undefined;
  return `imagePullSecrets[${index}].name="${used[index]?.name ?? ""}" ${unlisted(account, "imagePullSecret")}`;
}

function listedSecrets({ secrets = [] }: ServiceAccount): ReadonlySet<string> {
  return new Set(secrets.map((each) => each.name ?? ""));
}

function unlisted({ metadata }: ServiceAccount, what: string): string {
  return `is not allowed because service account ${metadata?.name ?? ""} does not reference that ${what}`;
}
