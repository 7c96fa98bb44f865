import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { type Fixture, makeFixture, widgetFile, widgetYaml } from "./generateFixture.ts";

const test = suite("codegen virtual kinds");

let fixture: Fixture;
test.before(async () => {
  fixture = await makeFixture();
});
test.after(() => fixture.remove());

test("a kind that is stored nowhere can only be created, and has no list", async () => {
  await fixture.write(widgetFile, widgetYaml.replace("columns:", "storage: virtual\ncolumns:"));
  const { exitCode, complaints } = await fixture.generate();
  assert.is(complaints, "");
  assert.is(exitCode, 0);
  const descriptor = await fixture.read("out/example/v1/kinds.ts");
  for (const line of ['verbs: ["create"],', 'storagePrefix: "",', 'storageVersion: "",', "virtual: true,"]) {
    assert.ok(descriptor.includes(`  ${line}\n`), line);
  }
  const [type, proto, openapi] = await Promise.all(
    ["example/v1/widget.ts", "proto/example/v1/generated.proto", "openapi/v3/apis__example.orch.io__v1.json"].map(
      (path) => fixture.read(`out/${path}`),
    ),
  );
  for (const text of [type, proto, openapi]) {
    assert.ok(text?.includes("Widget"));
    assert.not.ok(text?.includes("WidgetList"));
  }
  assert.equal(
    Object.keys(JSON.parse(openapi ?? "").paths).filter((path) => path.includes("widgets")),
    ["/apis/example.orch.io/v1/namespaces/{namespace}/widgets"],
  );
});

test("storage is nothing else in one word", async () => {
  await fixture.write(widgetFile, widgetYaml.replace("columns:", "storage: memory\ncolumns:"));
  const { exitCode, complaints } = await fixture.generate();
  assert.is(exitCode, 1);
  assert.match(complaints, "unknown-value");
  assert.match(complaints, "virtual");
});

test.run();
