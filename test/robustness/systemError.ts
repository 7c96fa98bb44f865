/** Whether the system refused a call with this code, such as "ENOSPC". */
export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
