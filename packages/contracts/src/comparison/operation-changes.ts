import type { Broken } from './broken.ts'
import { type Answer, type Media, type Operation, type Parameter, resolve, type Spec } from './document.ts'
import { schemaChanges, type Versions } from './schema-changes.ts'
import type { Shape, Use } from './shapes.ts'

type Entry = { path: string; operation: Operation; parameters: Parameter[] }
type Content = Record<string, Media> | undefined
type Header = { schema?: Shape; required?: boolean }
type Headers = Record<string, Header>

/**
 * What a caller of the operation would miss. For an operation that partners serve and Boxtrail calls, what the partners
 * would miss.
 */
export function operationChanges(versions: Versions, was: Entry, is: Entry): Broken[] {
  const isServedByPartners = !!(versions.old.paths[was.path]?.servers ?? was.operation.servers)
  const [fromCaller, toCaller]: [Use, Use] = isServedByPartners ? ['sent', 'accepted'] : ['accepted', 'sent']
  return [
    ...parameterChanges(versions, fromCaller, was, is),
    ...bodyChanges(versions, fromCaller, was, is),
    ...answerChanges(versions, toCaller, was, is),
    ...(isServedByPartners ? [] : accessChanges(versions, was, is)),
    ...goneTags(was.operation.operationId, was.operation, is.operation),
  ]
}

function parameterChanges(versions: Versions, use: Use, was: Entry, is: Entry): Broken[] {
  const id = was.operation.operationId
  const twin = ({ name, in: place }: Parameter, among: Parameter[]) =>
    among.find((other) => other.name === name && other.in === place)
  const kept = was.parameters.flatMap((before): Broken[] => {
    const after = twin(before, is.parameters)
    if (!after)
      return [
        {
          at: id,
          what: `no longer ${use === 'accepted' ? 'accepts' : 'sends'} ${before.name}`,
          part: ` ${before.name}`,
          rule: 'parameter-removed',
        },
      ]
    const at = `${id} ${before.name}`
    const isRewritten = writing(before) !== writing(after)
    return [
      ...(isRewritten
        ? [{ at, what: 'is serialized in another style', part: ' style', rule: 'parameter-style-changed' as const }]
        : []),
      ...schemaChanges(versions, use, at, before.schema as Shape, after.schema as Shape),
    ]
  })
  const demanded = is.parameters
    .filter((parameter) => use === 'accepted' && parameter.required && !twin(parameter, was.parameters)?.required)
    .map(
      ({ name }): Broken => ({
        at: id,
        what: `now requires ${name}`,
        part: ` ${name} required`,
        rule: 'parameter-now-required',
      }),
    )
  return [...kept, ...demanded]
}

/** Generators name groups of methods by tags; most use the first. */
export function goneTags(at: string, was: Operation, is: Operation): Broken[] {
  const kept = is.tags ?? []
  return (was.tags ?? [])
    .filter((tag, index) => !kept.includes(tag) || (index === 0 && kept[0] !== tag))
    .map((tag) => ({ at, what: `is no longer in the group ${tag}`, part: ` tag ${tag}`, rule: 'tag-removed' }))
}

/** How a list or an object is written in a parameter, including the defaults of OpenAPI. */
function writing({ in: place, style, explode }: Parameter): string {
  const written = style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple')
  return `${written} ${explode ?? written === 'form'}`
}

function bodyChanges(versions: Versions, use: Use, was: Entry, is: Entry): Broken[] {
  const id = was.operation.operationId
  const [before, after] = [was.operation.requestBody, is.operation.requestBody]
  if (before && !after)
    return [{ at: id, what: 'no longer accepts a body', part: ' body', rule: 'request-body-removed' }]
  const isDemanded = use === 'accepted' && after?.required && !before?.required
  const limit = is.operation['x-max-body-bytes'] ?? Number.POSITIVE_INFINITY
  const isShorter = limit < (was.operation['x-max-body-bytes'] ?? Number.POSITIVE_INFINITY)
  const demanded: Broken = {
    at: id,
    what: 'now requires a body',
    part: ' body required',
    rule: 'request-body-now-required',
  }
  const shorter: Broken = {
    at: id,
    what: `accepts at most ${limit} bytes now`,
    part: ' body size',
    rule: 'request-body-size-lowered',
  }
  return [
    ...(isDemanded ? [demanded] : []),
    ...(isShorter ? [shorter] : []),
    ...contentChanges(versions, use, `${id} body`, before?.content, after?.content),
  ]
}

