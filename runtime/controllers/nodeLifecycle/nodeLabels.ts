import type { Node } from "../../../generated/core/v1/node.ts";
import type { Platform } from "../../schema/index.ts";

/**
 * The labels of a node by which older programs know its operating system and its architecture: each says what the newer
 * label does. Undefined: as they are.
 */
export function changedLabels(
  { metadata }: Node,
  { names, labelDomain }: Platform,
): Readonly<Record<string, string>> | undefined {
  const { labels = {} } = metadata ?? {};
  const pairs = [
    [names.labelOs, `beta.${labelDomain}/os`],
    [names.labelArch, `beta.${labelDomain}/arch`],
  ] as const;
  const missing = pairs.flatMap(([newer, older]) => {
    const value = labels[newer];
    return value === undefined || labels[older] === value ? [] : [[older, value] as const];
  });
  return missing.length === 0 ? undefined : { ...labels, ...Object.fromEntries(missing) };
}
