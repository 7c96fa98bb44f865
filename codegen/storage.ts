import { storageRoot } from "../runtime/schema/storageRoot.ts";
import type { KindModel } from "./model.ts";
import { record, recordOf, text } from "./read.ts";
import type { SpecDocument } from "./spec.ts";

/** How the objects of a kind are stored. */
export type StorageModel = Pick<
  KindModel,
  "storagePrefix" | "storageVersion" | "isCheckedAsStored" | "expires" | "virtual" | "observed"
>;

/**
 * Orch's own kinds lie under their plural, a user's under group and plural. The stored form is named as apiVersion is.
 */
export function storageOf(document: SpecDocument): StorageModel {
  const data = record(document.data);
  if (data.storage === "virtual") return { storagePrefix: "", storageVersion: "", virtual: true };
  const storage = recordOf(data, "storage");
  const [group, version] = [text(data.group) ?? "", text(data.version) ?? ""];
  const plural = text(recordOf(data, "names").plural) ?? "";
  const isPlural = (document.isBuiltIn && data.storage !== "observed") || group === "";
  const implied = isPlural ? plural : `${group}/${plural}`;
  return {
    storagePrefix: `${storageRoot}${text(storage.prefix) ?? implied}/`,
    storageVersion: text(storage.version) ?? apiVersionOf(group, version),
    ...(data.storage === "observed" ? { observed: true as const } : {}),
    ...(storage.checked === true ? { isCheckedAsStored: true } : {}),
    ...(storage.expires === true ? { expires: true } : {}),
  };
}

export function apiVersionOf(group: string, version: string): string {
  return group === "" ? version : `${group}/${version}`;
}
