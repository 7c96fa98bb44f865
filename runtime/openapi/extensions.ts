/** Words of structural schemas that clients of the field write as `x-<vendor>-<word>`. */
export const extensionWords = [
  "preserve-unknown-fields",
  "embedded-resource",
  "int-or-string",
  "list-type",
  "list-map-keys",
  "map-type",
  "validations",
] as const;

/** Matches the name of an extension: its vendor, its word. */
export const extensionPattern = new RegExp(`^x-([a-z0-9]+)-(${extensionWords.join("|")})$`);
