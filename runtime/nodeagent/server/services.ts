import type { IncomingMessage } from "node:http";
import type { PageAnswer } from "../../component/pages/page.ts";
import { textType } from "../../component/pages/page.ts";
import { splitUrl } from "../../component/serving/pageAnswer.ts";

/** Paths below one name, by how many parts they have: other paths are not there, other methods are refused. */
export interface Service {
  readonly methods: readonly string[];
  /** Numbers of parts behind the name; undefined for any. */
  readonly parts: readonly number[] | undefined;
}

export type Services = Readonly<Record<string, Service>>;

const container: Service = { methods: ["GET", "POST"], parts: [3, 4] };

/** Those of pods and statistics, which every port has. */
export const openServices: Services = {
  pods: { methods: ["GET"], parts: [0] },
  stats: { methods: ["GET", "POST"], parts: [1] },
};

export const debuggingServices: Services = {
  ...{ attach: container, exec: container },
  containerLogs: { methods: ["GET"], parts: [3] },
  portForward: { methods: ["GET", "POST"], parts: [2, 3] },
  run: { methods: ["POST"], parts: [3, 4] },
  runningpods: { methods: ["GET"], parts: [0] },
};

export const logsService: Services = { logs: { methods: ["GET"], parts: undefined } };
export const checkpointService: Services = { checkpoint: { methods: ["POST"], parts: [3] } };

/** Names whose paths begin behind a slash. */
const folders: ReadonlySet<string> = new Set(["checkpoint", "logs", "runningpods", "stats"]);

/** What is answered to a request that no service takes as it is; undefined for one that is to be served. */
export function unserved(req: IncomingMessage, services: Services): PageAnswer | undefined {
  const { path } = splitUrl(req);
  const { method = "GET", url = "" } = req;
  const clean = cleaned(path);
  const [, name = "", ...rest] = clean.split("/");
  const isFolder = clean === `/${name}` && folders.has(name) && Object.hasOwn(services, name);
  const canonical = isFolder ? `${clean}/` : clean;
  if (canonical !== path) return redirect(method, `${canonical}${url.slice(path.length)}`);
  const service = Object.hasOwn(services, name) ? services[name] : undefined;
  if (service === undefined) return undefined;
  const count = rest.at(-1) === "" ? rest.length - 1 : rest.length;
  if (service.parts !== undefined && !service.parts.includes(count)) return text(404, "404: Page Not Found");
  if (service.methods.includes(method)) return undefined;
  return { ...text(405, "405: Method Not Allowed"), headers: { Allow: service.methods.join(", ") } };
}

function text(status: number, body: string): PageAnswer {
  return { status, contentType: textType, body };
}

/** The path without empty parts and dots, which is where it leads to. */
function cleaned(path: string): string {
  if (!/\/\/|\/\.\.?(\/|$)/.test(path)) return path;
  const parts: string[] = [];
  for (const each of path.split("/")) {
    if (each === "..") parts.pop();
    else if (each !== "" && each !== ".") parts.push(each);
  }
  const whole = `/${parts.join("/")}`;
  return path.endsWith("/") && whole !== "/" ? `${whole}/` : whole;
}

/** To another path of this port: never to another host. */
function redirect(method: string, to: string): PageAnswer {
  const headers = { Location: to };
  if (method !== "GET" && method !== "HEAD") return { status: 307, contentType: "", body: "", headers };
  const link = to.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&#34;");
  const body = `<a href="${link}">Temporary Redirect</a>.\n\n`;
  return { status: 307, contentType: "text/html; charset=utf-8", body, headers };
}
