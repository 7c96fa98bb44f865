import * as assert from "uvu/assert";
import { compile, failureText } from "../../../runtime/cel/expression.ts";
import { CelError, CostError, Meter } from "../../../runtime/cel/meter.ts";
import type { CelType } from "../../../runtime/cel/type.ts";
import { fromJson } from "../../../runtime/cel/value.ts";
import { typeOfStructure, typeOfValue } from "../../../runtime/cel/structureType.ts";
import { readSchema } from "../../../runtime/custom/schema/jsonSchema.ts";
import { structureOf, valueIn } from "../../../runtime/custom/schema/structureOf.ts";
import type { Json } from "../../../runtime/schema/object.ts";
import { WorkError } from "../../../runtime/lib/work.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("CEL expressions");

const schema: Json = {
  type: "object",
  properties: {
    count: { type: "integer" },
    ratio: { type: "number" },
    name: { type: "string" },
    maybe: { type: "string", nullable: true },
    gaps: { type: "object", additionalProperties: { type: "string", nullable: true } },
    port: { "x-kubernetes-int-or-string": true },
    since: { type: "string", format: "date-time" },
    wait: { type: "string", format: "duration" },
    data: { type: "string", format: "byte" },
    tags: { type: "array", "x-kubernetes-list-type": "set", items: { type: "string" } },
    parts: {
      type: "array",
      "x-kubernetes-list-type": "map",
      "x-kubernetes-list-map-keys": ["name"],
      items: { type: "object", properties: { name: { type: "string" }, size: { type: "integer" } } },
    },
    numbers: { type: "array", items: { type: "integer" } },
    labels: { type: "object", additionalProperties: { type: "string" } },
    "with-dash": { type: "integer" },
    "dot.ted/path": { type: "integer" },
    namespace: { type: "string" },
    under__scored: { type: "integer" },
    free: { type: "object", "x-kubernetes-preserve-unknown-fields": true },
  },
};

const object = {
  metadata: { name: "thing" },
  count: 7,
  ratio: 2,
  name: "Ärger",
  maybe: null,
  gaps: { a: null },
  port: "http",
  since: "2026-01-31T10:20:30.5Z",
  wait: "1h30m",
  data: "aGk=",
  tags: ["b", "a"],
  parts: [
    { name: "one", size: 1 },
    { name: "two", size: 2 },
  ],
  numbers: [1, 2, 3],
  labels: { app: "web", "a/b": "c" },
  "with-dash": 3,
  "dot.ted/path": 4,
  namespace: "ns",
  under__scored: 5,
};

const type: CelType = typeOfStructure(structureOf(readSchema(schema)));

function run(text: string, meter = new Meter()): unknown {
  const compiled = compile(text, { variables: [{ name: "self", type }] });
  if ("compileError" in compiled) throw new Error(compiled.compileError);
  return compiled.evaluate([fromJson(object, type)], meter);
}

