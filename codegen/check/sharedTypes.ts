/** Types that all specs share, by what other languages of schemas call a format. */
const typeOfFormat: Readonly<Record<string, string>> = {
  duration: "Duration",
  "int-or-string": "IntOrString",
  quantity: "Quantity",
};

/** A fix where a format is meant for a type that is referred to; else undefined. */
export function sharedTypeFix(format: string | undefined): string | undefined {
  if (format === undefined || !Object.hasOwn(typeOfFormat, format)) return undefined;
  return `use $ref: meta/v1#/$defs/${typeOfFormat[format]} in the place of type and format`;
}
