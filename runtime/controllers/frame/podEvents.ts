import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Stored } from "../../client/index.ts";
import type { EventSubject } from "../../component/eventRecorder.ts";

/** What an event about a pod names. */
export function podSubject({ apiVersion, kind, metadata }: Stored<Pod>): EventSubject {
  const { namespace = "", name, uid, resourceVersion } = metadata;
  return { apiVersion, kind, namespace, name, uid, resourceVersion };
}
