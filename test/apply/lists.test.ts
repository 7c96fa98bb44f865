import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { defineRacks, racks } from "./kinds.ts";
import { follow, type Row, type Step } from "./steps.ts";

const test = suite("apply: lists and maps of every sort");

let api: Api;
test.before(async () => {
  api = await openApi({ undocumented: "/apis/apply.test/" });
  await defineRacks(api);
});
test.after(() => api.stop());

const apply = (by: string, spec: object, more: Partial<Step> = {}): Step => ({
  by,
  op: "apply",
  body: { spec },
  ...more,
});
const merge = (by: string, spec: object): Step => ({ by, op: "merge", body: { spec } });
const create = (by: string, spec: object): Step => ({ by, op: "create", body: { spec } });

const inner = (metadata: object) => ({ inner: { apiVersion: "v1", kind: "Pod", metadata } });

type Case = Omit<Row, "kind">;

const sets: readonly Case[] = [
  {
    title: "items of a set are owned one by one",
    steps: [apply("a", { names: ["x", "y"] }), apply("b", { names: ["y", "z"] })],
    object: { "spec.names": ["x", "y", "z"] },
    managers: {
      "apply a": ['.spec.names[="x"]', '.spec.names[="y"]'],
      "apply b": ['.spec.names[="y"]', '.spec.names[="z"]'],
    },
  },
  {
    title: "a set that is the value of a map is one as well",
    steps: [apply("a", { aliases: { m: ["x", "y"] } }), apply("b", { aliases: { m: ["z"] } })],
    object: { "spec.aliases": { m: ["x", "y", "z"] } },
    managers: {
      "apply a": [".spec.aliases.m", '.spec.aliases.m[="x"]', '.spec.aliases.m[="y"]'],
      "apply b": [".spec.aliases.m", '.spec.aliases.m[="z"]'],
    },
  },
  {
    title: "an item of a set goes when its applier leaves it out",
    steps: [apply("a", { names: ["x", "y"] }), apply("a", { names: ["y"] })],
    object: { "spec.names": ["y"] },
    managers: { "apply a": ['.spec.names[="y"]'] },
  },
  {
    title: "an item of a set stays as long as another applies it",
    steps: [apply("a", { names: ["x", "y"] }), apply("b", { names: ["x"] }), apply("a", { names: ["y"] })],
    object: { "spec.names": ["x", "y"] },
    managers: { "apply a": ['.spec.names[="y"]'], "apply b": ['.spec.names[="x"]'] },
  },
  {
    title: "the last item takes the set along",
    steps: [apply("a", { names: ["x"], size: 1 }), apply("a", { size: 1 })],
    object: { "spec.names": undefined },
    managers: { "apply a": [".spec.size"] },
  },
  {
    title: "an empty set owns nothing, and leaves what others have",
    steps: [apply("a", { names: ["x"] }), apply("b", { names: [], size: 1 })],
    object: { "spec.names": ["x"] },
    managers: { "apply a": ['.spec.names[="x"]'], "apply b": [".spec.size"] },
  },
  {
    title: "numbers of a set are ordered by their value",
    steps: [apply("a", { numbers: [10, 9, 1] })],
    object: { "spec.numbers": [10, 9, 1] },
    managers: { "apply a": [".spec.numbers[=1]", ".spec.numbers[=9]", ".spec.numbers[=10]"] },
  },
  {
    title: "what HTML would read in an item is escaped in its element",
    steps: [apply("a", { names: ["<a&b>"] })],
    object: { "spec.names": ["<a&b>"] },
    managers: { "apply a": ['.spec.names[="\\u003ca\\u0026b\\u003e"]'] },
  },
  {
    title: "an item twice in a set is refused",
    steps: [
      apply(
        "a",
        { names: ["x", "x"] },
        {
          fails: [
            400,
            'failed to create typed patch object (/NAME; apply.test/v1, Kind=Rack): .spec.names: duplicate entries for key [="x"]',
          ],
        },
      ),
    ],
  },
  {
    title: "the order of a set is that of who applied last, others behind",
    steps: [apply("a", { names: ["x", "y", "z"] }), apply("b", { names: ["z", "x"] })],
    object: { "spec.names": ["y", "z", "x"] },
  },
];

