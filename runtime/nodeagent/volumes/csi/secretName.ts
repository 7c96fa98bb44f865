/** A secret that a volume refers to. */
export interface SecretName {
  readonly namespace: string;
  readonly name: string;
}

/** Undefined for a reference without a name. */
export function secretName(reference: { name?: string; namespace?: string } | undefined): SecretName | undefined {
  const { name = "", namespace = "" } = reference ?? {};
  return name === "" ? undefined : { name, namespace };
}
