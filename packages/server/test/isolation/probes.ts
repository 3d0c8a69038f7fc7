import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import { contract } from '../harness/http/contract.ts'
import { NOBODY } from '../harness/http/operations.ts'
import { type Body, hasOwnId, mailOf, namesRecord, type ProbeRequest, requestsOf, textsIn, withText } from './bodies.ts'
import { hasIdempotencyKey, kindOf, ownAt, pathOf, pathParameters, queryOf } from './places.ts'
import { keyOf, textsOf } from './tenant.ts'
import type { Tenant } from './tenant-type.ts'

export interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  body?: unknown
}

/** One request made twice: with a value of the victim, and with an unused one. */
export interface Probe {
  operation: OperationId
  place: string
  /** The victim's values in the request. If there are none, the response must not contain any either. */
  stolen: readonly string[]
  unused: readonly string[]
  send: (values: readonly string[]) => Sent
}

/** The marker in unused texts, which are built like those of the accounts. The unused id is `NOBODY`. */
const UNUSED = 'nobody'
const unusedTexts = textsOf(UNUSED)

interface Given {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  key?: string
}
/** The name of a value, the victim's value, and an unused value. */
type Pair = readonly [what: string, stolen: string, nobodys: string]

/**
 * The probes of an operation: one account calls it with values of another, in every place where a request can refer to
 * something.
 */
export const probesOf = (id: OperationId, victim: Tenant, own: Tenant): Probe[] => {
  const include = operations[id].includes.join(',')
  const all: Record<string, string> = include === '' ? {} : { include }
  const requests = requestsOf(id, own)
  const first = requests[0]!
  const ids = Object.entries(victim.ids).map(([kind, stolen]): Pair => [kind, stolen, NOBODY])
  const texts = Object.entries(victim.texts).map(
    ([name, text]): Pair => [name, text, unusedTexts[name as keyof typeof unusedTexts]],
  )
  const parameters = queryOf(id)

  const probe = (
    place: string,
    pairs: readonly Pair[],
    { body, params }: ProbeRequest,
    put: (values: readonly string[]) => Given,
  ): Probe => ({
    operation: id,
    place: [place, ...pairs.map(([what]) => what)].join(' '),
    stolen: pairs.map(([, stolen]) => stolen),
    unused: pairs.map(([, , unused]) => unused),
    send: (values) => {
      const given = put(values)
      return {
        method: operations[id].method.toUpperCase(),
        path: pathOf(id, own, { ...params, ...given.params }, given.query),
        headers: (given.key === undefined ? {} : { 'idempotency-key': given.key }) as Record<string, string>,
        body: given.body ?? body,
      }
    },
  })

  const pairsAt = (name: string): Pair[] => {
    const kind = kindOf(id, name)
    if (kind === 'common') return ids
    if (kind === 'api_slug') return [['api_slug', ownAt(id, name, victim), unusedTexts.slug]]
    return ids.filter(([each]) => each === kind)
  }
  const inPath = () => {
    const names = pathParameters(id)
    const places = names.flatMap((name) => pairsAt(name).map((pair) => ({ names: [name], pairs: [pair] })))
    if (names.length > 1) places.push({ names, pairs: names.flatMap(pairsAt) })
    return places.flatMap(({ names, pairs }) =>
      requests.flatMap((each) =>
        (include === '' ? [{}] : [{}, all]).map((query) =>
          probe(`{${names.join('}{')}}`, pairs, each, (values) => ({
            params: Object.fromEntries(names.map((name, index) => [name, values[index]!])),
            query,
          })),
        ),
      ),
    )
  }

  const inQuery = () => [
    ...parameters
      .filter(({ schema }) => schema.type === 'integer')
      .flatMap(({ name }) =>
        ['0', '1', '2'].map((n) => probe(`${name} ${n}`, [], first, () => ({ query: { ...all, [name]: n } }))),
      ),
    ...parameters
      .filter(({ schema }) => isText(schema))
      .flatMap(({ name }) =>
        (/id\]?$/.test(name) ? ids : [...texts, ...ids.slice(0, 3)]).map((pair) =>
          probe(name, [pair], first, ([value]) => ({ query: { ...all, [name]: value! } })),
        ),
      ),
  ]

  /** Probes with a mail that the other account submitted: the whole mail, and its Message-ID alone. */
  const inMail = () => [
    probe('mail', [['mark', victim.mark, UNUSED]], first, ([mark]) => ({ body: mailOf(mark!, 'new') })),
    probe('Message-ID', [['mark', victim.mark, UNUSED]], first, ([mark]) => ({
      body: (first.body as string).replace(/(?<=Message-ID: <)\w+/, mark!),
    })),
  ]

  /** Probes with ids of the matching type wherever a body names a record, and with texts elsewhere. */
  const inBody = () =>
    operations[id].rawBody
      ? inMail()
      : requests.flatMap((each, index) =>
          textsIn(each.body)
            .filter(({ pointer }) => !/type$|scac$|\/events?(\/|$)/.test(pointer))
            .flatMap(({ pointer, value: now }) => {
              const same = ids.filter(([kind]) => own.ids[kind] === now || kind === 'account')
              const files: Pair[] = pointer.endsWith('/attached_document')
                ? [['upload', victim.upload, `${UNUSED}--0`]]
                : []
              const pairs = namesRecord(pointer) ? same : index === 0 ? [...texts, ...files] : []
              return pairs.map((pair) =>
                probe(`${pointer} of body ${index}`, [pair], each, ([value]) => ({
                  body: withText(each.body as Body, pointer, value!),
                })),
              )
            }),
        )

  return [
    probe('nothing of others', [], first, () => ({ query: all })),
    ...inPath(),
    ...inQuery(),
    ...inBody(),
    ...(hasOwnId(id) ? ids : []).map((pair) =>
      probe('/data/id', [pair], first, ([value]) => ({ body: withText(first.body as Body, '/data/id', value!) })),
    ),
    ...(hasIdempotencyKey(id) ? [['key', keyOf(victim.mark, id), keyOf(UNUSED, id)] as const] : []).map((pair) =>
      probe('Idempotency-Key', [pair], first, ([key]) => ({ key: key! })),
    ),
  ]
}

/** Whether a parameter takes any text, and therefore an id or a part of a name. */
const isText = (given: Parameters<typeof contract.resolve>[0]) => {
  const { type, format, items } = contract.resolve(given) as {
    type?: string
    format?: string
    items?: { enum?: unknown }
  }
  return (type === 'string' && format !== 'date-time') || (type === 'array' && !items?.enum)
}
