import type { Tracer } from "../schema/tracer.ts";
import type { Storage } from "./storage.ts";

/** A store whose operations are spans of the requests that they belong to. */
export function traced(storage: Storage, tracer: Tracer): Storage {
  const { catchUp } = storage;
  const within = <T>(operation: string, prefix: string, work: () => T): T =>
    tracer.within(`storage ${operation}`, prefix === "" ? {} : { "storage.prefix": prefix }, work);
  const spans: Partial<Storage> = {
    get: (key) => within("get", "", () => storage.get(key)),
    list: (options) => within("list", options.prefix, () => storage.list(options)),
    write: (operation) => within("write", operation.prefix, () => storage.write(operation)),
    transact: (operations) => within("transact", operations[0]?.prefix ?? "", () => storage.transact(operations)),
    ...(catchUp === undefined
      ? {}
      : { catchUp: (reader) => within("catch up", "", () => catchUp.call(storage, reader)) }),
  };
  return new Proxy(storage, {
    get: (target, name) => {
      const own: unknown = Reflect.get(Object.hasOwn(spans, name) ? spans : target, name);
      return typeof own === "function" && !Object.hasOwn(spans, name) ? own.bind(target) : own;
    },
  });
}
