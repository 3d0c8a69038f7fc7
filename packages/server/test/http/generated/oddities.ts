import fc from 'fast-check'

const LONG = 65_536
const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)

/** Raw JSON that JSON.stringify cannot write. It replaces its placeholder in the text. */
const raw: Record<string, string> = {
  '«raw:infinite»': '1e400',
  '«raw:minus-infinite»': '-1e400',
  '«raw:tiny»': '1e-400',
  '«raw:inexact»': '9007199254740993',
  '«raw:long»': '1'.repeat(400),
  '«raw:minus-zero»': '-0',
  '«raw:leading-zero»': '007',
  '«raw:nan»': 'NaN',
  '«raw:undefined»': 'undefined',
  '«raw:comment»': '/* x */ 1',
  '«raw:twice»': '{"a":1,"a":{"a":2}}',
  '«raw:proto»': '{"__proto__":{"polluted":1}}',
  '«raw:constructor»': '{"constructor":{"prototype":{"polluted":1}}}',
  '«raw:deep»': '['.repeat(5_000) + ']'.repeat(5_000),
  '«raw:control»': '"\u0001"',
}

/** Texts known to break parsers or databases, or to mislead people. */
export const oddTexts = [
  '',
  ' ',
  '\t\n',
  'a\0b',
  '\0',
  'a\ud800b',
  '\udfff',
  '\u202etxt.exe',
  '\ufeff',
  'é'.normalize('NFD'),
  '👩‍👩‍👧‍👦'.repeat(20),
  "';--",
  "' or 1=1 --",
  '$$',
  '%',
  '_',
  '\\',
  '%_\\%',
  '{}',
  '(a+)+$',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\r\nX-Injected: 1',
  '2026-02-30T00:00:00Z',
  '2026-13-01',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  '99999-01-01T00:00:00Z',
  '2026-03-01T00:00:00+23:59',
  '2026-03-01',
  'Infinity',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  'x'.repeat(256),
  'x'.repeat(LONG),
  'x'.repeat(LONG + 1),
  'ﬀ'.repeat(1_000),
]

const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.constantFrom(...Object.keys(raw)),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, [], {}, [[]], [null], [{}]),
  fc.constantFrom<unknown>(deep(31), deep(40), Array(1_001).fill(1), Array(200).fill('x')),
  fc.jsonValue(),
)

const extraNames = ['nonsense', 'id', 'account_id', 'status', 'created_at', 'is_retrying', '__proto__', 'constructor', 'prototype', '', ' ', 'a\0', 'data', 'meta', 'links']

type Json = Record<string, unknown>
interface Place {
  holder: Json
  name: string
}

const placesIn = (value: unknown): Place[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.keys(value).flatMap((name) => [
        { holder: value as Json, name },
        ...placesIn((value as Json)[name]),
      ])

/** The text of a body with one mistake. */
export const mutated = (body: unknown): fc.Arbitrary<string> =>
  fc
    .record({
      at: fc.nat(1_000),
      how: fc.constantFrom('drop', 'replace', 'replace', 'replace', 'extra', 'twice', 'cut'),
      value: oddValues,
      extra: fc.constantFrom(...extraNames),
    })
    .map(({ at, how, value, extra }) => {
      const root = { body: structuredClone(body) }
      const places = placesIn(root)
      const { holder, name } = places[at % places.length]!
      if (how === 'drop') delete holder[name]
      if (how === 'replace') holder[name] = value
      if (how === 'extra') {
        const target = (typeof holder[name] === 'object' && holder[name] !== null ? holder[name] : holder) as Json
        Object.defineProperty(target, extra, { value, enumerable: true, configurable: true, writable: true })
      }
      const text = asText(root.body)
      if (how === 'twice') return text.replace(/\{("\w+"):/, (all, key) => `{${key}:${JSON.stringify(value) ?? 'null'},${all.slice(1)}`)
      return how === 'cut' ? text.slice(0, at % (text.length + 1)) : text
    })
    .map((text) => written(text))

const asText = (value: unknown): string => JSON.stringify(value) ?? ''
const written = (text: string) => text.replaceAll(/"(«raw:[\w-]+»)"/g, (_, name: string) => raw[name] ?? name)

/** Bodies that are not valid at all. */
export const noBody: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  fc.json(),
  fc.jsonValue().map((value) => asText({ data: value })),
  fc.jsonValue().map((attributes) => asText({ data: { type: 'shipment', attributes } })),
  fc.uint8Array({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.constantFrom('', ' ', 'null', '[]', '{}', '"', '{"data":', '{"data":null}', '{"data":[]}', '{"data":{}}', '\ufeff{}'),
  fc.constant(`{"data":"${'x'.repeat(300_000)}"}`),
)

/** Raw values of a query parameter. */
export const oddQueryValue: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('1e9', '1000000000', '0', '-1', '1.5', '1e2', '9223372036854775808', '1000000000000', '٣', '+1', '0x10', '1'.repeat(401)),
  fc.constantFrom('%', '%zz', '%ff', '%00', '%ed%a0%80', '%c0%af', 'a%0d%0ab', ',', ',,a,', '[', '&&', '=', '#x'),
  fc.constantFrom(...oddTexts.filter((text) => text.length < 3_000)).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
)

export const oddQueryPair: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('nonsense=1', 'page=1', 'page[]=1', 'page[size][x]=1', 'page[__proto__][x]=1', '__proto__=1', 'constructor[prototype][polluted]=1', 'filter=1', 'filter[a][b][c]=1', 'filter[status][]=x', 'include=', 'include=__proto__', 'include=shipment.shipment.shipment', 'sort=created_at', '%=1', '%ff=1', 'a%00b=1', '=', '&', 'page%5Bsize%5D=5', 'page[number]=1&page[number]=2', 'api_key=x', 'TOKEN=x'),
  fc.tuple(fc.string({ unit: 'binary', maxLength: 12 }), fc.string({ maxLength: 12 })).map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('=')),
)

/** Raw values in place of an id in a path. */
export const oddSegment: fc.Arbitrary<string> = fc.oneof(
  fc.uuid(),
  fc.constantFrom('x', '0', '%2e%2e', '..%2f', '%2f', 'a%2fb', '%00', '%ff', '%', '%zz', '%ed%a0%80', ' ', '+', "';--", '__proto__', 'constructor', 'null', '%7B0195a3c2-7c1e-7d44-9a51-5b1f0c6de201%7D', '0195A3C2-7C1E-7D44-9A51-5B1F0C6DE201', '0195a3c27c1e7d449a515b1f0c6de201', '0195a3c2-7c1e-7d44-9a51-5b1f0c6de201%0a', 'USLAX', 'uslax', '%F0%9F%9A%A2', '1e9', '9999999999', 'x'.repeat(3_000)),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed()) ),
)
