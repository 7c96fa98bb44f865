/** Runs something and says how many milliseconds this process computed meanwhile: a busy machine is not its fault. */
export async function processorMsOf<T>(
  run: () => T | Promise<T>,
): Promise<{ readonly result: T; readonly ms: number }> {
  const before = process.cpuUsage();
  const result = await run();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}
