import type { ValidatingAdmissionPolicy } from "../../generated/admissionregistration/v1/validatingAdmissionPolicy.ts";
import { type CheckedKind, type CheckedKinds, typeWarnings } from "../admission/policies/typeChecking.ts";
import { typeOfStructure } from "../cel/structureType.ts";
import { followStore } from "../registry/followStore.ts";
import type { Registry } from "../registry/registry.ts";
import type { Store } from "../registry/store.ts";
import { decodeStored } from "../registry/stored/storedForm.ts";
import { changeSystemObject } from "../registry/systemObject.ts";
import type { ApiObject, Platform } from "../schema/index.ts";

export interface PolicyStatusOptions {
  readonly platform: Platform;
  readonly clock: () => number;
  readonly logError: (message: string, error: unknown) => void;
}

/**
 * Checks the expressions of each validating policy against the kinds that it names, once a generation, and says in its
 * status what looks wrong. Returns how to stop; resolves when nothing is under way any more.
 */
export function keepPolicyStatus(registry: Registry, options: PolicyStatusOptions): () => Promise<void> {
  const group = `admissionregistration.${options.platform.apiDomain}`;
  const store = registry.store(group, "validatingadmissionpolicies");
  if (store === undefined) return async () => {};
  const due = new Set<string>();
  let working: Promise<void> | undefined;
  let isStopped = false;
  const work = async () => {
    for (const name of due) {
      if (isStopped) break;
      due.delete(name);
      await check(store, name, registry, options).catch((error: unknown) => {
        if (!isStopped) options.logError(`cannot check the types of validating admission policy ${name}`, error);
      });
    }
    working = undefined; // in the turn that has found nothing more to do
  };
  const consider = ({ name }: { readonly name: string }, bytes: Buffer) => {
    if (isChecked(decodeStored(bytes) as ValidatingAdmissionPolicy)) return;
    due.add(name);
    working ??= work();
  };
  const stop = followStore(store, { put: consider, remove: ({ name }) => void due.delete(name) });
  return async () => {
    isStopped = true;
    stop();
    await working;
  };
}

function isChecked({ metadata, status }: ValidatingAdmissionPolicy): boolean {
  return (status?.observedGeneration ?? 0) >= (metadata?.generation ?? 0);
}

async function check(store: Store, name: string, registry: Registry, options: PolicyStatusOptions): Promise<void> {
  const entry = store.get("", name);
  if (entry === undefined) return;
  const policy = decodeStored(entry.bytes) as ValidatingAdmissionPolicy;
  const expressionWarnings = await typeWarnings(policy, checkedKinds(registry));
  const { generation } = policy.metadata ?? {};
  await changeSystemObject<ValidatingAdmissionPolicy & ApiObject>(store, {
    ...{ platform: options.platform, nowMs: options.clock(), namespace: "", name },
    as: { manager: "validatingadmissionpolicy-status", subresource: "status" },
    decide: (found) => {
      if (found.metadata?.generation !== generation || generation === undefined) return undefined;
      const typeChecking = expressionWarnings.length === 0 ? {} : { expressionWarnings };
      return { ...found, status: { ...found.status, observedGeneration: generation, typeChecking } };
    },
  });
}

function checkedKinds(registry: Registry): CheckedKinds {
  const find = async (apiVersion: string, isMeant: (store: Store) => boolean): Promise<CheckedKind | undefined> => {
    const store = registry.storesOf(apiVersion).find(isMeant);
    if (store === undefined) return undefined;
    const { structure } = await store.load();
    return { apiVersion, kind: store.descriptor.kind, type: typeOfStructure(structure) };
  };
  return {
    ofResource: (apiVersion, resource) => find(apiVersion, ({ descriptor }) => descriptor.plural === resource),
    ofKind: (apiVersion, kind) => find(apiVersion, ({ descriptor }) => descriptor.kind === kind),
  };
}
