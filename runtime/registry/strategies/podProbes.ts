import type { Container } from "../../../generated/core/v1/container.ts";
import { type FieldError, forbidden, invalid, required } from "../../schema/fieldError.ts";
import { portName, portNumber } from "../../schema/names.ts";

type Probe = NonNullable<Container["livenessProbe"]>;
type Lifecycle = NonNullable<Container["lifecycle"]>;

/** The part that probes and hooks share: what is run or asked. */
interface Handler {
  readonly exec?: Probe["exec"];
  readonly httpGet?: Probe["httpGet"];
  readonly tcpSocket?: Probe["tcpSocket"];
  readonly grpc?: Probe["grpc"];
  readonly sleep?: { readonly seconds: number } | undefined;
}

/** Each probe has one handler; only a readiness probe may need several successes, and only it may not end the pod. */
export function validateProbes(container: Container, path: string, errors: FieldError[]): void {
  const { livenessProbe, readinessProbe, startupProbe } = container;
  if (livenessProbe !== undefined) validateKillingProbe(livenessProbe, `${path}.livenessProbe`, errors);
  if (startupProbe !== undefined) validateKillingProbe(startupProbe, `${path}.startupProbe`, errors);
  if (readinessProbe === undefined) return;
  const at = `${path}.readinessProbe`;
  validateHandler(readinessProbe, at, errors);
  const grace = readinessProbe.terminationGracePeriodSeconds;
  if (grace !== undefined) {
    errors.push(invalid(`${at}.terminationGracePeriodSeconds`, grace, "must not be set for readinessProbes"));
  }
}

export function validateLifecycle(
  lifecycle: Lifecycle,
  context: { readonly path: string; readonly graceSeconds: number | undefined; readonly errors: FieldError[] },
): void {
  const { path, errors } = context;
  const graceSeconds = context.graceSeconds ?? 0;
  for (const hook of ["postStart", "preStop"] as const) {
    const handler = lifecycle[hook];
    if (handler === undefined) continue;
    validateHandler(handler, `${path}.${hook}`, errors);
    const seconds = handler.sleep?.seconds;
    if (seconds !== undefined && (seconds < 0 || seconds > graceSeconds)) {
      const text = `must be non-negative and less than terminationGracePeriodSeconds (${graceSeconds})`;
      errors.push(invalid(`${path}.${hook}.sleep`, seconds, text));
    }
  }
}

/** A probe whose failure ends the container. */
function validateKillingProbe(probe: Probe, path: string, errors: FieldError[]): void {
  validateHandler(probe, path, errors);
  const successes = probe.successThreshold;
  if (successes !== undefined && successes !== 1) {
    errors.push(invalid(`${path}.successThreshold`, successes, "must be 1"));
  }
}

const handlerFields = ["exec", "httpGet", "tcpSocket", "grpc", "sleep"] as const satisfies readonly (keyof Handler)[];

function validateHandler(handler: Handler, path: string, errors: FieldError[]): void {
  let count = 0;
  for (const field of handlerFields) {
    if (handler[field] === undefined) continue;
    count += 1;
    if (count > 1) errors.push(forbidden(`${path}.${field}`, "may not specify more than 1 handler type"));
  }
  if (count === 0) errors.push(required(path, "must specify a handler type"));
  const { exec, httpGet, tcpSocket } = handler;
  if (exec !== undefined && (exec.command?.length ?? 0) === 0) errors.push(required(`${path}.exec.command`));
  if (httpGet !== undefined) validatePort(httpGet.port, `${path}.httpGet.port`, errors);
  if (tcpSocket !== undefined) validatePort(tcpSocket.port, `${path}.tcpSocket.port`, errors);
}

/** A number, or the name of a port. */
export function validatePort(port: number | string | undefined, path: string, errors: FieldError[]): void {
  const text = typeof port === "string" ? portName(port) : portNumber(port ?? 0);
  if (text !== undefined) errors.push(invalid(path, port ?? 0, text));
}
