/** `orch` the package: the typed client of the built-in kinds, informers and error predicates. */
export * from "../generated/client.ts";
export * from "./client/index.ts";
