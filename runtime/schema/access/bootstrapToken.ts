/** How the tokens by which nodes join, and the secrets that hold them, are written. */
export const bootstrapToken = {
  /** Begin of the names of the secrets, before the id. */
  namePrefix: "bootstrap-token-",
  idForm: /^[a-z0-9]{6}$/,
  secretForm: /^[a-z0-9]{16}$/,
  /** Of what a token adds to the groups of its user. */
  groupForm: /^system:bootstrappers:[a-z0-9:-]{0,255}[a-z0-9]$/,
} as const;

const timeForm = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/;

/** When a token ends, in milliseconds since the epoch: never without a text, NaN where it is no time of RFC 3339. */
export function expiryOfBootstrapToken(text: string): number {
  if (text === "") return Number.POSITIVE_INFINITY;
  return timeForm.test(text) ? Date.parse(text) : Number.NaN;
}
