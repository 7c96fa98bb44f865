interface Conditioned {
  readonly status?: { readonly conditions?: readonly { readonly type: string; readonly status: string }[] };
}

/** "True", "False" or "Unknown", as an object says of whether it is ready; undefined where it does not. */
export function readyStatus({ status }: Conditioned): string | undefined {
  return status?.conditions?.find((each) => each.type === "Ready")?.status;
}
