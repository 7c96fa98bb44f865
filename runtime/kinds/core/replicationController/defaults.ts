import type { ReplicationController } from "../../../../generated/core/v1/replicationController.ts";

/** What the controller does not say of labels is as its template has it. */
export function replicationController(controller: ReplicationController): void {
  const labels = controller.spec?.template?.metadata?.labels;
  if (controller.spec === undefined || labels === undefined) return;
  if (isEmpty(controller.spec.selector)) controller.spec.selector = { ...labels };
  const metadata = (controller.metadata ??= {});
  if (isEmpty(metadata.labels)) metadata.labels = { ...labels };
}

function isEmpty(map: Readonly<Record<string, string>> | undefined): boolean {
  return Object.keys(map ?? {}).length === 0;
}
