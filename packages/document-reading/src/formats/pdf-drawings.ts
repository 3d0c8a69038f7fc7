import { Quarantine } from '../file/quarantine.ts'
import { type PdfDictionary, type PdfValue, parseDictionary } from './pdf-dictionary.ts'

/** How many named drawings pages may draw in total, and how deeply these may be nested: maps and plans need less. */
const MAX_DRAWN = 100_000
const MAX_DEPTH = 100

/** `/Fm0 Do`, `/P1 scn`, `/G3 gs`: uses a form, a pattern or a graphics state with a mask. */
const USED = /\/([^\s/()<>[\]{}%]+)\s+(?:Do|scn|SCN|gs)\b/g

/** A form or a tiling pattern. Only these are drawn by name. */
const IS_DRAWING = /\/Subtype\s*\/Form\b|\/PatternType\b/

/**
 * The drawings of a PDF that refer to each other by name, found without a parser. Parsers draw a form again each time
 * it is named, so a short file in which forms draw themselves, or double at each level, costs minutes and gigabytes.
 */
export class PdfDrawings {
  #texts = new Map<string, string>()
  /** How often a stream uses each name of its resources. */
  #used = new Map<string, Map<string, number>>()
  #unnumbered = 0

  /** Adds the objects of a text between streams. Returns the last of them, which the next stream belongs to. */
  addObjects(text: string): string {
    const parts = text.split(/(?<!\d)(\d{1,10})\s+\d{1,5}\s+obj\b/)
    let last = ''
    for (let at = 1; at < parts.length; at += 2) {
      last = String(Number(parts[at]))
      this.#texts.set(last, parts[at + 1]!)
    }
    return last || `without a number ${++this.#unnumbered}`
  }

  /** Adds the objects of an object stream: it lists pairs of number and offset first, and then the objects. */
  addObjectStream(content: string, first: number): void {
    const pairs = content.slice(0, first).trim().split(/\s+/).map(Number)
    for (let at = 0; at + 1 < pairs.length; at += 2) {
      const [number, from, to] = [pairs[at]!, pairs[at + 1]!, pairs[at + 3]]
      this.#texts.set(String(number), content.slice(first + from, to === undefined ? undefined : first + to))
    }
  }

  /** Adds a part of a stream; parts may overlap by the length of a name. */
  addStream(object: string, text: string): void {
    if (!this.#isDrawing(object)) return
    const used = this.#used.get(object) ?? new Map<string, number>()
    this.#used.set(object, used)
    for (const [, name] of text.matchAll(USED)) used.set(name!, (used.get(name!) ?? 0) + 1)
  }

  #isDrawing = (object: string): boolean => IS_DRAWING.test(this.#texts.get(object) ?? '')

  refuseEndless(): void {
    const counted = new Map<string, number>()
    for (const object of this.#used.keys()) this.#count(object, [], counted)
  }

  /** The number of drawings that an object draws, including nested ones. */
  #count(object: string, path: readonly string[], counted: Map<string, number>): number {
    if (path.includes(object)) throw new Quarantine('A drawing of the PDF draws itself')
    if (path.length >= MAX_DEPTH) throw new Quarantine('Drawings of the PDF are nested too deep')
    const known = counted.get(object)
    if (known !== undefined) return known
    let drawn = 1
    for (const [name, times] of this.#used.get(object) ?? [])
      for (const one of this.#named(object, name)) drawn += times * this.#count(one, [...path, object], counted)
    if (drawn > MAX_DRAWN) throw new Quarantine('Drawings of the PDF draw each other too often')
    counted.set(object, drawn)
    return drawn
  }

  /**
   * The drawings that a name may refer to: in the object's own resources, or in all resources of the file if it has
   * none.
   */
  #named(object: string, name: string): readonly string[] {
    const own = this.#resolve(this.#parsed(object)?.Resources)
    const named = own ? this.#namesOf(object, () => [own]) : this.#namesOf('', () => this.#allResources())
    return [...(named.get(name) ?? [])].filter((one) => this.#used.has(one))
  }

  /** Drawings by name in resources, cached because a drawing may use thousands of names. */
  #names = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>()
  #namesOf(of: string, resources: () => readonly PdfDictionary[]): ReadonlyMap<string, ReadonlySet<string>> {
    const known = this.#names.get(of)
    if (known) return known
    const names = new Map<string, Set<string>>()
    for (const one of resources())
      for (const [name, drawing] of this.#drawingsIn(one)) names.set(name, (names.get(name) ?? new Set()).add(drawing))
    this.#names.set(of, names)
    return names
  }

  #drawingsIn(resources: PdfDictionary): (readonly [name: string, drawing: string])[] {
    return ['XObject', 'Pattern', 'ExtGState'].flatMap((kind) =>
      Object.entries(this.#resolve(resources[kind]) ?? {}).flatMap(([name, value]) => {
        if (typeof value === 'string' && kind !== 'ExtGState') return [[name, value] as const]
        const mask = this.#resolve(this.#resolve(value)?.SMask)?.G
        return typeof mask === 'string' ? [[name, mask] as const] : []
      }),
    )
  }

  #allResources(): PdfDictionary[] {
    return [...this.#texts]
      .filter(([, text]) => text.includes('/Resources'))
      .map(([object]) => this.#resolve(this.#parsed(object)?.Resources))
      .filter((one) => one !== undefined)
  }

  #resolve = (value: PdfValue): PdfDictionary | undefined => (typeof value === 'string' ? this.#parsed(value) : value)

  #dictionaries = new Map<string, PdfDictionary>()
  #parsed(object: string): PdfDictionary | undefined {
    const text = this.#texts.get(object)
    if (text === undefined) return undefined
    const known = this.#dictionaries.get(object) ?? parseDictionary(text)
    this.#dictionaries.set(object, known)
    return known
  }
}