const holding: readonly string[] = [
  "[3, 1, 2].sortBy(e, -e) == [3, 2, 1] && self.parts.sortBy(p, -p.size).map(p, p.name) == ['two', 'one']",
  "[].sortBy(e, e) == [] && ['b', 'a', 'c'].sortBy(e, e == 'c' ? '' : e) == ['c', 'a', 'b']",
  "lists.range(-1) == [] && lists.range(2) == [0, 1]",
  "self.labels.transformMapEntry(k, v, {v: k}) == {'web': 'app', 'c': 'a/b'}",
  "[4, 5].transformMapEntry(i, n, n > 4, {string(n): i}) == {'5': 1}",
  "['a', ?optional.none(), ?self.labels[?'app']] == ['a', 'web'] && [?optional.of(1)][0] == 1 && 1 in [?optional.of(1)]",
  "type(self.since) == google.protobuf.Timestamp && type(self.wait) == google.protobuf.Duration",
  "type(ip('::1')) == net.IP && type(cidr('::/8')) == net.CIDR && type(quantity('1')) == kubernetes.Quantity",
  "!optional.ofNonZeroValue(0u).hasValue() && !optional.ofNonZeroValue(duration('0s')).hasValue()",
  "!optional.ofNonZeroValue(timestamp('0001-01-01T00:00:00Z')).hasValue() && !optional.ofNonZeroValue(b'').hasValue()",
  "[duration('1s')].filter(d, false).sum() == duration('0s') && [1u].filter(n, false).sum() == 0u",
  "self.namespace == 'ns' && has(self.namespace) && self.?namespace.hasValue() && self.__namespace__ == 'ns'",
  "self.labels.`app` == 'web' && dyn(self).`labels`[?'app'].hasValue() && !has(self.labels.`a.b/c-d`) && !self.labels.?`x y`.hasValue()",
  "self.count / 2 == 3 && self.count % 2 == 1 && -self.count == -7",
  "self.ratio == 2.0 && self.ratio / 4.0 == 0.5",
  "1 < 1.5 && 2u > 1 && dyn(1) == 1.0",
  "self.name.size() == 5 && size(self.name) == 5",
  "!has(self.maybe) && !self.?maybe.hasValue() && self.gaps['a'] != 'b' && type(self.gaps['a']) == null_type",
  "self.port == 'http' && self.port != 80 && type(self.port) == string && type(1) == int",
  "self.since > timestamp('2026-01-01T00:00:00Z') && self.since - duration('1h') < self.since",
  "self.since.getFullYear() == 2026 && self.since.getMonth() == 0 && self.since.getDate() == 31",
  "self.since.getDayOfMonth() == 30 && self.since.getDayOfWeek() == 6 && self.since.getDayOfYear() == 30",
  "self.since.getHours('+02:00') == 12 && self.since.getHours('Europe/Berlin') == 11 && self.since.getMilliseconds() == 500",
  "string(self.since) == '2026-01-31T10:20:30.5Z' && string(self.wait) == '5400s'",
  "self.wait.getMinutes() == 90 && self.wait == duration('90m') && self.wait > duration('89m59s')",
  "self.data == b'hi' && string(self.data) == 'hi'",
  "self.tags == ['a', 'b'] && self.tags != ['a'] && self.tags + ['c', 'a'] == ['a', 'b', 'c']",
  "self.parts.exists(p, p.name == 'two' && p.size == 2) && self.parts.all(p, p.size > 0)",
  "self.parts.exists_one(p, p.size == 1) && self.parts.map(p, p.size > 1, p.name) == ['two']",
  "self.parts.filter(p, p.size > 1).size() == 1 && self.parts[1].name == 'two'",
  "self.numbers.sum() == 6 && self.numbers.min() == 1 && self.numbers.max() == 3 && self.numbers.isSorted()",
  "self.numbers.indexOf(2) == 1 && self.numbers.lastIndexOf(9) == -1 && 3 in self.numbers",
  "self.numbers.all(i, n, n == i + 1) && self.numbers.transformList(i, n, n * i) == [0, 2, 6]",
  "[3, 1, 2].sort() == [1, 2, 3] && [[1], [2]].flatten() == [1, 2] && [1, 1].distinct() == [1]",
  "sets.contains(self.tags, ['a']) && sets.intersects([1], [1, 2]) && sets.equivalent([1, 2], [2, 1])",
  "self.labels['a/b'] == 'c' && 'app' in self.labels && self.labels.app == 'web' && self.labels.all(k, k.size() > 0)",
  "self.labels.exists(k, v, k == 'app' && v == 'web') && self.labels.size() == 2",
  "self.__namespace__ == 'ns' && self.with__dash__dash == 3 && self.dot__dot__ted__slash__path == 4",
  "self.under__underscores__scored == 5 && self.metadata.name == 'thing'",
  "'a,b,c'.split(',') == ['a', 'b', 'c'] && 'a,b,c'.split(',', 2) == ['a', 'b,c'] && ['a', 'b'].join('-') == 'a-b'",
  "'hello'.replace('l', 'L', 1) == 'heLlo' && 'hello'.substring(1, 3) == 'el' && 'hello'.charAt(4) == 'o'",
  "' x '.trim() == 'x' && 'AbÄ'.lowerAscii() == 'abÄ' && 'AbÄ'.upperAscii() == 'ABÄ'",
  "'abc'.replace('', '-', 2) == '-a-bc' && 'abc'.replace('', '-') == '-a-b-c-' && ''.replace('', '-', 1) == '-'",
  "'abc'.indexOf('c', 5) == -1 && 'abc'.indexOf('', 4) == 4 && 'abc'.lastIndexOf('c', 3) == -1",
  "'\u0085 x\ufeff'.trim() == 'x\ufeff' && '  '.trim() == ''",
  "sign(quantity('-1')) == -1 && !isQuantity('1 ') && !isSemver('99999999999999999999.0.0')",
  "'tacocat'.indexOf('c') == 2 && 'tacocat'.lastIndexOf('c') == 4 && 'abc'.startsWith('ab') && 'abc'.endsWith('c')",
  "'%s %s'.format([dyn([dyn('a\"'), 1, 2.5, b'x', null]), {'k': duration('1s')}]) == '[\"a\\\\\"\", 1, 2.500000, b\"x\", null] {\"k\":duration(\"1s\")}'",
  "'%f %.0f %.1f %e %f'.format([dyn(-1234567.5), 2.5, 0.25, 1234.5, 'Infinity']) == '-1,234,567.500000 2 0.2 1.234500×10⁰³ ∞'",
  "'%x %o %b %X %%'.format([dyn(255u), -8, 5u, 'hi']) == 'ff -10 101 6869 %'",
  "self.numbers.first().value() == 1 && [1, 2].last() == optional.of(2) && ![].first().hasValue()",
  "'%s is %d, %.2f and %x'.format(['a', 3, 1.005, 255]) == 'a is 3, 1.00 and ff'",
  "'foobar'.matches('^fo+b') && !matches('foo', 'ba+') && 'abc 123'.find('[0-9]+') == '123'",
  "'1 22 333'.findAll('[0-9]+') == ['1', '22', '333'] && '1 22 333'.findAll('[0-9]+', 2) == ['1', '22']",
  "quantity('1Gi').isGreaterThan(quantity('1G')) && quantity('1').add(quantity('2k')).asInteger() == 2001",
  "!quantity('1.5Gi').isInteger() && !quantity('1000m').isInteger() && quantity('2Mi').asInteger() == 2097152",
  "!quantity('500m').add(quantity('1500m')).isInteger() && !quantity('9223372036854775807').isInteger()",
  "[[[1], [2]], [[3]]].flatten(1) == [[1], [2], [3]] && [[[1]]].flatten(2) == [1] && [[1]].flatten(0) == [[1]]",
  "quantity('2Ki') == quantity('2048') && sign(quantity('-1')) == -1 && isQuantity('1e3') && !isQuantity('x')",
  "quantity('1.5').asApproximateFloat() == 1.5 && !quantity('1.5').isInteger() && quantity('3').sub(1).compareTo(quantity('2')) == 0",
  "url('https://u.example:8443/a%20b?x=1&x=2').getHost() == 'u.example:8443' && isURL('/a') && !isURL('a b')",
  "url('https://u.example:8443/a%20b?x=1&x=2').getQuery()['x'] == ['1', '2'] && url('https://h/p').getScheme() == 'https'",
  "url('https://[::1]:80/').getHostname() == '::1' && url('https://h:81').getPort() == '81' && url('https://h').getEscapedPath() == ''",
  "ip('10.1.2.3').family() == 4 && cidr('10.0.0.0/8').containsIP('10.1.2.3') && isIP('::1') && !isIP('1.2.3')",
  "cidr('10.0.0.0/8').containsCIDR('10.1.0.0/16') && ip('::1').isLoopback() && ip.isCanonical('2001:db8::1')",
  "string(cidr('10.1.2.3/8').masked()) == '10.0.0.0/8' && !ip.isCanonical('2001:DB8::1')",
  "semver('1.2.3').isLessThan(semver('1.10.0')) && semver('1.0.0-a.1').compareTo(semver('1.0.0')) == -1",
  "!format.dns1123SubdomainPrefix().validate('a.b.-').hasValue() && format.dns1123LabelPrefix().validate('-').hasValue()",
  "url('https://h/a b?c d=e').getEscapedPath() == '/a%20b' && url('/a b?c d=e f').getQuery() == {'c d': ['e f']}",
  "url('HTTPS://A.B:443/').getHost() == 'A.B:443' && url('https://h:443/').getPort() == '443' && isURL('https://h:99999')",
  "url('HTTPS://A.B/').getScheme() == 'https' && url('https://1.2.3/').getHost() == '1.2.3' && url('a:b').getHost() == ''",
  "url('https://h/a/../b//c').getEscapedPath() == '/a/../b//c' && url('https://h/%41[]').getEscapedPath() == '/%41[]'",
  "url('https://h/é?a=b#c').getEscapedPath() == '/%C3%A9' && url('https://h/?a=b#c').getQuery() == {'a': ['b']}",
  "url('https:///x').getHost() == '' && url('http:/h/x').getEscapedPath() == '/h/x' && url('//h/x').getHost() == 'h'",
  "url('https://u:p@h:/').getHost() == 'h:' && url('https://bücher.de').getHostname() == 'bücher.de' && isURL('*')",
  "!isURL('https://h/%zz') && !isURL('https://h:x/') && !isURL('https://[::1') && !isURL('https://h\\\\x') && !isURL('')",
  "!isURL('https://%41/') && !isURL('https://u^@h/') && !isURL('https://h#x') && url('/?a=%zz&b=c+d').getQuery() == {'b': ['c d']}",
  "!isURL('https://a b/') && !isURL('https://h/\\n') && isURL('/a b')",
  "!format.dns1123Label().validate('abc').hasValue() && format.dns1123Label().validate('A').hasValue()",
  "self.?maybe.orValue('x') == 'x' && self.?free.hasValue() == false && self.labels[?'none'].orValue('d') == 'd'",
  "!has(dyn(null).a) && !has(dyn('text').a) && dyn(null).?a.?b.orValue(1) == 1 && !dyn(null)[?'a'].hasValue()",
  "optional.of(1).optMap(x, x + 1).value() == 2 && optional.none().or(optional.of(3)).value() == 3",
  "[[], [1]].size() == 2 && [optional.none(), optional.of(1)].size() == 2 && (self.count > 3 ? self.port : 1) != 'a'",
  "[self.since, null].size() == 2 && (self.count > 3 ? null : self.since) == null && ([1] + []).size() == 1",
  "optional.of(1).orValue(1 / 0) == 1 && optional.of(1).or(optional.of(1 / 0)).value() == 1",
  "self.numbers.first().value() == 1 && self.numbers.last().value() == 3 && ![].first().hasValue()",
  "optional.unwrap([optional.of(1), optional.none()]) == [1] && [optional.of('a')].unwrapOpt() == ['a']",
  "(self.count > 3 ? 'big' : 'small') == 'big'",
  "string(timestamp('2026-01-31T10:20:30+02:00')) == '2026-01-31T10:20:30+02:00'",
  "string(timestamp('2026-01-31T10:20:30-02:30') + duration('1h')) == '2026-01-31T11:20:30-02:30'",
  "timestamp('2026-01-31T10:20:30+02:00') == timestamp('2026-01-31T08:20:30Z') && self.since.getHours('-2:30') == 7",
  "self.since.getHours('') == 10 && self.since.getHours('Local') == 10",
  "[dyn(1), dyn('a')].min() == 1 && [dyn(1), dyn('a')].isSorted() && [dyn(2), dyn('a')].max() == 2",
  "format.uuid() == format.uuid() && format.uuid() != format.uri() && type(format.uri()) == kubernetes.NamedFormat",
  "-dyn(duration('1s')) == duration('-1s') && dyn(self).__namespace__ == 'ns'",
  "string(123456.5) == '123456.5' && string(1234567.5) == '1.2345675e+06' && string(1e20) == '1e+20'",
  "string(1000000.0) == '1e+06' && string(100000.5) == '100000.5' && string(-1234567.0) == '-1.234567e+06'",
  "double('NaN') != double('NaN') && string(double('-infinity')) == '-Inf' && bool('T') && !bool('F')",
  "int(duration('1s')) == 1000000000 && int('0000000000000000000001') == 1",
  "int('12') == 12 && string(1.0) == '1' && double('1e3') == 1000.0 && int(3.9) == 3 && bool('true') && uint(3) == 3u",
  "{'a': 1, 'b': 2}.map(k, k).sort() == ['a', 'b'] && {'a': {'b': 1}}.a.b == 1",
  "false && 1 / 0 > 0 || true || 1 / 0 > 0",
  "[1, 0].exists(x, 4 / x == 4) && !([0, 1].all(x, 4 / x == 5))",
  "\"quoted \\\"text\\\"\" == 'quoted \"text\"' && r'\\d' == '\\\\d' && '''a\nb'''.size() == 3",
];

