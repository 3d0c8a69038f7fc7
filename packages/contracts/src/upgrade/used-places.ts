import type { Spec } from '../comparison/document.ts'
import { type Cursor, canonical, parameterOf, reachable, schemaAt, settled } from './places.ts'
import type { Site, Uses } from './uses.ts'

/** Finds where a program uses places of the contract: parameters, and members of bodies and responses. */
export class UsedPlaces {
  readonly #spec: Spec
  readonly #uses: Uses
  readonly #isIncluding: boolean
  readonly #reachable = new Map<string, Set<string>>()

  constructor(spec: Spec, uses: Uses) {
    this.#spec = spec
    this.#uses = uses
    this.#isIncluding = [...uses.places.keys()].some((place) => / include$/.test(place))
  }

  /**
   * The uses of a place or of something below it; of something above it that is passed on as a whole; and by name
   * alone.
   */
  at(at: string, names: readonly string[], isOfAnswers = false): Site[] {
    const places = canonical(this.#spec, at)
    const isBelow = (used: string, place: string) =>
      used === place || (used.startsWith(place) && /[.[]/.test(used[place.length]!))
    const used = [...this.#uses.places].filter(([use]) => places.some((place) => isBelow(use, place)))
    const whole = [...this.#uses.whole].filter(([use]) => places.some((place) => this.#isWithin(place, use)))
    const sites = [...used, ...whole].flatMap(([, found]) => found)
    return [...sites, ...this.#untyped(places, names), ...(isOfAnswers ? this.#handedOn(names) : [])]
  }

  /** The values of the closed list at a place. */
  listedAt(place: string): string[] {
    const [id = '', name] = place.split(' ')
    const parameter = name ? parameterOf(this.#spec, id, place.slice(id.length + 1).replace(/\[\]$/, '')) : undefined
    const cursors = parameter ? [parameter] : this.#cursorsAt(place)
    return cursors
      .flatMap((cursor) => settled(this.#spec, cursor))
      .flatMap(({ shape }) => [
        shape,
        ...(shape.items ? settled(this.#spec, { place, shape: shape.items }).map((one) => one.shape) : []),
      ])
      .flatMap((shape) => (shape.enum ?? (shape.const === undefined ? [] : [shape.const])).map(String))
  }

  /** Whether a place is below another one, or in a schema that it leads to. */
  #isWithin(place: string, whole: string): boolean {
    if (place === whole || (place.startsWith(whole) && /[.[]/.test(place[whole.length]!))) return true
    const [root = ''] = /^[^.[ ]+/.exec(place) ?? []
    return this.#below(whole).has(root)
  }

  #below(whole: string): Set<string> {
    const known = this.#reachable.get(whole) ?? reachable(this.#spec, this.#cursorsAt(whole), this.#isIncluding)
    this.#reachable.set(whole, known)
    return known
  }

  #cursorsAt(place: string): Cursor[] {
    const [root = '', ...names] = place.match(/\[\]|[^.[\]]+/g) ?? []
    let cursors = [schemaAt(this.#spec, root) ?? []].flat()
    for (const name of names)
      cursors = cursors.flatMap((cursor) =>
        settled(this.#spec, cursor).flatMap(({ place: at, shape }): Cursor[] => {
          const inner =
            name === '[]' ? shape.items : name === '*' ? shape.additionalProperties : shape.properties?.[name]
          return typeof inner === 'object' ? [{ place: `${at}.${name}`, shape: inner }] : []
        }),
      )
    return cursors
  }

  /** Uses of values without a type, which are known only by the names in the code. */
  #untyped(places: readonly string[], names: readonly string[]): Site[] {
    const { operations, events, untypedOperations, untyped, own } = this.#uses
    const isCalled = names.some((name) => operations.has(name) || events.has(name.replace(/^event /, '')))
    if (!isCalled) return []
    const isUntyped = names.some((name) => untypedOperations.has(name))
    return places.flatMap((place) => {
      const name = place.match(/\w+/g)?.at(-1) ?? ''
      const shown = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
      const found = [...new Set([name, shown])]
      return found.flatMap((one) => [...(untyped.get(one) ?? []), ...(isUntyped ? (own.get(one) ?? []) : [])])
    })
  }

  /** Untyped responses that are passed on as they are, and may be read by anybody. */
  #handedOn(names: readonly string[]): Site[] {
    const isUntyped = names.some((name) => this.#uses.untypedOperations.has(name))
    return isUntyped ? this.#uses.answersHandedOn : []
  }
}
