/** "/api/v1" or "/apis/apps/v1". */
export function groupVersionPath({ group, version }: { readonly group: string; readonly version: string }): string {
  return group === "" ? `/api/${version}` : `/apis/${group}/${version}`;
}

/** What errors about an object call its kind: they have the group of the stored form, as `v1` of events has none. */
export function kindInErrors(descriptor: {
  readonly group: string;
  readonly kind: string;
  readonly storageVersion: string;
}): {
  group: string;
  kind: string;
} {
  const { group, kind, storageVersion } = descriptor;
  if (storageVersion === "") return { group, kind };
  return { group: storageVersion.includes("/") ? group : "", kind };
}
