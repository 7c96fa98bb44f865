import type { Pod } from "../../../../generated/core/v1/pod.ts";
import type { Page, PageAnswer, Pages } from "../../../component/pages/page.ts";
import type { PodState } from "../podState.ts";

/** `/pods`, those that the agent runs, and `/runningpods/`, those that the runtime does. */
export function podPages(state: PodState): Pages {
  const running = async () => listOf(await state.running());
  return new Map<string, Page>([
    ["/pods", () => listOf(state.pods())],
    ["/pods/", () => listOf(state.pods())],
    ["/runningpods/", running],
  ]);
}

function listOf(items: readonly Pod[]): PageAnswer {
  const bare = items.map(({ kind: _, apiVersion: __, ...pod }) => pod); // the list says what they are
  return jsonAnswer({ kind: "PodList", apiVersion: "v1", metadata: {}, items: bare });
}

export function jsonAnswer(value: unknown): PageAnswer {
  return { status: 200, contentType: "application/json", body: JSON.stringify(value) };
}
