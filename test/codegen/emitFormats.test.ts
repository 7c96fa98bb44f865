import fc from "fast-check";
import { isIPv4, isIPv6 } from "node:net";
import * as assert from "uvu/assert";
import { type FormatName, formats } from "../../runtime/schema/formats/formats.ts";
import { processorMsOf } from "../harness/processorTime.ts";
import { suite } from "../harness/suite.ts";

const test = suite("formats");

const label63 = "a".repeat(63);

const cases: Record<FormatName, { readonly good: readonly string[]; readonly bad: Readonly<Record<string, string>> }> =
  {
    "api-version": {
      good: ["v1", "apps/v1"],
      bad: {
        "a/b/c": "an apiVersion consists of a version, or a group and a version joined by '/'",
        "A/v1": "group part: a lowercase RFC 1123 subdomain",
        "apps/1": "version part: a DNS-1035 label",
      },
    },
    "c-identifier": { good: ["_a1"], bad: { "1a": "a valid C identifier must start" } },
    "canonical-cidr": {
      good: ["10.0.0.0/8", "2001:db8::/32", "::/0"],
      bad: {
        "2001:DB8::/32": 'must be in canonical form ("2001:db8::/32")',
        "10.0.0.1/8": "must not have bits set beyond the prefix length",
      },
    },
    "canonical-ip": {
      good: ["10.9.8.7", "::", "::1", "2001:db8::1:0:0:1", "1:2:3:4:5:6:7:8", "1:0:3:4:5:6:7:8"],
      bad: {
        "2001:db8:0:0:1:0:0:1": 'must be in canonical form ("2001:db8::1:0:0:1")',
        "1::3:4:5:6:7:8": 'must be in canonical form ("1:0:3:4:5:6:7:8")',
        "2001:0db8::A": 'must be in canonical form ("2001:db8::a")',
        "10.9.8.07": "must not have leading 0s",
      },
    },
    cidr: {
      good: ["10.0.0.0/8", "0.0.0.0/0", "10.1.2.3/32", "2001:db8::/32", "::/0"],
      bad: {
        "10.0.0.0": "must be a valid CIDR value",
        "10.0.0.0/33": "must be a valid CIDR value",
        "10.0.0.1/8": "must not have bits set beyond the prefix length",
        "2001:db8::1/64": "must not have bits set beyond the prefix length",
        "010.0.0.0/8": "must not have leading 0s in IP or prefix length",
        "10.0.0.0/08": "must not have leading 0s in IP or prefix length",
        "::ffff:10.0.0.0/104": "must not have an IPv4-mapped IPv6 address",
      },
    },
    "condition-reason": {
      good: ["A", "a_1", "A:b,C_"],
      bad: {
        "1a":
          "a condition reason must start with alphabetic character, optionally followed by a string of alphanumeric " +
          "characters or '_,:', and must end with an alphanumeric character or '_' (e.g. 'my_name',  or 'MY_NAME',  or " +
          "'MyName',  or 'ReasonA,ReasonB',  or 'ReasonA:ReasonB', regex used for validation is " +
          "'[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?')",
      },
    },
    "decimal-integer": {
      good: ["0", "-1", "9223372036854775808"],
      bad: {
        "": "must be non-empty",
        "-0": "must be a valid decimal integer in canonical form",
        "+1": "must be a valid decimal integer in canonical form",
        "01": "must be a valid decimal integer in canonical form",
        "1.5": "must be a valid decimal integer in canonical form",
      },
    },
    "interface-address": {
      good: ["10.9.8.7/24", "10.9.8.0/24", "2001:db8::1/64", "::/0"],
      bad: {
        "10.9.8.7": "must be a valid address in CIDR form, (e.g. 10.9.8.7/24 or 2001:db8::1/64)",
        "10.9.8.7/33": "must be a valid address in CIDR form, (e.g. 10.9.8.7/24 or 2001:db8::1/64)",
        "2001:DB8::1/64": 'must be in canonical form ("2001:db8::1/64")',
      },
    },
    "int64-text": {
      good: ["0", "+01", "9223372036854775807", "-9223372036854775808", "00000000000000000000001"],
      bad: {
        "": 'strconv.ParseInt: parsing "": invalid syntax',
        "1e3": 'strconv.ParseInt: parsing "1e3": invalid syntax',
        "9223372036854775808": 'strconv.ParseInt: parsing "9223372036854775808": value out of range',
        "-99999999999999999999": 'strconv.ParseInt: parsing "-99999999999999999999": value out of range',
      },
    },
    "config-key": { good: ["a.B_c-1"], bad: { "a/b": "a valid config key", "..a": "must not start with '..'" } },
    "dns-label": {
      good: ["a", "a-1", label63],
      bad: { A: "a lowercase RFC 1123 label", "a.b": "must not contain dots" },
    },
    "dns-subdomain": { good: ["a.b-c.d1"], bad: { "a..b": "a lowercase RFC 1123 subdomain" } },
    "dns1035-label": { good: ["a-1"], bad: { "1a": "a DNS-1035 label" } },
    "dns-name": { good: ["a", "a.b."], bad: { "a..b": "a lowercase RFC 1123 subdomain" } },
    domain: {
      good: ["a.b", "a.b."],
      bad: { "a.": "should be a domain with at least two segments separated by dots", "A.b": "a lowercase RFC 1123" },
    },
    "domain-prefixed-path": {
      good: ["example.com/a/b"],
      bad: { a: "must be a domain-prefixed path", "A/b": "prefix part a lowercase", "a/ ": "Invalid path" },
    },
    "driver-name": { good: ["Csi.Example"], bad: { "a..b": "a lowercase RFC 1123 subdomain" } },
    "env-var-name": { good: ["A b", "a.b"], bad: { "a=b": "a valid environment variable name" } },
    "cron-schedule": { good: ["*/5 0 * * 1-5", "@daily"], bad: { "* *": "expected exactly 5 fields, found 2: [* *]" } },
    "host-pattern": {
      good: ["a.b", "*.a.b"],
      bad: { "a.*": "a wildcard DNS-1123 subdomain", A: "a lowercase RFC 1123" },
    },
    "no-ip": { good: ["a.b"], bad: { "10.0.0.1": "must be a DNS name, not an IP address" } },
    "url-path-pattern": {
      good: ["/", "/healthz", "/metrics/*"],
      bad: {
        a: "must start with slash",
        "/a b": "must not contain white-space",
        "//": "must not contain double slash",
        "/a*": "wildcard can only do suffix matching",
      },
    },
    "endpoint-ip": {
      good: ["10.0.0.1", "010.0.0.1", "2001:db8::1"],
      bad: {
        a: "must be a valid IP address",
        "0.0.0.00": "may not be unspecified (0.0.0.00)",
        "127.0.0.01": "may not be in the loopback range (127.0.0.0/8, ::1/128)",
        "::ffff:127.0.0.1": "may not be in the loopback range (127.0.0.0/8, ::1/128)",
      },
    },
    "host-ports": {
      good: ["a:1,[::1]:2"],
      bad: { a: "must be a host:port pair or multiple pairs separated by commas" },
    },
    "dns-search": {
      good: [".", "example.com.", "_tcp.example.com", "a_b"],
      bad: { "A.b": "a lowercase RFC 1123 subdomain must", "a..b": "a lowercase RFC 1123 subdomain must" },
    },
    ipv4: { good: ["10.0.0.1"], bad: { "::1": "must be an IPv4 address", a: "must be a valid IP address" } },
    ipv6: { good: ["::1"], bad: { "10.0.0.1": "must be an IPv6 address", a: "must be a valid IP address" } },
    "iscsi-name": {
      good: ["iqn.2020-01.a.b:c", "eui.0123456789abcdef"],
      bad: { "iqn.2020": "must be valid format", a: "must be valid format starting with iqn, eui, or naa" },
    },
    "no-backsteps": { good: ["/a/..b"], bad: { "a/../b": "must not contain '..'" } },
    "reachable-ip": {
      good: ["10.0.0.1", "2001:db8::1", "no address"],
      bad: {
        "0.0.0.0": "may not be unspecified (0.0.0.0)",
        "127.0.0.1": "may not be in the loopback range (127.0.0.0/8, ::1/128)",
        "fe80::1": "may not be in the link-local range (169.254.0.0/16, fe80::/10)",
        "224.0.0.1": "may not be in the link-local multicast range (224.0.0.0/24, ff02::/10)",
      },
    },
    "relative-path": { good: ["a/b"], bad: { "/a": "must be a relative path" } },
    semver: {
      good: ["1.2.3", "1.0.0-rc.1+b2"],
      bad: { "v1.2.3": "must be a string compatible with semver.org spec 2.0.0" },
    },
    sysctl: { good: ["net/ipv4.tcp_a-b"], bad: { "a..b": "must have at most 253 characters and match regex " } },
    "http-header-name": { good: ["X-A1"], bad: { "a b": "a valid HTTP header" } },
    ip: {
      good: ["10.9.8.7", "0.0.0.0", "2001:db8::ffff", "::", "::1", "1::", "1:2:3:4:5:6:7:8", "64:ff9b::1.2.3.4"],
      bad: {
        "10.9.8": "must be a valid IP address",
        "10.9.8.256": "must be a valid IP address",
        "10.9.8.07": "must not have leading 0s",
        ":::": "must be a valid IP address",
        "1::2::3": "must be a valid IP address",
        "1:2:3:4:5:6:7::8": "must be a valid IP address",
        "::ffff:1.2.3.4": "must not be an IPv4-mapped IPv6 address",
        "1.2.3.4::": "must be a valid IP address",
      },
    },
    "label-key": { good: ["a", "x.y/a"], bad: { "a/b/c": "a valid label key" } },
    "label-value": { good: ["", "A.b_c"], bad: { "-a": "a valid label must be" } },
    "path-segment": { good: ["a:b"], bad: { "a/b": "may not contain '/'" } },
    percent: { good: ["10%"], bad: { "10": "a valid percent string" } },
    "port-name": {
      good: ["http-1"],
      bad: { "1": "must contain at least one letter", "a--b": "must not contain consecutive" },
    },
    "qualified-name": { good: ["example.com/a"], bad: { "/a": "prefix part must be non-empty" } },
    uri: { good: ["https://example.com/a"], bad: { a: "must be an absolute URI" } },
    uuid: { good: ["0b6f9f3e-3c1a-4f5e-9d1c-0a1b2c3d4e5f"], bad: { "0b6f": "must be a UUID" } },
    "wildcard-subdomain": { good: ["*.example.com"], bad: { "example.com": "a wildcard DNS-1123 subdomain" } },
  };

