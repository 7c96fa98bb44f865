import { type HealthCheck, runCheck, runChecks } from "./healthChecks.ts";
import { type Page, type Pages, pageNotFound, textAnswer } from "./page.ts";

/** Health checks by the path that they are asked for under. */
/** Those of `/healthz`, `/livez` and `/readyz`; what is absent is not served. */
export type ChecksByPath = Readonly<Partial<Record<"healthz" | "livez" | "readyz", readonly HealthCheck[]>>>;

/** The paths, and below each of them its checks one by one. */
export function healthPages(checks: ChecksByPath): Pages {
  const pages = new Map<string, Page>();
  for (const [endpoint, list] of Object.entries(checks)) {
    pages.set(`/${endpoint}`, async ({ query }) => {
      const asked = { verbose: query.has("verbose"), exclude: query.getAll("exclude") };
      const { status, text } = await runChecks(endpoint, list, asked);
      return textAnswer(status, text);
    });
    pages.set(`/${endpoint}/`, async ({ path }) => {
      const answer = await runCheck(list, path.slice(endpoint.length + 2));
      return answer === undefined ? pageNotFound : textAnswer(answer.status, answer.text);
    });
  }
  return pages;
}
