import type { ComponentCondition, ComponentStatus } from "../../../../generated/core/v1/componentStatus.ts";
import { notFound } from "../../../../generated/errors.ts";
import type { Strategy } from "../../../schema/strategy.ts";

export const strategy: Strategy<ComponentStatus> = {
  observe: async ({ name, components }) => {
    const asked = [...components].filter(([each]) => name === "" || each === name);
    if (asked.length === 0) throw notFound({ group: "", resource: "componentstatus" }, name); // as the field words it
    return Promise.all(
      asked.map(async ([each, check]) => ({ metadata: { name: each }, conditions: [await healthOf(check)] })),
    );
  },
};

async function healthOf(check: () => Promise<string>): Promise<ComponentCondition> {
  try {
    return { type: "Healthy", status: "True", message: await check() };
  } catch (error) {
    return { type: "Healthy", status: "False", message: error instanceof Error ? error.message : String(error) };
  }
}
