// Generated from core/v1/connectOptions.yaml. Do not edit.
import type { Time } from "../../meta/v1.ts";

/** Which streams of a running container to attach to. */
export interface PodAttachOptions {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** Sends input to the container. */
  stdin?: boolean;
  /** Receives what it prints. */
  stdout?: boolean;
  /** Receives what it prints as errors. */
  stderr?: boolean;
  /** Its streams belong to a terminal. */
  tty?: boolean;
  /** The container; may be left out where the pod has one. */
  container?: string;
}

/** What to run in a container, and which of its streams to take. */
export interface PodExecOptions {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** Sends input to the command. */
  stdin?: boolean;
  /** Receives what it prints. */
  stdout?: boolean;
  /** Receives what it prints as errors. */
  stderr?: boolean;
  /** The command runs in a terminal. */
  tty?: boolean;
  /** The container; may be left out where the pod has one. */
  container?: string;
  /** The program and its arguments; no shell reads them. */
  command: string[] | null;
}

/** Which part of a container's log to read. */
export interface PodLogOptions {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** The container; may be left out where the pod has one. */
  container?: string;
  /** Goes on with what is printed from now on. */
  follow?: boolean;
  /** Reads the log of the instance that ended before. */
  previous?: boolean;
  /** Leaves out what is older than so many seconds. */
  sinceSeconds?: number;
  /** Leaves out what is older than this time. */
  sinceTime?: Time;
  /** Begins each line with its time. */
  timestamps?: boolean;
  /** Begins so many lines before the end. */
  tailLines?: number;
  /** Ends after so many bytes. */
  limitBytes?: number;
  /** Reads from a node agent without verifying its certificate. */
  insecureSkipTLSVerifyBackend?: boolean;
  /** Which stream of the container to read. */
  stream?: "All" | "Stdout" | "Stderr" | (string & {});
}

/** Which ports of a pod to forward. */
export interface PodPortForwardOptions {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** The ports, where the protocol does not name them itself. */
  ports?: number[];
}

/** Which part of what a pod serves is asked for. */
export interface PodProxyOptions {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** What follows proxy in the path of the request. */
  path?: string;
}

/** Which part of what a service serves is asked for. */
export interface ServiceProxyOptions {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** What follows proxy in the path of the request. */
  path?: string;
}

/** Which part of what a node agent serves is asked for. */
export interface NodeProxyOptions {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** What follows proxy in the path of the request. */
  path?: string;
}
