import { notAcceptable, notFoundPath } from "../../generated/errors.ts";
import { checkRoute, encodingFor, type Offer } from "./accept.ts";
import { parseAccept } from "../lib/mediaTypeSyntax.ts";
import type { MediaType } from "../lib/mediaTypeSyntax.ts";
import { acceptedMediaTypes, type Encoding, jsonMediaType } from "./mediaTypes.ts";

/** How to write `/api` and `/apis`: the plain documents, or all groups with their resources in one. */
export interface DiscoveryNegotiated {
  readonly as: "plain" | "aggregated";
  /** apiVersion of the APIGroupDiscoveryList in the words the client asked with; "" for the plain documents. */
  readonly apiVersion: string;
  readonly encoding: Encoding;
  readonly contentType: string;
}

export interface DiscoveryOffer extends Offer {
  /** The document of all groups has a wire form. */
  readonly allInProtobuf: boolean;
}

const kind = "APIGroupDiscoveryList";
const version = "v2";
const goneVersion = "v2beta1";

/**
 * Chooses the form of discovery from the Accept header: who names the document of all groups gets that, in whatever
 * place and with whatever q, and the plain ones are for others. Clauses of the version that is gone are passed over, as
 * clients list older forms to fall back on. Throws when no clause is left: notAcceptable, or that there is no such
 * thing for a client that takes only what is gone.
 */
export function negotiateDiscovery(acceptHeader: string | undefined, offer: DiscoveryOffer): DiscoveryNegotiated {
  if (acceptHeader === undefined || acceptHeader === "") return plain;
  checkRoute(acceptHeader, offer);
  const clauses = parseAccept(acceptHeader);
  const answers = clauses.flatMap((clause) => answerTo(clause, offer) ?? []);
  const chosen = answers.find((each) => each.as === "aggregated") ?? answers[0];
  if (chosen !== undefined) return chosen;
  const isGone = clauses.some(({ parameters }) => parameters.as === kind && parameters.v === goneVersion);
  throw isGone ? notFoundPath() : notAcceptable(acceptedMediaTypes({ ...offer, protobuf: true }));
}

const plain: DiscoveryNegotiated = { as: "plain", apiVersion: "", encoding: "json", contentType: jsonMediaType };

function answerTo(clause: MediaType, offer: DiscoveryOffer): DiscoveryNegotiated | undefined {
  const { platform } = offer;
  const written = encodingFor(clause.type, offer);
  if (written === undefined) return undefined;
  const { as, g = "", v = "" } = clause.parameters;
  const { encoding, mediaType } = written;
  if (as === undefined || as === "") {
    if (g !== "" || v !== "") return undefined; // the plain documents have no versions to choose from
    return { as: "plain", apiVersion: "", encoding, contentType: mediaType };
  }
  if (as !== kind || v !== version || (encoding === "protobuf" && !offer.allInProtobuf)) return undefined;
  const ownGroup = `apidiscovery.${platform.apiDomain}`;
  if (g !== ownGroup && platform.wireAliases.groups[g] !== ownGroup) return undefined;
  return {
    as: "aggregated",
    apiVersion: `${g}/${v}`,
    encoding,
    contentType: `${mediaType};g=${g};v=${v};as=${kind}`,
  };
}
