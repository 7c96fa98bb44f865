/** A name of an image, taken apart. */
export interface ImageName {
  /** With the registry, e.g. `docker.io/library/busybox`. */
  readonly repository: string;
  /** "" when there is none. */
  readonly tag: string;
  /** "" when there is none. */
  readonly digest: string;
}

const component = "[a-z0-9]+(?:(?:\\.|_|__|-+)[a-z0-9]+)*";
const host = "(?:[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*|\\[[0-9a-fA-F:]+\\])(?::\\d+)?";
const pattern = new RegExp(
  `^(?:(${host})/)?(${component}(?:/${component})*)(?::([\\w][\\w.-]{0,127}))?(?:@([A-Za-z][\\w+.-]*:[0-9a-fA-F]{32,}))?$`,
);
/** @limit Name of an image: it is no name. */
const maxLetters = 4096;
const defaultRegistry = "docker.io";

/** Takes a name apart. Throws an Error for a text that is none. */
export function parseImageName(text: string): ImageName {
  const match = text.length > maxLetters ? null : pattern.exec(text);
  if (match === null) {
    const lower = text.toLowerCase();
    const isCase = lower !== text && lower.length <= maxLetters && pattern.test(lower);
    const why = isCase ? `: repository name (${pathOf(text)}) must be lowercase` : "";
    throw new Error(`couldn't parse image name "${text}": invalid reference format${why}`);
  }
  const [, first, path = "", tag = "", digest = ""] = match;
  if (first !== undefined && isRegistry(first))
    return { repository: `${first === "index.docker.io" ? defaultRegistry : first}/${path}`, tag, digest };
  const whole = first === undefined ? path : `${first}/${path}`;
  return { repository: `${defaultRegistry}/${whole.includes("/") ? whole : `library/${whole}`}`, tag, digest };
}

/** A first part is a registry only when it looks like a host. */
function isRegistry(first: string): boolean {
  return /[.:]/.test(first) || first === "localhost" || first.toLowerCase() !== first;
}

/** What a text without form names in its registry: "Bad" of "registry.example/Bad:1". */
function pathOf(text: string): string {
  const slash = text.indexOf("/");
  const rest = slash > 0 && isRegistry(text.slice(0, slash)) ? text.slice(slash + 1) : text;
  return `${slash < 0 ? "library/" : ""}${rest.replace(/[:@].*$/s, "")}`;
}

/** The text with the tag that a name without tag and digest has. Throws an Error for a text that is no name. */
export function withDefaultTag(text: string): string {
  const { tag, digest } = parseImageName(text);
  return tag === "" && digest === "" ? `${text}:latest` : text;
}
