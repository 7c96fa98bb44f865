import type { ParamKind, ParamRef } from "../../../generated/admissionregistration/v1/policy.ts";
import type { LabelSelector } from "../../../generated/meta/v1.ts";
import type { ApiObject } from "../../schema/index.ts";

/** The stored objects of a kind that gives policies their parameters, in its version. */
export interface ParamStore {
  readonly namespaced: boolean;
  readonly find: (namespace: string, name: string) => Promise<ApiObject | undefined>;
  /** Those with the labels, of a namespace or, where it is "", of all; not many more than `max`. */
  readonly list: (
    namespace: string,
    labelled: { readonly selector: LabelSelector; readonly max: number },
  ) => Promise<readonly ApiObject[]>;
}

/** Undefined: no such kind is served. */
export type ParamStores = (kind: ParamKind) => ParamStore | undefined;

/** A policy or a binding cannot be used as it is; the policy's failure policy decides. */
export class ConfigurationError extends Error {}

/** @limit Parameters that a binding finds by labels for one request: the policy's failure policy decides. */
const maxParams = 1000;

/** The parameters that a policy is asked with, one after another; one that has none is asked once with undefined. */
export async function collectParams(
  store: ParamStore | undefined,
  ref: ParamRef | undefined,
  namespace: string,
): Promise<readonly (ApiObject | undefined)[]> {
  if (store === undefined || ref === undefined) return [undefined];
  const { name = "", selector, parameterNotFoundAction } = ref;
  const place = placeOf(store, ref, namespace);
  const found =
    name === ""
      ? await store.list(place, { selector: selector ?? {}, max: maxParams })
      : [await store.find(place, name)].filter((each) => each !== undefined);
  if (found.length > maxParams) throw new ConfigurationError(`more than ${maxParams} params found for policy binding`);
  if (found.length === 0 && parameterNotFoundAction === "Deny") {
    throw new ConfigurationError("no params found for policy binding with `Deny` parameterNotFoundAction");
  }
  return found;
}

function placeOf({ namespaced }: ParamStore, { namespace: own = "" }: ParamRef, namespace: string): string {
  if (!namespaced) {
    if (own === "") return "";
    throw new ConfigurationError("paramRef.namespace must not be provided for a cluster-scoped `paramKind`");
  }
  const place = own === "" ? namespace : own;
  if (place !== "") return place;
  throw new ConfigurationError(
    "cannot use namespaced paramRef in policy binding that matches cluster-scoped resources",
  );
}