for (const text of holding) {
  test(`${text} holds`, () => assert.is(run(text), true));
}

const failing: readonly (readonly [text: string, message: string])[] = [
  ["[1, 2].slice(2, 1) == []", "cannot slice(2, 1), start index must be less than or equal to end index"],
  ["[1, 2].slice(0, 3) == []", "cannot slice(0, 3), list is length 2"],
  ["[1, 2].slice(-1, 3) == []", "cannot slice(-1, 3), negative indexes not supported"],
  ["[1, 1].transformMapEntry(i, n, {n: i}) == {}", "insert failed: key 1 already exists"],
  [
    "timestamp('2026-02-30' + 'T00:00:00Z') == self.since",
    "type conversion error from 'string' to 'google.protobuf.Timestamp'",
  ],
  [
    "timestamp('2026-02-20' + 'T24:00:00Z') == self.since",
    "type conversion error from 'string' to 'google.protobuf.Timestamp'",
  ],
  ["duration('1' + 'd') == self.wait", "type conversion error from 'string' to 'google.protobuf.Duration'"],
  [
    "('%' + 'd').format([self.name]) == ''",
    "error during formatting: decimal clause can only be used on integers, was given string",
  ],
  ["('%' + 'q').format([1]) == ''", 'could not parse formatting clause: unrecognized formatting clause "q"'],
  ["('%' + '').format([1]) == ''", "unexpected end of string"],
  ["int('1' + 'x') == 1", "type conversion error from 'string' to 'int'"],
  ["int('922337203685477580' + '8') == 1", "type conversion error from 'string' to 'int'"],
  ["uint('-' + '1') == 1u", "type conversion error from 'string' to 'uint'"],
  ["uint(self.ratio - 2.5) == 0u", "unsigned integer overflow"],
  ["double('1e' + '400') > 0.0", "type conversion error from 'string' to 'double'"],
  ["bool('y' + 'es')", "type conversion error from 'string' to 'bool'"],
  ["self.numbers[5] == 1", "index out of bounds: 5"],
  ["self.labels['none'] == ''", "no such key: none"],
  ["dyn(null).a.b == 1", "no such key: a"],
  ["dyn(null)['a'] == 1", "no such key: a"],
  ["dyn({'a': 1})[1] == 1", "no such key: 1"],
  ["dyn([1]).a == 1", "unsupported index type 'string' in list"],
  ["dyn([1])[0.5] == 1", "unsupported index value 0.5 in list"],
  ["self.count / 0 == 1", "division by zero"],
  ["self.count % 0 == 1", "modulus by zero"],
  ["9223372036854775807 + self.count > 0", "integer overflow"],
  ["self.port + 1 == 2", "no such overload"],
  ["dyn([1]) - 1 == 2", "no such overload: _-_"],
  ["dyn(1.5) % 1u == 2u", "no such overload: _%_"],
  ["dyn(self.numbers) < 1", "no such overload: _<_"],
  ["-dyn([1]) == 1", "no such overload: -_"],
  ["size(dyn(1)) == 1", "no such overload: size"],
  ["bool(dyn(self.count))", "no such overload: bool(int)"],
  ["dyn('x').getHours('UTC') == 1", "no such overload: getHours(string, string)"],
  ["dyn(1).contains('a')", "no such overload"],
  ["[dyn(null)].max() == null", "no such overload: max(list)"],
  ["[dyn(1), dyn('a')].sort() == []", "list elements must have the same type"],
  ["[1].flatten(-1) == []", "level must be non-negative"],
  ["duration(self.count) == self.wait", "type conversion error from 'int' to 'google.protobuf.Duration'"],
  ["self.since.getHours('a:b') == 1", 'strconv.Atoi: parsing "a": invalid syntax'],
  ["'%s'.format([dyn([optional.of(1)])]) == ''", "error during formatting: no formatting function for optional_type"],
  ["'a'.matches('(' + '')", "error parsing regexp: missing closing ): `(`"],
  [
    "sign(quantity('x')) == 0",
    "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'",
  ],
  ["quantity('1.5').asInteger() == 1", "cannot convert value to integer"],
  ["[].max() == 1", "max called on empty list"],
  ["'abc'.substring(4) == ''", "index out of range: 4"],
  ["'abc'.indexOf('a', -1) == 0", "index out of range: -1"],
  ["'abc'.substring(2, 9) == ''", "index out of range: 9"],
  ["optional.none().value() == 1", "optional.none() dereference"],
];

