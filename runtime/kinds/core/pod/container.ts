import { badRequest } from "../../../../generated/errors.ts";
import type { Pod } from "../../../../generated/core/v1/pod.ts";

/**
 * The container that a request is about: the one it names, or the only one. Throws badRequest for a name that the pod
 * does not have, and where it has to be chosen.
 */
export function podContainer({ metadata, spec }: Pod, asked: string): string {
  const pod = metadata?.name ?? "";
  const names = (list: readonly { readonly name: string }[] | null | undefined) =>
    (list ?? []).map((each) => each.name);
  const containers = names(spec?.containers);
  const initial = names(spec?.initContainers);
  const ephemeral = names(spec?.ephemeralContainers);
  if (asked !== "") {
    if ([...containers, ...initial, ...ephemeral].includes(asked)) return asked;
    throw badRequest(`container ${asked} is not valid for pod ${pod}`);
  }
  const [only] = containers;
  if (only !== undefined && containers.length === 1) return only;
  const choices = [
    ...(containers.length === 0 ? [] : [`, choose one of: [${containers.join(" ")}]`]),
    ...(initial.length === 0 ? [] : [` or one of the init containers: [${initial.join(" ")}]`]),
    ...(ephemeral.length === 0 ? [] : [` or one of the ephemeral containers: [${ephemeral.join(" ")}]`]),
  ];
  throw badRequest(`a container name must be specified for pod ${pod}${choices.join("")}`);
}
