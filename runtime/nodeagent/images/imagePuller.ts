import { Code, ConnectError } from "@connectrpc/connect";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Image } from "../../../generated/pb/cri/v1/api_pb.ts";
import type { Clock } from "../../client/clock.ts";
import { allMessages } from "../container/allMessages.ts";
import { ContainerError, type ContainerErrorReason } from "../container/containerError.ts";
import { type AnyContainer, podIdentity } from "../container/podIdentity.ts";
import type { ImageUser } from "../container/security.ts";
import { bareMessage, type ImageClient, runtimeMessage } from "../cri/connectRuntime.ts";
import { type Credential, credentialsFor } from "./credentials.ts";
import { parseImageName, withDefaultTag } from "./imageName.ts";
import { PullBackoff } from "./pullBackoff.ts";
import type { ImageMeter } from "../meters/imageMeter.ts";
import type { PullQueue } from "./pullQueue.ts";
import type { PullRecords } from "./pullRecords.ts";

export interface ImageAsked {
  readonly pod: Pod;
  /** As the pod names it. */
  readonly image: string;
  readonly policy: "Always" | "IfNotPresent" | "Never" | undefined;
  /** Whose image it is; undefined for that of a volume. */
  readonly container: AnyContainer | undefined;
  /** Of the pod's runtime class; "" for the usual one. */
  readonly runtimeHandler: string;
  /** Ends the wait and the pull. */
  readonly signal: AbortSignal;
}

export interface PresentImage {
  /** How the runtime is asked for it. */
  readonly ref: string;
  readonly user: ImageUser;
}

export interface ImageEvent {
  readonly type: "Normal" | "Warning";
  readonly reason: "Pulling" | "Pulled" | "Failed" | "BackOff" | "ErrImageNeverPull" | "InspectFailed";
  readonly message: string;
}

export interface ImagePullerOptions {
  readonly images: Pick<ImageClient, "imageStatus" | "pullImage">;
  readonly records: PullRecords;
  /** Those of the pod and of the node, for the image. */
  readonly credentials: (pod: Pod, image: string) => Promise<readonly Credential[]>;
  readonly queue: PullQueue;
  readonly clock: Clock;
  readonly onEvent: (pod: Pod, event: ImageEvent, container: AnyContainer | undefined) => void;
  readonly meter?: ImageMeter;
}

export interface ImagePuller {
  /** Sees to it that an image is there. Rejects with a ContainerError, whose reason becomes that of the container. */
  readonly ensure: (asked: ImageAsked) => Promise<PresentImage>;
  /** Forgets the failures of a pod that is gone. */
  readonly forget: (podUid: string) => void;
}

/** A pull that failed is seen as one for so long, then as one that waits. */
const shownMs = 1000;

