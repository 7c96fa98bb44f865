import { manifestResources } from "../../admission/manifests/reservedNames.ts";
import { foundIn, joined, type Stored } from "../../admission/stored.ts";
import { keptObjects } from "../../registry/keptObjects.ts";
import type { Registry } from "../../registry/registry.ts";
import type { ApiObject, Platform } from "../../schema/index.ts";
import type { LiveManifests } from "./liveManifests.ts";
import type { ManifestKindName } from "./manifestKinds.ts";

export interface StaticObjects {
  /** Those of manifests; absent: there are none. */
  readonly manifests?: LiveManifests["of"];
}

export interface StaticReading<T> extends StaticObjects {
  readonly platform: Platform;
  readonly read: (object: ApiObject, origin?: { readonly isStatic?: boolean }) => T;
}

/** What plugins read of a kind: the objects of manifests, then those that are stored. */
export function staticAndStored<T>(
  registry: Registry,
  kind: ManifestKindName,
  { manifests, platform, read }: StaticReading<T>,
): Pick<Stored<T>, "all"> {
  const store = registry.store(`admissionregistration.${platform.apiDomain}`, manifestResources[kind]);
  const stored = keptObjects(store, (object) => read(object));
  if (manifests === undefined) return stored;
  const all = () => manifests(kind);
  return joined({ all: foundIn({ all }, (objects) => objects.map((each) => read(each, { isStatic: true }))) }, stored);
}
