/** What the system says of a full disk, and of a user whose share of it is used up. */
const codes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT"]);

/** A refusal for want of space, of a medium that does not say so itself. */
export function noSpaceError(folder: string, cause: unknown): Error {
  return Object.assign(new Error(`no space left on the device of ${folder}`, { cause }), { code: "ENOSPC" });
}

/** Whether a medium refused because it is full. */
export function isNoSpace(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isNoSpace);
  return error instanceof Error && "code" in error && codes.has(error.code);
}
