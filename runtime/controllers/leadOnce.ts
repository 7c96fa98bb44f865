import type { Client } from "../../generated/client.ts";
import type { ClientOptions } from "../client/options.ts";
import { createTransport } from "../client/createTransport.ts";
import type { Transport } from "../client/transport.ts";
import { type Controllers, type ControllersOptions, hasControlledKinds, startControllers } from "./controllers.ts";
import { type ElectionOptions, type Term, winElection } from "../component/leader/election.ts";
import { DeposedError, fenced } from "../component/leader/fence.ts";
import { controllerClients, type ControllerClientsOptions } from "./frame/controllerClients.ts";

export interface LeadOptions extends Pick<ControllerClientsOptions, "access" | "accountNamespace" | "rate"> {
  /** Of the kinds that are served. */
  readonly createClient: (options: ClientOptions) => object;
  readonly election: Omit<ElectionOptions, "leases" | "signal" | "onError">;
  readonly controllers: ControllersOptions;
  /** Ends all of it. */
  readonly signal: AbortSignal;
  /** The controllers with these names have begun their work. */
  readonly onLeading: (running: Pick<Controllers, "names" | "problemOf">, holds: Term["holds"]) => void;
  /** The term is over against this process's will. The controllers end from here on. */
  readonly onDeposed: () => void;
}

/**
 * Waits until this process leads and runs the controllers for one term. Resolves when they have ended; the lease is
 * given back after that, and only then, where it was the signal that ended the term.
 */
export async function leadOnce(options: LeadOptions): Promise<void> {
  const { access, accountNamespace, rate, election, controllers, signal, onLeading, onDeposed } = options;
  const createClient = (given: ClientOptions) => kindsOf(options.createClient(given));
  const transport = createTransport({ ...access, maxRetries: 0 });
  try {
    const { leases } = createClient({ transport }).coordination.v1;
    const onError = (error: unknown) => controllers.onError("leader election", error);
    const term = await winElection({ ...election, leases, signal, onError });
    const guard = (inner: Transport) => fenced(inner, term);
    const clients = controllerClients({ createClient, access, accountNamespace, rate, guard });
    const running = startControllers(clients, { ...controllers, onError: butDeposed(controllers.onError) });
    void running.ready.then(() => onLeading(running, term.holds), onError);
    await firstOf(term.signal, signal);
    if (!signal.aborted) onDeposed();
    await running.stop();
    await term.resign();
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    transport.close();
  }
}

/** The end of a term is reported once, by `onDeposed`, and not by every request that fails then. */
function butDeposed(onError: ControllersOptions["onError"]): ControllersOptions["onError"] {
  return (controller, error) => {
    if (!(error instanceof DeposedError)) onError(controller, error);
  };
}

function kindsOf(client: object): Client {
  if (hasControlledKinds(client) && "coordination" in client) return client;
  throw new Error("leader election needs leases, which are not among the served kinds");
}

function firstOf(term: Term["signal"], signal: AbortSignal): Promise<void> {
  const either = AbortSignal.any([term, signal]);
  return new Promise((resolve) => {
    if (either.aborted) resolve();
    else either.addEventListener("abort", () => resolve(), { once: true });
  });
}
