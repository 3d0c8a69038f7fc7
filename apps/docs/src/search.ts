import MiniSearch from 'minisearch'
import type { Page } from './pages.ts'

export interface Hit {
  path: string
  title: string
  /** The text around the first match. */
  text: string
}

const SHOWN_HITS = 20
const SHOWN_LENGTH = 200
/** More words, and single letters, would take time and find nothing. */
const WORDS = 8

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

const OF_QUESTIONS: ReadonlySet<string> = new Set(
  'a an are can do does for how i in is it my of on the there to what when where which why with you'.split(' '),
)

/** The word without its ending, so that `upgrading` matches `upgrade`. */
const stemOf = (word: string) => word.replace(/(?<=.{4})(?:ings?|ed|e?s|e)$/i, '')

/**
 * Finds sections of pages by words, their beginnings and similar words. If no section has all words, those with the
 * rarest words count.
 */
export const createSearch = (pages: Iterable<Page>): ((query: string) => Hit[]) => {
  const index = new MiniSearch<Hit & { id: number }>({
    fields: ['title', 'text'],
    storeFields: ['path', 'title', 'text'],
    // `container.updated` is found by each of its words.
    tokenize: wordsOf,
    searchOptions: { boost: { title: 3 }, prefix: (word) => word.length > 1, fuzzy: 0.15, combineWith: 'AND' },
  })
  const sections = [...pages].flatMap(({ path, name, texts }) =>
    texts.map(({ heading, text }) => ({
      path: heading && heading.level > 1 ? `${path}#${heading.id}` : path,
      title: heading && heading.level > 1 ? `${name}: ${heading.text}` : name,
      text,
    })),
  )
  index.addAll(sections.map((section, id) => ({ id, ...section })))
  const find = (query: string) => {
    const given = wordsOf(query)
    const telling = given.filter((word) => !OF_QUESTIONS.has(word.toLowerCase()))
    const words = (telling.length > 0 ? telling : given).slice(0, WORDS)
    const found = index.search(words.join(' '))
    if (found.length > 0) return found
    // Words that most sections contain say little about what is sought.
    const known = words
      .map((word) => ({ stem: stemOf(word), sections: index.search(stemOf(word)).length }))
      .filter(({ sections }) => sections > 0)
      .sort((a, b) => a.sections - b.sections)
    for (let count = known.length; count > 0; count -= 1) {
      const rarest = known.slice(0, count).map(({ stem }) => stem)
      const alike = index.search(rarest.join(' '))
      if (alike.length > 0) return alike
    }
    return found
  }
  return (query) =>
    find(query)
      .slice(0, SHOWN_HITS)
      .map((hit) => ({
        path: hit.path,
        title: hit.title,
        text: excerpt(hit.text, hit.terms),
      }))
}

const excerpt = (text: string, terms: readonly string[]): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  const at = Math.max(
    0,
    Math.min(...terms.map((term) => plain.toLowerCase().indexOf(term)).filter((each) => each >= 0)),
  )
  const from = Number.isFinite(at) && at > SHOWN_LENGTH / 2 ? plain.lastIndexOf(' ', at - SHOWN_LENGTH / 3) + 1 : 0
  const shown = plain.slice(from, from + SHOWN_LENGTH)
  return `${from > 0 ? '… ' : ''}${shown}${from + SHOWN_LENGTH < plain.length ? ' …' : ''}`
}
