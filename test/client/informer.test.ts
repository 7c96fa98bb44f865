import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { eventually, statusBody } from "./fakeServer.ts";
import { bookmark, fails, key, lists, logging, runInformer, watches } from "./informerHarness.ts";
import { widget } from "./widget.ts";

const test = suite("client informer");

const a1 = widget("a", 1);
const b2 = widget("b", 2);

test("it lists in pages, then watches from the list's version, and tells in order", async () => {
  const steps = [
    lists(5, [a1], { continue: "t" }),
    lists(5, [b2]),
    watches([
      ["ADDED", widget("c", 6)],
      ["MODIFIED", widget("a", 7)],
      ["DELETED", widget("b", 8)],
    ]),
  ];
  await runInformer(
    steps,
    async ({ logged, log, asked, urls, informer }) => {
      await logged(5);
      assert.equal(log, ["add a@1", "add b@2", "add c@6", "update a@1 a@7", "delete b@8"]);
      assert.equal(asked(), ["list", "list continue=t", "watch 5"]);
      assert.equal(informer.store.list().map(key), ["a@7", "c@6"]);
      assert.is(informer.store.size, 2);
      assert.is(
        urls()[2],
        "/apis/example.test/v1/widgets?labelSelector=x%3Dy&fieldSelector=f%3Dg&resourceVersion=5" +
          "&allowWatchBookmarks=true&timeoutSeconds=599&watch=true",
      );
    },
    { labelSelector: "x=y", fieldSelector: "f=g", pageSize: 1 },
  );
});

test("it has synced when the first list was told, also an empty one", async () => {
  await runInformer([lists(5, [a1]), watches([])], async ({ informer, log }) => {
    assert.is(informer.hasSynced(), false);
    await informer.synced();
    assert.is(informer.hasSynced(), true);
    assert.equal(log, ["add a@1"]);
    await informer.synced();
  });
  await runInformer([lists(5, [])], async ({ informer }) => informer.synced());
});

test("waiting for the sync ends with its signal, or when the informer is stopped", async () => {
  await runInformer([], async ({ informer, stop }) => {
    const controller = new AbortController();
    const aborted = informer.synced(controller.signal).catch((error: unknown) => error);
    const stopped = informer.synced().catch((error: Error) => error.message);
    controller.abort("enough");
    assert.is(await aborted, "enough");
    await stop();
    assert.is(await stopped, "the informer was stopped before it had synced");
    assert.is(informer.hasSynced(), false);
  });
});

test("a watch that ends in order goes on at once from the last version", async () => {
  const steps = [
    lists(5, [a1]),
    watches([["MODIFIED", widget("a", 6)]], "end"),
    watches([["MODIFIED", widget("a", 7)]]),
  ];
  await runInformer(steps, async ({ logged, log, asked }) => {
    await logged(4);
    assert.equal(log, ["add a@1", "update a@1 a@6", "reconnect ended 6", "update a@6 a@7"]);
    assert.equal(asked(), ["list", "watch 5", "watch 6"]);
  });
});

test("a drop within the stream goes on from the last version after a delay, without listing", async () => {
  const steps = [
    lists(5, [a1]),
    watches([["MODIFIED", widget("a", 6)]], "drop"),
    watches([["DELETED", widget("a", 7)]]),
  ];
  await runInformer(steps, async ({ logged, log, asked, clock }) => {
    await logged(3);
    await eventually(() => clock.pending.includes(800), "it waits 800 ms");
    clock.advance(799);
    assert.equal(asked(), ["list", "watch 5"]);
    clock.advance(1);
    await logged(5);
    assert.match(log[2] ?? "", /^error watch: GET .*aborted/);
    assert.equal(log.toSpliced(2, 1), ["add a@1", "update a@1 a@6", "reconnect dropped 6", "delete a@7"]);
    assert.equal(asked(), ["list", "watch 5", "watch 6"]);
  });
});

test("after bookmarks alone it goes on from the last bookmark", async () => {
  const steps = [lists(5, [a1]), watches([bookmark(40), bookmark(50)], "end"), watches([])];
  await runInformer(steps, async ({ logged, log, asked }) => {
    await logged(2);
    assert.equal(log, ["add a@1", "reconnect ended 50"]);
    assert.equal(asked(), ["list", "watch 5", "watch 50"]);
  });
});

