/** Why a container does not start, as the reason and message of its waiting state. */
export class ContainerError extends Error {
  readonly reason: ContainerErrorReason;
  /** After how many milliseconds another attempt may find something else; undefined where nothing says so. */
  readonly retryAfterMs: number | undefined;

  constructor(
    reason: ContainerErrorReason,
    message: string,
    options: { readonly cause?: unknown; readonly retryAfterMs?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.reason = reason;
    this.retryAfterMs = options.retryAfterMs;
  }
}

export type ContainerErrorReason =
  | "CreateContainerConfigError"
  | "CreateContainerError"
  | "ErrImageNeverPull"
  | "ErrImagePull"
  | "ImageInspectError"
  | "ImagePullBackOff"
  | "InvalidImageName"
  | "RegistryUnavailable"
  | "SignatureValidationFailed";

/** Something in the pod, or an object that it refers to, does not let the container be described. */
export function configError(message: string, cause?: unknown): ContainerError {
  return new ContainerError("CreateContainerConfigError", message, { cause });
}