for (const [text, message] of failing) {
  test(`${text} fails`, () => {
    assert.throws(
      () => run(text),
      (error: unknown) => error instanceof CelError && error.message === message,
    );
  });
}

const refused: readonly (readonly [text: string, problem: string])[] = [
  ["self.nothing", "ERROR: <input>:1:5: undefined field 'nothing'\n | self.nothing\n | ....^"],
  ["duration('1d') == self.wait", "ERROR: <input>:1:10: invalid duration argument"],
  ["timestamp('2026') == self.since", "invalid timestamp argument"],
  ["'%d'.format([self.name]) == ''", "decimal clause can only be used on integers, was given string"],
  ["'%s'.format([]) == ''", "ERROR: <input>:1:12: index 0 out of range"],
  ["'%s'.format([1, 2]) == ''", "too many arguments supplied to string.format (expected 1, got 2)"],
  ["['a'].sum() == 'a'", "found no matching overload for 'sum' applied to 'list(string).()'"],
  ["[[1]].max() == [1]", "found no matching overload for 'max' applied to 'list(list(int)).()'"],
  [
    "self.labels.sortBy(k, k) == []",
    "found no matching overload for '@sortByAssociatedKeys' applied to 'map(string, string).(list(string))'",
  ],
  ["[[1]].sortBy(e, e) == []", "overload for '@sortByAssociatedKeys' applied to 'list(list(int)).(list(list(int)))'"],
  ["[[1]].sort() == []", "found no matching overload for 'sort' applied to 'list(list(int)).()'"],
  [
    "1.sortBy(e, e) == []",
    "1:1: sortBy can only be applied to a list, identifier, comprehension, call or select expression",
  ],
  ["[?1] == [1]", "expected type 'optional_type(int)' but found 'int'"],
  ["string(type(1)) == ''", "found no matching overload for 'string' applied to '(type(int))'"],
  ["string(self.?none) == ''", "found no matching overload for 'string' applied to '(optional_type(!error!))'"],
  ["dyn([1]) % [1] == 1", "found no matching overload for '_%_' applied to '(dyn, list(int))'"],
  ["self.name / self.port == 1", "found no matching overload for '_/_' applied to '(string, dyn)'"],
  ["size([[1], [2, [3]]]) == 2", "ERROR: <input>:1:12: expected type 'list(int)' but found 'list(dyn)'"],
  ["duration(1) == self.wait", "ERROR: <input>:1:10: invalid duration argument"],
  ["timestamp(-9223372036854775808) == self.since", "ERROR: <input>:1:11: invalid timestamp argument"],
  ["timestamp('0000-01-01T00:00:00Z') == self.since", "invalid timestamp argument"],
  ["'ab'.reverse() == ''", "found no matching overload for 'reverse' applied to 'string.()'"],
  ["[1].existsOne(x, true)", "undeclared reference to 'existsOne' (in container '')"],
  ["quantity('1').sign() == 1", "found no matching overload for 'sign' applied to 'kubernetes.Quantity.()'"],
  ["math.abs(1) == 1", "ERROR: <input>:1:1: undeclared reference to 'math' (in container '')"],
  ["'\té'.foo()", "1:9: undeclared reference to 'foo' (in container '')\n | ' é'.foo()\n | ..．.....^"],
  ["'%s %s'.format([1, url('/')]) == ''", "ERROR: <input>:1:23: error during formatting: string clause can only be"],
  ["self.count in [1, 'a']", "ERROR: <input>:1:19: expected type 'int' but found 'string'"],
  ["size([[1], ['a']]) == 2", "ERROR: <input>:1:12: expected type 'list(int)' but found 'list(string)'"],
  ["size([1, 2.0, null]) == 3", "ERROR: <input>:1:10: expected type 'int' but found 'double'"],
  ["size({'a': 1, 2: 1}) == 2", "ERROR: <input>:1:15: expected type 'string' but found 'int'"],
  ["size({'a': 1, 'b': 'c'}) == 2", "ERROR: <input>:1:20: expected type 'int' but found 'string'"],
  ["[1] + ['a'] == []", "found no matching overload for '_+_' applied to '(list(int), list(string))'"],
  [
    "(true ? 1 : 'a') == 1",
    "ERROR: <input>:1:7: found no matching overload for '_?_:_' applied to '(bool, int, string)'",
  ],
  ["(1 ? 'a' : 'b') == 'a'", "found no matching overload for '_?_:_' applied to '(int, string, string)'"],
  ["self.maybe == null", "found no matching overload for '_==_' applied to '(string, null)'"],
  ["self.count == 'a'", "found no matching overload for '_==_' applied to '(int, string)'"],
  ["self.count + 1.5", "found no matching overload for '_+_' applied to '(int, double)'"],
  ["self.name.foo()", "undeclared reference to 'foo' (in container '')"],
  ["self.name.startsWith(1)", "found no matching overload for 'startsWith' applied to 'string.(int)'"],
  ["other == 1", "undeclared reference to 'other' (in container '')"],
  ["self.count.all(x, true)", "expression of type 'int' cannot be range of a comprehension"],
  ["self.numbers.all(x, x + 1)", "expected type 'bool' but found 'int'"],
  ["has(self)", "ERROR: <input>:1:5: invalid argument to has() macro"],
  ["has(self.none)", "ERROR: <input>:1:4: undefined field 'none'"],
  ["[1, 'a'] == []", "ERROR: <input>:1:5: expected type 'int' but found 'string'"],
  ["{'a': 1, 'b': 'c'} == {}", "ERROR: <input>:1:15: expected type 'int' but found 'string'"],
  ["self.port in [80, self.port]", "ERROR: <input>:1:23: expected type 'int' but found 'dyn'"],
  ["[1] + ['a'] == []", "found no matching overload for '_+_' applied to '(list(int), list(string))'"],
  ["true ? 1 : 'a'", "1:6: found no matching overload for '_?_:_' applied to '(bool, int, string)'"],
  ["self.name && true", "ERROR: <input>:1:5: expected type 'bool' but found 'string'"],
  ["self.tags.exists(x, x)", "ERROR: <input>:1:21: expected type 'bool' but found 'string'"],
  ["self.free == {}", "found no matching overload for '_==_' applied to"],
  ["'a' in self.free", "found no matching overload for '@in' applied to"],
  ["self.free.all(k, true)", "cannot be range of a comprehension"],
  ["self.__count__ == 1", "undefined field '__count__'"],
  ["self.count.size", "type 'int' does not support field selection"],
  ["'a'.matches('(')", "ERROR: <input>:1:13: invalid matches argument"],
  ["self.free.anything == 1", "undefined field 'anything'"],
];

