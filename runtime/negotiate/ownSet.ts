/** Sets a member as the object's own, whatever its name: assigning to `__proto__` would change the prototype. */
export function ownSet<T>(object: { [key: string]: T }, key: string, value: T): void {
  if (key === "__proto__") {
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  } else object[key] = value;
}
