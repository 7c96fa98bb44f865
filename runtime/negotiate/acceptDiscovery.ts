import { notAcceptable, notFoundPath } from "../../generated/errors.ts";
import type { Platform } from "../schema/index.ts";
import { parseAccept } from "./mediaTypeSyntax.ts";
import type { MediaType } from "./mediaTypeSyntax.ts";
import { jsonMediaType } from "./mediaTypes.ts";

/** How to write `/api` and `/apis`: the plain documents, or all groups with their resources in one. */
export interface DiscoveryNegotiated {
  readonly as: "plain" | "aggregated";
  /** apiVersion of the APIGroupDiscoveryList in the words the client asked with; "" for the plain documents. */
  readonly apiVersion: string;
  readonly contentType: string;
}

const kind = "APIGroupDiscoveryList";
const version = "v2";
const goneVersion = "v2beta1";

/**
 * Chooses the form of discovery from the Accept header. Clauses of the version that is gone are passed over, as clients
 * list older forms to fall back on. Throws when no clause is left: notAcceptable, or that there is no such thing for a
 * client that takes only what is gone.
 */
export function negotiateDiscovery(acceptHeader: string | undefined, platform: Platform): DiscoveryNegotiated {
  if (acceptHeader === undefined || acceptHeader === "") return plain;
  const clauses = parseAccept(acceptHeader);
  for (const clause of clauses) {
    const chosen = answerTo(clause, platform);
    if (chosen !== undefined) return chosen;
  }
  const isGone = clauses.some(({ parameters }) => parameters.as === kind && parameters.v === goneVersion);
  throw isGone ? notFoundPath() : notAcceptable([jsonMediaType]);
}

const plain: DiscoveryNegotiated = { as: "plain", apiVersion: "", contentType: jsonMediaType };

function answerTo(clause: MediaType, platform: Platform): DiscoveryNegotiated | undefined {
  if (clause.type !== jsonMediaType && clause.type !== "*/*" && clause.type !== "application/*") return undefined;
  const { as, g = "", v = "" } = clause.parameters;
  if (as === undefined || as === "") return plain;
  const ownGroup = `apidiscovery.${platform.apiDomain}`;
  if (as !== kind || v !== version) return undefined;
  if (g !== ownGroup && platform.wireAliases.groups[g] !== ownGroup) return undefined;
  return {
    as: "aggregated",
    apiVersion: `${g}/${v}`,
    contentType: `${jsonMediaType};g=${g};v=${v};as=${kind}`,
  };
}
