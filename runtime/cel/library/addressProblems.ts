/** Why a text is no address or network, in the field's words. */

/** "ParseAddr("1.2"): IPv4 address too short". */
export function addressProblem(text: string): string {
  const [problem = "unable to parse IP", at = ""] = problemOf(text);
  return `ParseAddr(${JSON.stringify(text)}): ${problem}${at === "" ? "" : ` (at ${JSON.stringify(at)})`}`;
}

/** "netip.ParsePrefix("1.2.3.4"): no '/'", or what is wrong with the address; `isAddress` says whether one is. */
export function networkProblem(text: string, isAddress: (address: string) => boolean): string {
  const slash = text.lastIndexOf("/");
  const address = text.slice(0, slash);
  const bits = text.slice(slash + 1);
  const failed = (problem: string) => `netip.ParsePrefix(${JSON.stringify(text)}): ${problem}`;
  if (slash === -1) return failed("no '/'");
  const bare = withoutZone(address);
  if (bare !== undefined && isAddress(bare)) {
    return failed("IPv6 zones cannot be present in a prefix");
  }
  if (!isAddress(address)) return failed(addressProblem(address));
  const isNumber = /^[+-]?\d+$/.test(bits) && (bits.length === 1 || /^[1-9]/.test(bits));
  return failed(isNumber ? "prefix length out of range" : `bad bits after slash: ${JSON.stringify(bits)}`);
}

/** What stands before the zone of an IPv6 address, which is no address yet; undefined for a text without a zone. */
export function withoutZone(text: string): string | undefined {
  const at = text.indexOf("%");
  const bare = text.slice(0, Math.max(at, 0));
  return bare.includes(":") && at < text.length - 1 ? bare : undefined;
}

/** What is wrong, and the rest of the text from there on, where that says more. */
type Problem = readonly [problem?: string, at?: string];

function problemOf(text: string): Problem {
  const mark = /[.:%]/.exec(text)?.[0];
  if (mark === ".") return ofFields(text);
  if (mark === ":") return ofGroups(text);
  return mark === "%" ? ["missing IPv6 address"] : [];
}

function ofFields(text: string): Problem {
  let [value, digits, position] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (/\d/.test(character)) {
      if (digits === 1 && value === 0) return ["IPv4 field has octet with leading zero"];
      value = value * 10 + Number(character);
      digits += 1;
      if (value > 255) return ["IPv4 field has value >255"];
    } else if (character !== ".") return ["unexpected character", text.slice(at)];
    else {
      const isEmpty = at === 0 || at === text.length - 1 || text[at - 1] === ".";
      if (isEmpty) return ["IPv4 field must have at least one digit", text.slice(at)];
      if (position === 3) return ["IPv4 address too long"];
      position += 1;
      [value, digits] = [0, 0];
    }
  }
  return position < 3 ? ["IPv4 address too short"] : [];
}

function ofGroups(text: string): Problem {
  const percent = text.indexOf("%");
  if (percent === text.length - 1) return ["zone must be a non-empty string"];
  let rest = percent === -1 ? text : text.slice(0, percent);
  let isShort = rest.startsWith("::");
  if (isShort) rest = rest.slice(2);
  let count = 0;
  for (; count < 8 && rest !== ""; count += 1) {
    const [group = ""] = /^[0-9a-fA-F]*/.exec(rest) ?? [];
    if (group.length > 4) return ["each group must have 4 or less digits", rest];
    if (group === "") return ["each colon-separated field must have at least one digit", rest];
    if (rest[group.length] === ".") return ofEmbedded(rest, isShort, count);
    rest = rest.slice(group.length);
    if (rest === "") continue;
    if (!rest.startsWith(":")) return ["unexpected character, want colon", rest];
    if (rest === ":") return ["colon must be followed by more characters", rest];
    rest = rest.slice(1);
    if (!rest.startsWith(":")) continue;
    if (isShort) return ["multiple :: in address", rest];
    isShort = true;
    rest = rest.slice(1);
  }
  if (rest !== "") return ["trailing garbage after address", rest];
  if (count < 8) return isShort ? [] : ["address string too short"];
  return isShort ? ["the :: must expand to at least one field of zeros"] : [];
}

function ofEmbedded(rest: string, isShort: boolean, count: number): Problem {
  if (!isShort && count !== 6) return ["embedded IPv4 address must replace the final 2 fields of the address", rest];
  if (count > 6) return ["too many hex fields to fit an embedded IPv4 at the end of the address", rest];
  return ofFields(rest);
}
