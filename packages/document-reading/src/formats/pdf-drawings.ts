import { Quarantine } from '../file/quarantine.ts'
import { type PdfDictionary, type PdfValue, parseDictionary } from './pdf-dictionary.ts'

/** How many times pages may draw what they draw by name, and how deep that may be nested: maps and plans need less. */
const MAX_DRAWN = 100_000
const MAX_DEPTH = 100

/** `/Fm0 Do`, `/P1 scn`, `/G3 gs`: a form, a pattern or a state with a mask is used. */
const USED = /\/([^\s/()<>[\]{}%]+)\s+(?:Do|scn|SCN|gs)\b/g

/** A form, a tiled pattern. Pages have names for these, and nobody has a name for a page. */
const IS_DRAWING = /\/Subtype\s*\/Form\b|\/PatternType\b/

/**
 * What a PDF draws by name, found without a parser: parsers draw a form again each time it is named, so that a short file
 * in which forms draw themselves, or double at each level, costs minutes and gigabytes.
 */
export class PdfDrawings {
  #texts = new Map<string, string>()
  /** How often a stream uses each name of its resources. */
  #used = new Map<string, Map<string, number>>()
  #unnumbered = 0

  /** What stands outside streams. Returns the last object in it, to which a stream after it belongs. */
  addObjects(text: string): string {
    const parts = text.split(/(?<!\d)(\d{1,10})\s+\d{1,5}\s+obj\b/)
    let last = ''
    for (let at = 1; at < parts.length; at += 2) {
      last = String(Number(parts[at]))
      this.#texts.set(last, parts[at + 1]!)
    }
    return last || `without a number ${++this.#unnumbered}`
  }

  /** The objects in a stream of them: pairs of number and place, and then the objects. */
  addObjectStream(content: string, first: number): void {
    const pairs = content.slice(0, first).trim().split(/\s+/).map(Number)
    for (let at = 0; at + 1 < pairs.length; at += 2) {
      const [number, from, to] = [pairs[at]!, pairs[at + 1]!, pairs[at + 3]]
      this.#texts.set(String(number), content.slice(first + from, to === undefined ? undefined : first + to))
    }
  }

  /** A part of a stream; parts may overlap by what a name can be cut. */
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

  /** How much an object draws, with what that draws. */
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

  /** The drawings that a name means: by the resources of the object itself, or by all of the file where it has none. */
  #named(object: string, name: string): readonly string[] {
    const own = this.#resolve(this.#parsed(object)?.Resources)
    const named = own ? this.#namesOf(object, () => [own]) : this.#namesOf('', () => this.#allResources())
    return [...(named.get(name) ?? [])].filter((one) => this.#used.has(one))
  }

  /** What resources name, found once: a drawing may use thousands of names. */
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
