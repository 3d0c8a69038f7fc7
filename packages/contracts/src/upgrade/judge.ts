import type { ConcernedBreak } from '../comparison/breaking-changes.ts'
import { operationsOf, type Spec } from '../comparison/document.ts'
import type { RuleId } from '../comparison/rules.ts'
import { canonical, eventOf } from './places.ts'
import { UsedPlaces } from './used-places.ts'
import type { Mention, Site, Uses } from './uses.ts'

/** Changes that every caller of the operation notices. */
const NOTICED_BY_CALLERS = new Set<RuleId>([
  'operation-removed',
  'credentials-removed',
  'success-status-added',
  'request-body-removed',
  'request-body-now-required',
  'request-body-size-lowered',
  'feature-mark-added',
  'read-access-removed',
  'included-removed',
  'included-by-default-removed',
  'resource-type-changed',
  'sunset-earlier',
])
/** Changes that a caller notices if it does not always send the value. */
const NOTICED_WHERE_OMITTED = new Set<RuleId>([
  'parameter-now-required',
  'request-field-now-required',
  'request-default-changed',
])
/** The headers that the client itself reads from every response. */
const READ_BY_CLIENT = ['retry-after', 'x-request-id', 'deprecation', 'sunset', 'link']
const USUAL_MEDIA = ['application/json', 'application/vnd.api+json']

/** Finds where a program uses what a change concerns. */
export class Judge {
  readonly #spec: Spec
  readonly #uses: Uses
  readonly #places: UsedPlaces

  constructor(spec: Spec, uses: Uses) {
    this.#spec = spec
    this.#uses = uses
    this.#places = new UsedPlaces(spec, uses)
  }