for (const [text, problem] of refused) {
  test(`${text} does not compile`, () => {
    const compiled = compile(text, { variables: [{ name: "self", type }] });
    const found = "compileError" in compiled ? compiled.compileError : "it compiles";
    assert.ok(found.includes(problem), found);
  });
}

const refusedAtOnce: readonly (readonly [text: string, problems: readonly string[]])[] = [
  ["low + self.high", ["1:1: undeclared reference to 'low'", "1:11: undefined field 'high'"]],
  ["self.none.all(x, x.y == y)", ["1:5: undefined field 'none'", "1:25: undeclared reference to 'y'"]],
  ["p.startsWith(q)", ["1:1: undeclared reference to 'p'", "1:14: undeclared reference to 'q'"]],
  ["lost(a) || b", ["1:5: undeclared reference to 'lost'", "1:6: undeclared reference to 'a'", "1:12: undeclared"]],
  ["self.name + 1 == 2 || self.count == 'a'", ["1:11: found no matching", "1:34: found no matching"]],
  ["self.name && self.count", ["1:5: expected type 'bool'", "1:18: expected type 'bool' but found 'int'"]],
  [
    "math.sign(-1)",
    ["1:1: undeclared reference to 'math'", "1:10: found no matching overload for 'sign' applied to '!error!"],
  ],
  ["self.count ? r : [s, 1]", ["1:12: found no matching", "1:14: undeclared reference to 'r'", "1:19: undeclared"]],
];

