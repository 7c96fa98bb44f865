/** What each command of `crd` does. */
export const crdSummaries = {
  export: "Writes the custom resource definition of a kind from its spec files, one for each version.",
  import: "Writes the spec files of a kind from its custom resource definition.",
} as const;
