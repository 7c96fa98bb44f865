import { conditionMeter } from "../admission/expressions/conditionMeter.ts";
import type { PolicyOptions } from "../admission/policies/asked.ts";
import { mutatingPolicies } from "../admission/policies/mutatingPolicies.ts";
import type { ParamStore, ParamStores } from "../admission/policies/params.ts";
import {
  bindingOf,
  mutatingPolicyOf,
  type Origin,
  type Policy,
  validatingPolicyOf,
} from "../admission/policies/policy.ts";
import { policyMeter } from "../admission/policies/policyMeter.ts";
import { validatingPolicies } from "../admission/policies/validatingPolicies.ts";
import type { Authorizer } from "../auth/authorizer.ts";
import { selectorMatches } from "../lib/labelSelector.ts";
import { eachInTurns } from "../lib/work.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import { namespaceReader } from "../registry/namespaces.ts";
import type { Registry } from "../registry/registry.ts";
import { servedKinds } from "../registry/servedKinds.ts";
import type { Store } from "../registry/store.ts";
import type { ApiObject, Platform } from "../schema/index.ts";
import type { CacheEntry, Predicate } from "../watch/watchCache.ts";
import type { AskingPlugins } from "./admissionWebhooks.ts";
import { type StaticObjects, staticAndStored } from "./manifests/staticObjects.ts";

export interface PolicyParts extends StaticObjects {
  readonly platform: Platform;
  readonly metrics: MetricRegistry;
  readonly authorize: Authorizer;
  readonly isGateOn: (gate: string) => boolean;
}

/** The plugins that ask policies. */
export function policyPlugins(registry: Registry, parts: PolicyParts): Partial<AskingPlugins> {
  const { platform, metrics, authorize, isGateOn } = parts;
  const optionsFor = <Rules>(
    { name }: { readonly name: "MutatingAdmissionPolicy" | "ValidatingAdmissionPolicy" },
    policyOf: (object: ApiObject, origin?: Origin) => Policy<Rules>,
  ): PolicyOptions<Rules> => ({
    policies: staticAndStored(registry, name, { ...parts, read: policyOf }),
    bindings: staticAndStored(registry, `${name}Binding`, { ...parts, read: bindingOf }),
    params: paramStores(registry),
    kinds: servedKinds(registry),
    namespaceOf: namespaceReader(registry)(withoutManagers),
    conditionMeter: conditionMeter(metrics),
    authorize,
    platform,
  });
  const mutatingOptions = optionsFor({ name: "MutatingAdmissionPolicy" }, mutatingPolicyOf);
  return {
    ...(isGateOn("MutatingAdmissionPolicy") ? { mutating: mutatingPolicies(mutatingOptions) } : {}),
    validating: validatingPolicies({
      ...optionsFor({ name: "ValidatingAdmissionPolicy" }, validatingPolicyOf),
      meter: policyMeter(metrics),
    }),
  };
}

function withoutManagers(object: ApiObject): ApiObject {
  const { managedFields: _managers, ...metadata } = object.metadata ?? {};
  return { ...object, metadata };
}

/** Kinds of any group and version that is served, custom ones included. */
function paramStores(registry: Registry): ParamStores {
  const known = new WeakMap<Store, ParamStore>();
  return ({ apiVersion = "", kind }) => {
    const isParam = ({ descriptor }: Store) => descriptor.kind === kind && descriptor.virtual !== true;
    const store = registry.storesOf(apiVersion).find(isParam);
    if (store === undefined) return undefined;
    let made = known.get(store);
    if (made === undefined) {
      made = paramStore(store);
      known.set(store, made);
    }
    return made;
  };
}

function paramStore(store: Store): ParamStore {
  const known = new WeakMap<CacheEntry, ApiObject>();
  const read = async (entry: CacheEntry): Promise<ApiObject> => {
    const found = known.get(entry);
    if (found !== undefined) return found;
    const code = await store.load();
    await store.readable([entry.bytes], code);
    const object = store.decode(entry.bytes, code);
    known.set(entry, object);
    return object;
  };
  return {
    namespaced: store.descriptor.namespaced,
    find: async (namespace, name) => {
      await store.collection.open();
      const entry = store.get(namespace, name);
      return entry === undefined ? undefined : read(entry);
    },
    list: async (namespace, { selector, max }) => {
      await store.collection.open();
      const found: CacheEntry[] = [];
      const prefix = store.rangeOf(namespace);
      const { entries } = store.cache.list({ prefix, skipsUnreadable: true });
      const matches: Predicate = (_entry, meta) => selectorMatches(selector, meta().labels);
      await eachInTurns(entries, (entry) => {
        if (found.length > max) return;
        found.push(...store.cache.list({ prefix, key: entry.key, matches, skipsUnreadable: true }).entries);
      });
      return Promise.all(found.map(read));
    },
  };
}
