const label = "[a-z0-9]([-a-z0-9]*[a-z0-9])?";

/**
 * Formats of spec files that custom schemas do not have, in words that they do have. Export writes both, since the
 * format documents what the pattern means; import knows the pair again.
 */
export const namedFormats: Readonly<Record<string, { readonly pattern: string; readonly maxLength: number }>> = {
  "dns-label": { pattern: `^${label}$`, maxLength: 63 },
  "dns1035-label": { pattern: "^[a-z]([-a-z0-9]*[a-z0-9])?$", maxLength: 63 },
  "dns-subdomain": { pattern: `^${label}(\\.${label})*$`, maxLength: 253 },
  "label-value": { pattern: "^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$", maxLength: 63 },
};
