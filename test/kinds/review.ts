import * as assert from "uvu/assert";
import { generated } from "../../generated/index.ts";
import type { JsonObject, ResourceDescriptor } from "../../runtime/schema/index.ts";
import type { Api } from "../harness/api.ts";
import { encodings } from "./encodings.ts";
import { expectPart } from "./same.ts";
import type { Samples } from "./samples.ts";
import { checkTable, collectionOf } from "./walk.ts";

/** A kind that is never stored: each sample is answered in each encoding, with what it asked. */
export async function askKind(api: Api, kind: ResourceDescriptor, samples: Samples): Promise<void> {
  const { structure, strategy } = await kind.load();
  const { actsOn } = strategy;
  for (const [index, sample] of [samples.minimal(kind), ...samples.full(kind)].entries()) {
    for (const { mediaType, encode, decode } of encodings) {
      const name = `asked-${index}-${encodings.findIndex((each) => each.mediaType === mediaType)}`;
      if (actsOn !== undefined) await createTarget(api, { ...actsOn, name, samples });
      const body = actsOn === undefined ? sample : { ...sample, metadata: { name } };
      const headers = { "content-type": mediaType, accept: mediaType };
      const answer = await api.call("POST", collectionOf(kind), { body: encode(body, structure), headers });
      assert.is(answer.status, 201, answer.text);
      if (actsOn !== undefined) continue; // it is answered with a Status
      const { status: _, ...asked } = samples.kept(kind, body);
      expectPart(await decode(answer.bytes, structure), asked);
    }
  }
}

interface Target {
  readonly group: string;
  readonly resource: string;
  readonly name: string;
  readonly samples: Samples;
}

async function createTarget(api: Api, { group, resource, name, samples }: Target): Promise<void> {
  const kind = generated.resources.find((each) => each.group === group && each.plural === resource);
  if (kind === undefined) throw new Error(`there is no ${resource} to act on`);
  const body: JsonObject = { ...samples.minimal(kind), metadata: { name } };
  const created = await api.post(collectionOf(kind), body);
  assert.is(created.status, 201, created.text);
}

/** A kind that the server fills by itself. */
export async function readKind(api: Api, kind: ResourceDescriptor): Promise<void> {
  const { structure } = await kind.load();
  const path = collectionOf(kind);
  for (const { mediaType, decodeList } of encodings) {
    const answer = await api.get(path, { accept: mediaType });
    assert.is(answer.status, 200, answer.text);
    assert.is((await decodeList(answer.bytes, structure)).kind, kind.listKind);
  }
  const { items } = (await api.get(path)).json as { items: { metadata: { name: string } }[] };
  const names = items.map(({ metadata }) => metadata.name);
  checkTable(await api.get(path, { accept: "application/json;as=Table;v=v1;g=meta.k8s.io" }), kind, names);
}
