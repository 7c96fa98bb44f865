import type { Container } from "../../../../generated/core/v1/container.ts";
import type { Pod } from "../../../../generated/core/v1/pod.ts";
import { annotationSeccompContainerPrefix, annotationSeccompPod } from "../../../../generated/wellknown.ts";
import { addErrors, type FieldError, forbidden, invalid } from "../../../schema/fieldError.ts";
import { isNew } from "../../rules/isNew.ts";

type Profile = NonNullable<NonNullable<Container["securityContext"]>["seccompProfile"]>;

const localPrefix = "localhost/";

/** What an annotation says for a type of profile; a local one's name follows its prefix. */
const annotated: Readonly<Record<string, readonly string[]>> = {
  Unconfined: ["unconfined"],
  RuntimeDefault: ["runtime/default", "docker/default"],
};

/** Annotations from before there was a field: each names a profile, and of a new pod the one that its field names. */
export function validateSeccompAnnotations(pod: Pod, errors: FieldError[]): void {
  const { annotations = {} } = pod.metadata ?? {};
  validateSeccompProfiles(annotations, "metadata.annotations", errors);
  if (!isNew(pod)) return;
  const { securityContext } = pod.spec ?? {};
  compare(annotations[annotationSeccompPod], securityContext?.seccompProfile, { path: "spec", errors });
  if (!Object.keys(annotations).some((name) => name.startsWith(annotationSeccompContainerPrefix))) return;
  for (const list of ["initContainers", "containers"] as const) {
    for (const [index, { name, securityContext }] of (pod.spec?.[list] ?? []).entries()) {
      const annotation = annotations[annotationSeccompContainerPrefix + name];
      compare(annotation, securityContext?.seccompProfile, { path: `spec.${list}[${index}]`, errors });
    }
  }
}

/** Whether each of those annotations names a profile; of templates, which are no pods yet, that is all. */
export function validateSeccompProfiles(
  annotations: Readonly<Record<string, string>>,
  path: string,
  errors: FieldError[],
): void {
  for (const name of Object.keys(annotations)) {
    if (name !== annotationSeccompPod && !name.startsWith(annotationSeccompContainerPrefix)) continue;
    const text = profileFault(annotations[name] ?? "");
    if (text !== undefined) addErrors(errors, [invalid(`${path}.${name}`, annotations[name], text)]);
  }
}

function profileFault(text: string): string | undefined {
  if (Object.values(annotated).some((each) => each.includes(text))) return undefined;
  if (!text.startsWith(localPrefix)) return "must be a valid seccomp profile";
  const local = text.slice(localPrefix.length);
  if (local.startsWith("/")) return "must be a relative path";
  return local.split("/").includes("..") ? "must not contain '..'" : undefined;
}

function compare(
  annotation: string | undefined,
  profile: Profile | undefined,
  { path, errors }: { readonly path: string; readonly errors: FieldError[] },
): void {
  if (annotation === undefined || profile === undefined) return;
  const { type, localhostProfile } = profile;
  const at = `${path}.securityContext.seccompProfile`;
  const isOfType = type === "Localhost" ? annotation.startsWith(localPrefix) : annotated[type]?.includes(annotation);
  if (isOfType === false) {
    addErrors(errors, [forbidden(`${at}.type`, "seccomp type in annotation and field must match")]);
  } else if (type === "Localhost" && annotation.slice(localPrefix.length) !== localhostProfile) {
    addErrors(errors, [forbidden(`${at}.localhostProfile`, "seccomp profile in annotation and field must match")]);
  }
}
