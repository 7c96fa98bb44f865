import { parseImageName } from "./imageName.ts";

/** What is wrong with an image, or a folder of images that ends in a star, which pods may use without credentials. */
export function allowlistProblem(pattern: string): string | undefined {
  if (pattern !== pattern.trim()) return `leading/trailing spaces are not allowed: ${pattern}`;
  const start = startOf(pattern);
  const name = start ?? pattern;
  if (name === "") return `the supplied pattern is too short: ${pattern}`;
  if (name.includes("*")) return `not a valid wildcard pattern, only patterns ending with '/*' are allowed: ${pattern}`;
  if (name === "/") return "at least registry hostname is required";
  if (start !== undefined) return undefined;
  try {
    const { tag, digest } = parseImageName(name);
    if (tag === "" && digest === "") return undefined;
  } catch (error) {
    return `failed to parse as an image name: ${error instanceof Error ? error.message : String(error)}`;
  }
  return `neither tag nor digest is accepted in an image reference: ${pattern}`;
}

/** Whether an image, as its pod names it, is one of these. */
export function isListed(image: string, allowlist: readonly string[]): boolean {
  const name = image.replace(/@[^@/]*$/, "").replace(/:[^:/]*$/, "");
  return allowlist.some((each) => {
    const start = startOf(each);
    return start === undefined ? name === each : name.startsWith(start);
  });
}

/** "registry.test/team/" of "registry.test/team/*" */
function startOf(pattern: string): string | undefined {
  return pattern.endsWith("/*") ? pattern.slice(0, -1) : undefined;
}
