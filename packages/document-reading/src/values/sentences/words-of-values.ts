import type { PageLayout } from '../../layout/layout.ts'
import type { Extraction, FoundValue } from '../../reading.ts'

/** Longer texts are cut off here. */
export const MAX_WORDS = 200

/** Adds to each value the words of its page that it was read from, on one line. */
export const withWords = (extraction: Extraction, pages: readonly PageLayout[]): Extraction => {
  const texts = new Map(pages.map(({ number, text }) => [number, text]))
  const worded = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(worded)
    if (!isRecord(one)) return one
    const parts = Object.fromEntries(
      Object.entries(one).map(([name, part]) => [name, isPart(name) ? worded(part) : part]),
    )
    if (!isFound(one)) return parts
    const words = (texts.get(one.page) ?? '')
      .slice(...one.span)
      .replaceAll(/\s+/g, ' ')
      .trim()
    return words === '' ? parts : { ...parts, words: words.slice(0, MAX_WORDS) }
  }
  const all = (values: Record<string, unknown>) => worded(values) as Record<string, unknown>
  return { ...extraction, payload: all(extraction.payload), proposed: all(extraction.proposed) }
}

/** Parts of a value have no words of their own. */
const isPart = (name: string): boolean => name !== 'value' && name !== 'span' && name !== 'box' && name !== 'grounds'

const isRecord = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null
const isFound = (one: Record<string, unknown>): one is Record<string, unknown> & FoundValue<unknown> =>
  'value' in one && Array.isArray(one.span) && typeof one.page === 'number'