/** Pulls images by the policies of containers; one that failed waits, longer each time, before it is tried again. */
export function imagePuller(options: ImagePullerOptions): ImagePuller {
  const { records, onEvent, meter } = options;
  const backoff = new PullBackoff(options.clock);

  async function ensure(asked: ImageAsked): Promise<PresentImage> {
    const { pod, image, container } = asked;
    const name = named(asked, options);
    const policy = asked.policy ?? (parseImageName(name).tag === "latest" ? "Always" : "IfNotPresent");
    const credentials = once(() => credentialsOf(name, asked, options));
    const never = () => {
      const message = `Container image "${image}" is not present with pull policy of Never`;
      onEvent(pod, { type: "Warning", reason: "ErrImageNeverPull", message }, container);
      return new ContainerError("ErrImageNeverPull", message);
    };
    const asks = { policy, isPresent: undefined, isPulled: undefined };
    const present = policy === "Always" ? undefined : await find(name, asked, options, () => meter?.asked(asks));
    const isPresent = policy === "Always" ? undefined : present !== undefined;
    if (policy === "Never" && present === undefined) {
      meter?.asked({ ...asks, isPresent });
      throw never();
    }
    const mayUse = present !== undefined && (await records.mayUse(name, present.id, credentials));
    meter?.asked({ policy, isPresent, isPulled: !mayUse });
    if (mayUse) {
      const access = records.areKept ? " and can be accessed by the pod" : "";
      onEvent(pod, normal("Pulled", `Container image "${image}" already present on machine${access}`), container);
      return presentImage(present);
    }
    if (policy === "Never") throw never();
    return await pull(asked, { name, credentials: await credentials() });
  }

  async function pull(asked: ImageAsked, of: PullOf): Promise<PresentImage> {
    const { pod, image, container, signal } = asked;
    const { uid } = podIdentity(pod);
    const waitMs = backoff.waitMs(uid, image);
    if (waitMs > 0) {
      const message = `Back-off pulling image "${image}"`;
      onEvent(pod, normal("BackOff", message), container);
      const whole = `${message}: ${backoff.cause(uid, image)}`;
      throw new ContainerError("ImagePullBackOff", whole, { retryAfterMs: waitMs });
    }
    onEvent(pod, normal("Pulling", `Pulling image "${image}"`), container);
    const beganMs = options.clock.nowMs();
    try {
      const pulled = await pullNow(asked, of, options);
      backoff.succeeded(uid, image);
      onEvent(pod, normal("Pulled", pulled.message), container);
      return pulled.present;
    } catch (error) {
      signal.throwIfAborted();
      const said = pullMessage(error);
      const { reason, message } = failureOf(image, said);
      backoff.failed(uid, image, `${reason}: ${message}`);
      const text = `Failed to pull image "${image}": ${said}`;
      onEvent(pod, { type: "Warning", reason: "Failed", message: text }, container);
      throw new ContainerError(reason, message, { cause: error, retryAfterMs: shownMs });
    } finally {
      meter?.pulled(uid, { beganMs, endedMs: options.clock.nowMs() });
    }
  }

  return { ensure, forget: (podUid) => backoff.forget(podUid) };
}

async function find(
  name: string,
  asked: ImageAsked,
  options: ImagePullerOptions,
  onFailure: () => void,
): Promise<Image | undefined> {
  try {
    return await imageOf(name, asked, options);
  } catch (error) {
    onFailure();
    const message = `Failed to inspect image "": ${runtimeMessage(error)}`; // the field names none there
    options.onEvent(asked.pod, { type: "Warning", reason: "InspectFailed", message }, asked.container);
    throw new ContainerError("ImageInspectError", message, { cause: error });
  }
}

/** The credentials of a pod are looked up when they are first needed. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

async function credentialsOf(
  name: string,
  { pod, image, container }: ImageAsked,
  { credentials, onEvent }: ImagePullerOptions,
): Promise<readonly Credential[]> {
  try {
    return credentialsFor(parseImageName(name).repository, await credentials(pod, name));
  } catch (error) {
    const message = `Failed to pull image "${image}": ${runtimeMessage(error)}`;
    onEvent(pod, { type: "Warning", reason: "Failed", message }, container);
    throw new ContainerError("ErrImagePull", message, { cause: error });
  }
}

/** The name with a tag. Throws a ContainerError for a text that is no name. */
function named({ pod, image, container }: ImageAsked, { onEvent }: ImagePullerOptions): string {
  try {
    return withDefaultTag(image);
  } catch (error) {
    const message = `Failed to apply default image tag "${image}": ${runtimeMessage(error)}`;
    onEvent(pod, { type: "Warning", reason: "InspectFailed", message }, container);
    throw new ContainerError("InvalidImageName", message, { cause: error });
  }
}

interface PullOf {
  readonly name: string;
  readonly credentials: readonly Credential[];
}

interface Pulled {
  readonly present: PresentImage;
  readonly message: string;
}

