import type { RuleMeter } from "../../cel/celRules.ts";
import { followStore } from "../../registry/followStore.ts";
import type { Registry } from "../../registry/registry.ts";
import type { Store } from "../../registry/store.ts";
import type { Platform, ResourceDescriptor, Structure } from "../../schema/index.ts";
import type { ConversionOptions } from "../conversion/converter.ts";
import { DefinitionController } from "./controller.ts";
import { type Definition, Definitions } from "./definitions.ts";

export interface CustomKindsOptions {
  readonly registry: Registry;
  readonly platform: Platform;
  readonly clock: () => number;
  readonly logError: (message: string, error: unknown) => void;
  /** How the webhooks are asked that convert between versions. */
  readonly conversion: Pick<ConversionOptions, "caller" | "meter">;
  /** Hears how long the rules of the kinds take. */
  readonly ruleMeter: RuleMeter;
}

/** The kinds that definitions declare, as they are at this moment. */
export interface CustomKinds {
  /** Definitions that serve a kind in a group-version, by name. */
  readonly ofApiVersion: (apiVersion: string) => readonly Definition[];
  readonly all: () => Iterable<Definition>;
  /** Whether the definition of a kind is being deleted: no new objects of it then. */
  readonly isTerminating: (kind: ResourceDescriptor) => boolean;
  /** To be awaited before a kind counts as unknown: other servers may have served it. Undefined: there are none. */
  readonly fresh: () => Promise<void> | undefined;
  /** Ends the following; resolves when nothing is under way any more. */
  readonly stop: () => Promise<void>;
}

/**
 * Serves the kinds of all definitions, and follows the definitions from there: the registry has changed before the
 * writer of a definition hears of success. Their conditions and their deletion are seen to in the background.
 */
export function startCustomKinds(options: CustomKindsOptions): CustomKinds {
  const { registry, platform, ruleMeter } = options;
  const store = registry.store(platform.names.apiGroupExtensions, "customresourcedefinitions");
  const conversion = { ...options.conversion, group: platform.names.apiGroupExtensions };
  const definitions = new Definitions({ objectMeta: () => objectMetaOf(registry), conversion, ruleMeter });
  if (store === undefined) return customKinds(definitions, store, () => Promise.resolve());
  const controller = new DefinitionController({ ...options, store, definitions });
  const considerGroup = ({ crd }: Definition) => controller.considerGroup(crd.spec?.group ?? "");
  const stop = followStore(store, {
    put: (_at, bytes, isNews) => {
      const { definition, isChanged } = definitions.put(bytes);
      if (isChanged) registry.serve(definition.name, definition.kinds);
      controller.consider(definition.name);
      if (isChanged && isNews) considerGroup(definition);
    },
    remove: ({ name }, isNews) => {
      const removed = definitions.remove(name);
      registry.serve(name, []);
      if (removed !== undefined && isNews) considerGroup(removed);
    },
  });
  return customKinds(definitions, store, async () => {
    stop();
    await controller.stop();
  });
}

function customKinds(definitions: Definitions, store: Store | undefined, stop: () => Promise<void>): CustomKinds {
  return {
    ofApiVersion: (apiVersion) => definitions.ofApiVersion(apiVersion),
    all: () => definitions.all(),
    isTerminating: ({ custom, plural, group }) =>
      custom === true && definitions.get(`${plural}.${group}`)?.crd.metadata?.deletionTimestamp !== undefined,
    fresh: () => store?.fresh(),
    stop,
  };
}

/** Metadata is the same in all kinds: any stored one can tell its fields. */
async function objectMetaOf(registry: Registry): Promise<Structure> {
  const store: Store | undefined = registry.stores.find(({ descriptor }) => !descriptor.virtual && !descriptor.custom);
  const type = (await store?.load())?.structure.byName.get("metadata")?.type;
  if (typeof type !== "object" || !("structure" in type)) throw new Error("no built-in kind has metadata");
  return type.structure();
}
