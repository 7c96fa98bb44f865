import type { ApiObject } from "../schema/index.ts";
import type { MapShape } from "./shape.ts";

/** One version of a kind, as managers may have written it. */
export interface Version {
  readonly apiVersion: string;
  readonly shape: MapShape;
  /** An object of the request's version in this one. */
  readonly from: (object: ApiObject) => ApiObject;
  /** And back. */
  readonly back: (object: ApiObject) => ApiObject;
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
export function inVersion(
  object: ApiObject,
  { from, to }: { readonly from: string; readonly to: string },
  { own, find }: Versions,
): ApiObject {
  if (from === to) return object;
  const mine = from === own.apiVersion ? object : find(from)?.back(object);
  if (mine === undefined) throw new Error(`${from} is not served`);
  const made = to === own.apiVersion ? mine : find(to)?.from(mine);
  if (made === undefined) throw new Error(`${to} is not served`);
  return made;
}
