import * as assert from "uvu/assert";
import { compile } from "../../../runtime/cel/expression.ts";
import { CelError, Meter } from "../../../runtime/cel/meter.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("CEL: why texts cannot be read");

const address = (text: string) =>
  `IP Address "${text}" parse error during conversion from string: ParseAddr("${text}")`;
const network = "network address parse error during conversion from string: ";
const prefix = (text: string) => `${network}${network}netip.ParsePrefix("${text}")`;
const url = "URL parse error during conversion from string: parse ";

const cases: readonly (readonly [expression: string, message: string])[] = [
  ["ip('1.2.3.04')", `${address("1.2.3.04")}: IPv4 field has octet with leading zero`],
  ["ip('10.0.0.0/8')", `${address("10.0.0.0/8")}: unexpected character (at "/8")`],
  ["ip('1.2.3.256')", `${address("1.2.3.256")}: IPv4 field has value >255`],
  ["ip('1..2.3')", `${address("1..2.3")}: IPv4 field must have at least one digit (at ".2.3")`],
  ["ip('1.2.3.4.5')", `${address("1.2.3.4.5")}: IPv4 address too long`],
  ["ip('1.2.3')", `${address("1.2.3")}: IPv4 address too short`],
  ["ip('')", `${address("")}: unable to parse IP`],
  ["ip('abc')", `${address("abc")}: unable to parse IP`],
  ["ip('1.2.3.4%eth0')", `${address("1.2.3.4%eth0")}: unexpected character (at "%eth0")`],
  ["ip('1:2')", `${address("1:2")}: address string too short`],
  ["ip('12345::')", `${address("12345::")}: each group must have 4 or less digits (at "12345::")`],
  ["ip('1::2::3')", `${address("1::2::3")}: multiple :: in address (at ":3")`],
  ["ip('g::')", `${address("g::")}: each colon-separated field must have at least one digit (at "g::")`],
  ["ip('::ffff:1.2.3.4')", 'IPv4-mapped IPv6 address "::ffff:1.2.3.4" is not allowed'],
  ["ip('fe80::1%eth0')", 'IP address "fe80::1%eth0" with zone value is not allowed'],
  ["cidr('1.2.3.4')", `${prefix("1.2.3.4")}: no '/'`],
  ["cidr('1.2.3.0/33')", `${prefix("1.2.3.0/33")}: prefix length out of range`],
  ["cidr('1.2.3.0/08')", `${prefix("1.2.3.0/08")}: bad bits after slash: "08"`],
  ["cidr('1.2.3/8')", `${prefix("1.2.3/8")}: ParseAddr("1.2.3"): IPv4 address too short`],
  ["cidr('fe80::%1/10')", `${prefix("fe80::%1/10")}: IPv6 zones cannot be present in a prefix`],
  ["cidr('::ffff:1.2.3.0/120')", `${network}IPv4-mapped IPv6 address "::ffff:1.2.3.0/120" is not allowed`],
  ["cidr('::/0').containsIP('x')", "no such overload"],
  ["semver('')", "Version string empty"],
  ["semver('1.2')", "No Major.Minor.Patch elements found"],
  ["semver('v1.2.3')", 'Invalid character(s) found in major number "v1"'],
  ["semver('01.2.3')", 'Major number must not contain leading zeroes "01"'],
  ["semver('1.2.3.4')", 'Invalid character(s) found in patch number "3.4"'],
  ["semver('1.2.3-01')", 'Numeric PreRelease version must not contain leading zeroes "01"'],
  ["semver('1.2.3-')", "Prerelease is empty"],
  ["semver('1.2.3+')", "Build meta data is empty"],
  ["semver('99999999999999999999.1.1')", 'strconv.ParseUint: parsing "99999999999999999999": value out of range'],
  ["semver('', true)", 'strconv.ParseUint: parsing "": invalid syntax'],
  ["semver('abc', true)", 'Invalid character(s) found in major number "0abc"'],
  ["semver('1-a', true)", "short version cannot contain PreRelease/Build meta data"],
  ["url('')", `${url}"": empty url`],
  ["url('https://example.com:abc')", `${url}"https://example.com:abc": invalid port ":abc" after host`],
  ["url('http://x:1:2')", `${url}"http://x:1:2": invalid port ":1:2" after host`],
  ["url('http://[::1]x')", `${url}"http://[::1]x": invalid port "x" after host`],
  ["url('http://u^@h/')", `${url}"http://u^@h/": net/url: invalid userinfo`],
  ["url(':x')", `${url}":x": missing protocol scheme`],
  ["url('https://%41/')", `${url}"https://%41/": invalid URL escape "%41"`],
  ["url('http://a b')", `${url}"http://a b": invalid character " " in host name`],
  ["url('http://x/%zz')", `${url}"http://x/%zz": invalid URL escape "%zz"`],
  ["url('example.com')", `${url}"example.com": invalid URI for request`],
];

for (const [expression, message] of cases) {
  test(`${expression} says why`, () => {
    const compiled = compile(expression, { variables: [] });
    if ("compileError" in compiled) throw new Error(compiled.compileError);
    assert.throws(
      () => compiled.evaluate([], new Meter()),
      (error: unknown) => error instanceof CelError && error.message === message,
    );
  });
}

test.run();