async function pullNow(asked: ImageAsked, of: PullOf, options: ImagePullerOptions): Promise<Pulled> {
  const { clock, records, queue, meter } = options;
  const { name } = of;
  const askedAtMs = clock.nowMs();
  await records.begin(name);
  const { credential, startedAtMs } = await queue(async () => {
    const startedAtMs = clock.nowMs();
    return { startedAtMs, credential: await pullWithAny(asked, of, options) };
  }, asked.signal).catch(async (error: unknown) => {
    await records.cancel(name);
    throw error;
  });
  const image = await recorded({ ...of, credential }, asked, options);
  meter?.brought({ bytes: Number(image.size), tookMs: clock.nowMs() - startedAtMs });
  const [took, whole] = [startedAtMs, askedAtMs].map((each) => seconds(clock.nowMs() - each));
  const times = `in ${took} (${whole} including waiting)`;
  const message = `Successfully pulled image "${asked.image}" ${times}. Image size: ${image.size} bytes.`;
  return { message, present: presentImage(image) };
}

/** The image that a pull has brought, when its record is written. */
async function recorded(
  { name, credential }: PullOf & { readonly credential: Credential | undefined },
  asked: ImageAsked,
  options: ImagePullerOptions,
): Promise<Image> {
  const { records } = options;
  try {
    const image = await imageOf(name, asked, options);
    if (image === undefined) throw new Error("the runtime pulled the image and does not have it");
    await records.finish(name, image.id, credential);
    return image;
  } catch (error) {
    await records.abandon(name);
    throw error;
  }
}

/** Resolves to the credential that the registry took. Rejects with what it said to each. */
async function pullWithAny(
  asked: ImageAsked,
  { name, credentials }: PullOf,
  { images }: ImagePullerOptions,
): Promise<Credential | undefined> {
  const errors: unknown[] = [];
  const image = imageSpec(name, asked);
  const { signal } = asked;
  for (const each of credentials.length === 0 ? [undefined] : credentials) {
    try {
      // However long it takes: the runtime itself gives up a pull that makes no progress.
      await images.pullImage({ image, ...(each === undefined ? {} : { auth: each.auth }) }, { signal, timeoutMs: 0 });
      return each;
    } catch (error) {
      signal.throwIfAborted();
      errors.push(error);
    }
  }
  if (errors.length === 1) throw errors[0];
  throw new Error(allMessages(errors.map(pullMessage)), { cause: errors[0] });
}

async function imageOf(name: string, asked: ImageAsked, { images }: ImagePullerOptions): Promise<Image | undefined> {
  return (await images.imageStatus({ image: imageSpec(name, asked) }, { signal: asked.signal })).image;
}

function imageSpec(name: string, { image, runtimeHandler }: ImageAsked) {
  return { image: name, userSpecifiedImage: image, runtimeHandler };
}

/** As whom the image runs: a number, a name, or root when it names neither. */
function presentImage({ id, uid, username }: Image): PresentImage {
  if (uid !== undefined) return { ref: id, user: { uid: Number(uid.value) } };
  return { ref: id, user: username === "" ? { uid: 0 } : { name: username } };
}

/** Without its code where that says nothing. */
function pullMessage(error: unknown): string {
  return error instanceof ConnectError && error.code === Code.Unknown ? bareMessage(error) : runtimeMessage(error);
}

/** Runtimes begin some errors with what kind they are. */
function failureOf(image: string, said: string): { readonly reason: ContainerErrorReason; readonly message: string } {
  const [, reason, rest = ""] = /^(RegistryUnavailable|SignatureValidationFailed)(.*)$/s.exec(said) ?? [];
  const failed = `image pull failed for ${image} because`;
  if (reason === "RegistryUnavailable") return { reason, message: `${failed} the registry is unavailable${rest}` };
  if (reason === "SignatureValidationFailed") {
    return { reason, message: `${failed} the signature validation failed${rest}` };
  }
  return { reason: "ErrImagePull", message: said };
}

function normal(reason: ImageEvent["reason"], message: string): ImageEvent {
  return { type: "Normal", reason, message };
}

/** "1.23s" */
function seconds(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)}ms` : `${Number((ms / 1000).toFixed(3))}s`;
}
