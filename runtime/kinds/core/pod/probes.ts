import type { Container } from "../../../../generated/core/v1/container.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";

type Lifecycle = NonNullable<Container["lifecycle"]>;

/** A hook that sleeps is done before the pod has to be. */
export function validateLifecycle(
  lifecycle: Lifecycle,
  context: { readonly path: string; readonly graceSeconds: number | undefined; readonly errors: FieldError[] },
): void {
  const { path, errors } = context;
  const graceSeconds = context.graceSeconds ?? 0;
  for (const hook of ["postStart", "preStop"] as const) {
    const seconds = lifecycle[hook]?.sleep?.seconds;
    if (seconds === undefined || (seconds >= 0 && seconds <= graceSeconds)) continue;
    const text = `must be non-negative and less than terminationGracePeriodSeconds (${graceSeconds})`;
    errors.push(invalid(`${path}.${hook}.sleep`, seconds, text));
  }
}
