/**
 * Names of the types that schemas declare in place. A property `template` of WidgetSpec makes WidgetSpecTemplate; the
 * items of its list `parts` make WidgetSpecPartsItem, the values of its map `limits` WidgetSpecLimitsValue.
 */
export function inlineTypeName(holder: string, role: "property" | "items" | "values", property: string): string {
  if (role === "property") return holder + upperFirst(property);
  return holder + (role === "items" ? "Item" : "Value");
}

/** "a-b.c" becomes "ABC", so that any property name gives an identifier. */
function upperFirst(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}