for (const [name, refusal] of [
  ["410 as the answer", fails(410, "Expired")],
  ["a 410 ERROR event", watches([["ERROR", statusBody(410, "Expired")]])],
  ["reason Gone", fails(410, "Gone")],
  [
    "a server behind the version (504 Too large resource version)",
    fails(504, "Timeout", { details: { causes: [{ reason: "ResourceVersionTooLarge" }] } }),
  ],
] as const) {
  test(`${name}: it lists anew and tells the difference, missed deletions with the last known state`, async () => {
    const steps = [
      lists(5, [a1, b2, widget("c", 3)]),
      refusal,
      lists(30, [widget("a", 20), b2, widget("d", 21)]),
      watches([["DELETED", widget("d", 31)]]),
    ];
    await runInformer(steps, async ({ logged, log, asked, informer }) => {
      await logged(8);
      assert.equal(log, [
        "add a@1",
        "add b@2",
        "add c@3",
        "delete c@3 missed",
        "update a@1 a@20",
        "add d@21",
        "reconnect expired relisted 30",
        "delete d@31",
      ]);
      assert.equal(asked(), ["list", "watch 5", "list", "watch 30"]);
      assert.equal(informer.store.list().map(key), ["a@20", "b@2"]);
    });
  });
}

test("a second 410 in a row is waited for before listing again", async () => {
  const steps = [lists(5, []), fails(410, "Expired"), lists(6, []), fails(410, "Expired"), lists(7, []), watches([])];
  await runInformer(steps, async ({ requested, asked, clock, logged, log }) => {
    await requested(4);
    await eventually(() => clock.pending.includes(1600), "it waits 1600 ms");
    assert.equal(asked(), ["list", "watch 5", "list", "watch 6"]);
    clock.advance(1600);
    await logged(1);
    assert.equal(log, ["reconnect expired relisted 7"]);
  });
});

test("a list whose version is gone between pages is read whole", async () => {
  const steps = [lists(5, [a1], { continue: "t" }), fails(410, "Expired"), lists(9, [a1, b2]), watches([])];
  await runInformer(steps, async ({ requested, asked, log }) => {
    await requested(4);
    assert.equal(asked(), ["list", "list continue=t", "list whole", "watch 9"]);
    assert.equal(log, ["add a@1", "add b@2"]);
  });
});

test("failures in a row are waited for ever longer, up to the limit, and a success begins anew", async () => {
  const error = fails(500, "InternalError");
  const steps = [
    error,
    error,
    error,
    lists(5, []),
    error,
    error,
    error,
    watches([bookmark(6)], "drop"),
    error,
    watches([]),
  ];
  await runInformer(
    steps,
    async ({ clock, asked, requested }) => {
      const delays: (number | undefined)[] = [];
      for (let failure = 1; failure <= 6; failure++) {
        await requested(failure < 4 ? failure : failure + 1);
        await eventually(() => clock.pending.length > 0, "it waits");
        delays.push(clock.pending[0]);
        clock.advance(clock.pending[0] ?? 0);
      }
      assert.equal(delays, [100, 200, 400, 800, 1000, 1000]);
      await requested(8);
      await eventually(() => clock.pending.includes(100), "it waits as after a first failure");
      clock.advance(100);
      await requested(9);
      await eventually(() => clock.pending.includes(200), "it waits as after a second failure");
      clock.advance(200);
      await requested(10);
      assert.equal(asked(), [...Array(4).fill("list"), ...Array(4).fill("watch 5"), "watch 6", "watch 6"]);
    },
    { backoff: { baseMs: 100, maxMs: 1000 }, inactivityTimeoutMs: 60_000 },
  );
});

test("lots shorten the delay by up to half", async () => {
  await runInformer(
    [fails(500, "InternalError")],
    async ({ clock }) => {
      await eventually(() => clock.pending.length > 0, "it waits");
      assert.equal(clock.pending, [400]);
    },
    { random: () => 0 },
  );
});

