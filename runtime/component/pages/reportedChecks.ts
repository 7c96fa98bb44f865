import type { HealthCheck } from "./healthChecks.ts";

/**
 * Logs why a check fails, which answers withhold: once for each reason, and again after the check has passed. Checks of
 * one name under several paths are one.
 */
export function checkReporter(logWarning: (message: string) => void): (check: HealthCheck) => HealthCheck {
  const problems = new Map<string, string>();
  return ({ name, check, ...rest }) => ({
    ...rest,
    name,
    check: async () => {
      try {
        await check();
        problems.delete(name);
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        if (problems.get(name) !== text) logWarning(`health check ${name} fails: ${text}`);
        problems.set(name, text);
        throw error;
      }
    },
  });
}
