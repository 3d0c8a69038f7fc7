/** A dictionary, the number of a referenced object, or undefined for any other value. */
export type PdfValue = PdfDictionary | string | undefined
export interface PdfDictionary {
  [name: string]: PdfValue
}

/** Matches strings and comments as well, so that their contents are not taken for names. */
const TOKEN =
  /\((?:\\[\s\S]|[^\\()]){0,4096}\)|%[^\r\n]*|<<|>>|<[\da-f\s]*>|\[|\]|\/[^\s/()<>[\]{}%]*|\d+\s+\d+\s+R\b|[^\s/()<>[\]{}%]+/gi
const MAX_DEPTH = 32

/** The first dictionary in a text, with nested dictionaries and references; all other values are left out. */
export function parseDictionary(text: string): PdfDictionary {
  const root: PdfDictionary = Object.create(null)
  const open: { dictionary: PdfDictionary; key: string | null }[] = []
  let arrays = 0
  for (const [token] of text.matchAll(TOKEN)) {
    const top = open.at(-1)
    if (token === '[') arrays++
    else if (token === ']') {
      arrays = Math.max(0, arrays - 1)
      if (top && arrays === 0) top.key = null
    } else if (arrays > 0) continue
    else if (token === '<<') {
      if (open.length >= MAX_DEPTH) return root
      const dictionary: PdfDictionary = open.length === 0 ? root : Object.create(null)
      if (top?.key) top.dictionary[top.key] = dictionary
      if (top) top.key = null
      open.push({ dictionary, key: null })
    } else if (token === '>>') {
      open.pop()
      if (open.length === 0) return root
    } else if (!top || token.startsWith('%')) continue
    else if (token.startsWith('/') && top.key === null) top.key = token.slice(1)
    else if (top.key !== null) {
      const reference = /^(\d+)\s+\d+\s+R$/.exec(token)
      if (reference) top.dictionary[top.key] = String(Number(reference[1]))
      top.key = null
    }
  }
  return root
}
