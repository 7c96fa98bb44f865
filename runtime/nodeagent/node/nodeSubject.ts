import type { EventSubject } from "../../component/eventRecorder.ts";

/** What events about the node name: the uid is its name, which is known before there is an object. */
export function nodeSubject(nodeName: string): EventSubject {
  return { kind: "Node", apiVersion: "v1", namespace: "", name: nodeName, uid: nodeName };
}
