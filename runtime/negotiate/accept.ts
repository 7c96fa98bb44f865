import { notAcceptable, notRepresented } from "../../generated/errors.ts";
import type { Platform } from "../schema/index.ts";
import { textMediaType } from "../schema/mediaTypes.ts";
import { maxAcceptLength, parseAccept } from "../lib/mediaTypeSyntax.ts";
import type { MediaType } from "../lib/mediaTypeSyntax.ts";
import {
  acceptedMediaTypes,
  cborMediaType,
  cborSequenceMediaType,
  isProtobufMediaType,
  jsonMediaType,
  yamlMediaType,
} from "./mediaTypes.ts";
import type { Encoding } from "./mediaTypes.ts";

/** What a resource can be answered as. */
export interface Offer {
  readonly platform: Platform;
  /** The kind has a wire form; or only the metadata of its objects has. */
  readonly protobuf: boolean | "metadata";
  /** The kind can be printed as a table. */
  readonly table: boolean;
  /** The answer is a stream of events. */
  readonly watch: boolean;
  /** CBOR is switched on. */
  readonly cbor?: boolean;
  /** The answer is a Status, which has no other form. */
  readonly status?: boolean;
  /**
   * The path is a built-in one: its clients name one of its media types as it is written, or any. Absent where only the
   * answer counts: of custom kinds and of errors.
   */
  readonly route?: "object" | "list";
}

/** How to write an answer. Shared: the same header and offer give the same value. */
export interface Negotiated {
  readonly encoding: Encoding;
  /** The object itself, a Table, or metadata alone (`partialList` for the client that said so; both fit lists). */
  readonly as: "object" | "table" | "partial" | "partialList";
  /** apiVersion of the Table or PartialObjectMetadata, in the client's words; "" for the object. */
  readonly asApiVersion: string;
  /** The Content-Type header of the answer. */
  readonly contentType: string;
  /** The same without parameters: the vendor's word is the client's own or ours. */
  readonly mediaType: string;
}

/**
 * Chooses how to answer a request from its Accept header, clause by clause; JSON when there is none.
 * Answers are remembered: a header seen before costs one Map lookup. Throws notAcceptable with what there is.
 */
export function negotiate(acceptHeader: string | undefined, offer: Offer): Negotiated {
  if (isPlain(acceptHeader)) return plainJson;
  if (offer.platform !== rememberedPlatform) forget(offer.platform);
  const table = remembered[bitsOf(offer)];
  const known = table?.get(acceptHeader);
  if (known !== undefined) return known;
  const chosen = choose(acceptHeader, offer);
  if (table !== undefined && acceptHeader.length <= maxRememberedLength) {
    if (table.size >= maxRemembered) table.clear();
    table.set(acceptHeader, chosen);
  }
  return chosen;
}

/**
 * Whether an Accept header asks for JSON and nothing else, as most do: whatever is offered, the answer is `plainJson`.
 */
export function isPlain(acceptHeader: string | undefined): acceptHeader is "" | typeof jsonMediaType | undefined {
  return acceptHeader === undefined || acceptHeader === "" || acceptHeader === jsonMediaType;
}

/**
 * Headers kept for each offer, and how long one may be: clients that vary them fill no memory.
 * @limit Accept headers kept for each offer: all are dropped.
 */
const maxRemembered = 256;
/** @limit Accept header that is kept: it is parsed each time. */
const maxRememberedLength = 1024;

export const plainJson: Negotiated = {
  encoding: "json",
  as: "object",
  asApiVersion: "",
  contentType: jsonMediaType,
  mediaType: jsonMediaType,
};

let rememberedPlatform: Platform | undefined;
/** By the bits of the offer, then by header. */
let remembered: Map<string, Negotiated>[] = [];

function forget(platform: Platform): void {
  rememberedPlatform = platform;
  remembered = Array.from({ length: 256 }, () => new Map());
}

function bitsOf({ protobuf, table, watch, cbor, status, route }: Offer): number {
  const encodings = (protobuf === true ? 1 : protobuf === "metadata" ? 128 : 0) | (cbor === true ? 2 : 0);
  const answer = (table ? 4 : 0) | (watch ? 8 : 0) | (status === true ? 16 : 0);
  return encodings | answer | (route === undefined ? 0 : route === "list" ? 64 : 32);
}

function choose(header: string, offer: Offer): Negotiated {
  checkRoute(header, offer);
  for (const clause of parseAccept(header)) {
    const chosen = answerTo(clause, offer);
    if (chosen !== undefined) return chosen;
    if (isUnstreamed(clause, offer)) throw notAcceptable(streamTypes(offer));
  }
  // Which kinds have no such form is not said, nor that only some of these are streamed.
  throw notAcceptable(acceptedMediaTypes({ ...offer, watch: false, protobuf: true }));
}

