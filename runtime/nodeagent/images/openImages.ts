import { steadyClock } from "../../client/clock.ts";
import type { Platform } from "../../schema/platform.ts";
import type { NodeAgentOptions } from "../agentOptions.ts";
import type { ObjectSource } from "../volumes/objectSource.ts";
import type { EventText } from "../../component/eventRecorder.ts";
import type { AnyContainer } from "../container/podIdentity.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { AccountSource } from "./accountToken.ts";
import { type ImagePuller, imagePuller } from "./imagePuller.ts";
import { credentialProviders } from "./credentialProvider.ts";
import { recordGauges } from "../meters/imageMeter.ts";
import type { AgentMeters } from "../meters/meters.ts";
import { podCredentials } from "./podCredentials.ts";
import { noPullRecords, openPullRecords, type PullRecords } from "./pullRecords.ts";
import { pullQueue } from "./pullQueue.ts";

/** Reports an event of a pod, or of one of its containers. */
type PodRecord = (pod: Pod, text: EventText, container?: AnyContainer) => void;

export interface Images extends ImagePuller {
  readonly records: PullRecords;
}

export interface OpenImagesOptions {
  readonly objects: ObjectSource & AccountSource;
  readonly record: PodRecord;
  readonly meters: Pick<AgentMeters, "families" | "images">;
}

/** Opens what gets images: the records of pulls, the credentials of pods, and the queue of pulls. */
export async function openImages(
  options: NodeAgentOptions,
  { objects, record, meters }: OpenImagesOptions,
): Promise<Images> {
  const { connection, platform, ports, rootFolder, images } = options;
  const folder = `${rootFolder}/image_manager`;
  const apiVersion = `${platform.agentName}.config.${platform.apiDomain}/v1beta1`;
  const { verification: policy, allowlist } = images;
  const hasRecords = ports.isGateOn("KubeletEnsureSecretPulledImages");
  const records = hasRecords ? await openPullRecords({ folder, apiVersion, policy, allowlist }) : noPullRecords;
  if (hasRecords) recordGauges(meters.families, { metrics: ports.component.metrics, folder });
  const ofNode = credentialProviders({
    ...{ ...images.credentials, clock: steadyClock, accounts: objects },
    onError: (error) => options.log.error("an image is pulled without the credentials of a program", error),
  });
  const puller = imagePuller({
    ...{ images: connection.images, records },
    credentials: podCredentials({
      ...{ objects, types: secretTypes(platform), ofNode },
      warn: (pod, reason, message) => record(pod, { type: "Warning", reason, message }),
    }),
    queue: pullQueue({
      ...{
        parallel: images.parallelPulls,
        perSecond: images.pullsPerSecond,
        burst: images.pullBurst,
        clock: steadyClock,
      },
    }),
    clock: steadyClock, // lengths of time alone
    onEvent: record,
    meter: meters.images,
  });
  return { ...puller, records };
}

function secretTypes({ names }: Platform) {
  return { dockercfg: names.secretTypeDockercfg, dockerConfigJson: names.secretTypeDockerConfigJson };
}
