import type { Container } from "../../../../generated/core/v1/container.ts";
import type { Pod, PodSpec } from "../../../../generated/core/v1/pod.ts";
import { annotationAppArmorContainerPrefix } from "../../../../generated/wellknown.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import { addErrors, type FieldError, forbidden, invalid } from "../../../schema/fieldError.ts";
import { memberOf } from "../../../schema/object.ts";
import { quoted } from "../../../schema/quoted.ts";
import { isNew } from "../../rules/isNew.ts";

type Profile = NonNullable<NonNullable<Container["securityContext"]>["appArmorProfile"]>;
type Annotations = Readonly<Record<string, string>>;

const localPrefix = "localhost/";

/** What an annotation says for a type of profile; a local one's name follows its prefix. */
const annotated: Readonly<Record<string, string>> = { Unconfined: "unconfined", RuntimeDefault: "runtime/default" };

export const useAppArmorField = 'deprecated since v1.30; use the "appArmorProfile" field instead';

/** The profiles that a new pod's annotations name, from before there was a field, become those of its containers. */
export function takeAppArmorAnnotations({ metadata, spec }: Pod, warn: (text: string) => void): void {
  const { annotations } = metadata ?? {};
  if (annotations === undefined || spec === undefined || spec.os?.name === "windows") return;
  const ofPod = spec.securityContext?.appArmorProfile;
  for (const { container } of containersOf(spec, "spec")) {
    const key = annotationAppArmorContainerPrefix + container.name;
    const annotation = memberOf(annotations, key);
    if (annotation === undefined || container.securityContext?.appArmorProfile !== undefined) continue;
    const profile = profileOf(annotation);
    if (profile !== undefined && deepEqual(profile, ofPod)) continue;
    if (profile !== undefined) container.securityContext = { ...container.securityContext, appArmorProfile: profile };
    warn(`metadata.annotations[${key}]: ${useAppArmorField}`);
  }
}

function profileOf(annotation: string): Profile | undefined {
  if (annotation.startsWith(localPrefix)) {
    const localhostProfile = annotation.slice(localPrefix.length);
    const isName = localhostProfile !== "" && localhostProfile.trim() === localhostProfile;
    return isName ? { type: "Localhost", localhostProfile } : undefined;
  }
  const type = Object.keys(annotated).find((each) => annotated[each] === annotation);
  return type === undefined ? undefined : { type: type as Profile["type"] };
}

/** Each annotation names a profile and a container, and of a new pod the profile that the field names. */
export function validateAppArmorAnnotations(pod: Pod, errors: FieldError[]): void {
  const { annotations } = pod.metadata ?? {};
  const { spec } = pod;
  if (annotations === undefined || spec === undefined) return;
  validateAppArmorProfiles(annotations, spec, { path: "metadata.annotations", errors });
  if (!isNew(pod) || spec.os?.name === "windows") return;
  for (const { container, path } of containersOf(spec, "spec")) compare(container, { spec, annotations, path, errors });
}

/** The same of a template, which is no pod yet. */
export function validateAppArmorProfiles(
  annotations: Annotations,
  spec: PodSpec,
  { path, errors }: { readonly path: string; readonly errors: FieldError[] },
): void {
  const names = Object.keys(annotations).filter((each) => each.startsWith(annotationAppArmorContainerPrefix));
  if (names.length === 0) return;
  const containers = new Set(containersOf(spec, "").map(({ container }) => container.name));
  for (const name of names) {
    const container = name.slice(annotationAppArmorContainerPrefix.length);
    const text = annotations[name] ?? "";
    const at = `${path}[${name}]`;
    if (!containers.has(container)) addErrors(errors, [invalid(at, container, "container not found")]);
    if (text === "" || text.startsWith(localPrefix) || Object.values(annotated).includes(text)) continue;
    addErrors(errors, [invalid(at, text, `invalid AppArmor profile name: ${quoted(text)}`)]);
  }
}

interface Comparison {
  readonly spec: PodSpec;
  readonly annotations: Annotations;
  readonly path: string;
  readonly errors: FieldError[];
}

function compare({ name, securityContext }: NamedContainer, { spec, annotations, path, errors }: Comparison): void {
  const profile = securityContext?.appArmorProfile ?? spec.securityContext?.appArmorProfile;
  const annotation = memberOf(annotations, annotationAppArmorContainerPrefix + name);
  if (annotation === undefined || profile === undefined) return;
  const { type, localhostProfile } = profile;
  const at = `${path}.securityContext.appArmorProfile`;
  const isOfType = type === "Localhost" ? annotation.startsWith(localPrefix) : annotation === annotated[type];
  if (!isOfType) {
    addErrors(errors, [forbidden(`${at}.type`, "apparmor type in annotation and field must match")]);
  } else if (type === "Localhost" && annotation.slice(localPrefix.length) !== localhostProfile) {
    addErrors(errors, [forbidden(`${at}.localhostProfile`, "apparmor profile in annotation and field must match")]);
  }
}

type NamedContainer = Pick<Container, "name" | "securityContext">;

function containersOf(spec: PodSpec, path: string): { readonly container: NamedContainer; readonly path: string }[] {
  return (["initContainers", "containers", "ephemeralContainers"] as const).flatMap((list) =>
    (spec[list] ?? []).map((container, index) => ({ container, path: `${path}.${list}[${index}]` })),
  );
}
