/**
 * The pull policy of an image that states none: Always when its tag is, or would be, `latest`; IfNotPresent when it is
 * pinned by another tag or a digest, or cannot be read.
 */
export function imagePullPolicy(image: string | undefined): "Always" | "IfNotPresent" {
  return tagOf(image ?? "") === "latest" ? "Always" : "IfNotPresent";
}

/** The tag: `latest` when neither tag nor digest is given, "" for a digest alone, undefined when it is no image. */
function tagOf(image: string): string | undefined {
  const at = image.indexOf("@");
  const named = at === -1 ? image : image.slice(0, at);
  const lastSlash = named.lastIndexOf("/");
  const colon = named.indexOf(":", lastSlash + 1);
  const name = colon === -1 ? named : named.slice(0, colon);
  if (!isRepository(name)) return undefined;
  if (colon === -1) return at === -1 ? "latest" : "";
  return named.slice(colon + 1);
}

/** `[host[:port]/]path`: the path is in lower case; a first part is a host when it could not be a path. */
function isRepository(name: string): boolean {
  const slash = name.indexOf("/");
  const first = slash === -1 ? "" : name.slice(0, slash);
  const hasHost = first === "localhost" || /[.:A-Z]/.test(first);
  return isPath(name, hasHost ? slash + 1 : 0);
}

function isPath(name: string, from: number): boolean {
  let start = from;
  for (let at = from; at <= name.length; at += 1) {
    if (at === name.length || name.charCodeAt(at) === 47) {
      if (start === at || !isWord(name.charCodeAt(start)) || !isWord(name.charCodeAt(at - 1))) return false;
      start = at + 1;
      continue;
    }
    const code = name.charCodeAt(at);
    if (!isWord(code) && code !== 45 && code !== 46 && code !== 95) return false;
  }
  return true;
}

function isWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}
