import { generated } from "../../generated/index.ts";
import { taintNotReady, taintUnreachable } from "../../generated/wellknown.ts";
import type { Platform } from "../../runtime/schema/index.ts";

/** Groups that only bodies and headers name. */
const unserved = ["meta", "apidiscovery"];

/**
 * Says a text of the default identity in the words of another one. The same domain may stand for API groups and for
 * labels there, and two domains here: a name is a group's when a group that is served has it.
 *
 * @example
 * inWordsOf(kubernetes, "leases.coordination.orch.io") // "leases.coordination.k8s.io"
 * inWordsOf(kubernetes, "orch.io/metadata.name=orch-system") // "kubernetes.io/metadata.name=kube-system"
 */
export function inWordsOf(to: Platform, text: string): string {
  const own = generated.platform;
  const domains = new RegExp(`((?:[a-z0-9-]+\\.)*)${own.apiDomain.replaceAll(".", "\\.")}(?![\\w.-]*\\w\\.)`, "g");
  const taints = new RegExp([taintNotReady, taintUnreachable].join("|").replaceAll(".", "\\."), "g");
  return text
    .replace(taints, (taint) => taint.replace(own.labelDomain, to.labelDomain)) // node. is a group, too
    .replace(domains, (_, prefix: string) => `${prefix}${isGroup(prefix) ? to.apiDomain : to.labelDomain}`)
    .replace(
      new RegExp(`\\b${own.systemPrefix}-(system|public|node-lease|root-ca|api-access|apiserver|aggregator)\\b`, "g"),
      `${to.systemPrefix}-$1`,
    )
    .replace(new RegExp(`\\b${own.name}-admin\\b`, "g"), `${to.name}-admin`)
    .replace(new RegExp(`\\bvnd\\.${own.vendor}\\b`, "g"), `vnd.${to.vendor}`)
    .replaceAll(`"${own.name}"`, `"${to.name}"`);
}

/** "coordination." begins a group, and so does "leases.coordination.". */
function isGroup(prefix: string): boolean {
  const { apiDomain } = generated.platform;
  const names = [...generated.groups.map((each) => each.name), ...unserved.map((each) => `${each}.${apiDomain}`)];
  return names.some((name) => name.endsWith(`.${apiDomain}`) && `.${prefix}${apiDomain}`.endsWith(`.${name}`));
}