function answerChanges(versions: Versions, use: Use, was: Entry, is: Entry): Broken[] {
  const id = was.operation.operationId
  const statuses = Object.keys(is.operation.responses)
  const added = statuses
    .filter((status) => use === 'sent' && status.startsWith('2') && !was.operation.responses[status])
    .map(
      (status): Broken => ({
        at: id,
        what: `may now respond with ${status}`,
        part: ` ${status}`,
        rule: 'success-status-added',
      }),
    )
  const kept = Object.entries(was.operation.responses).flatMap(([status, answer]): Broken[] => {
    const twin = is.operation.responses[status]
    if (!twin)
      return [{ at: id, what: `no longer responds with ${status}`, part: ` ${status}`, rule: 'status-removed' }]
    const [before, after] = [resolve<Answer>(versions.old, answer), resolve<Answer>(versions.now, twin)]
    const at = `${id} ${status}`
    return [
      ...(use === 'sent' ? headerChanges(versions, at, before.headers as Headers, after.headers as Headers) : []),
      ...contentChanges(versions, use, at, before.content, after.content),
    ]
  })
  return [...added, ...kept]
}

function headerChanges(versions: Versions, at: string, before: Headers = {}, after: Headers = {}): Broken[] {
  return Object.entries(before).flatMap(([name, header]): Broken[] => {
    const twin = after[name]
    if (!twin) return [{ at, what: `no longer sends ${name}`, part: ` ${name}`, rule: 'response-header-removed' }]
    const [was, is] = [resolve<Header>(versions.old, header), resolve<Header>(versions.now, twin)]
    const unsure: Broken = {
      at,
      what: `${name} may now be absent`,
      part: ` ${name} required`,
      rule: 'response-header-now-optional',
    }
    return [
      ...(was.required && !is.required ? [unsure] : []),
      ...schemaChanges(versions, 'sent', `${at} ${name}`, was.schema, is.schema),
    ]
  })
}

export function contentChanges(versions: Versions, use: Use, at: string, before: Content, after: Content): Broken[] {
  return Object.entries(before ?? {}).flatMap(([type, media]): Broken[] => {
    const twin = after?.[type]
    if (!twin) return [{ at, what: `is no longer ${type}`, part: ` ${type}`, rule: 'media-type-removed' }]
    return [
      ...goneExamples(at, media, twin),
      ...schemaChanges(versions, use, at, media.schema as Shape, twin.schema as Shape),
    ]
  })
}

/** Users of the mock and of fixtures choose an example by its name. */
const goneExamples = (at: string, was: Media, is: Media): Broken[] =>
  Object.keys(was.examples ?? {})
    .filter((name) => !is.examples?.[name])
    .map((name) => ({ at, what: `has no example ${name} any more`, part: ` example ${name}`, rule: 'example-removed' }))

/** Every credential that was accepted must still be accepted. */
function accessChanges({ old, now }: Versions, was: Entry, is: Entry): Broken[] {
  const schemesOf = (spec: Spec, { operation }: Entry): string[][] => {
    const ways = (operation.security ?? spec.security ?? []).map((way) => Object.keys(way))
    const sent = (name: string) => {
      const { description, ...scheme } = (spec.components.securitySchemes?.[name] ?? {}) as Record<string, unknown>
      return JSON.stringify(scheme)
    }
    return ways.length > 0 ? ways.map((way) => way.map(sent)) : [[]]
  }
  const ways = schemesOf(now, is)
  const isOpenTo = (key: string[]) => ways.some((way) => way.every((scheme) => key.includes(scheme)))
  return schemesOf(old, was).every(isOpenTo)
    ? []
    : [
        {
          at: was.operation.operationId,
          what: 'no longer accepts the same credentials',
          part: ' credentials',
          rule: 'credentials-removed',
        },
      ]
}