/** A form of objects that a client may prefer to others, and in which there is no stream of them. */
function isUnstreamed(clause: MediaType, offer: Offer): boolean {
  if (!offer.watch || clause.type !== yamlMediaType) return false;
  return (clause.parameters.stream ?? "") === "" && formFor(clause, "yaml", offer) !== undefined;
}

function streamTypes({ platform, cbor = false }: Pick<Offer, "platform" | "cbor">): string[] {
  const marked = [jsonMediaType, platform.protobufMediaType].map((each) => `${each};stream=watch`);
  return cbor ? [...marked, cborSequenceMediaType] : marked;
}

interface Route extends Pick<Offer, "platform" | "cbor"> {
  /** text: the answer is plain text, also to clients that name one of the forms of objects. */
  readonly route?: Offer["route"] | "text";
}

/** Throws notRepresented. */
export function checkRoute(header: string, { route, platform, cbor = false }: Route): void {
  if (route === undefined) return;
  const forms = [jsonMediaType, yamlMediaType, platform.protobufMediaType, ...(cbor ? [cborMediaType] : [])];
  const types = route === "text" ? [textMediaType, ...forms] : forms;
  const isKnown = (type: string) => types.includes(type) || (cbor && type === cborSequenceMediaType);
  if (names(header, (type) => isKnown(type) || isProtobufMediaType(type, platform))) return;
  throw notRepresented(route === "list" ? [...types, ...streamTypes({ platform, cbor })] : types);
}

/** The same of a path that has one form alone. */
export function checkOnlyForm(header: string | undefined, mediaType: string): void {
  if (header !== undefined && header !== "" && !names(header, (type) => type === mediaType))
    throw notRepresented([mediaType]);
}

/** Whether a header names a media type, or takes any, as written and without a look at how much it is wanted. */
function names(header: string, is: (type: string) => boolean): boolean {
  if (header.length > maxAcceptLength) return false;
  return header.split(",").some((clause) => {
    const type = (clause.split(";", 1)[0] ?? "").trim();
    return type === "*/*" || is(type);
  });
}

function answerTo(clause: MediaType, offer: Offer): Negotiated | undefined {
  const { stream = "" } = clause.parameters;
  const written = encodingFor(clause.type, offer);
  if (written === undefined) return undefined;
  // A client may say on every request that it would read a stream; only YAML has none.
  if (stream !== "" && (stream !== "watch" || written.encoding === "yaml")) return undefined;
  const form = formFor(clause, written.encoding, offer);
  if (form === undefined) return undefined;
  if (written.encoding === "protobuf" && offer.protobuf === "metadata" && form.as === "object") return undefined;
  const isMarked = offer.watch && written.encoding === "protobuf";
  return { ...written, ...form, contentType: isMarked ? `${written.mediaType};stream=watch` : written.mediaType };
}

/** How a media type of a clause is written, where it is offered. */
export function encodingFor(type: string, offer: Offer): { encoding: Encoding; mediaType: string } | undefined {
  if (type === jsonMediaType || type === "*/*" || type === "application/*") {
    return { encoding: "json", mediaType: jsonMediaType };
  }
  if (type === yamlMediaType && !offer.watch) return { encoding: "yaml", mediaType: yamlMediaType };
  if (offer.protobuf !== false && isProtobufMediaType(type, offer.platform))
    return { encoding: "protobuf", mediaType: type };
  if (offer.cbor !== true) return undefined;
  if (offer.watch && (type === cborMediaType || type === cborSequenceMediaType)) {
    return { encoding: "cbor", mediaType: cborSequenceMediaType };
  }
  if (type === cborMediaType) return { encoding: "cbor", mediaType: type };
  return undefined;
}

/** Of tables and of metadata alone; they are the same in both. */
const formVersions: ReadonlySet<string> = new Set(["v1", "v1beta1"]);

function formFor(
  clause: MediaType,
  encoding: Encoding,
  offer: Offer,
): { as: Negotiated["as"]; asApiVersion: string } | undefined {
  const { as, g = "", v = "" } = clause.parameters;
  const isAsked = (as ?? "") !== "" || g !== "" || v !== "";
  if (!isAsked) return { as: "object", asApiVersion: "" };
  if (offer.status === true) return undefined;
  const { metaGroup, wireAliases } = offer.platform;
  if (!formVersions.has(v) || (g !== metaGroup && wireAliases.groups[g] !== metaGroup)) return undefined;
  const asApiVersion = `${g}/${v}`;
  if (as === "Table") {
    return offer.table && (encoding === "json" || encoding === "yaml") ? { as: "table", asApiVersion } : undefined;
  }
  if (as === "PartialObjectMetadata") return { as: "partial", asApiVersion };
  if (as === "PartialObjectMetadataList") return { as: "partialList", asApiVersion };
  return undefined;
}