const keyed: readonly Case[] = [
  {
    title: "items with keys are merged member by member",
    steps: [apply("a", { shelves: [{ name: "s", height: 1 }] }), apply("b", { shelves: [{ name: "s", tags: ["t"] }] })],
    object: { "spec.shelves": [{ name: "s", height: 1, tags: ["t"] }] },
    managers: {
      "apply a": ['.spec.shelves[name="s"]', '.spec.shelves[name="s"].height', '.spec.shelves[name="s"].name'],
      "apply b": ['.spec.shelves[name="s"]', '.spec.shelves[name="s"].name', '.spec.shelves[name="s"].tags'],
    },
  },
  {
    title: "a member of an item goes, the item stays with its other owner",
    steps: [
      apply("a", { shelves: [{ name: "s", height: 1 }] }),
      apply("b", { shelves: [{ name: "s", tags: ["t"] }] }),
      apply("a", { size: 1 }),
    ],
    object: { "spec.shelves": [{ name: "s", tags: ["t"] }] },
    managers: {
      "apply a": [".spec.size"],
      "apply b": ['.spec.shelves[name="s"]', '.spec.shelves[name="s"].name', '.spec.shelves[name="s"].tags'],
    },
  },
  {
    title: "an item goes whole when nobody owns it any more, with what updaters set in it",
    steps: [
      apply("a", { shelves: [{ name: "s" }, { name: "t" }] }),
      { by: "u", op: "json", body: [{ op: "add", path: "/spec/shelves/0/height", value: 5 }] },
      apply("a", { shelves: [{ name: "t" }] }),
    ],
    object: { "spec.shelves": [{ name: "t" }] },
    managers: { "apply a": ['.spec.shelves[name="t"]', '.spec.shelves[name="t"].name'] },
  },
  {
    title: "a member that an updater set stays in an item that stays",
    steps: [
      apply("a", { shelves: [{ name: "s", tags: ["t"] }] }),
      { by: "u", op: "json", body: [{ op: "add", path: "/spec/shelves/0/height", value: 5 }] },
      apply("a", { shelves: [{ name: "s" }] }),
    ],
    object: { "spec.shelves": [{ name: "s", height: 5 }] },
    managers: {
      "apply a": ['.spec.shelves[name="s"]', '.spec.shelves[name="s"].name'],
      "update u": ['.spec.shelves[name="s"].height'],
    },
  },
  {
    title: "another value of a member is a conflict on its path",
    steps: [
      apply("a", { shelves: [{ name: "s", height: 1 }] }),
      apply(
        "b",
        { shelves: [{ name: "s", height: 2 }] },
        {
          fails: [409, 'Apply failed with 1 conflict: conflict with "a": .spec.shelves[name="s"].height'],
          causes: ['.spec.shelves[name="s"].height'],
        },
      ),
    ],
  },
  {
    title: "items are told apart by all keys; one that is not stated has its default",
    steps: [
      apply("a", { ports: [{ port: 80, name: "x" }] }),
      apply("b", {
        ports: [
          { port: 80, protocol: "UDP" },
          { port: 80, protocol: "TCP" },
        ],
      }),
    ],
    object: {
      "spec.ports": [
        { port: 80, protocol: "UDP" },
        { port: 80, protocol: "TCP", name: "x" },
      ],
    },
    managers: {
      "apply a": [
        '.spec.ports[port=80,protocol="TCP"]',
        '.spec.ports[port=80,protocol="TCP"].name',
        '.spec.ports[port=80,protocol="TCP"].port',
      ],
      "apply b": [
        '.spec.ports[port=80,protocol="TCP"]',
        '.spec.ports[port=80,protocol="TCP"].port',
        '.spec.ports[port=80,protocol="TCP"].protocol',
        '.spec.ports[port=80,protocol="UDP"]',
        '.spec.ports[port=80,protocol="UDP"].port',
        '.spec.ports[port=80,protocol="UDP"].protocol',
      ],
    },
  },
  {
    title: "items are ordered by the value of their keys",
    steps: [create("c", { ports: [{ port: 443 }, { port: 80 }, { port: 9 }] })],
    managers: {
      "update c": [
        ".spec",
        ".spec.color",
        ".spec.ports",
        ...[9, 80, 443].flatMap((port) => {
          const item = `.spec.ports[port=${port},protocol="TCP"]`;
          return [item, `${item}.port`, `${item}.protocol`];
        }),
      ],
    },
  },
  {
    title: "a key twice is refused",
    steps: [
      apply(
        "a",
        { shelves: [{ name: "s" }, { name: "s", height: 1 }] },
        {
          fails: [
            400,
            'failed to create typed patch object (/NAME; apply.test/v1, Kind=Rack): .spec.shelves: duplicate entries for key [name="s"]',
          ],
        },
      ),
    ],
  },
  {
    title: "an item without its keys is refused",
    steps: [
      apply(
        "a",
        { shelves: [{ height: 1 }] },
        {
          fails: [
            400,
            /\.spec\.shelves: element 0: associative list with keys has an element that omits all key fields/,
          ],
        },
      ),
    ],
  },
  {
    title: "applied items stand as applied, new ones of others where they were",
    steps: [
      apply("a", { shelves: [{ name: "1" }, { name: "2" }, { name: "3" }] }),
      apply("b", { shelves: [{ name: "3" }, { name: "4" }, { name: "1" }] }),
    ],
    object: { "spec.shelves": [{ name: "2" }, { name: "3" }, { name: "4" }, { name: "1" }] },
  },
];

