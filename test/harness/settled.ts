import type { Api } from "./api.ts";

/** Text of an object when the controllers of the server are done with it. */
export async function settled(api: Api, path: string): Promise<string> {
  let before = "";
  for (let { text } = await api.get(path); text !== before; { text } = await api.get(path)) {
    before = text;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return before;
}