test("a watch that falls silent is opened anew from the last version", async () => {
  const steps = [lists(5, [a1]), watches([["MODIFIED", widget("a", 6)]]), watches([["MODIFIED", widget("a", 7)]])];
  await runInformer(steps, async ({ clock, logged, log, asked }) => {
    await logged(2);
    await eventually(() => clock.pending.includes(150_000), "it counts inactivity");
    clock.advance(150_000);
    await logged(3);
    await eventually(() => clock.pending.includes(800), "it waits 800 ms");
    clock.advance(800);
    await logged(5);
    assert.match(log[2] ?? "", /^error watch: .*no byte for 150000 ms$/);
    assert.equal(log.slice(3), ["reconnect inactive 6", "update a@6 a@7"]);
    assert.equal(asked(), ["list", "watch 5", "watch 6"]);
  });
});

test("a line that cannot be read is followed by a list, since it may have been a change", async () => {
  const garbage = (response: import("node:http").ServerResponse) => void response.end("{oops\n");
  const steps = [lists(5, [a1]), garbage, lists(9, [widget("a", 8)]), watches([])];
  await runInformer(steps, async ({ clock, logged, log, asked }) => {
    await logged(2);
    await eventually(() => clock.pending.includes(800), "it waits 800 ms");
    clock.advance(800);
    await logged(4);
    assert.equal(log, [
      "add a@1",
      "error watch: a watch sent what is no event: {oops",
      "update a@1 a@8",
      "reconnect malformed relisted 9",
    ]);
    assert.equal(asked(), ["list", "watch 5", "list", "watch 9"]);
  });
});

test("an error of a first list is told and tried again", async () => {
  await runInformer([fails(403, "Forbidden"), lists(5, [a1])], async ({ clock, logged, log, informer }) => {
    await logged(1);
    await eventually(() => clock.pending.includes(800), "it waits 800 ms");
    clock.advance(800);
    await informer.synced();
    assert.equal(log, ["error list: Forbidden", "add a@1"]);
  });
});

test("an object deleted and created again unseen is told as two", async () => {
  const again = widget("a", 9, { uid: "other" });
  const steps = [lists(5, [a1]), fails(410, "Expired"), lists(10, [again])];
  await runInformer(steps, async ({ logged, log }) => {
    await logged(3);
    assert.equal(log, ["add a@1", "delete a@1 missed", "add a@9"]);
  });
});

test("what a handler throws, now or later, is told and disturbs neither other handlers nor the loop", async () => {
  const steps = [lists(5, [a1]), watches([["ADDED", widget("b", 6)]])];
  await runInformer(steps, async ({ informer, logged, log }) => {
    informer.addHandler({
      add: (object) => {
        if (object.metadata.name === "a") throw new Error("at once");
        return Promise.reject(new Error("later"));
      },
    });
    informer.addHandler(logging(log as string[], "third "));
    await logged(6);
    assert.equal(log, [
      "add a@1",
      "error handler: at once",
      "third add a@1",
      "add b@6",
      "error handler: later",
      "third add b@6",
    ]);
  });
});

test("a handler's promise is waited for before the next change is told", async () => {
  const order: string[] = [];
  const steps = [lists(5, [a1, b2]), watches([["DELETED", widget("a", 6)]])];
  await runInformer(steps, async ({ informer }) => {
    const slow = async (what: string) => {
      order.push(`begin ${what}`);
      await new Promise((done) => setTimeout(done, 5));
      order.push(`end ${what}`);
    };
    informer.addHandler({ add: (object) => slow(key(object)), delete: (object) => slow(key(object)) });
    await eventually(() => order.length === 6, "all was told");
    assert.equal(order, ["begin a@1", "end a@1", "begin b@2", "end b@2", "begin a@6", "end a@6"]);
  });
});

test("stopping does not wait for a handler that never ends", async () => {
  await runInformer([lists(5, [a1])], async ({ informer, logged, stop }) => {
    informer.addHandler({ add: () => new Promise(() => {}) });
    await logged(1);
    await stop();
    assert.is(informer.hasSynced(), false);
  });
});

