import type { GroupResource } from "../schema/index.ts";
import { parseGroupResource } from "./resources.ts";

interface Problem {
  /** In the list; undefined of what is wrong with the list as a whole. */
  readonly index?: number;
  readonly message: string;
}

/** What is stored, but is no resource of the API. */
const withoutApi: readonly string[] = ["apiserveripinfo", "serviceipallocations", "servicenodeportallocations"];

/** What is wrong with the resources of one entry, which `resources` are as they were written. */
export function resourceProblems(
  parsed: readonly GroupResource[],
  { resources, apiDomain }: { readonly resources: readonly string[]; readonly apiDomain: string },
): readonly Problem[] {
  const problems: Problem[] = [];
  const isRepeated = parsed.some((a, i) => parsed.some((b, j) => i < j && isSame(a, b)));
  if (isRepeated) problems.push({ message: "the same resource cannot be specified multiple times" });
  const isMasked = parsed.some((a, i) => parsed.some((b, j) => i !== j && !isSame(a, b) && masks(a, b)));
  if (isMasked) {
    const message =
      "using overlapping resources such as 'secrets' and '*.' in the same resource list is not allowed as they " +
      "will be masked";
    problems.push({ message });
  }
  for (const [index, each] of parsed.entries()) {
    const message = problemOf(each, { text: resources[index] ?? "", apiDomain });
    if (message !== undefined) problems.push({ index, message });
  }
  return problems;
}

/** The earlier one of these rules for whole groups that takes a resource from a later rule. */
export function maskOf(text: string, wholes: ReadonlySet<string>): string | undefined {
  const { group } = parseGroupResource(text);
  return [`*.${group}`, "*.*"].find((each) => wholes.has(each));
}

function isSame(a: GroupResource, b: GroupResource): boolean {
  return a.group === b.group && a.resource === b.resource;
}

function masks(a: GroupResource, b: GroupResource): boolean {
  const isEverything = a.group === "*" && a.resource === "*";
  return isEverything || (a.group === b.group && a.resource === "*");
}

function problemOf(
  { group, resource }: GroupResource,
  { text, apiDomain }: { readonly text: string; readonly apiDomain: string },
): string | undefined {
  if (text.toLowerCase() !== text) return "resource name should not contain capital letters";
  if (text === "*") return "use '*.' to encrypt all the resources from core API group or *.* to encrypt all resources";
  if (withoutApi.includes(text)) return "resources which do not have REST API/s cannot be encrypted";
  const events = `events.${apiDomain}`;
  if (group === events) {
    const place = "objects are stored using the 'events' API group";
    return `'*.${events}' ${place}. Use 'events' instead in the config file`;
  }
  if (group === "extensions") return "'extensions' group has been removed and cannot be used for encryption";
  if (group === "*" && resource !== "*") return "encrypting the same resource across groups is not supported";
  return undefined;
}