  sitesOf(one: ConcernedBreak): Site[] {
    const { rule, at, part = '', names } = one
    if (NOTICED_BY_CALLERS.has(rule)) return this.#calls(names)
    if (NOTICED_WHERE_OMITTED.has(rule)) return this.#leavingOut(one)
    if (part.startsWith('=')) return this.#ofValue(one, part.slice(1))
    switch (rule) {
      case 'event-removed':
      case 'opt-in-mark-added':
      case 'event-name-changed':
        return names.flatMap((name) => this.#event(name.replace(/^event /, '').split(' ')[0]!))
      case 'server-address-removed':
        return [...this.#uses.operations.values()].flatMap((sites) => sites.slice(0, 1))
      case 'schema-removed':
        return this.#ofSchema(at)
      case 'error-code-removed':
        return this.#words(at.split(' ').at(-1)!)
      case 'event-category-removed':
      case 'alias-removed':
        return this.#words(at.split('=').at(-1)!)
      case 'max-included-lowered':
        return [...this.#uses.places].flatMap(([place, sites]) => (/^\w+ include$/.test(place) ? sites : []))
      case 'example-removed':
        return this.#uses.examples.get(`${at.replace(/ body$/, ' request')} ${part.replace(/^ example /, '')}`) ?? []
      case 'status-removed':
        return this.#ofStatus(names, Number(part))
      case 'response-header-removed':
        return this.#ofHeader(names, part.trim())
      case 'media-type-removed':
        return this.#ofMediaType(at, names, part.trim())
      case 'response-resource-removed':
        return this.#ofResource(names, part.replace(/[ <>]/g, ''))
      case 'parameter-removed':
        return this.#places.at(`${at}${part}`, names)
      default: {
        const header = /^\S+ \d{3} ([A-Z][\w-]+)/.exec(at)
        if (header) return this.#ofHeader(names, header[1]!)
        const place = part.startsWith('.') ? `${at}${part.replace(/ required$/, '')}` : at
        return this.#places.at(place, names, rule.startsWith('response'))
      }
    }
  }

  #calls(names: readonly string[]): Site[] {
    return names.flatMap((name) => this.#uses.operations.get(name) ?? [])
  }

  #event(name: string): Site[] {
    const beginnings = [...this.#uses.words].filter(([word]) => word.endsWith('.') && name.startsWith(word))
    return [...(this.#uses.events.get(name) ?? []), ...beginnings.flatMap(([, sites]) => sites)]
  }

  #words(word: string): Mention[] {
    return this.#uses.words.get(word) ?? []
  }

  #leavingOut({ at, part = '', names, rule }: ConcernedBreak): Site[] {
    const calls = this.#calls(names)
    if (calls.length === 0) return []
    const name = rule === 'request-default-changed' ? '' : part.replace(/ required$/, '')
    const place = `${at}${name}`
    // A part that is optional as a whole requires nothing if it is left out.
    const owner = canonical(this.#spec, at).at(-1)!
    const isAlwaysSent =
      rule === 'parameter-now-required' ||
      rule === 'request-default-changed' ||
      /(^[A-Z]\w*|\.data|\.attributes| body)$/.test(owner)
    if (!isAlwaysSent && this.#places.at(at, names).length === 0) return []
    return this.#places.at(place, names).length >= calls.length ? [] : calls
  }

  #ofValue({ at, rule, names }: ConcernedBreak, value: string): Site[] {
    const places = canonical(this.#spec, at)
    const users = this.#places.at(at, names)
    // A new value of a closed list concerns everybody who reads it.
    if (rule === 'response-closed-list-extended') return users
    const known = places.flatMap((place) => {
      const values = this.#uses.values.get(place)
      return [...(values?.get(value) ?? []), ...(rule.startsWith('request') ? (values?.get('*') ?? []) : [])]
    })
    if (users.length === 0) return known
    const listed = new Set(places.flatMap((place) => this.#places.listedAt(place)))
    const mentions = this.#words(value).filter(({ allowed }) => !allowed || isOf(allowed, listed))
    return [...known, ...mentions]
  }

  #ofSchema(name: string): Site[] {
    return [...this.#uses.places].flatMap(([place, sites]) =>
      place === name || place.startsWith(`${name}.`) ? sites : [],
    )
  }

  #ofStatus(names: readonly string[], status: number): Site[] {
    const calls = this.#calls(names)
    if (status < 400 || calls.length === 0) return calls
    return this.#uses.statuses.get(status) ?? []
  }

  #ofHeader(names: readonly string[], header: string): Site[] {
    const calls = this.#calls(names)
    if (calls.length === 0) return []
    const name = header.toLowerCase()
    const isRead = this.#uses.isClientUsed && READ_BY_CLIENT.includes(name)
    return [...this.#words(name), ...(isRead ? calls : [])]
  }

  #ofMediaType(at: string, names: readonly string[], type: string): Site[] {
    const events = names.flatMap((name) => (name.startsWith('event ') ? this.#event(name.slice(6)) : []))
    const calls = [...this.#calls(names), ...events]
    if (calls.length === 0) return []
    const isOnly = this.#mediaTypesAt(at).length === 1
    const isTaken = at.endsWith(' body') ? type === USUAL_MEDIA[0] : type === USUAL_MEDIA[1]
    return [...this.#words(type.toLowerCase()), ...(isOnly || isTaken ? calls : [])]
  }

  #mediaTypesAt(at: string): string[] {
    const [id = '', part = ''] = at.split(' ')
    if (id === 'event') return eventOf(this.#spec, part).map(({ place }) => place)
    const found = operationsOf(this.#spec).find((one) => one.operation.operationId === id)?.operation
    const answer = found?.responses[part]
    return Object.keys((part === 'body' ? found?.requestBody?.content : answer?.content) ?? {})
  }

  #ofResource(names: readonly string[], type: string): Site[] {
    if (this.#calls(names).length === 0 && !names.some((name) => this.#uses.events.has(name.replace(/^event /, ''))))
      return []
    const schemas = Object.entries(this.#spec.components.schemas ?? {}).filter(
      ([, shape]) => (shape as { properties?: { type?: { const?: unknown } } }).properties?.type?.const === type,
    )
    return [...this.#words(type), ...schemas.flatMap(([name]) => this.#ofSchema(name))]
  }
}

/**
 * Whether the allowed values are those of a list. A narrowed type has fewer values than the contract, and one that
 * joins several lists has more.
 */
const isOf = (allowed: ReadonlySet<string>, listed: ReadonlySet<string>): boolean =>
  [...allowed].every((value) => listed.has(value)) || [...listed].every((value) => allowed.has(value))
