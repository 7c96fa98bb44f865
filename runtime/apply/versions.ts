import type { ApiObject, InSteps } from "../schema/index.ts";
import type { MapShape } from "./shape.ts";

/** One version of a kind, as managers may have written it. */
export interface Version {
  readonly apiVersion: string;
  readonly shape: MapShape;
  /** An object of the request's version in this one. */
  readonly from: (object: ApiObject) => InSteps<ApiObject>;
  /** And back. */
  readonly back: (object: ApiObject) => InSteps<ApiObject>;
}

export interface Versions {
  /** That of the request. */
  readonly own: Pick<Version, "apiVersion" | "shape">;
  /** Undefined for versions that are not served any more. */
  readonly find: (apiVersion: string) => Version | undefined;
  /** The kind is declared by an object of the server, so its shapes may have been others when managers wrote. */
  readonly mayChange: boolean;
}

/** The shape of a version; undefined when it is not served. */
export function shapeIn({ own, find }: Versions, apiVersion: string): MapShape | undefined {
  return apiVersion === own.apiVersion ? own.shape : find(apiVersion)?.shape;
}

/** The object of one version in another; both are served. */
export function* inVersion(
  object: ApiObject,
  { from, to }: { readonly from: string; readonly to: string },
  versions: Versions,
): InSteps<ApiObject> {
  if (from === to) return object;
  const own = versions.own.apiVersion;
  const mine = from === own ? object : yield* served(from, versions).back(object);
  return to === own ? mine : yield* served(to, versions).from(mine);
}

function served(apiVersion: string, { find }: Versions): Version {
  const version = find(apiVersion);
  if (version === undefined) throw new Error(`${apiVersion} is not served`);
  return version;
}