for (const [name, { good, bad }] of Object.entries(cases)) {
  test(`${name} takes what it should and says what is wrong with the rest`, () => {
    const format = formats[name as FormatName];
    for (const value of good) assert.is(format(value), undefined, value);
    for (const [value, text] of Object.entries(bad)) assert.is(format(value)?.slice(0, text.length), text, value);
  });
}

test("an address is taken exactly when Node takes it, leaving out mapped ones", () => {
  const digits = fc.string({ unit: fc.constantFrom("0", "1", "9", "a", "f", ":", "::", "."), maxLength: 12 });
  const addresses = fc.oneof(fc.ipV4(), fc.ipV6(), digits);
  fc.assert(
    fc.property(addresses, (value) => {
      const text = formats.ip(value);
      if (text === "must not be an IPv4-mapped IPv6 address") return isIPv6(value);
      return (text === undefined) === (isIPv4(value) || isIPv6(value));
    }),
    { numRuns: 2000 },
  );
});

test("a long hostile value is refused in linear time", async () => {
  const { ms } = await processorMsOf(() => {
    for (const format of Object.values(formats)) format(`${"a".repeat(100_000)}-${"1:".repeat(50_000)}!`);
  });
  assert.ok(ms < 500, `took ${ms} ms`);
});

test.run();
