import type { Pod, PodSpec } from "../../../generated/core/v1/pod.ts";
import type { ServiceAccount } from "../../../generated/core/v1/serviceAccount.ts";
import type { Volume } from "../../../generated/core/v1/volume.ts";
import { serviceAccountDefault } from "../../../generated/wellknown.ts";
import { podReferences } from "../../auth/podReferences.ts";
import type { Platform, StatusError } from "../../schema/index.ts";
import type { AdmissionAttributes, AdmissionPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";
import type { Stored } from "../stored.ts";
import { isNewPod } from "./ofPods.ts";
import { forbiddenSecret, forbiddenSecretOfDebugging } from "./mountableSecrets.ts";

export interface ServiceAccountOptions {
  readonly names: Pick<
    Platform["names"],
    | "annotationConfigMirror"
    | "annotationEnforceMountableSecrets"
    | "configMapRootCa"
    | "serviceAccountMountPath"
    | "serviceAccountVolume"
  >;
  readonly accounts: Pick<Stored<ServiceAccount>, "find" | "refresh">;
  /** Waits for milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** Puts random letters behind a base. */
  readonly newName: (base: string) => string;
  /** A number in [0, 1). */
  readonly random: () => number;
}

/** @limit Looks for the default account of a namespace that has none yet: 403. */
const maxLooks = 10;
/** Milliseconds between two looks, at least; a random part of as many is added. */
const lookMs = 100;

/**
 * Pods act as a service account that exists: the one they name, or `default`. They get a volume with its token, and its
 * credentials for images.
 */
export function serviceAccount(options: ServiceAccountOptions): AdmissionPlugin {
  return {
    name: "ServiceAccount",
    inquire: (attributes, object) => {
      if (!isNewPod(attributes)) return undefined;
      if (isMirror(object as Pod, options)) {
        const refusal = refusalOf(object as Pod, attributes, options);
        return refusal === undefined ? undefined : Promise.reject(refusal);
      }
      return find(object as Pod, attributes, options) === undefined
        ? seek(object as Pod, attributes, options)
        : undefined;
    },
    mutate: (attributes, object) => {
      if (!isNewPod(attributes)) return;
      if (!isMirror(object as Pod, options)) fill(object as Pod, attributes, options);
      const refusal = refusalOf(object as Pod, attributes, options);
      if (refusal !== undefined) throw refusal;
    },
    validate: (attributes, object) => {
      if (isNewPod(attributes)) return refusalOf(object as Pod, attributes, options);
      return addsContainers(attributes) ? refusalOfDebugging(object as Pod, attributes, options) : undefined;
    },
  };
}

function addsContainers({ operation, descriptor, subresource }: AdmissionAttributes): boolean {
  const isOfPods = descriptor.plural === "pods" && descriptor.group === "";
  return operation === "update" && isOfPods && subresource === "ephemeralcontainers";
}

/** The image of a pod that a node made for itself. */
function isMirror({ metadata }: Pod, { names }: ServiceAccountOptions): boolean {
  return metadata?.annotations?.[names.annotationConfigMirror] !== undefined;
}

/** A client that knows only the older of the two fields means the same. */
function accountOf({ spec }: Pod): string {
  return spec?.serviceAccountName || spec?.serviceAccount || serviceAccountDefault;
}

function find(pod: Pod, { namespace }: AdmissionAttributes, options: ServiceAccountOptions) {
  return options.accounts.find(namespace, accountOf(pod));
}

/** The account may have been made by another server; `default` is on its way where the namespace is new. */
async function seek(pod: Pod, attributes: AdmissionAttributes, options: ServiceAccountOptions): Promise<void> {
  const { accounts, wait, random } = options;
  await accounts.refresh();
  const looks = accountOf(pod) === serviceAccountDefault ? maxLooks : 1;
  for (let look = 1; look < looks && find(pod, attributes, options) === undefined; look++) {
    await wait(lookMs * (1 + random()));
  }
}

function fill(pod: Pod, attributes: AdmissionAttributes, options: ServiceAccountOptions): void {
  const { spec } = pod;
  if (spec === undefined) return;
  spec.serviceAccountName = accountOf(pod);
  spec.serviceAccount = spec.serviceAccountName;
  const account = find(pod, attributes, options);
  if (account === undefined) throw missing(pod, attributes);
  if (spec.automountServiceAccountToken ?? account.automountServiceAccountToken ?? true) mountToken(spec, options);
  const { imagePullSecrets = [] } = account;
  if (!spec.imagePullSecrets?.length && imagePullSecrets.length > 0) {
    spec.imagePullSecrets = structuredClone(imagePullSecrets);
  }
}

/** Containers that have something at the path keep it. A volume that has the name of ours is taken for ours. */
function mountToken(spec: PodSpec, { names, newName }: ServiceAccountOptions): void {
  const { serviceAccountMountPath: mountPath, serviceAccountVolume } = names;
  const base = `${serviceAccountVolume}-`;
  const own = spec.volumes?.find((each) => each.name.startsWith(base))?.name;
  const name = own ?? newName(base);
  let isMounted = false;
  for (const container of [...(spec.initContainers ?? []), ...(spec.containers ?? [])]) {
    if (container.volumeMounts?.some((each) => each.mountPath === mountPath)) continue;
    container.volumeMounts = [...(container.volumeMounts ?? []), { name, readOnly: true, mountPath }];
    isMounted = true;
  }
  if (isMounted && own === undefined) spec.volumes = [...(spec.volumes ?? []), tokenVolume(name, names)];
}

/** Seconds for which the token is good; the number tells the server that it is for a pod. */
const tokenSeconds = 3607;
const fileMode = 0o644;

function tokenVolume(name: string, { configMapRootCa }: ServiceAccountOptions["names"]): Volume {
  const namespace = { path: "namespace", fieldRef: { apiVersion: "v1", fieldPath: "metadata.namespace" } };
  return {
    name,
    projected: {
      sources: [
        { serviceAccountToken: { expirationSeconds: tokenSeconds, path: "token" } },
        { configMap: { name: configMapRootCa, items: [{ key: "ca.crt", path: "ca.crt" }] } },
        { downwardAPI: { items: [namespace] } },
      ],
      defaultMode: fileMode,
    },
  };
}

function refusalOf(pod: Pod, attributes: AdmissionAttributes, options: ServiceAccountOptions): StatusError | undefined {
  if (isMirror(pod, options)) {
    const text = mirrorProblem(pod);
    return text === undefined ? undefined : refused(attributes, text);
  }
  return accountRefusal(pod, attributes, (account) => forbiddenSecret(pod, account), options);
}

function refusalOfDebugging(pod: Pod, attributes: AdmissionAttributes, options: ServiceAccountOptions) {
  return accountRefusal(pod, attributes, (account) => forbiddenSecretOfDebugging(pod, account), options);
}

function accountRefusal(
  pod: Pod,
  attributes: AdmissionAttributes,
  problemOf: (account: ServiceAccount) => string | undefined,
  { accounts, names }: ServiceAccountOptions,
): StatusError | undefined {
  const { namespace, name } = attributes;
  const accountName = pod.spec?.serviceAccountName ?? "";
  if (accountName === "") return refused(attributes, `no service account specified for pod ${namespace}/${name}`);
  const account = accounts.find(namespace, accountName);
  if (account === undefined) return missing(pod, attributes);
  if (!isTrue(account.metadata?.annotations?.[names.annotationEnforceMountableSecrets])) return undefined;
  const text = problemOf(account);
  return text === undefined ? undefined : refused(attributes, text);
}

/** The words that the field takes for yes. */
function isTrue(text: string | undefined): boolean {
  return text !== undefined && ["1", "t", "T", "true", "TRUE", "True"].includes(text);
}

/** The node that made it has its own way to the account and the secrets. */
function mirrorProblem(pod: Pod): string | undefined {
  if (pod.spec?.serviceAccountName) return "a mirror pod may not reference service accounts";
  if (podReferences(pod).secrets.size > 0) return "a mirror pod may not reference secrets";
  const sources = pod.spec?.volumes?.flatMap((each) => each.projected?.sources ?? []) ?? [];
  const hasToken = sources.some((each) => each.serviceAccountToken !== undefined);
  return hasToken ? "a mirror pod may not use ServiceAccountToken volume projections" : undefined;
}

function missing(pod: Pod, attributes: AdmissionAttributes): StatusError {
  const name = accountOf(pod);
  const place = `${attributes.namespace}/${name}`;
  return refused(attributes, `error looking up service account ${place}: serviceaccount "${name}" not found`);
}
