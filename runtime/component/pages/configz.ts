import type { Pages } from "./page.ts";

/** `/configz`: the configuration that a process runs with, by its name. What is confidential is not in it. */
export function configzPage(name: string, configuration: object): Pages {
  const body = `${JSON.stringify({ [name]: configuration })}\n`;
  return new Map([["/configz", () => ({ status: 200, contentType: "application/json", body })]]);
}
