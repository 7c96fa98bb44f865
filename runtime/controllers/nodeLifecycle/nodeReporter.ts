import type { Node } from "../../../generated/core/v1/node.ts";
import type { Stored } from "../../client/index.ts";
import type { EventRecorder } from "../../component/eventRecorder.ts";

type Report = (node: Stored<Node>) => void;

/** Reports as events what the controller learns of nodes, and what it says of them. */
export interface NodeReporter {
  readonly registered: Report;
  readonly removed: Report;
  /** The node is not heard any more, and was ready. */
  readonly notReady: Report;
}

export function nodeReporter(recorder: Pick<EventRecorder, "record">): NodeReporter {
  const report =
    (reason: string, messageOf: (name: string) => string): Report =>
    ({ apiVersion, kind, metadata: { name, uid } }) => {
      const subject = { apiVersion, kind, namespace: "", name, uid };
      recorder.record(subject, { type: "Normal", reason, message: messageOf(name) });
    };
  return {
    registered: report("RegisteredNode", (name) => `Node ${name} event: Registered Node ${name} in Controller`),
    removed: report("RemovingNode", (name) => `Node ${name} event: Removing Node ${name} from Controller`),
    notReady: report("NodeNotReady", (name) => `Node ${name} status is now: NodeNotReady`),
  };
}