for (const [text, problems] of refusedAtOnce) {
  test(`${text} has ${problems.length} mistakes`, () => {
    const compiled = compile(text, { variables: [{ name: "self", type }], result: "bool" });
    const found = "compileError" in compiled ? compiled.compileError.split("ERROR: <input>:").slice(1) : [];
    for (const [index, each] of problems.entries()) assert.ok(found[index]?.startsWith(each), found[index]);
  });
}

const unmade: readonly (readonly [text: string, error: string])[] = [
  ["int('x') == 1", "type conversion error from 'string' to 'int'"],
  ["uint(-1) == 1u", "unsigned integer overflow"],
  ["string(dyn([1])) == ''", "no such overload: string(list)"],
  ["[1].exists(x, int({'a': 'b'}.a) == x && bool('y'))", "type conversion error from 'string' to 'bool'"],
  ["string(b'\\xff') == ''", "invalid UTF-8 in bytes, cannot convert to string"],
  ["'a'.find('(') == ''", "error parsing regexp: missing closing ): `(`"],
];

for (const [text, error] of unmade) {
  test(`${text} has a constant that cannot be made`, () => {
    const compiled = compile(text, { variables: [] });
    const found = "compileError" in compiled ? failureText(compiled) : "it compiles";
    assert.is(found, `program instantiation failed: ${error}`);
  });
}

