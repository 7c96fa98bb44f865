import { setTimeout as delay } from "node:timers/promises";
import * as assert from "uvu/assert";
import { run } from "../../codegen/run.ts";
import { suite } from "../harness/suite.ts";
import { makeFixture, widgetFile, widgetYaml } from "./generateFixture.ts";

const test = suite("codegen watch");

test(
  "--watch generates again after each edit, survives a mistake and the loss of its folder, and stops when told",
  async () => {
    const fixture = await makeFixture();
    const stop = new AbortController();
    let output = "";
    const collect = (text: string) => {
      output += text;
    };
    const ended = run(["--spec", "spec", "--out", "out", "--watch"], {
      cwd: fixture.folder,
      isTerminal: false,
      print: collect,
      printError: collect,
      now: () => 0,
      signal: stop.signal,
    });
    /** Waits until the command has settled after `edits` runs. */
    const settled = async (runs: number) => {
      for (let waited = 0; waited < 15_000; waited += 20) {
        if (output.split("watching for changes").length > runs) return;
        await delay(20);
      }
      assert.unreachable(`no run ${runs} in:\n${output}`);
    };
    /** Waits until the generated type says so. */
    const described = async (text: string) => {
      for (let waited = 0; waited < 15_000; waited += 20) {
        if ((await fixture.read("out/example/v1/widget.ts")).includes(text)) return;
        await delay(20);
      }
      assert.unreachable(`no "${text}" after:\n${output}`);
    };
    const minimum = async (value: string) => fixture.write(widgetFile, widgetYaml.replace("minimum: 1", value));
    try {
      await settled(1);
      await minimum("minimum: 1, description: First edit.");
      await settled(2);
      assert.match(await fixture.read("out/example/v1/widget.ts"), "First edit.");
      await minimum("minimun: 1");
      await settled(3);
      assert.match(output, 'unknown-key "minimun" is not a key of a schema');
      assert.match(await fixture.read("out/example/v1/widget.ts"), "First edit.");
      await minimum("minimum: 1, description: Second edit.");
      await settled(4);
      assert.match(await fixture.read("out/example/v1/widget.ts"), "Second edit.");
      await fixture.write("spec/example/v1/more.yaml", "group: example.{apiDomain}\nversion: v1\n$defs: {}\n");
      await settled(5);
      // Folders that are removed and made again, as a change of branches does, are watched as the first ones were.
      await fixture.remove("spec");
      await settled(6);
      await minimum("minimum: 1, description: Made again.");
      await described("Made again.");
      await minimum("minimum: 1, description: Third edit.");
      await described("Third edit.");
    } finally {
      stop.abort();
      assert.is(await ended, 0);
      await fixture.remove();
    }
  },
  { timeoutMs: 60_000 },
);

test.run();
