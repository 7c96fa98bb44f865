import * as assert from "uvu/assert";
import { celTypes } from "../../codegen/check/celTypes.ts";
import { makeIndex } from "../../codegen/check/specIndex.ts";
import { load } from "../../codegen/load.ts";
import { ownOut, ownSpecRoot } from "../../codegen/options.ts";
import { generated } from "../../generated/index.ts";
import { typeOfStructure } from "../../runtime/cel/structureType.ts";
import type { CelType } from "../../runtime/cel/type.ts";
import { suite } from "../harness/suite.ts";

const test = suite("types of expressions");

test("the generator types the values of every kind as the server does, so what it takes compiles there", async () => {
  const platformFile = `${ownSpecRoot}/platform.yaml`;
  const spec = await load({ platformFile, specRoots: [ownSpecRoot], out: ownOut, cwd: ownSpecRoot });
  const index = makeIndex(spec);
  const types = celTypes(index);
  const found: string[] = [];
  const seen = new Map<CelType, Set<CelType>>();
  for (const { document, group, version, kind } of index.kinds) {
    const apiVersion = group === "" ? version : `${group}/${version}`;
    const descriptor = generated.resources.find((each) => each.apiVersion === apiVersion && each.kind === kind);
    if (descriptor === undefined) throw new Error(`${apiVersion} ${kind} is not served`);
    const served = typeOfStructure((await descriptor.load()).structure);
    compare(types.ofKind(document), served, { path: `${apiVersion} ${kind}`, found, seen });
  }
  assert.ok(index.kinds.length > 90, `${index.kinds.length} kinds`);
  assert.equal(found, []);
});

interface Comparison {
  readonly path: string;
  readonly found: string[];
  /** Pairs that were compared: types hold themselves. */
  readonly seen: Map<CelType, Set<CelType>>;
}

function compare(made: CelType, served: CelType, at: Comparison): void {
  const { path, found, seen } = at;
  const others = seen.get(made) ?? new Set();
  if (others.has(served)) return;
  seen.set(made, others.add(served));
  if (made.kind !== served.kind) found.push(`${path}: ${made.kind}, served as ${served.kind}`);
  else if (made.kind === "list" && served.kind === "list")
    compare(made.item, served.item, { ...at, path: `${path}[]` });
  else if (made.kind === "map" && served.kind === "map")
    compare(made.value, served.value, { ...at, path: `${path}{}` });
  else if (made.kind === "object" && served.kind === "object") {
    const names = new Set([...made.fields.keys(), ...served.fields.keys()]);
    for (const name of names) {
      const [mine, theirs] = [made.fields.get(name)?.type, served.fields.get(name)?.type];
      if (mine === undefined || theirs === undefined) found.push(`${path}.${name} is on one side only`);
      else compare(mine, theirs, { ...at, path: `${path}.${name}` });
    }
  }
}

test.run();