test("an expression lists a hundred of its mistakes, and fewer of long lines", () => {
  const problemsOf = (separator: string) => {
    const names = Array.from({ length: 150 }, (_, index) => `a${index}`);
    const compiled = compile(names.join(separator), { variables: [] });
    return "compileError" in compiled ? compiled.compileError : "";
  };
  assert.is(problemsOf(" + ").split("undeclared reference").length - 1, 100);
  const long = problemsOf(` + '${"x".repeat(5000)}' + `);
  assert.ok(long.includes("undeclared reference to 'a0'") && long.length < 2_000_000, `${long.length}`);
});

test("a number of JSON that no int holds is a double", () => {
  const unknown: CelType = { kind: "dyn" };
  const compiled = compile("type(self) == double ? string(self) : 'int'", {
    variables: [{ name: "self", type: unknown }],
  });
  if ("compileError" in compiled) throw new Error(compiled.compileError);
  const of = (value: number) => compiled.evaluate([fromJson(value, unknown)], new Meter());
  assert.equal([of(1e21), of(-1e19), of(2 ** 63), of(2 ** 53)], ["1e+21", "-1e+19", "9.223372036854776e+18", "int"]);
});

test("loops within loops stop at the limit, soon", () => {
  const list: CelType = { kind: "list", item: { kind: "int" } };
  const compiled = compile("self.all(a, self.all(b, self.all(c, a + b + c >= 0)))", {
    variables: [{ name: "self", type: list }],
  });
  if ("compileError" in compiled) throw new Error(compiled.compileError);
  const value = fromJson(
    Array.from({ length: 300 }, (_, index) => index),
    list,
  );
  const start = performance.now();
  assert.throws(
    () => compiled.evaluate([value], new Meter()),
    (error: unknown) => error instanceof CostError || error instanceof WorkError,
  );
  assert.ok(performance.now() - start < 500, `${performance.now() - start} ms`);
  assert.ok(compiled.cost > 1e15);
});

