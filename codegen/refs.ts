/**
 * The parts of a `$ref`: `#/$defs/Part` names a type of the same file ("" as module), `core/v1/pod#/$defs/PodSpec` one
 * of another file, `core/v1#/$defs/PodSpec` one of any file of a folder.
 */
export function parseRef(ref: string): { readonly module: string; readonly name: string } | undefined {
  const match = /^([a-z0-9.-]+(?:\/[A-Za-z0-9._-]+){1,2})?#\/\$defs\/([A-Za-z0-9_]+)$/.exec(ref);
  const [, module, name] = match ?? [];
  return name === undefined ? undefined : { module: module ?? "", name };
}
