import { memberOf } from "../../schema/object.ts";

/** A name of an image, taken apart. */
export interface ImageName {
  /** With the registry, e.g. `docker.io/library/busybox`. */
  readonly repository: string;
  /** "" when there is none. */
  readonly tag: string;
  /** "" when there is none. */
  readonly digest: string;
}

const part = "[a-z0-9]+(?:(?:\\.|_|__|-+)[a-z0-9]+)*";
const label = "[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?";
const host = `(?:${label}(?:\\.${label})*|\\[[0-9a-fA-F:]+\\])(?::\\d+)?`;
const algorithm = "[A-Za-z][A-Za-z0-9]*(?:[-_+.][A-Za-z][A-Za-z0-9]*)*";
const pattern = new RegExp(
  `^(${host})/(${part}(?:/${part})*)(?::([\\w][\\w.-]{0,127}))?(?:@(${algorithm}:[0-9a-fA-F]{32,}))?$`,
);
/** @limit Name of an image: it is no name. */
const maxLetters = 4096;
/** @limit Path of an image in its registry: it is no name. */
const maxPath = 255;
const defaultRegistry = "docker.io";
const digestLetters: Readonly<Record<string, number>> = { sha256: 64, sha384: 96, sha512: 128 };

/** Takes a name apart. Throws an Error for a text that is none. */
export function parseImageName(text: string): ImageName {
  const refuse = (why: string) => new Error(`couldn't parse image name ${JSON.stringify(text)}: ${why}`);
  if (text.length > maxLetters) throw refuse(noForm);
  if (/^[a-f0-9]{64}$/.test(text)) {
    throw refuse(`invalid repository name (${text}), cannot specify 64-byte hexadecimal strings`);
  }
  const { registry, rest } = inRegistry(text);
  const [name = ""] = rest.split(":");
  if (name.toLowerCase() !== name) throw refuse(`${noForm}: repository name (${name}) must be lowercase`);
  const whole = `${registry}/${rest}`;
  const match = pattern.exec(whole);
  if (match === null) {
    throw refuse(pattern.test(whole.toLowerCase()) ? "repository name must be lowercase" : noForm);
  }
  const [, , path = "", tag = "", digest = ""] = match;
  if (path.length > maxPath) throw refuse(`repository name must not be more than ${maxPath} characters`);
  const wrong = digest === "" ? undefined : digestProblem(digest);
  if (wrong !== undefined) throw refuse(wrong);
  return { repository: `${registry}/${path}`, tag, digest };
}

const noForm = "invalid reference format";

/** The text in two: the registry, and what is in it. A first part is a registry only when it looks like a host. */
function inRegistry(text: string): { readonly registry: string; readonly rest: string } {
  const slash = text.indexOf("/");
  if (slash < 0) return { registry: defaultRegistry, rest: `library/${text}` };
  const first = text.slice(0, slash);
  const isUsual = first === defaultRegistry || first === "index.docker.io";
  if (!isUsual && isHost(first)) return { registry: first, rest: text.slice(slash + 1) };
  const rest = isUsual ? text.slice(slash + 1) : text;
  return { registry: defaultRegistry, rest: rest.includes("/") ? rest : `library/${rest}` };
}

function isHost(first: string): boolean {
  return first === "localhost" || /[.:]/.test(first) || first.toLowerCase() !== first;
}

/** What is wrong in the digest of a name. */
function digestProblem(digest: string): string | undefined {
  const [name = "", hex = ""] = digest.split(":");
  const letters = memberOf(digestLetters, name);
  if (letters === undefined) return name.toLowerCase() === name ? "unsupported digest algorithm" : badDigest;
  if (hex.length !== letters) return "invalid checksum digest length";
  return hex.toLowerCase() === hex ? undefined : badDigest;
}

const badDigest = "invalid checksum digest format";

/** The text with the tag that a name without tag and digest has. Throws an Error for a text that is no name. */
export function withDefaultTag(text: string): string {
  const { tag, digest } = parseImageName(text);
  return tag === "" && digest === "" ? `${text}:latest` : text;
}
