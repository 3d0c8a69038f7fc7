import type { Broken } from './broken.ts'
import { resolve, type Spec } from './document.ts'
import { limitChanges, valueChanges } from './facet-changes.ts'
import { type Alternative, alternatives, fits, limitsBeside, type Shape, type Use } from './shapes.ts'

/** Two versions of a contract, with cached results for the schemas that both have. */
export type Versions = {
  old: Spec
  now: Spec
  known: Map<string, Broken[]>
  isUnchanged: (was: Shape, is: Shape) => boolean
}

/**
 * Compares two versions of a schema. What is accepted may only grow: every value that a program sends today must still
 * be accepted. What is sent may only shrink, except that objects gain fields, because programs ignore unknown ones.
 */
export function schemaChanges(versions: Versions, use: Use, at: string, was: Shape = {}, is: Shape = {}): Broken[] {
  if (versions.isUnchanged(was, is)) return []
  const name = was.$ref === is.$ref ? was.$ref?.split('/').at(-1) : undefined
  // What `fields[…]` accepts follows from the record, whose attributes are compared elsewhere.
  if (name && resolve<Shape>(versions.old, was)['x-fields-of']) return []
  const walk = { versions, use, at: name ?? at }
  const compare = () => choiceChanges(walk, alternatives(versions.old, was), alternatives(versions.now, is))
  if (!name) return compare()
  const beside = (shape: Shape): Alternative => ({ kind: 'any', ...limitsBeside('a reference', shape) })
  const here = limitChanges(use, beside(was), beside(is)).map((changed) => ({ at, ...changed }))
  return [...here, ...once(versions, `${use} ${name}`, compare)]
}

/** A named schema is compared once, however many use it; a recursive one adds nothing the second time. */
function once({ known }: Versions, key: string, compare: () => Broken[]): Broken[] {
  const found = known.get(key)
  if (found) return found
  known.set(key, [])
  known.set(key, compare())
  return known.get(key)!
}

type Walk = { versions: Versions; use: Use; at: string }

function choiceChanges(walk: Walk, before: Alternative[], after: Alternative[]): Broken[] {
  const { use, at } = walk
  const [sent, accepted] = use === 'accepted' ? [before, after] : [after, before]
  const changed = sent.flatMap((one) => {
    const twins = accepted.filter((other) => fits(one, other))
    if (twins.length === 0) return isNewResource(use, one, before) ? [] : [lostOrNew(use, at, one)]
    const namesakes = twins.filter(({ component }) => component && component === one.component)
    const readings = (namesakes.length > 0 ? namesakes : twins).map((twin) =>
      use === 'accepted' ? alternativeChanges(walk, one, twin) : alternativeChanges(walk, twin, one),
    )
    // If several could be meant, the closest one is used.
    return readings.reduce((best, reading) => (reading.length < best.length ? reading : best))
  })
  return [...changed, ...(use === 'sent' ? noLongerSent(at, before, after) : [])]
}

const lostOrNew = (use: Use, at: string, { kind }: Alternative): Broken => ({
  at,
  what: use === 'accepted' ? `no longer accepts ${kind}` : `may now be ${kind}`,
  part: ` ${kind}`,
  rule: use === 'accepted' ? 'request-type-removed' : 'response-type-added',
})

/** `included` and other lists of mixed resources may grow: programs select from them by `type`. */
const isNewResource = (use: Use, { properties }: Alternative, before: Alternative[]): boolean =>
  use === 'sent' &&
  before.length > 1 &&
  [properties, ...before.map((each) => each.properties)].every((own) => own?.attributes)

/** A program may be waiting for a resource that is no longer sent. */
const noLongerSent = (at: string, before: Alternative[], after: Alternative[]): Broken[] =>
  before
    .filter(({ kind }) => kind.startsWith('<') && !after.some((other) => other.kind === kind))
    .map(({ kind }) => ({ at, what: `${kind} is no longer sent`, part: ` ${kind}`, rule: 'response-resource-removed' }))

function alternativeChanges({ versions, use, at }: Walk, was: Alternative, is: Alternative): Broken[] {
  const name = was.component === is.component ? was.component : undefined
  const compare = () => [
    ...[...valueChanges(use, was, is), ...limitChanges(use, was, is)].map((changed) => ({
      at: name ?? at,
      ...changed,
    })),
    ...innerChanges({ versions, use, at: name ?? at }, was, is),
  ]
  return name ? once(versions, `${use} ${name} ${was.kind} ${is.kind}`, compare) : compare()
}

function innerChanges({ versions, use, at }: Walk, was: Alternative, is: Alternative): Broken[] {
  const into: Into = (inner, old, now) => schemaChanges(versions, use, inner, old, now)
  if (was.type === 'array' && is.type === 'array') return into(`${at}[]`, was.items, is.items)
  if (was.type !== 'object' || is.type !== 'object') return []
  return [...fieldChanges(use, at, was, is, into), ...otherFieldChanges(use, at, was, is, into)]
}

type Into = (at: string, was?: Shape, is?: Shape) => Broken[]

function fieldChanges(use: Use, at: string, was: Alternative, is: Alternative, into: Into): Broken[] {
  const isRequired = ({ required = [] }: Shape, name: string) => required.includes(name)
  const known = Object.entries(was.properties ?? {}).flatMap(([name, old]): Broken[] => {
    const now = is.properties?.[name]
    if (!now) return [{ at, what: `${name} is gone`, part: `.${name}`, rule: FIELD_RULES[use].gone }]
    const isUnsure = use === 'sent' && isRequired(was, name) && !isRequired(is, name)
    const unsure: Broken = {
      at,
      what: `${name} may now be absent`,
      part: `.${name} required`,
      rule: 'response-field-now-optional',
    }
    return [...(isUnsure ? [unsure] : []), ...into(`${at}.${name}`, old, now)]
  })
  const demanded = (use === 'accepted' ? (is.required ?? []) : []).filter((name) => !isRequired(was, name))
  return [
    ...known,
    ...demanded.map(
      (name): Broken => ({
        at,
        what: `${name} is now required`,
        part: `.${name} required`,
        rule: 'request-field-now-required',
      }),
    ),
  ]
}

const FIELD_RULES = {
  accepted: { gone: 'request-field-removed', unlisted: 'request-unlisted-fields-removed' },
  sent: { gone: 'response-field-removed', unlisted: 'response-unlisted-fields-removed' },
} as const

/** Unlisted fields. Programs ignore unknown ones, unless a schema was promised for them. */
function otherFieldChanges(use: Use, at: string, was: Alternative, is: Alternative, into: Into): Broken[] {
  const [old, now] = [was.additionalProperties ?? true, is.additionalProperties ?? true]
  if (old === false) return []
  const [part, rule] = [' unlisted', FIELD_RULES[use].unlisted]
  if (now === false) {
    if (use === 'accepted') return [{ at, what: 'no longer accepts fields that are not listed', part, rule }]
    return typeof old === 'object' || !was.properties
      ? [{ at, what: 'no longer has fields that are not listed', part, rule }]
      : []
  }
  return into(`${at}.*`, old === true ? {} : old, now === true ? {} : now)
}