const wholes: readonly Case[] = [
  {
    title: "a list without a type is owned as one",
    steps: [apply("a", { tags: ["x", "y"] })],
    managers: { "apply a": [".spec.tags"] },
  },
  {
    title: "an atomic list is replaced whole, which is a conflict",
    steps: [
      apply("a", { tags: ["x"] }),
      apply("b", { tags: ["y"] }, { fails: [409, 'Apply failed with 1 conflict: conflict with "a": .spec.tags'] }),
      apply("b", { tags: ["y"] }, { force: true }),
    ],
    object: { "spec.tags": ["y"] },
    managers: { "apply b": [".spec.tags"] },
  },
  {
    title: "the same atomic list is shared",
    steps: [apply("a", { tags: ["x"] }), apply("b", { tags: ["x"] }), apply("a", { size: 1 })],
    object: { "spec.tags": ["x"], "spec.size": 1 },
    managers: { "apply a": [".spec.size"], "apply b": [".spec.tags"] },
  },
  {
    title: "an atomic map is owned as one",
    steps: [
      apply("a", { selector: { x: "1" } }),
      apply("b", { selector: { x: "1", y: "2" } }, { fails: [409, /conflict with "a": \.spec\.selector$/] }),
      apply("a", { selector: { z: "3" } }),
    ],
    object: { "spec.selector": { z: "3" } },
    managers: { "apply a": [".spec.selector"] },
  },
  {
    title: "an atomic object is owned as one",
    steps: [apply("a", { point: { x: 1, y: 2 } }), apply("a", { point: { x: 3 } })],
    object: { "spec.point": { x: 3 } },
    managers: { "apply a": [".spec.point"] },
  },
  {
    title: "an update of a member of an atomic object takes the whole",
    steps: [apply("a", { point: { x: 1, y: 2 }, size: 1 }), merge("u", { point: { y: 3 } })],
    object: { "spec.point": { x: 1, y: 3 } },
    managers: { "apply a": [".spec.size"], "update u": [".spec.point"] },
  },
];