test("a handler added late first hears of what is there; removed, it hears nothing more", async () => {
  let send = (_: string) => {};
  const open = (response: import("node:http").ServerResponse) => {
    response.write("\n");
    send = (text) => response.write(text);
  };
  await runInformer([lists(5, [a1]), open], async ({ informer, logged, log, requested }) => {
    await informer.synced();
    await requested(2);
    const remove = informer.addHandler(logging(log as string[], "late "));
    await logged(2);
    send(`${JSON.stringify({ type: "MODIFIED", object: widget("a", 6) })}\n`);
    await logged(4);
    remove();
    send(`${JSON.stringify({ type: "MODIFIED", object: widget("a", 7) })}\n`);
    await logged(5);
    assert.equal(log, ["add a@1", "late add a@1", "update a@1 a@6", "late update a@1 a@6", "update a@6 a@7"]);
  });
});

test("a resync tells every object again, at its interval", async () => {
  await runInformer(
    [lists(5, [a1, b2]), watches([])],
    async ({ informer, clock, logged, log }) => {
      await informer.synced();
      clock.advance(60_000);
      await logged(4);
      await eventually(() => clock.pending.includes(60_000), "the next resync is due");
      clock.advance(60_000);
      await logged(6);
      const twice = ["update a@1 a@1", "update b@2 b@2"];
      assert.equal(log, ["add a@1", "add b@2", ...twice, ...twice]);
    },
    { resyncMs: 60_000 },
  );
});

test("the store is found by name, namespace and index, before the handler hears", async () => {
  const steps = [
    lists(5, [a1, widget("b", 2, { color: "Blue" })]),
    watches([["MODIFIED", widget("a", 6, { color: "Blue" })]]),
  ];
  await runInformer<"color">(
    steps,
    async ({ informer: { store, ...informer }, logged }) => {
      const seen: string[][] = [];
      informer.addHandler({ update: () => void seen.push(store.byIndex("color", "Blue").map(key)) });
      await logged(3);
      assert.equal(seen, [["b@2", "a@6"]]);
      assert.equal(store.byIndex("color", "Red"), []);
      assert.is(store.get({ namespace: "default", name: "a" })?.metadata.resourceVersion, "6");
      assert.is(store.get({ name: "a" }), undefined);
      assert.equal(store.list("default").map(key), ["a@6", "b@2"]);
      assert.equal(store.list("other"), []);
    },
    { indexers: { color: (object) => [object.spec?.color ?? ""] } },
  );
});

test("a transform changes what is kept", async () => {
  await runInformer(
    [lists(5, [a1]), watches([["MODIFIED", widget("a", 6)]])],
    async ({ informer, logged }) => {
      await logged(2);
      assert.equal(
        informer.store.list().map((each) => each.spec),
        [{ size: 6 }],
      );
    },
    { transform: (object) => ({ ...object, spec: { size: Number(object.metadata.resourceVersion) } }) },
  );
});

test("an object whose transform throws is kept as it is, and the error is told", async () => {
  await runInformer(
    [lists(5, [a1]), watches([["MODIFIED", widget("a", 6)]])],
    async ({ logged, log }) => {
      await logged(4);
      assert.equal(log, ["error handler: odd", "add a@1", "error handler: odd", "update a@1 a@6"]);
    },
    {
      transform: () => {
        throw new Error("odd");
      },
    },
  );
});

test("it stops at its signal, wherever it is, and runs only once", async () => {
  for (const steps of [[], [lists(5, [])], [lists(5, []), watches([])], [fails(500, "InternalError")]]) {
    await runInformer(steps, async ({ informer, requested, stop, log }) => {
      await requested(Math.max(1, steps.length));
      await stop();
      assert.equal(
        log.filter((line) => line.startsWith("error watch")),
        [],
      );
      const again = await informer.run(new AbortController().signal).catch((error: Error) => error.message);
      assert.is(again, "the informer was already run");
    });
  }
});

test("an onReconnect that throws does not end the informer", async () => {
  const steps = [lists(5, []), watches([], "end"), watches([["ADDED", widget("a", 6)]])];
  await runInformer(
    steps,
    async ({ logged, log }) => {
      await logged(2);
      assert.equal(log, ["error handler: mine", "add a@6"]);
    },
    {
      onReconnect: () => {
        throw new Error("mine");
      },
    },
  );
});

test.run();
