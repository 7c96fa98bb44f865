import type { StorageVersion } from "../../../../generated/internal/v1alpha1/storageVersion.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { firstOf } from "../../rules/text.ts";

const maxServers = 3;

/** What the first servers write: "apiserver-a=v1,apiserver-b=v1 + 2 more...". */
export function storageVersions({ status }: StorageVersion): Cell {
  const versions = status?.storageVersions ?? [];
  const texts = versions.map((each) => `${each.apiServerID}=${each.encodingVersion}`);
  return firstOf(texts, maxServers) || "<unset>";
}
