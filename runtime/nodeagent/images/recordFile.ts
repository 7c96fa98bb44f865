import { createHash } from "node:crypto";

/** The name of the file about an image. */
export function recordFileName(name: string): string {
  return `sha256-${sha256(name)}`;
}

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