const maps: readonly Case[] = [
  {
    title: "members of a map are owned one by one, the map by nobody who applies it",
    steps: [apply("a", { labels: { x: "1" } }), apply("b", { labels: { y: "2" } })],
    object: { "spec.labels": { x: "1", y: "2" } },
    managers: { "apply a": [".spec.labels.x"], "apply b": [".spec.labels.y"] },
  },
  {
    title: "a map that loses its last member, in which another owns something, stays empty",
    steps: [
      apply("a", { slots: { m: { width: 1 } }, size: 1 }),
      merge("u", { slots: { m: { width: 2 } } }),
      apply("a", { size: 1 }),
    ],
    object: { "spec.slots": {} },
    managers: { "apply a": [".spec.size"] },
  },
  {
    title: "an empty map is owned itself",
    steps: [apply("a", { labels: {} })],
    object: { "spec.labels": {} },
    managers: { "apply a": [".spec.labels"] },
  },
  {
    title: "a map of objects: its members are owned, and what lies in them",
    steps: [apply("a", { slots: { left: { width: 1 } } }), apply("b", { slots: { right: { width: 2 } } })],
    object: { "spec.slots": { left: { width: 1 }, right: { width: 2 } } },
    managers: {
      "apply a": [".spec.slots.left", ".spec.slots.left.width"],
      "apply b": [".spec.slots.right", ".spec.slots.right.width"],
    },
  },
  {
    title: "a member of a map of objects goes with its applier",
    steps: [apply("a", { slots: { left: { width: 1 }, right: {} } }), apply("a", { slots: { right: {} } })],
    object: { "spec.slots": { right: {} } },
    managers: { "apply a": [".spec.slots.right"] },
  },
  {
    title: "an object's fields are owned, the object leads to them",
    steps: [apply("a", { place: { room: "r" } }), apply("b", { place: { row: 1 } }), apply("a", { size: 1 })],
    object: { "spec.place": { row: 1 } },
    managers: { "apply a": [".spec.size"], "apply b": [".spec.place.row"] },
  },
  {
    title: "an object goes when its last field does",
    steps: [apply("a", { place: { room: "r" }, size: 1 }), apply("a", { size: 1 })],
    object: { "spec.place": undefined },
    managers: { "apply a": [".spec.size"] },
  },
  {
    title: "what no schema describes is owned member by member, lists as one",
    steps: [
      apply("a", { free: { x: { y: 1, list: [{ a: 1 }] } } }),
      apply("b", { free: { x: { z: 2 } } }),
      apply("b", { free: { x: { list: [] } } }, { fails: [409, /conflict with "a": \.spec\.free\.x\.list$/] }),
    ],
    object: { "spec.free": { x: { y: 1, list: [{ a: 1 }], z: 2 } } },
    managers: {
      "apply a": [".spec.free.x", ".spec.free.x.list", ".spec.free.x.y"],
      "apply b": [".spec.free.x", ".spec.free.x.z"],
    },
  },
  {
    title: "what no schema describes may change from an object to a text",
    steps: [apply("a", { free: { x: { y: 1 } } }), apply("a", { free: { x: "text" } })],
    object: { "spec.free": { x: "text" } },
    managers: { "apply a": [".spec.free.x"] },
  },
  {
    title: "who owned members of an object owns nothing of the text that takes its place",
    steps: [
      apply("a", { free: { x: { y: 1, z: { q: 2 } } } }),
      apply("b", { free: { x: 5 } }, { fails: [409, /conflict with "a": \.spec\.free\.x$/] }),
      apply("b", { free: { x: 5 } }, { force: true }),
    ],
    object: { "spec.free": { x: 5 } },
    managers: { "apply b": [".spec.free.x"] },
  },
  {
    title: "what writes an object in the place of a text owns its members",
    steps: [apply("a", { free: { x: "text" } }), merge("u", { free: { x: { p: 7 } } })],
    managers: { "update u": [".spec.free.x", ".spec.free.x.p"] },
  },
  {
    title: "metadata of an object inside the object is owned as metadata is",
    steps: [
      apply("a", inner({ labels: { x: "1" }, finalizers: ["f.test/a"] })),
      apply("b", inner({ finalizers: ["f.test/b"] })),
    ],
    object: { "spec.inner.metadata.finalizers": ["f.test/a", "f.test/b"] },
    managers: {
      "apply a": [
        ".spec.inner.apiVersion",
        ".spec.inner.kind",
        '.spec.inner.metadata.finalizers[="f.test/a"]',
        ".spec.inner.metadata.labels.x",
      ],
      "apply b": [".spec.inner.apiVersion", ".spec.inner.kind", '.spec.inner.metadata.finalizers[="f.test/b"]'],
    },
  },
  {
    title: "beside what a schema describes others are kept, and owned as they are",
    steps: [apply("a", { half: { set: ["x"], more: { y: [1] } } }), apply("b", { half: { set: ["z"] } })],
    object: { "spec.half": { set: ["x", "z"], more: { y: [1] } } },
    managers: {
      "apply a": [".spec.half.more", ".spec.half.more.y", '.spec.half.set[="x"]'],
      "apply b": ['.spec.half.set[="z"]'],
    },
  },
];

