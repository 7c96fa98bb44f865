import { badRequest } from "../../../../generated/errors.ts";
import type {
  PodExecOptions,
  PodLogOptions,
  PodPortForwardOptions,
} from "../../../../generated/core/v1/connectOptions.ts";
import type { Pod } from "../../../../generated/core/v1/pod.ts";
import type { Connect, ConnectContext, Destination } from "../../../schema/access/connect.ts";
import { nodeAgent } from "../node/agent.ts";
import { podContainer } from "./container.ts";
import { checkLogOptions, logQuery } from "./logOptions.ts";
import { checkProxyAddress } from "../../rules/proxyAddress.ts";
import { portNumber, proxyName } from "../../rules/proxyName.ts";

/** Where the connect sub-resources of a pod lead: to the agent of its node, or to the pod itself. */
export const podConnect: Readonly<Record<string, Connect>> = {
  attach: (context) => streams("attach", context),
  exec: (context) => streams("exec", context),
  log,
  portforward: portForward,
  proxy,
};

async function podOf({ get, namespace }: ConnectContext, name: string): Promise<Pod> {
  return (await get({ group: "", resource: "pods", namespace, name })) as Pod;
}

/** A pod that no node runs has no log yet, which is no error. */
async function log(context: ConnectContext): Promise<Destination | undefined> {
  const { namespace, name } = context;
  const splitsStreams = context.isGateOn?.("PodLogsQuerySplitStreams") === true;
  const asked = context.options as PodLogOptions;
  checkLogOptions(asked, name, splitsStreams);
  const options: PodLogOptions = splitsStreams ? { stream: "All", ...asked } : asked;
  const pod = await podOf(context, name);
  const container = podContainer(pod, options.container ?? "");
  if (!pod.spec?.nodeName) return undefined;
  const agent = await nodeAgent(pod.spec.nodeName, context);
  const path = withQuery(`/containerLogs/${namespace}/${name}/${container}`, logQuery(options));
  return { ...agent, path, ...(options.insecureSkipTLSVerifyBackend ? { trust: "anyAgent" } : {}) };
}

async function streams(word: "attach" | "exec", context: ConnectContext): Promise<Destination> {
  const options = context.options as Partial<PodExecOptions>;
  const pod = await podOf(context, context.name);
  const container = podContainer(pod, options.container ?? "");
  const query = new URLSearchParams();
  for (const command of options.command ?? []) query.append("command", command);
  const flags = { error: options.stderr, input: options.stdin, output: options.stdout, tty: options.tty };
  for (const [name, isWanted] of Object.entries(flags)) if (isWanted) query.set(name, "1");
  return throughAgent(pod, context, { word, rest: `/${container}`, query });
}

async function portForward(context: ConnectContext): Promise<Destination> {
  const { ports = [] } = context.options as PodPortForwardOptions;
  const query = new URLSearchParams();
  if (ports.length > 0) query.set("port", ports.join());
  return throughAgent(await podOf(context, context.name), context, { word: "portForward", rest: "", query });
}

async function throughAgent(
  pod: Pod,
  context: ConnectContext,
  { word, rest, query }: { readonly word: string; readonly rest: string; readonly query: URLSearchParams },
): Promise<Destination> {
  const { namespace, name } = context;
  if (!pod.spec?.nodeName) throw badRequest(`pod ${name} does not have a host assigned`);
  const agent = await nodeAgent(pod.spec.nodeName, context);
  return { ...agent, path: withQuery(`/${word}/${namespace}/${name}${rest}`, query.toString()) };
}

function withQuery(path: string, query: string): string {
  return query === "" ? path : `${path}?${query}`;
}

/** The port that is named, or the first that the pod declares. */
async function proxy(context: ConnectContext): Promise<Destination> {
  const asked = proxyName(context.name, "pod");
  const { spec, status } = await podOf(context, asked.name);
  const host = status?.podIPs?.[0]?.ip ?? status?.podIP ?? "";
  checkProxyAddress(host);
  const declared = (spec?.containers ?? []).flatMap((each) => each.ports ?? [])[0]?.containerPort;
  const usual = asked.scheme === "https" ? 443 : 80;
  const port = asked.port === "" ? (declared ?? usual) : portNumber(asked, "pod");
  return { scheme: asked.scheme, host, port, path: "", trust: "any" };
}
