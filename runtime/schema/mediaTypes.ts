/** Media types that every platform speaks; those with a vendor's word in them are the platform's. */

export const jsonMediaType = "application/json";
export const textMediaType = "text/plain";
export const yamlMediaType = "application/yaml";

export const patchMediaTypes = {
  json: "application/json-patch+json",
  merge: "application/merge-patch+json",
  strategic: "application/strategic-merge-patch+json",
  apply: "application/apply-patch+yaml",
} as const;
