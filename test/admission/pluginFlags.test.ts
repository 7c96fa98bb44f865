import * as assert from "uvu/assert";
import { flagSets } from "../../generated/flags.ts";
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

test("the help names those that are off by default, and the flag has all in the order in which they are asked", () => {
  const flag = flagSets["up"]?.flags.find(({ name }) => name === "enable-admission-plugins");
  const names = flag?.enum ?? [];
  assert.throws(() => flags(["Nonsense"]), new RegExp(`known are ${names.join(", ")}$`));
  const off = names.filter((each) => !flags()(each));
  assert.match(flag?.description ?? "", `Not enabled by default: ${off.join(", ")}.`);
});

test("a plugin cannot be on and off", () => {
  const both = ["ServiceAccount"];
  assert.throws(() => flags(both, both), /--enable-admission-plugins and --disable-admission-plugins both name/);
});

test.run();