test("texts that grow and lists that are copied are paid for", () => {
  const spend = (text: string) => {
    const meter = new Meter();
    run(text, meter);
    return meter.spent;
  };
  assert.ok(spend("'x'.replace('x', '123456789012345678901234567890').size() > 0") > 3);
  assert.throws(() =>
    run(`${"[1,2,3,4,5,6,7,8,9,0]".concat(".map(a, [1,2,3,4,5,6,7,8,9,0]".repeat(5))}${")".repeat(5)} == []`),
  );
});

test("work that one call hides is paid for", () => {
  const list: CelType = { kind: "list", item: { kind: "string" } };
  const items = Array.from({ length: 20_000 }, (_, index) => `a${index}`);
  for (const text of [
    "self.all(p, !'x'.matches(p))",
    "self.all(x, self.all(y, timestamp('2026-01-01T00:00:00Z').getHours('Europe/Berlin') >= 0))",
    "self.exists(x, self.exists(y, int(y) > 0))",
    "self.distinct().size() == 3",
    "self.all(x, self.indexOf('none') == -1)",
    "self.map(x, self.join('')).size() == 0",
    "self.map(x, self + self).size() == 0",
    "self.all(x, sign(quantity('1' + x.substring(0, 0))) == 1 && self.all(y, url('http://' + y).getPort() == ''))",
  ]) {
    const compiled = compile(text, { variables: [{ name: "self", type: list }] });
    if ("compileError" in compiled) throw new Error(compiled.compileError);
    const start = process.cpuUsage();
    assert.throws(
      () => compiled.evaluate([fromJson(items, list)], new Meter()),
      (error: unknown) => error instanceof CostError || error instanceof WorkError,
      text,
    );
    const cpuMs = process.cpuUsage(start).user / 1000;
    assert.ok(cpuMs < 1000, `${text}: ${cpuMs} ms`);
  }
});

test("what a rule is estimated to cost covers what it spends", () => {
  const schema = readSchema({
    type: "object",
    properties: {
      list: { type: "array", maxItems: 10, items: { type: "string", maxLength: 20 } },
      text: { type: "string", maxLength: 100 },
    },
  });
  const bounded = typeOfValue(valueIn(schema)) ?? { kind: "dyn" };
  const value = fromJson({ list: new Array(10).fill("x".repeat(20)), text: "y".repeat(100) }, bounded);
  for (const text of [
    "self.list.all(a, self.list.exists(b, a == b))",
    "self.list.map(a, a + self.text).join(',') != ''",
    "self.text.matches('^y+$') && self.list.filter(a, a.contains('x')).size() == 10",
    "self.list.indexOf('z') == -1 && !('z' in self.list) && self.text.split('').size() == 100",
  ]) {
    const compiled = compile(text, { variables: [{ name: "self", type: bounded }], result: "bool" });
    if ("compileError" in compiled) throw new Error(compiled.compileError);
    const meter = new Meter();
    assert.is(compiled.evaluate([value], meter), true, text);
    assert.ok(meter.spent <= compiled.cost, `${text}: ${meter.spent} > ${compiled.cost}`);
  }
});

for (const [what, text] of [
  ["sums", `1${"+1".repeat(4900)} > 0`],
  ["conditions", `true${" && true".repeat(4900)}`],
  ["negations", `${"!".repeat(9000)}true`],
  ["negations with comments between", `${"!// no\n".repeat(9000)}true`],
  ["signs", `${"- ".repeat(100_000)}1 > 0`],
  ["signs after a text that ends with a backslash", `r"\\" + ${"-".repeat(100_000)} "" == ""`],
] as const) {
  test(`thousands of ${what} do not compile, and do not fill the stack`, () => {
    const { compileError } = compile(text, { variables: [] }) as { compileError?: string };
    assert.match(compileError ?? "", /1000 (operators|signs) in a row/);
  });
}

test("thousands of dashes in texts and comments are no signs", () => {
  const text = `"${"-".repeat(2000)}" != '''${"!".repeat(2000)}''' // ${"-".repeat(2000)}`;
  assert.is((compile(text, { variables: [] }) as { compileError?: string }).compileError, undefined);
});

test.run();