const scalars: readonly Case[] = [
  {
    title: "zero values are values: they are owned",
    steps: [apply("a", { size: 0, isOpen: false, ratio: 0, maybe: "" })],
    object: { "spec.size": 0, "spec.isOpen": false },
    managers: { "apply a": [".spec.isOpen", ".spec.maybe", ".spec.ratio", ".spec.size"] },
  },
  {
    title: "a default is nobody's when the object is applied",
    steps: [apply("a", { size: 1 }), apply("b", { color: "Blue" })],
    object: { "spec.color": "Blue" },
    managers: { "apply a": [".spec.size"], "apply b": [".spec.color"] },
  },
  {
    title: "a field with a default returns to it when its applier leaves it out",
    steps: [apply("a", { size: 1, color: "Blue" }), apply("a", { size: 1 })],
    object: { "spec.color": "Red" },
    managers: { "apply a": [".spec.size"] },
  },
  {
    title: "a default is the creator's when the object is created",
    steps: [create("c", { size: 1 })],
    managers: { "update c": [".spec", ".spec.color", ".spec.size"] },
  },
  {
    title: "null is a value where the schema lets it",
    steps: [apply("a", { maybe: null, size: 1 })],
    object: { "spec.maybe": null },
    managers: { "apply a": [".spec.maybe", ".spec.size"] },
  },
  {
    title: "a number or a text, as the schema lets both",
    steps: [apply("a", { port: 80 }), apply("a", { port: "http" })],
    object: { "spec.port": "http" },
    managers: { "apply a": [".spec.port"] },
  },
  {
    title: "a field that the schema does not have is refused",
    steps: [
      apply(
        "a",
        { size: 1, nope: 1 },
        {
          fails: [
            400,
            "failed to create typed patch object (/NAME; apply.test/v1, Kind=Rack): .spec.nope: field not declared in schema",
          ],
        },
      ),
    ],
  },
  {
    title: "values of other types are refused, all at once",
    steps: [
      apply(
        "a",
        { size: "1", isOpen: "yes", color: 5, labels: ["x"], tags: "x", port: [1] },
        {
          fails: [
            400,
            "failed to create typed patch object (/NAME; apply.test/v1, Kind=Rack): errors:\n" +
              "  .spec.size: expected numeric (int or float), got string\n" +
              "  .spec.isOpen: expected boolean, got &{yes}\n" +
              "  .spec.color: expected string, got &value.valueUnstructured{Value:5}\n" +
              "  .spec.labels: expected map, got &{[x]}\n" +
              "  .spec.tags: expected list, got &{x}\n" +
              "  .spec.port: expected any scalar, got &{[1]}",
          ],
        },
      ),
    ],
  },
];

const groups = { set: sets, "keyed list": keyed, whole: wholes, map: maps, scalar: scalars };
let count = 0;
for (const [group, cases] of Object.entries(groups)) {
  for (const each of cases) {
    const name = `l-${count++}`;
    test(`${group}: ${each.title}`, () => follow(api, { kind: racks, ...each }, name));
  }
}

test.run();
