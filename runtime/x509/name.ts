import { der, derValues, tags } from "./der.ts";
import { identifiers } from "./identifiers.ts";

/** Parts of a distinguished name, in order: DER of the identifier of an attribute, and its text. */
export type Name = readonly (readonly [attribute: Buffer, text: string])[];

/** DER; each part stands alone. */
export function encodeName(name: Name): Buffer {
  const parts = name.map(([attribute, text]) =>
    der(tags.set, der(tags.sequence, attribute, der(tags.utf8String, Buffer.from(text)))),
  );
  return der(tags.sequence, ...parts);
}

/** The texts of an attribute, in order. */
export function textsOf(name: Name, attribute: Buffer): string[] {
  return name.filter(([each]) => each.equals(attribute)).map(([, text]) => text);
}

/** The name of a user: its own, and those of its groups. */
export function userName(user: string, groups: readonly string[]): Name {
  return [
    ...groups.map((group) => [identifiers.organizationName, group] as const),
    [identifiers.commonName, user] as const,
  ];
}

/**
 * Reads SEQUENCE { SET { SEQUENCE { identifier, text } ... } ... }; undefined when it is anything else, or when a text
 * is in a form that readers of certificates do not agree on.
 */
export function decodeName(content: Buffer): Name | undefined {
  const name: (readonly [Buffer, string])[] = [];
  for (const set of derValues(content) ?? [undefined]) {
    if (set?.tag !== tags.set) return undefined;
    for (const pair of derValues(set.content) ?? [undefined]) {
      const [attribute, value, more] = pair?.tag === tags.sequence ? (derValues(pair.content) ?? []) : [];
      const text = value === undefined ? undefined : decodeText(value.tag, value.content);
      if (attribute?.tag !== tags.objectIdentifier || text === undefined || more !== undefined) return undefined;
      name.push([attribute.whole, text]);
    }
  }
  return name;
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const utf16 = new TextDecoder("utf-16be", { fatal: true, ignoreBOM: true });

function decodeText(tag: number, content: Buffer): string | undefined {
  try {
    const text = decoders[tag]?.(content);
    return text?.includes("\0") ? undefined : text;
  } catch {
    return undefined; // bytes that are no text of this form
  }
}

const ascii = (content: Buffer) => (content.some((byte) => byte > 0x7f) ? undefined : content.toString("latin1"));

const decoders: Readonly<Record<number, (content: Buffer) => string | undefined>> = {
  [tags.utf8String]: (content) => utf8.decode(content),
  [tags.printableString]: ascii,
  [tags.ia5String]: ascii,
  [tags.bmpString]: (content) => utf16.decode(content),
};
