import { createHash, timingSafeEqual } from "node:crypto";

/** Compares digests, so that how long it takes tells nothing of either. */
export function isSame(one: Buffer, other: Buffer): boolean {
  const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest();
  return timingSafeEqual(digest(one), digest(other));
}
