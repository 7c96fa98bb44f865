// Generated from core/v1/probe.yaml. Do not edit.
import type { OneOf } from "../../../runtime/schema/index.ts";
import type { IntOrString } from "../../meta/v1.ts";
/**
 * A check that the node agent makes again and again; exactly one way of checking must be set. It has exactly one of
 * exec, httpGet, tcpSocket, grpc.
 */
export type Probe = OneOf<ProbeFields, "exec" | "httpGet" | "tcpSocket" | "grpc">;

/** All fields of Probe, of which it has some. */
export interface ProbeFields {
  /** Runs a program, which must end with 0. */
  exec?: ExecAction;
  /** Sends a request, whose answer must be 200 to 399. */
  httpGet?: HTTPGetAction;
  /** Opens a connection. */
  tcpSocket?: TCPSocketAction;
  /** Calls the standard health service. */
  grpc?: GRPCAction;
  /** Seconds to wait after the container's start. */
  initialDelaySeconds?: number;
  /** Seconds a check may take; 1 when unset. Default: 1. */
  timeoutSeconds?: number;
  /** Seconds between checks; 10 when unset. Default: 10. */
  periodSeconds?: number;
  /** Successes in a row that turn the result to good; 1 when unset, and always for liveness and startup. Default: 1. */
  successThreshold?: number;
  /** Failures in a row that turn the result to bad; 3 when unset. Default: 3. */
  failureThreshold?: number;
  /** Seconds to end after a failure, in place of the pod's. */
  terminationGracePeriodSeconds?: number;
}

/** Runs a program in the container. */
export interface ExecAction {
  /** Program and arguments; there is no shell. */
  command?: string[];
}

/** Sends a GET request. */
export interface HTTPGetAction {
  /** Path; / when unset. Default: "/". */
  path?: string;
  /** Port of the container, by number or name. */
  port: IntOrString;
  /** Host to connect to; the pod itself when unset. */
  host?: string;
  /** HTTP or HTTPS; HTTP when unset. Default: "HTTP". */
  scheme?: "HTTP" | "HTTPS";
  /** Headers to send. */
  httpHeaders?: HTTPHeader[];
}

/** A header of a request. */
export interface HTTPHeader {
  /** Name of the header. */
  name: string;
  /** Value of the header. */
  value: string;
}

/** Opens a TCP connection. */
export interface TCPSocketAction {
  /** Port of the container, by number or name. */
  port: IntOrString;
  /** Host to connect to; the pod itself when unset. */
  host?: string;
}

/** Calls the standard gRPC health service. */
export interface GRPCAction {
  /** Port of the container. */
  port: number;
  /** Service to ask about; empty asks about the server. Default: "". */
  service?: string;
}

/** What to do at the start and end of a container. */
export interface Lifecycle {
  /** Right after the start, at the same time as the program. */
  postStart?: LifecycleHandler;
  /** Before the program gets the signal to end. */
  preStop?: LifecycleHandler;
  /** Signal that asks the program to end; the image's when unset. Behind the gate ContainerStopSignals. */
  stopSignal?: "SIGABRT" | "SIGALRM" | "SIGBUS" | "SIGCHLD" | "SIGCLD" | "SIGCONT" | "SIGFPE" | "SIGHUP" | "SIGILL" | "SIGINT" | "SIGIO" | "SIGIOT" | "SIGKILL" | "SIGPIPE" | "SIGPOLL" | "SIGPROF" | "SIGPWR" | "SIGQUIT" | "SIGSEGV" | "SIGSTKFLT" | "SIGSTOP" | "SIGSYS" | "SIGTERM" | "SIGTRAP" | "SIGTSTP" | "SIGTTIN" | "SIGTTOU" | "SIGURG" | "SIGUSR1" | "SIGUSR2" | "SIGVTALRM" | "SIGWINCH" | "SIGXCPU" | "SIGXFSZ" | "SIGRTMIN" | "SIGRTMIN+1" | "SIGRTMIN+2" | "SIGRTMIN+3" | "SIGRTMIN+4" | "SIGRTMIN+5" | "SIGRTMIN+6" | "SIGRTMIN+7" | "SIGRTMIN+8" | "SIGRTMIN+9" | "SIGRTMIN+10" | "SIGRTMIN+11" | "SIGRTMIN+12" | "SIGRTMIN+13" | "SIGRTMIN+14" | "SIGRTMIN+15" | "SIGRTMAX-14" | "SIGRTMAX-13" | "SIGRTMAX-12" | "SIGRTMAX-11" | "SIGRTMAX-10" | "SIGRTMAX-9" | "SIGRTMAX-8" | "SIGRTMAX-7" | "SIGRTMAX-6" | "SIGRTMAX-5" | "SIGRTMAX-4" | "SIGRTMAX-3" | "SIGRTMAX-2" | "SIGRTMAX-1" | "SIGRTMAX";
}

/** Something to do; exactly one way must be set. It has exactly one of exec, httpGet, tcpSocket, sleep. */
export type LifecycleHandler = OneOf<LifecycleHandlerFields, "exec" | "httpGet" | "tcpSocket" | "sleep">;

/** All fields of LifecycleHandler, of which it has some. */
export interface LifecycleHandlerFields {
  /** Runs a program. */
  exec?: ExecAction;
  /** Sends a request. */
  httpGet?: HTTPGetAction;
  /** No longer used. */
  tcpSocket?: TCPSocketAction;
  /** Waits. */
  sleep?: SleepAction;
}

/** Waits. */
export interface SleepAction {
  /** For how many seconds. */
  seconds: number;
}
