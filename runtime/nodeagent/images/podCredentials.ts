import type { Pod } from "../../../generated/core/v1/pod.ts";
import { podIdentity } from "../container/podIdentity.ts";
import type { ObjectSource } from "../volumes/objectSource.ts";
import { type Credential, credentialsOfSecret, type SecretTypes } from "./credentials.ts";

export interface PodCredentialsOptions {
  readonly objects: Pick<ObjectSource, "secret">;
  readonly types: SecretTypes;
  /** Of the whole node, for an image. */
  readonly ofNode: (pod: Pod, image: string) => Promise<readonly Credential[]>;
  /** Says which secrets are not there. */
  readonly warn: (pod: Pod, reason: "FailedToRetrieveImagePullSecret", message: string) => void;
}

/** The credentials that a pod may pull with: those of its secrets, then those of the node. */
export function podCredentials({
  objects,
  types,
  ofNode,
  warn,
}: PodCredentialsOptions): (pod: Pod, image: string) => Promise<readonly Credential[]> {
  return async (pod, image) => {
    const { namespace } = podIdentity(pod);
    const names = (pod.spec?.imagePullSecrets ?? []).flatMap(({ name = "" }) => (name === "" ? [] : [name]));
    const secrets = await Promise.all(names.map((name) => objects.secret(namespace, name)));
    const missing = names.filter((_, index) => secrets[index] === undefined);
    if (missing.length > 0) {
      warn(
        pod,
        "FailedToRetrieveImagePullSecret",
        `Unable to retrieve some image pull secrets (${missing.join(", ")}); attempting to pull the image may not succeed.`,
      );
    }
    const own = secrets.flatMap((each) => (each === undefined ? [] : credentialsOfSecret(each, types)));
    return [...own, ...(await ofNode(pod, image))];
  };
}
