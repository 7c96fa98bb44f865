import * as assert from "uvu/assert";
import { selectedPlugins } from "../../runtime/apiserver/admission.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: which plugins are on");

const flags = (enableAdmissionPlugins: string[] = [], disableAdmissionPlugins: string[] = []) =>
  selectedPlugins({ enableAdmissionPlugins, disableAdmissionPlugins });

test("those of the field's defaults are on, and flags add and take away", () => {
  assert.is(flags()("ServiceAccount"), true);
  assert.is(flags([], ["ServiceAccount"])("ServiceAccount"), false);
  assert.is(flags([], ["ServiceAccount"])("NamespaceLifecycle"), true);
  assert.is(flags(["ServiceAccount"])("ServiceAccount"), true);
});

test("what flags cannot name is on", () => assert.is(flags()("CustomKindLifecycle"), true));

test("an unknown name is an error that lists those that are known", () => {
  assert.throws(() => flags(["Nonsense"]), /Nonsense is not an admission plugin; known are .*ServiceAccount/);
  assert.throws(() => flags([], ["serviceaccount"]), /serviceaccount is not an admission plugin/);
});

test("a plugin cannot be on and off", () => {
  const both = ["ServiceAccount"];
  assert.throws(() => flags(both, both), /--enable-admission-plugins and --disable-admission-plugins both name/);
});

test.run();
