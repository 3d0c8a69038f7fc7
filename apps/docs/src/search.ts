import MiniSearch from 'minisearch'
import type { Page } from './pages.ts'

export interface Hit {
  path: string
  title: string
  /** Around the first word that was found. */
  text: string
}

const SHOWN_HITS = 20
const SHOWN_LENGTH = 200
/** More words, or single letters, would cost time and find nothing. */
const WORDS = 8

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** Finds sections of pages by words, their beginnings and what is nearly the same. */
export const createSearch = (pages: Iterable<Page>): ((query: string) => Hit[]) => {
  const index = new MiniSearch<Hit & { id: number }>({
    fields: ['title', 'text'],
    storeFields: ['path', 'title', 'text'],
    // `container.updated` is found by either of its words.
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
  return (query) =>
    index
      .search(wordsOf(query).slice(0, WORDS).join(' '))
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
