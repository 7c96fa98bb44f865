import type { FlowSchema, FlowSchemaSpec } from "../../generated/flowcontrol/v1/flowSchema.ts";
import type {
  PriorityLevelConfiguration,
  PriorityLevelConfigurationSpec,
} from "../../generated/flowcontrol/v1/priorityLevelConfiguration.ts";
import { followStore } from "../registry/followStore.ts";
import type { Registry } from "../registry/registry.ts";
import type { Store } from "../registry/store.ts";
import { decodeStored } from "../registry/stored/storedForm.ts";
import type { ApiObject, FlowPolicies, Platform } from "../schema/index.ts";
import type { Configured, FlowControl } from "./flowControl.ts";

/** Where the objects of flow control are stored; undefined where the server does not serve them. */
export interface FlowStores {
  readonly levels: Store;
  readonly schemas: Store;
}

export function flowStores(registry: Pick<Registry, "store">, { apiDomain }: Platform): FlowStores | undefined {
  const group = `flowcontrol.apiserver.${apiDomain}`;
  const levels = registry.store(group, "prioritylevelconfigurations");
  const schemas = registry.store(group, "flowschemas");
  return levels === undefined || schemas === undefined ? undefined : { levels, schemas };
}

/**
 * Keeps flow control as the store is; a change counts before its writer hears of success, and `onChange` runs then.
 * Returns how to stop.
 */
export function followFlows({ levels, schemas }: FlowStores, control: FlowControl, onChange: () => void): () => void {
  const follow = <S>(store: Store, set: (name: string, object: Configured<S> | undefined) => void) =>
    followStore(store, {
      put: ({ name }, bytes) => {
        const { metadata, spec } = decodeStored(bytes) as ApiObject & { spec?: S };
        if (spec !== undefined) set(name, { uid: metadata?.uid ?? "", spec });
        onChange();
      },
      remove: ({ name }) => {
        set(name, undefined);
        onChange();
      },
    });
  const stops = [
    follow<PriorityLevelConfigurationSpec>(levels, (name, level) => control.setLevel(name, level)),
    follow<FlowSchemaSpec>(schemas, (name, schema) => control.setSchema(name, schema)),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Gives a server that stores no objects of flow control those that it would make. */
export function useDefaults({ priorityLevels, flowSchemas }: FlowPolicies, control: FlowControl): void {
  for (const { metadata, spec } of priorityLevels as readonly Required<PriorityLevelConfiguration>[]) {
    control.setLevel(metadata.name ?? "", { uid: "", spec });
  }
  for (const { metadata, spec } of flowSchemas as readonly Required<FlowSchema>[]) {
    control.setSchema(metadata.name ?? "", { uid: "", spec });
  }
}
